//! A puzzle: where to start and where to go, solvable or not.
//!
//! A move exchanges the blank with a neighbour. Written as a line without the blank, a sideways move
//! changes nothing, and an up or down move carries one tile over two others: it changes the number of
//! inversions by an even amount. So that number stays odd or stays even for ever, the 362,880 boards
//! fall into two halves of 181,440, and no path leads from one half to the other.

use serde::{Deserialize, Serialize};

use super::Board;

/// A start and a goal. Any pair of boards is a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Puzzle {
    /// Where the search begins.
    pub start: Board,
    /// Where it ends.
    pub goal: Board,
}

/// One of the two boards of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardRole {
    /// Where the search begins.
    Start,
    /// Where it ends.
    Goal,
}

/// Two tiles of the start that stand in the wrong order, seen from the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inversion {
    /// Cell of the tile that comes first in the start and later in the goal.
    pub earlier: u8,
    /// Cell of the other tile.
    pub later: u8,
}

impl Puzzle {
    /// The pair.
    pub const fn new(start: Board, goal: Board) -> Self {
        Self { start, goal }
    }

    /// Whether any path leads from start to goal: exactly when the number of inversions is even.
    pub fn is_solvable(&self) -> bool {
        parity(self.start) == parity(self.goal)
    }

    /// The usual goal that can be reached from the start: the standard goal or the spiral one, which are in different
    /// halves.
    pub fn reachable_usual_goal(&self) -> Board {
        let standard = Board::standard_goal();
        if Self::new(self.start, standard).is_solvable() { standard } else { Board::spiral_goal() }
    }

    /// The pairs of tiles whose order differs between start and goal, read row by row without the
    /// blank. With the usual goal these are the pairs of which the greater tile comes first.
    pub fn inversions(&self) -> Vec<Inversion> {
        let goal_cells = self.goal.places();
        let tiles: Vec<u8> = (0..9).filter(|cell| *cell != self.start.blank()).collect();
        let place = |cell: u8| goal_cells[self.start.tile(cell) as usize];
        let pairs =
            tiles.iter().enumerate().flat_map(|(i, one)| tiles[i + 1..].iter().map(|other| (*one, *other)));
        pairs
            .filter(|(one, other)| place(*one) > place(*other))
            .map(|(earlier, later)| Inversion { earlier, later })
            .collect()
    }
}

/// Whether the number of inversions of the tiles, read row by row, is odd.
fn parity(board: Board) -> u32 {
    let mut earlier_tiles = 0_u32;
    let mut inversions = 0;
    for cell in 0..9 {
        let tile = board.tile(cell);
        if tile != 0 {
            inversions += (earlier_tiles >> tile).count_ones();
            earlier_tiles |= 1 << tile;
        }
    }
    inversions % 2
}
