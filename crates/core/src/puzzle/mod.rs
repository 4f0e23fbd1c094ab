//! The puzzle itself: a board of nine cells, the four moves of its blank, and pairs of boards.
//!
//! Nothing here depends on the searches. Invalid states cannot be represented: a [`Board`] is
//! made only by parsing, by unranking or by moving.

#![warn(missing_docs)]

mod board;
mod moves;
mod order;
mod pair;
mod parse;
mod rank;
mod text;

pub use board::Board;
pub(crate) use board::CELLS;
pub use moves::Move;
pub use order::{Order, OrderError};
pub use pair::{BoardRole, Inversion, Puzzle};
pub use parse::is_gap;
pub use parse::{BoardError, TileName};
pub(crate) use rank::FACTORIALS;
pub use rank::{RANKED_CELLS, RANKS};
pub use text::{PuzzleText, PuzzleTextError, narrow};
