//! Tiles out of place, and the blank with them: the heuristic that much class code means by "number of different
//! digits".
//!
//! The blank is not a tile: whenever a tile comes home, the blank can come home in the same move. So this heuristic is
//! **inadmissible**: one move before the goal h is 2. It is inconsistent too, because a move can change h by two.
//!
//! And yet a search with this heuristic never returns a path that is too long. The heuristic overestimates by 1 at most
//! (without the blank it is admissible), so a path could be too long by 1 at most. But the lengths of all paths from
//! one board to another have the same parity, so a path that is too long is too long by at least 2.

use super::{ByTile, Heuristic, Parts, Unit};
use crate::puzzle::Board;

/// The number of cells that do not hold the tile that the goal has there.
#[derive(Clone, Copy, Debug)]
pub struct BlankCounted {
    goal: Board,
}

impl BlankCounted {
    /// The heuristic for one goal.
    pub const fn to(goal: Board) -> Self {
        Self { goal }
    }

    const fn is_wrong(self, board: Board, cell: u8) -> bool {
        board.tile(cell) != self.goal.tile(cell)
    }
}

impl Heuristic for BlankCounted {
    fn h(&self, board: Board) -> u16 {
        (0..9).filter(|cell| self.is_wrong(board, *cell)).count() as u16
    }
}

impl ByTile for BlankCounted {
    fn parts(&self, board: Board) -> Parts {
        Parts::of_cells(Unit::Move, |cell| u16::from(self.is_wrong(board, cell)))
    }
}
