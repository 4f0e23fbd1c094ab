//! The path from the start to the board being expanded: all that IDA* stores.
//!
//! It is a stack of moves. No board is stored: undoing the last move gives the board before. So the memory is linear
//! in the depth of the search, where every other realm stores all boards that it has reached.

use super::Path;
use crate::{
    puzzle::{Board, Move, Order},
    trace::{Observer, Work},
};

/// The moves from the start to the board being expanded.
pub struct CurrentPath {
    path: Path,
}

impl CurrentPath {
    /// At the start, which is counted as visited here, once for all iterations.
    pub fn at_start(observer: &mut impl Observer) -> Self {
        observer.work(Work::NodesVisited, 1);
        Self { path: Path::default() }
    }

    /// The successors of the board at its end, but the parent: no move undoes the last one.
    #[inline]
    pub fn successors(
        &self,
        board: Board,
        order: Order,
    ) -> SuccessorsButParent<impl Iterator<Item = (Move, Board)> + use<>> {
        let to_parent = self.path.moves.last().copied().map(Move::opposite);
        SuccessorsButParent(board.successors(order).filter(move |(by, _)| Some(*by) != to_parent))
    }

    /// Goes one move deeper.
    #[inline]
    pub fn enter(&mut self, by: Move) {
        self.path.moves.push(by);
    }

    /// Goes back by one move; at the start there is none.
    #[inline]
    pub fn leave(&mut self) {
        self.path.moves.pop();
    }

    /// The path, once its end is the goal.
    pub fn into_path(self) -> Path {
        self.path
    }
}

/// Successors not yet visited, each with the move that leads to it.
pub struct SuccessorsButParent<I>(I);

impl<I: Iterator<Item = (Move, Board)>> SuccessorsButParent<I> {
    /// Visits the next one.
    #[inline]
    pub fn visit(&mut self, observer: &mut impl Observer) -> Option<(Move, Board)> {
        let next = self.0.next()?;
        observer.work(Work::NodesVisited, 1);
        Some(next)
    }
}
