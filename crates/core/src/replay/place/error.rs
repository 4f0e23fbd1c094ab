//! Why a text is not a place.

use thiserror::Error;

use super::names::Quantity;
use crate::puzzle::BoardError;

/// A fault in the text of a place, and its position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("character {position}: {fault}")]
pub struct PlaceError {
    /// The character, from 1; one beyond the last if the text ends too early.
    pub position: usize,
    pub fault: PlaceFault,
}

/// Kind of fault in the text of a place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlaceFault {
    /// The end of the text where a condition must follow.
    #[error("a condition is missing")]
    ConditionMissing,
    /// A word with which no condition begins.
    #[error("unknown word {word:?}; there are {known}")]
    UnknownWord {
        /// The word, or the character that is in its place.
        word: String,
        /// The words that may be there.
        known: String,
    },
    /// A quantity without a comparison.
    #[error("{}: =, !=, <, <=, > or >= is missing", .0.name())]
    ComparisonMissing(Quantity),
    /// No number where one must follow.
    #[error("a number is missing")]
    NumberMissing,
    /// A number that no recording reaches.
    #[error("a number is below 2^63")]
    NumberTooLarge,
    /// Number 0 of something that is counted from 1.
    #[error("numbers begin with 1")]
    NumberZero,
    /// Tenths of something that is counted.
    #[error("{} is a whole number", .0.name())]
    NotWhole(Quantity),
    /// More than one decimal.
    #[error("a number has at most one decimal")]
    NotInTenths,
    /// Text that is not a board; positions in the reason are cells.
    #[error("the board: {0}")]
    Board(BoardError),
    /// Text after a complete place.
    #[error("{0:?} is left over")]
    LeftOver(String),
}
