//! Misplaced tiles: the number of tiles that are not on their goal cell.
//!
//! Each of them needs at least one move, and a move slides one tile. So h is never more than the true distance: the
//! heuristic is admissible. **The blank is not a tile**: with the blank counted, h would overestimate by 1, for
//! instance one move before the goal.

use super::{ByTile, Heuristic, Parts, Unit};
use crate::puzzle::Board;

/// The number of tiles that are not on their goal cell.
#[derive(Clone, Copy, Debug)]
pub struct Misplaced {
    goal: Board,
}

impl Misplaced {
    /// The heuristic for one goal.
    pub const fn to(goal: Board) -> Self {
        Self { goal }
    }

    const fn is_out_of_place(self, board: Board, cell: u8) -> bool {
        board.tile(cell) != 0 && board.tile(cell) != self.goal.tile(cell)
    }
}

impl Heuristic for Misplaced {
    #[inline]
    fn h(&self, board: Board) -> u16 {
        (0..9).filter(|cell| self.is_out_of_place(board, *cell)).count() as u16
    }
}

impl ByTile for Misplaced {
    fn parts(&self, board: Board) -> Parts {
        Parts::of_cells(Unit::Move, |cell| u16::from(self.is_out_of_place(board, cell)))
    }
}
