//! Errors in an input, as facts: the place, the case and the fault.

use std::{fmt, io};

use thiserror::Error;

use super::InputPlace;
use crate::puzzle::BoardError;

/// Why an input could not be processed to its end.
#[derive(Debug, Error)]
pub enum JudgeError {
    /// The input is not what the format requires.
    #[error(transparent)]
    Input(#[from] InputError),
    /// The input could not be read.
    #[error("the input could not be read: {0}")]
    Read(#[source] io::Error),
    /// The answers could not be written.
    #[error("the answers could not be written: {0}")]
    Write(#[source] io::Error),
}

/// A fault in an input, with its place and case.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{place}, case {case}: {fault}")]
pub struct InputError {
    /// The character that is wrong, or the end of the input.
    pub place: InputPlace,
    /// The case that the character belongs to, from 1.
    pub case: u64,
    /// The fault.
    pub fault: Fault,
}

/// Fault in an input.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// Not a board. Positions are cells of this board, from 1.
    #[error("{which}{error}")]
    Board {
        /// The board of the case.
        which: BoardOf,
        /// Why the cells are no board.
        error: BoardError,
    },
    /// A board should follow, and nothing does.
    #[error("{0}there is no board")]
    NoBoard(BoardOf),
    /// More than the one board that is required, beginning with this character.
    #[error("a second board begins here with {0:?}, and only one is asked for")]
    SecondBoard(char),
    /// The number of cases should be here, and nothing is.
    #[error("the number of cases is missing")]
    NoCount,
    /// A word in the place of the number of cases that is not a whole number from 0 on, or has more than 18 digits:
    /// then it ends in `…`.
    #[error("{0:?} is not a number of cases, which has 1 to 18 digits")]
    NotACount(String),
    /// Something follows the last case.
    #[error("only {} announced, and more follows", counted(*.0))]
    Surplus(u64),
    /// The input is marked as UTF-16.
    #[error("the input is UTF-16; it must be UTF-8")]
    Utf16,
}

/// Board of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardOf {
    /// The only board.
    Case,
    /// The start of a pair.
    Start,
    /// The goal of a pair.
    Goal,
}

/// A number of cases with its verb: `1 case was`, `2 cases were`.
fn counted(cases: u64) -> String {
    format!("{cases} {}", if cases == 1 { "case was" } else { "cases were" })
}

impl BoardOf {
    pub(super) const fn before(self, case: u64) -> (Self, u64) {
        match self {
            Self::Case => (Self::Case, case - 1),
            Self::Start => (Self::Goal, case - 1),
            Self::Goal => (Self::Start, case),
        }
    }
}

/// Writes the beginning of a message: `start: `, `goal: ` or nothing.
impl fmt::Display for BoardOf {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Case => "",
            Self::Start => "start: ",
            Self::Goal => "goal: ",
        })
    }
}
