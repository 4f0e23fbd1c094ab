//! Reader of the line of a moment.

use super::{MomentError, MomentFault, MomentLine, MomentPlace, Opening, OpeningError, VERSION};
use crate::{
    heuristic::{HeuristicKind, Weight},
    puzzle::{Board, BoardRole, Puzzle},
    realm::{ParityCheck, Realm, Settings, Tie, TieOrder},
};

/// The text before the number of a version.
const MARK: &str = "8r";

/// Reads a line, which may be alone, in an address or in a sentence, or else a puzzle, which may be alone or in an
/// address.
///
/// # Errors
/// If the text has neither, or a faulty one.
pub fn read(text: &str) -> Result<Opening, OpeningError> {
    if let Some(begin) = line_begins(text) {
        let at = text[..begin].chars().count();
        let text: Vec<char> = text.chars().collect();
        return Ok(Opening::Moment(LineReader { text: &text, at }.line()?));
    }
    let whole = text.parse();
    let puzzle = whole.or_else(|error| behind_address(text).map_or(Err(error), str::parse))?;
    Ok(Opening::Puzzle(puzzle))
}

/// The byte at which a line of any version begins: its mark, a number and a colon, not in the middle of a word.
fn line_begins(text: &str) -> Option<usize> {
    text.match_indices(MARK).map(|(begin, _)| begin).find(|begin| {
        let behind = text[begin + MARK.len()..].trim_start_matches(|letter: char| letter.is_ascii_digit());
        let has_number = behind.len() + MARK.len() + begin < text.len();
        let is_word_before = text[..*begin].ends_with(|letter: char| letter.is_ascii_alphanumeric());
        has_number && behind.starts_with(':') && !is_word_before
    })
}

/// The text after the last `#` of an address; `None` unless the `#` directly follows other text and a letter or digit
/// comes after it.
fn behind_address(text: &str) -> Option<&str> {
    let (address, behind) = text.rsplit_once('#')?;
    let is_glued = address.ends_with(|before: char| !before.is_whitespace());
    (is_glued && behind.contains(char::is_alphanumeric)).then_some(behind)
}

/// A text that is being read, and the position in it.
struct LineReader<'a> {
    text: &'a [char],
    at: usize,
}

impl LineReader<'_> {
    fn error(&self, fault: MomentFault) -> MomentError {
        MomentError { position: self.at + 1, fault }
    }

    fn next_is(&self, is_meant: impl Fn(char) -> bool) -> bool {
        self.text.get(self.at).copied().is_some_and(is_meant)
    }

    /// Passes over a character if it comes next, and returns whether it did.
    fn takes(&mut self, letter: char) -> bool {
        let is_here = self.next_is(|next| next == letter);
        self.at += usize::from(is_here);
        is_here
    }

    fn must_take(&mut self, letter: char) -> Result<(), MomentError> {
        if self.takes(letter) { Ok(()) } else { Err(self.error(MomentFault::Missing(letter))) }
    }

    /// Reads all characters of a kind from here on.
    fn word(&mut self, is_part: impl Fn(char) -> bool) -> String {
        let word: String =
            self.text[self.at..].iter().copied().take_while(|letter| is_part(*letter)).collect();
        self.at += word.chars().count();
        word
    }

    fn line(&mut self) -> Result<MomentLine, MomentError> {
        if !VERSION.chars().all(|letter| self.takes(letter)) {
            return Err(self.error(MomentFault::LaterVersion));
        }
        let puzzle = self.puzzle()?;
        self.must_take(':')?;
        let realm = self.realm()?;
        let settings = self.settings()?;
        let place = if self.takes('@') { Some(self.place()?) } else { None };
        Ok(MomentLine { puzzle, realm, settings, place })
    }

    fn puzzle(&mut self) -> Result<Puzzle, MomentError> {
        let start = self.board(BoardRole::Start)?;
        let goal = if self.takes('-') { self.board(BoardRole::Goal)? } else { Board::standard_goal() };
        Ok(Puzzle::new(start, goal))
    }

    /// Reads nine characters in one piece. An error has the position of the faulty one.
    fn board(&mut self, board: BoardRole) -> Result<Board, MomentError> {
        let begin = self.at;
        let letters = self.word(char::is_alphanumeric);
        Board::of_cells(&letters).map_err(|error| {
            let position = begin + error.cell() + 1;
            MomentError { position, fault: MomentFault::Board { board, error } }
        })
    }

    fn realm(&mut self) -> Result<Realm, MomentError> {
        let begin = self.at;
        let label = self.word(|letter| letter.is_ascii_alphanumeric());
        let fault = |_| MomentError { position: begin + 1, fault: MomentFault::UnknownRealm(label.clone()) };
        label.parse().map_err(fault)
    }

    /// Reads the settings, if any follow. A colon or a comma with no letter after it belongs to the text around the
    /// line.
    fn settings(&mut self) -> Result<Settings, MomentError> {
        let mut settings = Settings::default();
        let (mut read, mut weight) = (String::new(), None);
        let mut joint = ':';
        while self.next_is(|next| next == joint)
            && self.text.get(self.at + 1).is_some_and(char::is_ascii_alphabetic)
        {
            self.at += 1;
            let begin = self.at;
            let name = self.word(|letter| letter.is_ascii_alphabetic());
            let unknown =
                || MomentError { position: begin + 1, fault: MomentFault::UnknownSetting(name.clone()) };
            let letter = match name.as_bytes() {
                [letter] if b"otnhwp".contains(letter) => char::from(*letter),
                _ => return Err(unknown()),
            };
            if read.contains(letter) {
                return Err(MomentError { position: begin + 1, fault: MomentFault::RepeatedSetting(letter) });
            }
            read.push(letter);
            self.must_take('=')?;
            if letter == 'w' {
                weight = Some((begin, self.weight()?));
            } else {
                self.setting(letter, &mut settings)?;
            }
            joint = ',';
        }
        match (weight, &mut settings.heuristic) {
            (Some((_, weight)), Some(heuristic @ HeuristicKind::Weighted(_))) => {
                *heuristic = HeuristicKind::Weighted(weight);
            }
            (Some((begin, _)), _) => {
                return Err(MomentError { position: begin + 1, fault: MomentFault::WeightAlone });
            }
            (None, _) => {}
        }
        Ok(settings)
    }

    fn setting(&mut self, letter: char, settings: &mut Settings) -> Result<(), MomentError> {
        let begin = self.at;
        let value = self.word(|letter| letter.is_ascii_alphanumeric() || letter == '-');
        let fault = |fault| MomentError { position: begin + 1, fault };
        let unknown = |known: &[&str]| {
            fault(MomentFault::UnknownValue {
                setting: letter,
                value: value.clone(),
                known: known.join(", "),
            })
        };
        match letter {
            'o' => settings.order = value.parse().map_err(|error| fault(MomentFault::Order(error)))?,
            't' => settings.tie = value.parse().map_err(|_| unknown(&Tie::ALL.map(Tie::name)))?,
            'n' => {
                settings.tie_order =
                    value.parse().map_err(|_| unknown(&TieOrder::ALL.map(TieOrder::name)))?;
            }
            'h' => {
                let known = || unknown(&HeuristicKind::ALL.map(HeuristicKind::name));
                settings.heuristic = Some(value.parse().map_err(|_| known())?);
            }
            _ if value == "off" => settings.parity = ParityCheck::Off,
            _ => return Err(unknown(&["off"])),
        }
        Ok(())
    }

    /// Reads digits, and more of them after a point. A point that ends a sentence is not part of the weight.
    fn weight(&mut self) -> Result<Weight, MomentError> {
        let begin = self.at;
        let mut number = self.word(|letter| letter.is_ascii_digit());
        if self.next_is(|next| next == '.') && self.text.get(self.at + 1).is_some_and(char::is_ascii_digit) {
            self.at += 1;
            number = format!("{number}.{}", self.word(|letter| letter.is_ascii_digit()));
        }
        number.parse().map_err(|error| MomentError { position: begin + 1, fault: MomentFault::Weight(error) })
    }

    fn place(&mut self) -> Result<MomentPlace, MomentError> {
        let begin = self.at;
        match self.word(|letter| letter.is_ascii_alphabetic()).as_str() {
            "e" => {
                let events = self.number('e')?;
                let check = if self.takes('~') { Some(self.check()?) } else { None };
                Ok(MomentPlace::Events { events, check })
            }
            "x" => self.number('x').map(MomentPlace::Expansion),
            "end" => Ok(MomentPlace::End),
            _ => Err(MomentError { position: begin + 1, fault: MomentFault::UnknownPlace }),
        }
    }

    fn number(&mut self, letter: char) -> Result<u64, MomentError> {
        let begin = self.at;
        let digits = self.word(|letter| letter.is_ascii_digit());
        if digits.is_empty() {
            return Err(self.error(MomentFault::NumberMissing(letter)));
        }
        let number = digits.parse().ok().filter(|number| *number < 1 << 63);
        number.ok_or(MomentError { position: begin + 1, fault: MomentFault::NumberTooLarge })
    }

    /// Reads exactly four hex digits.
    fn check(&mut self) -> Result<u16, MomentError> {
        let begin = self.at;
        let digits = self.word(|letter| letter.is_ascii_alphanumeric());
        let number = (digits.len() == 4).then(|| u16::from_str_radix(&digits, 16).ok()).flatten();
        number.ok_or(MomentError { position: begin + 1, fault: MomentFault::Check })
    }
}
