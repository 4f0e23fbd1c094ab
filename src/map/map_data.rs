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

/// Bands that a half can have: one for each distance, 0 to 31.
pub const BANDS: u8 = DEEPEST + 1;

/// Whether start and goal lie in the same half of all boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reach {
    /// The goal can be reached: one half is shown.
    Together,
    /// It cannot: both halves are shown.
    Apart,
}

/// All boards of a map with their distances.
#[derive(Clone, Serialize, Deserialize)]
pub struct MapData {
    to_goal: Arc<Distances>,
    to_start: Arc<Distances>,
    reach: Reach,
    /// By index, to the centre of the half that the board belongs to.
    bands: Vec<u8>,
    from_start: Vec<u8>,
}

impl MapData {
    /// The map data of two boards, whose distances are given: those to the goal and those to the start.
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

    /// The board that searches begin with.
    pub fn start(&self) -> Board {
        self.to_start.goal()
    }

    /// The board that searches look for.
    pub fn goal(&self) -> Board {
        self.to_goal.goal()
    }

    /// Whether it belongs to the start and goal of a puzzle.
    pub fn is_of(&self, puzzle: &Puzzle) -> bool {
        (self.start(), self.goal()) == (puzzle.start, puzzle.goal)
    }

    /// All distances to where one side of a search begins: to the start or to the goal.
    pub const fn distances(&self, side: Side) -> &Arc<Distances> {
        match side {
            Side::Forward => &self.to_start,
            Side::Backward => &self.to_goal,
        }
    }

    pub const fn reach(&self) -> Reach {
        self.reach
    }

    /// How many boards there are: 181,440 or, if the goal cannot be reached, 362,880.
    pub const fn len(&self) -> usize {
        self.bands.len()
    }

    /// Never.
    pub const fn is_empty(&self) -> bool {
        self.bands.is_empty()
    }

    /// The index of any board.
    pub fn index_of(&self, board: Board) -> BoardIndex {
        let joins_start = self.reach == Reach::Apart && !Puzzle::new(board, self.goal()).is_solvable();
        self.index_reached(board, if joins_start { Side::Forward } else { Side::Backward })
    }

    /// The index of a board that one side of a search has reached: cheaper than to compute its half.
    pub fn index_reached(&self, board: Board, side: Side) -> BoardIndex {
        (self.half_of(side).start + index_of(board)) as BoardIndex
    }

    pub fn board(&self, index: BoardIndex) -> Board {
        match (index as usize).checked_sub(HALF) {
            Some(index) => board_at(index, self.start()),
            None => board_at(index as usize, self.goal()),
        }
    }

    /// Moves to the goal at the least; `None` if no path leads there.
    pub fn to_goal(&self, index: BoardIndex) -> Option<u8> {
        ((index as usize) < HALF).then(|| self.bands[index as usize])
    }

    /// Moves from the start at the least; `None` if no path leads here.
    pub fn from_start(&self, index: BoardIndex) -> Option<u8> {
        let index = match self.reach {
            Reach::Together => Some(index as usize),
            Reach::Apart => (index as usize).checked_sub(HALF),
        };
        index.map(|index| self.from_start[index])
    }

    /// The moves of a shortest path from start to goal; `None` if there is none.
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

    /// The band of a board: 0 to 31, its distance to the goal; in a half that does not reach the goal 32 and
    /// more, 32 plus its distance from the start.
    pub fn band(&self, index: BoardIndex) -> u8 {
        let half = (index as usize / HALF) as u8;
        self.bands[index as usize] + half * BANDS
    }

    /// How many bands there are, empty ones at the end included: 32 a half.
    pub const fn bands(&self) -> usize {
        self.bands.len() / HALF * BANDS as usize
    }
}
