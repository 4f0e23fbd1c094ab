//! Manhattan distance: the steps every tile would need if no other were in its way.
//!
//! A move carries one tile one step, so the sum never exceeds the true distance; and each move changes
//! it by exactly one, up or down.

use super::{Heuristic, Parts, Unit};
use crate::puzzle::Board;

/// Rows plus columns between each tile and its goal cell, added up.
#[derive(Clone, Debug)]
pub struct Manhattan {
    /// Steps from a cell to the goal cell of a tile: `steps[cell][tile]`. The blank's are all 0. A tile is
    /// four bits of a board, so with room for sixteen no index needs to be checked.
    steps: [[u8; 16]; 9],
}

impl Manhattan {
    /// The estimate for one goal.
    pub fn to(goal: Board) -> Self {
        let mut steps = [[0; 16]; 9];
        for (tile, wanted) in goal.places().into_iter().enumerate().skip(1) {
            for cell in 0..9 {
                steps[cell as usize][tile] = steps_between(cell, wanted);
            }
        }
        Self { steps }
    }

    /// The steps that one tile on a cell still needs.
    pub fn steps_of(&self, tile: u8, cell: u8) -> u8 {
        self.steps[cell as usize][tile as usize]
    }
}

/// Rows apart plus columns apart.
fn steps_between(one: u8, other: u8) -> u8 {
    (one / 3).abs_diff(other / 3) + (one % 3).abs_diff(other % 3)
}

impl Heuristic for Manhattan {
    fn estimate(&self, board: Board) -> u16 {
        (0..9).map(|cell| u16::from(self.steps_of(board.tile(cell), cell))).sum()
    }

    fn parts(&self, board: Board) -> Parts {
        Parts::of_cells(Unit::Move, |cell| u16::from(self.steps_of(board.tile(cell), cell)))
    }
}
