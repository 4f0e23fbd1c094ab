//! The path to a board, as the search knew it at a moment: followed backward from the events that opened it.

use super::Recording;
use crate::{
    puzzle::{Board, Move},
    trace::Side,
};

impl Recording {
    /// The move by which a board was reached, as known before event number `at`; `None` for the board
    /// that the search grows from, and for boards it has not reached.
    pub fn opened_by(&self, board: Board, side: Side, at: u64) -> Option<Move> {
        let index = self.index(side);
        let later = index.again_before(board, at);
        let events = later.chain(index.opened_before(board, at));
        events.filter_map(|event| self.event(u64::from(event))).find_map(|event| event.opened_by())
    }

    /// The boards on the path from the root of this side of the search to `board`, the root first.
    ///
    /// In a deepening search this is `board` alone: such a search remembers nothing but its stack, which is the path.
    pub fn path_to(&self, board: Board, side: Side, moment: u64) -> Vec<Board> {
        let parent = |at: &Board| at.after(self.opened_by(*at, side, moment)?.opposite());
        let mut path: Vec<Board> = std::iter::successors(Some(board), parent).collect();
        path.reverse();
        path
    }
}
