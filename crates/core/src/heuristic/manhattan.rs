//! Manhattan distance: for each tile the rows plus the columns to its goal cell, added up.
//!
//! A move slides one tile by one cell, so the sum changes by exactly 1 with each move, up or down. It is 0 at the
//! goal, so h is never more than the true distance (admissible), and along a path f never falls (consistent).

use super::{ByTile, Heuristic, Parts, Unit};
use crate::puzzle::Board;

/// Rows plus columns between each tile and its goal cell, added up.
#[derive(Clone, Debug)]
pub struct Manhattan {
    /// Steps from a cell to the goal cell of a tile: `steps[cell][tile]`. The blank's are all 0. A tile is
    /// four bits of a board, so with room for sixteen no index needs to be checked.
    steps: [[u8; 16]; 9],
    /// The same for two neighbouring cells at once, by the eight bits of their tiles on a board: h is needed for
    /// every board that a search generates.
    pairs: [[u8; 256]; 4],
}

impl Manhattan {
    /// The heuristic for one goal.
    pub fn to(goal: Board) -> Self {
        let mut steps = [[0; 16]; 9];
        for (tile, goal_cell) in goal.places().into_iter().enumerate().skip(1) {
            for cell in 0..9 {
                steps[cell as usize][tile] = steps_between(cell, goal_cell);
            }
        }
        Self { pairs: std::array::from_fn(|pair| both(&steps[2 * pair], &steps[2 * pair + 1])), steps }
    }

    /// The steps that one tile on a cell still needs.
    #[inline]
    pub fn steps_of(&self, tile: u8, cell: u8) -> u8 {
        self.steps[cell as usize][tile as usize]
    }
}

/// The steps of two tiles on neighbouring cells, the first in the lower four bits.
fn both(first: &[u8; 16], second: &[u8; 16]) -> [u8; 256] {
    std::array::from_fn(|tiles| first[tiles & 0xF] + second[tiles >> 4])
}

/// Rows apart plus columns apart.
fn steps_between(one: u8, other: u8) -> u8 {
    (one / 3).abs_diff(other / 3) + (one % 3).abs_diff(other % 3)
}

impl Heuristic for Manhattan {
    #[inline]
    fn h(&self, board: Board) -> u16 {
        let tiles = board.packed();
        let pair = |at: usize| self.pairs[at][(tiles >> (8 * at)) as usize & 0xFF];
        let pairs = pair(0) + pair(1) + pair(2) + pair(3);
        u16::from(pairs + self.steps_of(board.tile(8), 8))
    }
}

impl ByTile for Manhattan {
    fn parts(&self, board: Board) -> Parts {
        Parts::of_cells(Unit::Move, |cell| u16::from(self.steps_of(board.tile(cell), cell)))
    }
}
