//! True distances for any pair of boards, from nine tables.
//!
//! The names of the tiles do not matter. Rename them so that the goal reads `1 2 3 …` around its
//! blank, and do the same to the start: the puzzle is the same, move for move. So nine tables, one
//! for each cell that the goal's blank can be on, serve all 362,880 goals.

use std::cell::OnceCell;

use super::{Dealer, Distances};
use crate::puzzle::{Board, Move, Order, Puzzle};

/// Nine tables of true distances, each built when it is first needed.
#[derive(Clone, Default)]
pub struct DistanceTables {
    tables: [OnceCell<Distances>; 9],
}

impl DistanceTables {
    /// Tables of which none is built yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Minimum number of moves from start to goal; `None` if no path leads there.
    pub fn distance(&self, puzzle: &Puzzle) -> Option<u8> {
        let (table, start) = self.look_up(puzzle);
        table.of(start)
    }

    /// The shortest path that comes first when letters are sorted as in `letters`; `None` if no path leads to the goal.
    pub fn smallest_path(&self, puzzle: &Puzzle, letters: Order) -> Option<Vec<Move>> {
        let (table, start) = self.look_up(puzzle);
        table.smallest_path(start, letters)
    }

    /// The number of boards `distance` moves from `goal`.
    pub fn count(&self, goal: Board, distance: u8) -> usize {
        self.table(goal).count(distance)
    }

    /// The greatest distance from `goal`: 31, or 30 when the goal has its blank in the centre.
    pub fn farthest(&self, goal: Board) -> u8 {
        self.table(goal).farthest()
    }

    /// A board exactly `distance` moves from `goal`, all equally likely; `None` if no board is.
    pub fn deal(&self, dealer: &mut Dealer, goal: Board, distance: u8) -> Option<Board> {
        let table = self.table(goal);
        dealer.at(table, distance).map(|board| renamed(board, table.goal(), goal))
    }

    /// The table for the goal's blank, and the start with its tiles renamed for it.
    fn look_up(&self, puzzle: &Puzzle) -> (&Distances, Board) {
        let table = self.table(puzzle.goal);
        (table, renamed(puzzle.start, puzzle.goal, table.goal()))
    }

    fn table(&self, goal: Board) -> &Distances {
        let blank = goal.blank();
        self.tables[blank as usize].get_or_init(|| Distances::to(goal_with_blank_on(blank)))
    }
}

/// The board `1 2 3 …`, row by row around a blank on the given cell.
fn goal_with_blank_on(blank: u8) -> Board {
    let mut tiles = 1..=8;
    let tile_on = |cell| if cell == blank { 0 } else { tiles.next().unwrap_or(0) };
    let tiles: Vec<u8> = (0..9).map(tile_on).collect();
    let tiles = tiles.try_into().expect("nine cells were counted");
    Board::from_tiles(tiles).expect("eight tiles around a blank are a board")
}

/// Renames the tiles of a board: the tile that `from` has on a cell becomes the tile that `to` has on that cell.
fn renamed(board: Board, from: Board, to: Board) -> Board {
    let place = from.places();
    let tiles = board.tiles().map(|tile| to.tile(place[tile as usize]));
    Board::from_tiles(tiles).expect("renaming tiles keeps them different")
}
