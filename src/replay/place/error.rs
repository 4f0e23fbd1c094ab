//! Why a text is no place.

use thiserror::Error;

use super::names::Quantity;
use crate::puzzle::BoardError;

/// What is wrong with a place, and at which character of the text, from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("character {position}: {fault}")]
pub struct PlaceError {
    /// The character, from 1; one beyond the last if the text ends too early.
    pub position: usize,
    /// What is wrong.
    pub fault: PlaceFault,
}

/// What is wrong with a place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlaceFault {
    /// A condition is to stand here, and the text ends.
    #[error("a condition is missing")]
    ConditionMissing,
    /// No condition begins with this.
    #[error("unknown word {word:?}; there are {known}")]
    UnknownWord {
        /// What stands there.
        word: String,
        /// The words that there are.
        known: String,
    },
    /// A quantity without a comparison.
    #[error("{}: =, !=, <, <=, > or >= is missing", .0.name())]
    ComparisonMissing(Quantity),
    /// A number must follow.
    #[error("a number is missing")]
    NumberMissing,
    /// A number that no recording reaches.
    #[error("a number is below 2^63")]
    NumberTooLarge,
    /// What is counted from 1 has no number 0.
    #[error("numbers begin with 1")]
    NumberZero,
    /// Tenths of something that is counted.
    #[error("{} is a whole number", .0.name())]
    NotWhole(Quantity),
    /// More than one decimal.
    #[error("a number has at most one decimal")]
    NotInTenths,
    /// A board that is none; positions in the reason are cells.
    #[error("the board: {0}")]
    Board(BoardError),
    /// The place is complete, and something follows.
    #[error("{0:?} is left over")]
    LeftOver(String),
}
