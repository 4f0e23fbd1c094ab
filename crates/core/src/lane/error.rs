//! Why a text is not the line of a lane or of a moment.

use thiserror::Error;

use super::LaneRefusal;
use crate::{
    heuristic::WeightError,
    puzzle::{BoardError, BoardRole, OrderError},
    realm::DepthLimitError,
};

/// A fault in a line, and its position in the text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("character {position}: {fault}")]
pub struct LineError {
    /// The character, from 1; one beyond the last if the text ends too early.
    pub position: usize,
    pub fault: LineFault,
}

/// Kind of fault in a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LineFault {
    /// A version that this program does not know.
    #[error("a later version's line")]
    LaterVersion,
    /// Text that is not a board; positions in the reason are cells.
    #[error("the {}: {error}", match board { BoardRole::Start => "start", BoardRole::Goal => "goal" })]
    Board { board: BoardRole, error: BoardError },
    /// A character that must follow and does not.
    #[error("{0:?} is missing")]
    Missing(char),
    /// A label that no realm has.
    #[error("realm {0}")]
    UnknownRealm(String),
    /// A name that no setting has.
    #[error("unknown setting {0}")]
    UnknownSetting(String),
    /// A setting that is given twice.
    #[error("{0}= again")]
    RepeatedSetting(char),
    /// A value that this setting cannot have.
    #[error("{setting}={value}: there are {known}")]
    UnknownValue {
        /// The letter of the setting.
        setting: char,
        /// The value that was given.
        value: String,
        known: String,
    },
    /// Text that is not an order; positions in the reason are letters of the order.
    #[error("the order: {0}")]
    Order(OrderError),
    /// Text that is not a weight.
    #[error("the weight: {0}")]
    Weight(WeightError),
    /// A weight for a heuristic that has none.
    #[error("w without h=weighted")]
    WeightAlone,
    /// Text that is not a depth limit.
    #[error("{0}")]
    DepthLimit(DepthLimitError),
    /// Settings that are no search together, or not in this realm.
    #[error("{0}")]
    Lane(LaneRefusal),
    /// A lane that the line has already.
    #[error("that is lane {0}")]
    LaneTwice(char),
    /// More than eight lanes.
    #[error("a line has eight lanes at most")]
    TooManyLanes,
    /// A lane that comes after the place.
    #[error("lanes come before the place")]
    LaneBehindPlace,
    /// A letter that no lane of the line has.
    #[error("no lane of the line has this letter")]
    UnknownLane,
    /// Text behind a lane that stands alone.
    #[error("nothing may follow the lane")]
    TextBehind,
    /// Text that is not a place.
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
