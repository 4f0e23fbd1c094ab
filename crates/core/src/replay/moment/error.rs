//! Why a text opens nothing.

use thiserror::Error;

use crate::{lane::LineError, puzzle::PuzzleTextError};

/// Why a text opens nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpeningError {
    /// An error in the line of a moment.
    #[error(transparent)]
    Line(#[from] LineError),
    /// A text without such a line that is not a puzzle either.
    #[error(transparent)]
    Puzzle(#[from] PuzzleTextError),
}
