//! Heuristics: estimates of how far a board is from the goal, each constructed for one goal.
//!
//! A heuristic h is *admissible* if it never exceeds the true distance, and *consistent* if no move
//! changes it by more than the move costs. [`HeuristicKind`] documents which of these each is, and why:
//!
//! | heuristic | counts | admissible | consistent |
//! |---|---|---|---|
//! | none: h = 0 | moves | yes | yes |
//! | misplaced tiles | moves | yes | yes |
//! | misplaced tiles, blank counted | moves | no, by 1 | no |
//! | Manhattan distance | moves | yes | yes |
//! | linear conflict | moves | yes | yes |
//! | weighted Manhattan | tenths | only for w = 1 | only for w = 1 |

#![warn(missing_docs)]

mod blank_counted;
mod goal_heuristic;
mod heuristic_kind;
mod linear_conflict;
mod manhattan;
mod misplaced;
mod parts;
mod survey;
mod unit;
mod weighted;

pub use blank_counted::BlankCounted;
pub use goal_heuristic::GoalHeuristic;
pub use heuristic_kind::HeuristicKind;
pub use linear_conflict::LinearConflict;
pub use manhattan::Manhattan;
pub use misplaced::Misplaced;
pub use parts::{Conflict, Line, Parts};
pub use survey::{Level, Survey};
pub use unit::{InMoves, Unit};
pub use weighted::{Weight, WeightError, Weighted};

use crate::puzzle::Board;

/// An estimate of the remaining moves.
pub trait Heuristic {
    /// h of a board: 0 for the goal, in the [`unit`](Self::unit) of the heuristic.
    fn h(&self, board: Board) -> u16;

    /// The unit of h.
    fn unit(&self) -> Unit {
        Unit::Move
    }
}

/// A heuristic that is a sum of what tiles add, so that the sum can be shown.
pub trait ByTile: Heuristic {
    /// The contribution of each tile to h of a board.
    fn parts(&self, board: Board) -> Parts;
}
