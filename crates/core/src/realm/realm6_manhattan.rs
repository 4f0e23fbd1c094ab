//! Realm 6 · A*+哈希+曼哈顿: the same search with a better heuristic.
//!
//! h is the Manhattan distance: for each tile the steps to its goal cell as if the board were empty, added up. It is
//! never more than the true distance, and never less than the number of misplaced tiles. A heuristic nearer to the
//! true distance leaves fewer boards with an f below the length of a shortest path, so fewer must be expanded.
//!
//! The open list is still scanned from end to end.

use super::{Answer, Settings, astar, scanned_list::ScannedList};
use crate::{heuristic::HeuristicKind, puzzle::Puzzle, trace::Observer};

pub fn search(puzzle: &Puzzle, settings: &Settings, observer: &mut impl Observer) -> Answer {
    let h = settings.heuristic.unwrap_or(HeuristicKind::Manhattan).to(puzzle.goal);
    let (tie, tie_order) = settings.ties();
    let open = ScannedList::new(tie, tie_order);
    astar::search(puzzle, settings, &h, open, observer)
}
