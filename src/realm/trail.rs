//! The path being expanded: all that realm 8 remembers.

use super::Path;
use crate::{
    puzzle::{Board, Move, Order},
    trace::{Observer, Work},
};

/// The moves from the start to the board being expanded.
pub struct Trail {
    path: Path,
}

impl Trail {
    /// At the start, which is looked at here, once for all rounds.
    pub fn at_start(observer: &mut impl Observer) -> Self {
        observer.work(Work::NodeVisited, 1);
        Self { path: Path::default() }
    }

    /// The ways on from the board at its end: every move but the one that undoes the last.
    #[inline]
    pub fn ways_on(&self, board: Board, order: Order) -> WaysOn<impl Iterator<Item = (Move, Board)> + use<>> {
        let way_back = self.path.moves.last().copied().map(Move::opposite);
        WaysOn(board.successors(order).filter(move |(by, _)| Some(*by) != way_back))
    }

    /// One move further.
    #[inline]
    pub fn enter(&mut self, by: Move) {
        self.path.moves.push(by);
    }

    /// One move back.
    #[inline]
    pub fn leave(&mut self) {
        self.path.moves.pop();
    }

    /// The path, once its end is the goal.
    pub fn into_path(self) -> Path {
        self.path
    }
}

/// Moves not yet tried, each with the board it leads to.
pub struct WaysOn<I>(I);

impl<I: Iterator<Item = (Move, Board)>> WaysOn<I> {
    /// Looks at the next board.
    #[inline]
    pub fn visit(&mut self, observer: &mut impl Observer) -> Option<(Move, Board)> {
        let next = self.0.next()?;
        observer.work(Work::NodeVisited, 1);
        Some(next)
    }
}
