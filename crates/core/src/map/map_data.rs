//! The boards that a map shows, and the two true distances of each: the same for every projection.
//!
//! If no path leads from start to goal, both halves are shown, and no board has both distances.

use std::{ops::Range, sync::Arc};

use serde::{Deserialize, Serialize};

use crate::{
    puzzle::{Board, Puzzle},
    space::{DEEPEST, Distances, HALF, board_at, index_of},
    trace::Side,
};

use super::BoardIndex;

/// Number of bands of a half: one for each distance, 0 to 31.
pub const BANDS: u8 = DEEPEST + 1;

/// Whether start and goal are in the same half of all boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reach {
    /// The goal can be reached: one half is shown.
    Together,
    /// The goal cannot be reached: both halves are shown.
    Apart,
}

/// All boards of a map with their distances.
#[derive(Clone, Serialize, Deserialize)]
pub struct MapData {
    to_goal: Arc<Distances>,
    to_start: Arc<Distances>,
    reach: Reach,
    /// Distance of each board, by index, to the centre of its half: the goal, or the start where the halves are apart.
    bands: Vec<u8>,
    from_start: Vec<u8>,
}

impl MapData {
    /// The map data of a start and a goal, made from the distances to each of them.
    pub fn between(to_goal: &Arc<Distances>, to_start: &Arc<Distances>) -> Self {
        let (mut bands, from_start) = (to_goal.by_index(), to_start.by_index());
        let reach = if Puzzle::new(to_start.goal(), to_goal.goal()).is_solvable() {
            Reach::Together
        } else {
            bands.extend_from_slice(&from_start);
            Reach::Apart
        };
        Self { to_goal: to_goal.clone(), to_start: to_start.clone(), reach, bands, from_start }
    }

    /// The board at which searches begin.
    pub fn start(&self) -> Board {
        self.to_start.goal()
    }

    /// The board that searches look for.
    pub fn goal(&self) -> Board {
        self.to_goal.goal()
    }

    /// Whether the data belongs to the start and goal of a puzzle.
    pub fn is_of(&self, puzzle: &Puzzle) -> bool {
        (self.start(), self.goal()) == (puzzle.start, puzzle.goal)
    }

    /// The distances of all boards to the board at which one side of a search begins: the start or the goal.
    pub const fn distances(&self, side: Side) -> &Arc<Distances> {
        match side {
            Side::Forward => &self.to_start,
            Side::Backward => &self.to_goal,
        }
    }

    pub const fn reach(&self) -> Reach {
        self.reach
    }

    /// The number of boards: 181,440 or, if the goal cannot be reached, 362,880.
    pub const fn len(&self) -> usize {
        self.bands.len()
    }

    /// Whether there are no boards, which is never so.
    pub const fn is_empty(&self) -> bool {
        self.bands.is_empty()
    }

    /// The index of any board.
    pub fn index_of(&self, board: Board) -> BoardIndex {
        let joins_start = self.reach == Reach::Apart && !Puzzle::new(board, self.goal()).is_solvable();
        self.index_reached(board, if joins_start { Side::Forward } else { Side::Backward })
    }

    /// The index of a board that one side of a search has reached: cheaper than [`Self::index_of`], which tells the
    /// half.
    pub fn index_reached(&self, board: Board, side: Side) -> BoardIndex {
        (self.half_of(side).start + index_of(board)) as BoardIndex
    }

    pub fn board(&self, index: BoardIndex) -> Board {
        match (index as usize).checked_sub(HALF) {
            Some(index) => board_at(index, self.start()),
            None => board_at(index as usize, self.goal()),
        }
    }

    /// Minimum number of moves to the goal; `None` if no path leads there.
    pub fn to_goal(&self, index: BoardIndex) -> Option<u8> {
        ((index as usize) < HALF).then(|| self.bands[index as usize])
    }

    /// Minimum number of moves from the start; `None` if no path leads to the board.
    pub fn from_start(&self, index: BoardIndex) -> Option<u8> {
        let index = match self.reach {
            Reach::Together => Some(index as usize),
            Reach::Apart => (index as usize).checked_sub(HALF),
        };
        index.map(|index| self.from_start[index])
    }

    /// The number of moves of a shortest path from start to goal; `None` if there is no path.
    pub fn cost(&self) -> Option<u8> {
        self.from_start(self.index_of(self.goal())).filter(|_| self.reach == Reach::Together)
    }

    /// The indices of the half that one side of a search spreads in.
    pub fn half_of(&self, side: Side) -> Range<usize> {
        match (self.reach, side) {
            (Reach::Apart, Side::Forward) => HALF..2 * HALF,
            _ => 0..HALF,
        }
    }

    /// The band of a board, 0 to 31: its distance to the goal. In a half that does not reach the goal: 32 plus the
    /// distance from the start.
    #[inline]
    pub fn band(&self, index: BoardIndex) -> u8 {
        let half = (index as usize / HALF) as u8;
        self.bands[index as usize] + half * BANDS
    }

    /// The number of bands, empty ones at the end included: 32 for each half.
    pub const fn bands(&self) -> usize {
        self.bands.len() / HALF * BANDS as usize
    }
}
