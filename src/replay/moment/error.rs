//! Why a text is not the line of a moment.

use thiserror::Error;

use crate::{
    heuristic::WeightError,
    puzzle::{BoardError, BoardRole, OrderError, PuzzleTextError},
};

/// Why a text asks to open nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpeningError {
    /// Something is wrong with the line of a moment.
    #[error(transparent)]
    Line(#[from] MomentError),
    /// A text without such a line is no puzzle.
    #[error(transparent)]
    Puzzle(#[from] PuzzleTextError),
}

/// What is wrong with a line, and at which character of the text, from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("character {position}: {fault}")]
pub struct MomentError {
    /// The character, from 1; one beyond the last if the text ends too early.
    pub position: usize,
    /// What is wrong.
    pub fault: MomentFault,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MomentFault {
    /// A version that this program does not know.
    #[error("a later version's line")]
    LaterVersion,
    /// One of its boards is none; positions in the reason are cells.
    #[error("the {}: {error}", match board { BoardRole::Start => "start", BoardRole::Goal => "goal" })]
    Board {
        board: BoardRole,
        /// Why.
        error: BoardError,
    },
    /// Something must follow that does not.
    #[error("{0:?} is missing")]
    Missing(char),
    /// No realm has this label.
    #[error("realm {0}")]
    UnknownRealm(String),
    /// No setting has this letter.
    #[error("unknown setting {0}")]
    UnknownSetting(String),
    /// A setting that has stood before.
    #[error("{0}= again")]
    RepeatedSetting(char),
    /// A value that this setting cannot have.
    #[error("{setting}={value}: there are {known}")]
    UnknownValue {
        /// The letter of the setting.
        setting: char,
        /// What was given.
        value: String,
        known: String,
    },
    /// An order that is none; positions in the reason are letters of the order.
    #[error("the order: {0}")]
    Order(OrderError),
    /// A weight that is none.
    #[error("the weight: {0}")]
    Weight(WeightError),
    /// A weight for a heuristic that has none.
    #[error("w without h=weighted")]
    WeightAlone,
    /// No such place.
    #[error("a place is e and a number, x and a number, or end")]
    UnknownPlace,
    /// A place without its number.
    #[error("{0}: a number is missing")]
    NumberMissing(char),
    /// A number that no recording reaches.
    #[error("a number is below 2^63")]
    NumberTooLarge,
    /// A check that is not four hex digits.
    #[error("a check is four hex digits")]
    Check,
}
