//! Reader of the line of a moment.

use super::{LanesLine, Line, MomentLine, MomentPlace, Opening, OpeningError};
use crate::{
    lane::{Lane, LineError, LineFault, LineReader, MAX_LANES, letter},
    puzzle::{Board, BoardRole, Puzzle},
    realm::Settings,
};

/// Version of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Version {
    /// 1: a moment in one of the eight realms.
    OneOfTheEight,
    /// 2: a moment in lanes of one's own.
    OwnLanes,
}

/// The text before the number of a version.
const MARK: &str = "8r";

/// Reads a line, which may be alone, in an address or in a sentence, or else a puzzle, which may be alone or in an
/// address.
///
/// # Errors
/// If the text has neither, or a faulty one.
pub fn read(text: &str) -> Result<Opening, OpeningError> {
    if let Some(at) = begins(text) {
        let text: Vec<char> = text.chars().collect();
        return Ok(Opening::Moment(LineReader { text: &text, at }.line()?));
    }
    let whole = text.parse();
    let puzzle = whole.or_else(|error| behind_address(text).map_or(Err(error), str::parse))?;
    Ok(Opening::Puzzle(puzzle))
}

/// The character at which a line of any version begins, from 0; `None` if there is none.
pub fn begins(text: &str) -> Option<usize> {
    line_begins(text).map(|begin| text[..begin].chars().count())
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

impl LineReader<'_> {
    fn line(&mut self) -> Result<Line, LineError> {
        let version = self.version()?;
        let puzzle = self.puzzle()?;
        self.must_take(':')?;
        match version {
            Version::OneOfTheEight => self.one_of_the_eight(puzzle).map(Line::Realm),
            Version::OwnLanes => self.own_lanes(puzzle).map(Line::Own),
        }
    }

    fn version(&mut self) -> Result<Version, LineError> {
        self.at += MARK.len();
        let version = if self.takes('1') {
            Version::OneOfTheEight
        } else if self.takes('2') {
            Version::OwnLanes
        } else {
            return Err(self.error(LineFault::LaterVersion));
        };
        if self.takes(':') { Ok(version) } else { Err(self.error(LineFault::LaterVersion)) }
    }

    /// Reads the rest of a line with one of the eight realms. Its settings are meant for all of them, so the realm may
    /// leave some unused.
    fn one_of_the_eight(&mut self, puzzle: Puzzle) -> Result<MomentLine, LineError> {
        let begin = self.at;
        let lane = self.lane()?;
        let checked = lane.where_used().check(&Settings::default());
        checked.map_err(|why| LineError { position: begin + 1, fault: LineFault::Lane(why) })?;
        let settings = lane.settings(&Settings::default());
        let place = if self.takes('@') { Some(self.place()?) } else { None };
        Ok(MomentLine { puzzle, realm: lane.realm, settings, place })
    }

    /// Reads the rest of a line with lanes of one's own.
    fn own_lanes(&mut self, puzzle: Puzzle) -> Result<LanesLine, LineError> {
        let mut lanes: Vec<Lane> = Vec::new();
        loop {
            let begin = self.at;
            let fault = |fault| LineError { position: begin + 1, fault };
            let lane = self.lane()?;
            let lane = lane.lane(&Settings::default()).map_err(|why| fault(LineFault::Lane(why)))?;
            if lanes.len() == MAX_LANES {
                return Err(fault(LineFault::TooManyLanes));
            }
            if let Some(place) = lanes.iter().position(|other| *other == lane) {
                return Err(fault(LineFault::LaneTwice(letter(place))));
            }
            lanes.push(lane);
            if !self.takes('+') {
                break;
            }
        }
        let (mut chosen, mut place) = (0, None);
        if self.takes('@') {
            chosen = self.chosen(lanes.len())?;
            place = Some(self.place()?);
            if self.next_is(|next| next == '+') {
                return Err(self.error(LineFault::LaneBehindPlace));
            }
        }
        Ok(LanesLine { puzzle, lanes, chosen, place })
    }

    /// Reads the letter of the chosen lane and the point after it; without them the first lane is chosen.
    fn chosen(&mut self, lanes: usize) -> Result<usize, LineError> {
        if self.text.get(self.at + 1) != Some(&'.') {
            return Ok(0);
        }
        let place = (0..lanes).find(|place| self.next_is(|next| next == letter(*place)));
        let place = place.ok_or_else(|| self.error(LineFault::UnknownLane))?;
        self.at += 2;
        Ok(place)
    }

    fn puzzle(&mut self) -> Result<Puzzle, LineError> {
        let start = self.board(BoardRole::Start)?;
        let goal = if self.takes('-') { self.board(BoardRole::Goal)? } else { Board::standard_goal() };
        Ok(Puzzle::new(start, goal))
    }

    /// Reads nine characters in one piece. An error has the position of the faulty one.
    fn board(&mut self, board: BoardRole) -> Result<Board, LineError> {
        let begin = self.at;
        let letters = self.word(char::is_alphanumeric);
        Board::of_cells(&letters).map_err(|error| {
            let position = begin + error.cell() + 1;
            LineError { position, fault: LineFault::Board { board, error } }
        })
    }

    fn place(&mut self) -> Result<MomentPlace, LineError> {
        let begin = self.at;
        match self.word(|letter| letter.is_ascii_alphabetic()).as_str() {
            "e" => {
                let events = self.number('e')?;
                let check = if self.takes('~') { Some(self.check()?) } else { None };
                Ok(MomentPlace::Events { events, check })
            }
            "x" => self.number('x').map(MomentPlace::Expansion),
            "end" => Ok(MomentPlace::End),
            _ => Err(LineError { position: begin + 1, fault: LineFault::UnknownPlace }),
        }
    }

    fn number(&mut self, letter: char) -> Result<u64, LineError> {
        let begin = self.at;
        let digits = self.word(|letter| letter.is_ascii_digit());
        if digits.is_empty() {
            return Err(self.error(LineFault::NumberMissing(letter)));
        }
        let number = digits.parse().ok().filter(|number| *number < 1 << 63);
        number.ok_or(LineError { position: begin + 1, fault: LineFault::NumberTooLarge })
    }

    /// Reads exactly four hex digits.
    fn check(&mut self) -> Result<u16, LineError> {
        let begin = self.at;
        let digits = self.word(|letter| letter.is_ascii_alphanumeric());
        let number = (digits.len() == 4).then(|| u16::from_str_radix(&digits, 16).ok()).flatten();
        number.ok_or(LineError { position: begin + 1, fault: LineFault::Check })
    }
}
