//! Cuts a text into cells, and records where the text between them shows an empty cell.

use std::{mem, ops::Range};

use unicode_normalization::char::decompose_compatible;

use crate::puzzle::{CELLS, parse::BLANKS};

/// Words of programming languages that are read as the blank.
const BLANK_WORDS: [&str; 2] = ["none", "null"];

/// Beginnings of printed arrays.
const ARRAYS: [&str; 3] = ["array(", "np.array(", "numpy.array("];

/// Separators between fields. Two with no cell between them show an empty cell.
const FIELD_ENDS: &str = ",、;|/\t│┃║";

/// Brackets, dashes and the like, around cells and between them.
const WRAPPING: &str = "()[]{}【】〔〕《》〈〉。+-–—−";

/// Characters that end a row, besides the ends of lines.
const ROW_ENDS: &str = "]})】〕》〉;/";

/// Characters of a rule between the rows of a table.
const RULE: &str = "|-–—:=+ \t";

/// Characters that look like a blank, or mean one, and are read as the blank.
const LIKE_BLANKS: &str = "×☐⬜▢◻空";

/// Quotation marks around a cell. Two with only spaces between them are read as the blank.
const QUOTES: &str = "'\"`‘’“”「」";

/// Number of cells of two boards.
const PAIR: usize = 2 * CELLS;

/// Arrows between a start and a goal.
const ARROWS: &str = "→⇒⟶";

/// A cell of a text, or a character in the place of a cell.
#[derive(Clone, Copy, Debug)]
pub struct TextCell {
    /// The character. A full-width form is replaced by its narrow form, and any way of writing the blank as a word, as
    /// a quotation or as one of `LIKE_BLANKS` by `x`.
    pub letter: char,
    /// Line of the text, from 0.
    pub line: usize,
    /// Position in the line, in characters from 0.
    pub column: usize,
    /// Number, from 0, of the run of adjacent cells that the cell belongs to.
    pub word: usize,
    /// Row, from 0. A row ends with a line, a closing bracket, a semicolon or a slash.
    pub row: usize,
}

/// The end of a field in a row of several fields.
#[derive(Clone, Copy, Debug)]
pub struct FieldEnd {
    /// Line of the text, from 0.
    pub line: usize,
    /// Number of cells of the text before this end.
    pub cells_before: usize,
}

/// The cells of a text.
#[derive(Debug, Default)]
pub struct TextCells {
    /// All cells, in the order of the text.
    pub all: Vec<TextCell>,
    /// Empty fields, each between two field ends of one line, by the number of cells before them.
    pub empty_fields: Vec<usize>,
    /// All ends of fields.
    pub field_ends: Vec<FieldEnd>,
    /// Number of cells before the first arrow; `None` if the text has no arrow.
    pub arrow: Option<usize>,
}

/// Meaning of a `-` before one or two cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Dash {
    Separates,
    MayBeSign,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum SignKind {
    Cell,
    FieldEnd,
    Quote,
    Wrapping,
    Arrow,
    Space,
    Stranger,
}

fn kind_of(letter: char) -> SignKind {
    match letter {
        '0'..='9' => SignKind::Cell,
        _ if BLANKS.contains(letter) => SignKind::Cell,
        _ if FIELD_ENDS.contains(letter) => SignKind::FieldEnd,
        _ if QUOTES.contains(letter) => SignKind::Quote,
        _ if WRAPPING.contains(letter) || ('\u{2500}'..='\u{257F}').contains(&letter) => SignKind::Wrapping,
        _ if ARROWS.contains(letter) => SignKind::Arrow,
        _ if letter.is_whitespace() || letter == '\u{FEFF}' => SignKind::Space,
        _ => SignKind::Stranger,
    }
}

/// Returns the compatibility form of a character (NFKD), such as the narrow form of a full-width one, if that form is a
/// single character, and otherwise the character itself.
pub fn narrow(character: char) -> char {
    let mut forms = (None, 0);
    decompose_compatible(character, |form| forms = (Some(form), forms.1 + 1));
    match forms {
        (Some(form), 1) => form,
        _ => character,
    }
}

fn ends_line(letter: char) -> bool {
    matches!(letter, '\n' | '\r' | '\u{B}' | '\u{C}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

impl TextCells {
    /// Cuts a text into cells. The rest of a line after a `#` is a comment unless its cells are a puzzle.
    pub fn of(text: &str, is_puzzle: fn(&Self) -> bool) -> Self {
        let plain = |letter: char| if LIKE_BLANKS.contains(letter) { 'x' } else { narrow(letter) };
        let letters: Vec<char> = text.chars().map(plain).collect();
        let mut cells = Scanner::cut(&letters, Some(is_puzzle), Dash::Separates);
        // A `-` before one or two digits may be a minus sign, but is read so only in a text that is no puzzle
        // otherwise.
        if !is_puzzle(&cells) && letters.contains(&'-') {
            cells = Scanner::cut(&letters, Some(is_puzzle), Dash::MayBeSign);
        }
        cells.drop_points();
        cells.drop_zeros();
        cells
    }

    /// The runs of adjacent cells in a part.
    pub fn words(&self, part: Range<usize>) -> impl Iterator<Item = &[TextCell]> + Clone {
        self.all[part].chunk_by(|one, next| one.word == next.word)
    }

    /// Drops the leading zeros of `02 08 03`, if all of nine or eighteen numbers are written with one.
    fn drop_zeros(&mut self) {
        let is_padded = |word: &[TextCell]| matches!(word, [zero, tile] if zero.letter == '0' && tile.letter.is_ascii_digit());
        let words = || self.words(0..self.all.len());
        let is_padded = matches!(words().count(), CELLS | PAIR) && words().all(is_padded);
        if is_padded {
            let mut is_tile = [false, true].into_iter().cycle();
            self.all.retain(|_| is_tile.next().expect("there are always more"));
            *self = Self { all: mem::take(&mut self.all), ..Self::default() };
        }
    }

    /// Drops the points of `1. 2. 3.`, if at least eight numbers end with one and no other word contains one.
    fn drop_points(&mut self) {
        let is_number = |word: &[TextCell]| match word {
            [digits @ .., last] => {
                last.letter == '.'
                    && !digits.is_empty()
                    && digits.iter().all(|cell| cell.letter.is_ascii_digit())
            }
            [] => false,
        };
        let is_other = |word: &[TextCell]| word.iter().all(|cell| cell.letter != '.');
        let count = |is_meant: &dyn Fn(&[TextCell]) -> bool| {
            self.words(0..self.all.len()).filter(|word| is_meant(word)).count()
        };
        let (all, numbers, others) = (count(&|_| true), count(&is_number), count(&is_other));
        if all == numbers + others && numbers + 1 >= CELLS {
            self.all.retain(|cell| cell.letter != '.');
            *self = Self { all: mem::take(&mut self.all), ..Self::default() };
        }
    }
}

/// A walk through a text.
struct Scanner<'a> {
    letters: &'a [char],
    /// The line in which no `#` begins a comment.
    puzzle_line: Option<usize>,
    /// Test for whether the text after a `#` is a puzzle; `None` while such a text is being tested.
    is_puzzle: Option<fn(&TextCells) -> bool>,
    at: usize,
    line: usize,
    line_begin: usize,
    /// Whether something separates the next cell from the one before.
    is_apart: bool,
    /// Whether the line has an end of a field with nothing after it yet.
    is_field_empty: bool,
    /// Opening mark of a quotation that has not ended; `None` outside quotations.
    quoted: Option<char>,
    dash: Dash,
    row: usize,
    cells: TextCells,
}

impl<'a> Scanner<'a> {
    fn cut(letters: &'a [char], is_puzzle: Option<fn(&TextCells) -> bool>, dash: Dash) -> TextCells {
        let mut scanner = Self {
            letters,
            puzzle_line: None,
            is_puzzle,
            at: 0,
            line: 0,
            line_begin: 0,
            is_apart: true,
            is_field_empty: false,
            quoted: None,
            dash,
            row: 0,
            cells: TextCells::default(),
        };
        while scanner.at < letters.len() {
            scanner.step();
        }
        scanner.cells
    }

    fn rest(&self) -> &'a [char] {
        &self.letters[self.at..]
    }

    /// Passes over one cell, or over something between cells.
    fn step(&mut self) {
        let letter = self.letters[self.at];
        if self.at == self.line_begin && self.is_rule() {
            return self.pass(self.line_from(self.at).len());
        }
        if ROW_ENDS.contains(letter) {
            self.end_row();
        }
        match kind_of(letter) {
            SignKind::Cell => self.cell(letter),
            SignKind::FieldEnd => self.field_end(),
            SignKind::Quote => self.quote(letter),
            SignKind::Space => self.space(letter),
            SignKind::Arrow => self.arrow(1),
            SignKind::Wrapping => self.wrapping(letter),
            SignKind::Stranger if letter == '#' => self.mark(),
            SignKind::Stranger if letter == '·' => self.middle_dot(),
            SignKind::Stranger => self.word(letter),
        }
    }

    fn pass(&mut self, letters: usize) {
        self.at += letters;
        self.is_apart = true;
    }

    /// Adds one cell, and skips the fraction of a number such as `4.0`.
    fn cell(&mut self, letter: char) {
        self.push(letter);
        self.at += 1;
        let zeros = self.rest().iter().skip(1).take_while(|next| **next == '0').count();
        let behind = self.rest().get(1 + zeros).copied();
        let is_number = letter.is_ascii_digit()
            && zeros > 0
            && !behind.is_some_and(|next| kind_of(next) == SignKind::Cell);
        if is_number && self.rest().first() == Some(&'.') {
            self.at += 1 + zeros;
        }
    }

    fn push(&mut self, letter: char) {
        let word = match self.cells.all.last() {
            Some(before) => before.word + usize::from(self.is_apart),
            None => 0,
        };
        let column = self.at - self.line_begin;
        self.cells.all.push(TextCell { letter, line: self.line, column, word, row: self.row });
        (self.is_apart, self.is_field_empty) = (false, false);
    }

    fn end_row(&mut self) {
        self.row += usize::from(self.cells.all.last().is_some_and(|cell| cell.row == self.row));
    }

    /// Whether the line that begins here is a rule between the rows of a table, such as `|---|---|`.
    fn is_rule(&self) -> bool {
        let line = self.line_from(self.at);
        line.contains(&'|') && line.contains(&'-') && line.iter().all(|letter| RULE.contains(*letter))
    }

    /// Begins or ends a quotation. A quotation of nothing but spaces is a blank.
    fn quote(&mut self, letter: char) {
        let spaces = self.rest()[1..].iter().take_while(|next| **next == ' ').count();
        let is_closed = self.rest().get(1 + spaces) == Some(&letter);
        if self.quoted.is_none() && spaces > 0 && is_closed {
            self.is_apart = true;
            self.push('x');
            return self.pass(2 + spaces);
        }
        // Within a quotation, any other quotation mark is part of its text.
        match self.quoted {
            None => self.quoted = Some(letter),
            Some(begun) if begun == letter => self.quoted = None,
            Some(_) => {}
        }
        self.pass(1);
    }

    fn field_end(&mut self) {
        let cells_before = self.cells.all.len();
        if self.is_field_empty {
            self.cells.empty_fields.push(cells_before);
        }
        self.cells.field_ends.push(FieldEnd { line: self.line, cells_before });
        self.pass(1);
        self.is_field_empty = true;
    }

    fn space(&mut self, letter: char) {
        self.pass(1);
        if ends_line(letter) {
            self.end_row();
            (self.line, self.line_begin, self.is_field_empty) = (self.line + 1, self.at, false);
        }
    }

    fn arrow(&mut self, letters: usize) {
        self.cells.arrow = self.cells.arrow.or(Some(self.cells.all.len()));
        self.is_field_empty = false;
        self.pass(letters);
    }

    fn wrapping(&mut self, letter: char) {
        if self.dash == Dash::MayBeSign && letter == '-' && self.is_minus() {
            self.is_apart = true;
            self.push(letter);
            self.at += 1;
            return;
        }
        let dashes = self.rest().iter().take_while(|next| **next == '-').count();
        if letter == '-' && self.rest().get(dashes) == Some(&'>') {
            self.arrow(dashes + 1);
        } else {
            self.pass(dashes.max(1));
        }
    }

    /// Whether this `-` is a minus sign: at the beginning of the text or after white space, a field end, `[` or `(`,
    /// and directly before one or two cells, of which the first is a digit.
    fn is_minus(&self) -> bool {
        let kind_before = self.at.checked_sub(1).map(|before| kind_of(self.letters[before]));
        let is_begin = kind_before.is_none_or(|kind| matches!(kind, SignKind::Space | SignKind::FieldEnd))
            || self.letters[..self.at].ends_with(&['['])
            || self.letters[..self.at].ends_with(&['(']);
        let cells = self.rest()[1..].iter().take_while(|next| kind_of(**next) == SignKind::Cell).count();
        is_begin && matches!(cells, 1 | 2) && self.rest()[1].is_ascii_digit()
    }

    /// Handles a `#`. At the beginning of a line or after white space it begins a comment, unless the rest of the line
    /// is a puzzle. After eight cells, and with nothing behind it on its line, a `#` takes the place of the ninth cell.
    fn mark(&mut self) {
        let is_bare = self.cells.all.len() + 1 == CELLS && self.is_line_empty_behind();
        let is_first = self.at == 0 || kind_of(self.letters[self.at - 1]) == SignKind::Space;
        match self.is_puzzle {
            Some(_) if self.puzzle_line == Some(self.line) => self.pass(1),
            None => self.pass(1),
            Some(_) if !is_first || is_bare => {
                self.push('#');
                self.at += 1;
            }
            Some(is_puzzle) if is_puzzle(&Self::cut(self.line_behind(), None, self.dash)) => {
                self.puzzle_line = Some(self.line);
                self.pass(1);
            }
            Some(_) => self.pass(1 + self.line_behind().len()),
        }
    }

    fn is_line_empty_behind(&self) -> bool {
        let next = self.rest()[1..].iter().find(|letter| !letter.is_whitespace() || ends_line(**letter));
        next.is_none_or(|letter| ends_line(*letter))
    }

    /// The rest of the line after this character.
    fn line_behind(&self) -> &'a [char] {
        self.line_from(self.at + 1)
    }

    fn line_from(&self, at: usize) -> &'a [char] {
        let rest = &self.letters[at..];
        let end = rest.iter().position(|next| ends_line(*next)).unwrap_or(rest.len());
        &rest[..end]
    }

    /// Handles a `·`, which separates cells. Before text that cannot belong to a board it ends the board: nothing after
    /// it is read.
    fn middle_dot(&mut self) {
        let mut behind = self.rest()[1..].iter().map(|next| (next, kind_of(*next)));
        match behind.find(|(next, kind)| **next != '·' && *kind != SignKind::Space) {
            Some((_, SignKind::Stranger)) => self.at = self.letters.len(),
            _ => self.pass(1),
        }
    }

    /// Reads a word for the blank, or the beginning of an array. Any other character becomes a cell.
    fn word(&mut self, letter: char) {
        let begins = |word: &str| {
            let mut letters = self.rest().iter();
            word.chars()
                .all(|expected| letters.next().is_some_and(|next| next.eq_ignore_ascii_case(&expected)))
        };
        let ends = |length: usize| !self.rest().get(length).is_some_and(|next| next.is_alphanumeric());
        if let Some(array) = ARRAYS.into_iter().find(|array| self.is_apart && begins(array)) {
            self.pass(array.len());
        } else if let Some(blank) = BLANK_WORDS.into_iter().find(|blank| begins(blank) && ends(blank.len())) {
            self.push('x');
            self.pass(blank.len());
        } else {
            self.push(letter);
            self.at += 1;
        }
    }
}
