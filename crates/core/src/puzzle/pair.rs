//! A puzzle: a start and a goal, solvable or not.
//!
//! A move exchanges the blank with a neighbour. Written as a line without the blank, a sideways move
//! changes nothing, and an up or down move carries one tile over two others: it changes the number of
//! inversions by an even amount. So that number stays odd or stays even. The 362,880 boards fall into two halves of
//! 181,440, and no path leads from one half to the other.

use serde::{Deserialize, Serialize};

use super::Board;

/// A start and a goal. Any pair of boards is a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Puzzle {
    /// Board at which the search begins.
    pub start: Board,
    /// Board at which the search ends.
    pub goal: Board,
}

/// One of the two boards of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardRole {
    /// The board at which the search begins.
    Start,
    /// The board at which the search ends.
    Goal,
}

impl BoardRole {
    /// The other of the two boards.
    pub const fn other(self) -> Self {
        match self {
            Self::Start => Self::Goal,
            Self::Goal => Self::Start,
        }
    }
}

/// Two tiles of the start whose order is the reverse of their order in the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inversion {
    /// Cell, 0 to 8, of the tile that comes first in the start and second in the goal.
    pub earlier: u8,
    /// Cell, 0 to 8, of the other tile.
    pub later: u8,
}

impl Puzzle {
    /// The puzzle of a start and a goal.
    pub const fn new(start: Board, goal: Board) -> Self {
        Self { start, goal }
    }

    /// Whether any path leads from start to goal: exactly when the number of inversions is even.
    pub fn is_solvable(&self) -> bool {
        parity(self.start) == parity(self.goal)
    }

    /// The usual goal that can be reached from the start: the standard goal or the spiral goal, which are in different
    /// halves.
    pub fn reachable_usual_goal(&self) -> Board {
        let standard = Board::standard_goal();
        if Self::new(self.start, standard).is_solvable() { standard } else { Board::spiral_goal() }
    }

    /// The pairs of tiles whose order differs between start and goal, read row by row without the blank. With the
    /// standard goal these are the pairs in which the greater tile comes first.
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

/// Parity of the number of inversions among the tiles, read row by row: 0 if even, 1 if odd.
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
