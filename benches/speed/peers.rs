//! Corresponding searches of the crate `pathfinding`, given the same boards: nine tiles in one 64-bit number.
//!
//! Successors come from an iterator on the stack, so nothing is allocated for an expansion here either.

use eight_realms_core::{
    heuristic::{Heuristic, Manhattan},
    puzzle::{Board, Order, Puzzle},
};
use pathfinding::prelude::{astar, bfs, bfs_bidirectional, idastar};

/// Number of moves of the path; `None` without a path.
type PathLen = Option<usize>;

/// Breadth-first.
pub fn breadth_first(puzzle: &Puzzle) -> PathLen {
    bfs(&puzzle.start, successors, |board| *board == puzzle.goal).map(|path| path.len() - 1)
}

/// Breadth-first from both ends.
pub fn bidirectional(puzzle: &Puzzle) -> PathLen {
    bfs_bidirectional(&puzzle.start, &puzzle.goal, successors, successors).map(|path| path.len() - 1)
}

/// A* with the Manhattan distance.
pub fn a_star(puzzle: &Puzzle) -> PathLen {
    let h = Manhattan::to(puzzle.goal);
    let with_cost = |board: &Board| successors(board).map(|next| (next, 1));
    astar(&puzzle.start, with_cost, |board| h.h(*board), |board| *board == puzzle.goal)
        .map(|(path, _)| path.len() - 1)
}

/// IDA* with the Manhattan distance.
pub fn ida_star(puzzle: &Puzzle) -> PathLen {
    let h = Manhattan::to(puzzle.goal);
    let with_cost = |board: &Board| successors(board).map(|next| (next, 1));
    idastar(&puzzle.start, with_cost, |board| h.h(*board), |board| *board == puzzle.goal)
        .map(|(path, _)| path.len() - 1)
}

fn successors(board: &Board) -> impl Iterator<Item = Board> + use<> {
    board.successors(Order::default()).map(|(_, next)| next)
}
