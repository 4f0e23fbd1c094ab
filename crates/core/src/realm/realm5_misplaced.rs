//! Realm 5 · A*+哈希+简单估价: A* with the number of misplaced tiles as its heuristic.
//!
//! Realms 1 to 4 are uninformed: they know how many moves lead to a board, and nothing of how many are left. Here
//! h is the number of tiles that are not on their goal cell, and the board with the lowest g + h is expanded. The
//! blank is not a tile and is not counted.
//!
//! The open list is a plain list: for every board that is taken, it is scanned from end to end.

use super::{Answer, Settings, astar, scanned_list::ScannedList};
use crate::{heuristic::HeuristicKind, puzzle::Puzzle, trace::Observer};

pub fn search(puzzle: &Puzzle, settings: &Settings, observer: &mut impl Observer) -> Answer {
    let h = settings.heuristic.unwrap_or(HeuristicKind::Misplaced).to(puzzle.goal);
    let (tie, tie_order) = settings.ties();
    let open = ScannedList::new(tie, tie_order);
    astar::search(puzzle, settings, &h, open, observer)
}
