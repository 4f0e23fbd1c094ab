//! Reads boards in the forms that people have at hand: typed, from a slide, as a list of Python or C, as a grid with
//! bars, from a file.
//!
//! A text is first cut into [cells](cells) and the text between them. Nine cells are a board and eighteen are a start
//! and a goal, whatever brackets, quotes and separators are around them:
//!
//! ```text
//! 283164705      [[2, 8, 3], [1, 6, 4], [7, 0, 5]]      2 8 3 / 1 6 4 / 7 _ 5      283164705 -> 1238x4765
//! ```
//!
//! A board that lacks nothing but its blank is completed if the text shows the empty cell ([`grid`]). A leading `3`, as
//! in files that begin with the size, is skipped, and so are comments. For any other text, the error names the cell of
//! the first fault.

mod cells;
mod grid;

use std::{ops::Range, str::FromStr};

use thiserror::Error;

use super::{
    Board, BoardError, BoardRole, CELLS, Puzzle,
    parse::{BLANKS, next_tile, whole},
};
pub use cells::narrow;
use cells::{TextCell, TextCells};

/// The boards of a text: a start, and a goal if the text has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleText {
    /// The only board of the text, or the first.
    pub start: Board,
    /// The second board; `None` if the text has only one.
    pub goal: Option<Board>,
}

/// Why a text is neither a board nor two.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}{error}", match role {
    None => "",
    Some(BoardRole::Start) => "the start: ",
    Some(BoardRole::Goal) => "the goal: ",
})]
pub struct PuzzleTextError {
    /// The board that is wrong; `None` if the text seems to be one board.
    pub role: Option<BoardRole>,
    /// The fault of that board.
    pub error: BoardError,
}

impl PuzzleText {
    /// The puzzle of the text, with this goal if the text has none.
    pub fn or_goal(self, goal: Board) -> Puzzle {
        Puzzle::new(self.start, self.goal.unwrap_or(goal))
    }
}

impl FromStr for PuzzleText {
    type Err = PuzzleTextError;

    /// Reads one board, or a start and a goal: two boards one after the other, with an arrow between them, or with
    /// anything that may be between cells.
    fn from_str(text: &str) -> Result<Self, PuzzleTextError> {
        read(&TextCells::of(text, is_puzzle))
    }
}

impl FromStr for Board {
    type Err = BoardError;

    /// Reads exactly one board.
    fn from_str(text: &str) -> Result<Self, BoardError> {
        let cells = TextCells::of(text, is_puzzle);
        board(&cells, 0..cells.all.len())
    }
}

fn is_puzzle(cells: &TextCells) -> bool {
    read(cells).is_ok()
}

fn read(cells: &TextCells) -> Result<PuzzleText, PuzzleTextError> {
    let count = cells.all.len();
    let whole = board(cells, 0..count);
    if let (Ok(start), None) = (&whole, cells.arrow) {
        return Ok(PuzzleText { start: *start, goal: None });
    }
    let mut error = None;
    for middle in middles(cells) {
        match (board(cells, 0..middle), board(cells, middle..count)) {
            (Ok(start), Ok(goal)) => return Ok(PuzzleText { start, goal: Some(goal) }),
            (Err(start), _) => error = error.or(Some((BoardRole::Start, start))),
            (_, Err(goal)) => error = error.or(Some((BoardRole::Goal, goal))),
        }
    }
    Err(match (error, whole) {
        (Some((role, error)), _) => PuzzleTextError { role: Some(role), error },
        (None, Err(error)) => PuzzleTextError { role: None, error },
        (None, Ok(start)) => return Ok(PuzzleText { start, goal: None }),
    })
}

/// Returns the cells at which a second board may begin: at an arrow; without one, at the second of two words if the
/// text has more than nine cells, at the second of two lines of at least seven cells each, at the fourth of six lines,
/// and, among 18 or 19 cells, at the ninth from the end.
fn middles(cells: &TextCells) -> Vec<usize> {
    if let Some(arrow) = cells.arrow {
        return vec![arrow];
    }
    let count = cells.all.len();
    let (words, lines) = (starts(cells, |cell| cell.word), starts(cells, |cell| cell.line));
    let is_long = |middle: usize| middle.min(count - middle) + 2 >= CELLS;
    let mut middles = Vec::new();
    match (words.as_slice(), lines.as_slice()) {
        ([_, second], _) if count > CELLS => middles.push(*second),
        (_, [_, second]) if is_long(*second) => middles.push(*second),
        (_, [_, _, _, fourth, _, _]) => middles.push(*fourth),
        _ => {}
    }
    // A size before both boards is not a cell of either.
    middles.extend((count / 2 == CELLS).then(|| count - CELLS));
    middles
}

/// The first cell of each run of cells with the same key.
fn starts(cells: &TextCells, key: impl Fn(&TextCell) -> usize) -> Vec<usize> {
    let is_start = |at: &usize| *at == 0 || key(&cells.all[*at]) != key(&cells.all[at - 1]);
    (0..cells.all.len()).filter(is_start).collect()
}

fn board(cells: &TextCells, part: Range<usize>) -> Result<Board, BoardError> {
    let size_line = match &cells.all[part.clone()] {
        [first, second, ..] if first.letter == '3' && second.word != first.word => {
            Some(part.start + 1..part.end)
        }
        _ => None,
    };
    plain_board(cells, part.clone()).or_else(|error| {
        let without_size = size_line.and_then(|rest| plain_board(cells, rest).ok());
        without_size.ok_or_else(|| {
            let named = other_size(cells, part.clone()).or_else(|| no_tile(cells, part, &error));
            named.unwrap_or(error)
        })
    })
}

/// Returns the error for the first of nine words that is longer than one cell, if the word is a number or does not
/// begin as a tile does, and if no other fault comes before it.
fn no_tile(cells: &TextCells, part: Range<usize>, error: &BoardError) -> Option<BoardError> {
    let words: Vec<&[TextCell]> = cells.words(part).collect();
    let place = words.iter().position(|word| word.len() > 1)?;
    let cells_before: usize = words[..place].iter().map(|word| word.len()).sum();
    let is_first = match error {
        BoardError::TooMany { .. } => true,
        BoardError::NotATile { .. } => {
            (cells_before..cells_before + words[place].len()).contains(&error.cell())
        }
        _ => error.cell() >= cells_before,
    };
    let word: String = words[place].iter().map(|cell| cell.letter).collect();
    let is_number = word.chars().all(|letter| letter.is_ascii_digit());
    let begins_as_tile = word.starts_with(|letter: char| letter.is_ascii_digit() || BLANKS.contains(letter));
    let is_told = words.len() == CELLS && is_first && (is_number || !begins_as_tile);
    is_told.then_some(BoardError::NotATileWord { position: place + 1, word })
}

fn plain_board(cells: &TextCells, part: Range<usize>) -> Result<Board, BoardError> {
    let mut letters: Vec<char> = cells.all[part.clone()].iter().map(|cell| cell.letter).collect();
    if letters.len() + 1 == CELLS
        && let Some(empty) = grid::empty_cell(cells, part)
    {
        letters.insert(empty, 'x');
    }
    nine_cells(&letters)
}

/// Reads nine cells. A 9 is the blank if no other cell is.
fn nine_cells(letters: &[char]) -> Result<Board, BoardError> {
    let has_blank = letters.iter().any(|letter| BLANKS.contains(*letter));
    let mut tiles = Vec::with_capacity(CELLS);
    let mut first_repeated = None;
    for (at, letter) in letters.iter().enumerate() {
        let letter = if *letter == '9' && !has_blank { 'x' } else { *letter };
        match next_tile(&tiles, at + 1, letter) {
            Ok(tile) => tiles.push(tile),
            Err(error @ BoardError::Repeated { .. }) if letters.len() > CELLS => {
                tiles.push(u8::MAX);
                first_repeated = first_repeated.or(Some(error));
            }
            Err(error) => return Err(first_repeated.unwrap_or(error)),
        }
    }
    if let Some(BoardError::Repeated { position, tile, first }) = first_repeated {
        return Err(BoardError::TooMany { cells: letters.len(), tile, first, position });
    }
    whole(&tiles)
}

/// Returns the error for a board of another size, written in numbers: a square of at least 4 × 4, with or without its
/// size before it, or rows of equal length with all tiles and the blank.
fn other_size(cells: &TextCells, part: Range<usize>) -> Option<BoardError> {
    let number = |word: &[TextCell]| {
        let text: String = word.iter().map(|cell| cell.letter).collect();
        if BLANKS.contains(&text) { Some(0) } else { text.parse().ok() }
    };
    let numbers: Vec<usize> = cells.words(part.clone()).map(number).collect::<Option<_>>()?;
    let size = |rows, columns| Some(BoardError::OtherSize { rows, columns });
    let side = |numbers: &[usize]| {
        Some(numbers.len().isqrt()).filter(|side| *side > 3 && side * side == numbers.len())
    };
    let after_size =
        || numbers.split_first().and_then(|(first, rest)| side(rest).filter(|side| side == first));
    if let Some(side) = side(&numbers).or_else(after_size) {
        return size(side, side);
    }
    let rows: Vec<usize> = cells.all[part.clone()]
        .chunk_by(|one, next| one.row == next.row)
        .map(|row| row.chunk_by(|one, next| one.word == next.word).count())
        .collect();
    let columns = *rows.first()?;
    let is_even = rows.len() > 1 && columns > 1 && rows.iter().all(|row| *row == columns);
    // A board that breaks off is not a board of another size, which would have all of its tiles and a blank.
    let is_whole = (0..numbers.len()).all(|tile| numbers.contains(&tile));
    if is_even && is_whole && numbers.len() != CELLS { size(rows.len(), columns) } else { None }
}
