//! Estimates of how far a board is from the goal, told the goal once.
//!
//! An estimate h is *admissible* if it never exceeds the true distance, and *consistent* if no move
//! changes it by more than the move costs. Both estimates here are both: every move brings one tile
//! at most one step, or one place, nearer.

mod manhattan;
mod misplaced;

use std::{fmt, str::FromStr};

use thiserror::Error;

pub use manhattan::Manhattan;
pub use misplaced::Misplaced;

use crate::puzzle::Board;

/// An estimate of the moves that are left.
pub trait Heuristic {
    /// h of a board: 0 for the goal, in moves.
    fn estimate(&self, board: Board) -> u16;
}

/// An estimate by name, before it has been told a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Estimate {
    /// Tiles out of place, the blank not counted: 0 to 8.
    Misplaced,
    /// Steps that the tiles still need, each alone on the board: 0 to 22 for a goal in a corner.
    Manhattan,
}

/// A name that no estimate has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a heuristic; there are misplaced and manhattan")]
pub struct UnknownEstimate(pub String);

impl Estimate {
    /// Weakest first.
    pub const ALL: [Self; 2] = [Self::Misplaced, Self::Manhattan];

    /// Its name on the command line, in JSON and in message ids.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Misplaced => "misplaced",
            Self::Manhattan => "manhattan",
        }
    }

    /// Tells it the goal.
    pub fn to(self, goal: Board) -> Told {
        match self {
            Self::Misplaced => Told::Misplaced(Misplaced::to(goal)),
            Self::Manhattan => Told::Manhattan(Manhattan::to(goal)),
        }
    }
}

/// An estimate that has been told the goal, whichever it is.
#[derive(Clone, Debug)]
pub enum Told {
    /// Tiles out of place.
    Misplaced(Misplaced),
    /// Steps that the tiles still need.
    Manhattan(Manhattan),
}

impl Heuristic for Told {
    fn estimate(&self, board: Board) -> u16 {
        match self {
            Self::Misplaced(misplaced) => misplaced.estimate(board),
            Self::Manhattan(manhattan) => manhattan.estimate(board),
        }
    }
}

impl fmt::Display for Estimate {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl FromStr for Estimate {
    type Err = UnknownEstimate;

    fn from_str(name: &str) -> Result<Self, UnknownEstimate> {
        let known = Self::ALL.into_iter().find(|estimate| estimate.name() == name);
        known.ok_or_else(|| UnknownEstimate(name.to_owned()))
    }
}
