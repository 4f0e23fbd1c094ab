//! An array with one element for each of the 9! boards, found by the board's index.
//!
//! The question "is this board a duplicate?" is answered by one read, without comparing boards. Its cost is
//! working out the index, which is what is counted here.
//!
//! The index is the number of the eight tiles, read as one line without the blank, times nine, plus the cell of the
//! blank (`rank.rs`). So two boards that are one move to the left or right apart are neighbours in memory, and
//! often in the same cache line.

use serde::{Deserialize, Serialize};

use crate::{
    puzzle::{Board, RANKED_CELLS, RANKS},
    trace::{Observer, Work},
};

/// An element for each of the 9! boards.
#[derive(Serialize, Deserialize)]
pub struct ByIndex<T>(Vec<T>);

impl<T: Clone> ByIndex<T> {
    /// An array with the same element for every board.
    pub fn filled_with(value: T) -> Self {
        Self(vec![value; RANKS])
    }

    /// An array without elements, left behind where the array is moved elsewhere.
    pub const fn none() -> Self {
        Self(Vec::new())
    }

    /// Writes the same element for every board.
    pub fn fill(&mut self, value: T) {
        self.0.fill(value);
    }

    /// Reads a board's element.
    #[inline]
    pub fn of(&self, board: Board, observer: &mut impl Observer) -> &T {
        &self.0[index(board, observer)]
    }

    /// A board's element, to be read and written.
    #[inline]
    pub fn of_mut(&mut self, board: Board, observer: &mut impl Observer) -> &mut T {
        &mut self.0[index(board, observer)]
    }
}

#[inline]
fn index(board: Board, observer: &mut impl Observer) -> usize {
    observer.work(Work::RankDigits, RANKED_CELLS.into());
    board.index()
}
