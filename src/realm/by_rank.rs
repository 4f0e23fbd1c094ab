//! A flat array with a place for every board, found by a permutation rank: that of its eight tiles, read as one line
//! without the blank, times nine, and the cell of the blank. So two boards that a move to the left or right parts lie
//! side by side, and the next look often falls on memory that the last one has fetched.
//!
//! "Seen before?" is one look into it, at the price of working out the rank: that is what it counts.

use crate::{
    puzzle::{Board, RANKED_CELLS, RANKS},
    trace::{Observer, Work},
};

/// A value for each of the 9! boards.
pub struct ByRank<T>(Vec<T>);

impl<T: Clone> ByRank<T> {
    /// The same value for every board.
    pub fn filled_with(value: T) -> Self {
        Self(vec![value; RANKS])
    }

    /// No values: what is left where the values have gone elsewhere.
    pub const fn none() -> Self {
        Self(Vec::new())
    }

    /// The same value for every board again.
    pub fn wipe(&mut self, value: T) {
        self.0.fill(value);
    }

    /// A board's value.
    #[inline]
    pub fn of(&self, board: Board, observer: &mut impl Observer) -> &T {
        &self.0[place(board, observer)]
    }

    /// A board's value, to be changed.
    #[inline]
    pub fn of_mut(&mut self, board: Board, observer: &mut impl Observer) -> &mut T {
        &mut self.0[place(board, observer)]
    }
}

#[inline]
fn place(board: Board, observer: &mut impl Observer) -> usize {
    observer.work(Work::RankDigit, RANKED_CELLS.into());
    board.place()
}
