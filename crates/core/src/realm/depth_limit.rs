//! The depth at which a depth-limited search goes back.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A number of moves, 0 to 40: deep enough to pass the 31 moves of the farthest boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DepthLimit(u8);

/// Error for a text that is not a whole number of moves, 0 to 40.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a depth limit is a whole number from 0 to {}", DepthLimit::MAX)]
pub struct DepthLimitError;

impl DepthLimit {
    /// 40 moves.
    pub const MAX: Self = Self(40);

    /// A limit of so many moves, or of as many as there can be.
    pub fn of(moves: u8) -> Self {
        Self(moves).min(Self::MAX)
    }

    /// The limit in moves.
    pub const fn moves(self) -> u8 {
        self.0
    }
}

impl fmt::Display for DepthLimit {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl FromStr for DepthLimit {
    type Err = DepthLimitError;

    fn from_str(text: &str) -> Result<Self, DepthLimitError> {
        let is_number = text.len() <= 2 && text.bytes().all(|digit| digit.is_ascii_digit());
        let limit = text.parse().ok().map(Self).filter(|limit| is_number && *limit <= Self::MAX);
        limit.ok_or(DepthLimitError)
    }
}
