//! Tiles out of place.
//!
//! Every tile that is not where the goal wants it needs at least one move, and a move carries one
//! tile. So their number never exceeds the true distance. **The blank is not a tile**: counting it
//! as well would promise one move too many, for instance one move before the goal.

use super::{Heuristic, Parts, Unit};
use crate::puzzle::Board;

/// The number of tiles that are not on their goal cell.
#[derive(Clone, Copy, Debug)]
pub struct Misplaced {
    goal: Board,
}

impl Misplaced {
    /// The estimate for one goal.
    pub const fn to(goal: Board) -> Self {
        Self { goal }
    }

    const fn is_out_of_place(self, board: Board, cell: u8) -> bool {
        board.tile(cell) != 0 && board.tile(cell) != self.goal.tile(cell)
    }
}

impl Heuristic for Misplaced {
    #[inline]
    fn estimate(&self, board: Board) -> u16 {
        (0..9).filter(|cell| self.is_out_of_place(board, *cell)).count() as u16
    }

    fn parts(&self, board: Board) -> Parts {
        Parts::of_cells(Unit::Move, |cell| u16::from(self.is_out_of_place(board, cell)))
    }
}
