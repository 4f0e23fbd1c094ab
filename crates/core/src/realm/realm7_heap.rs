//! Realm 7 · A*+哈希+曼哈顿+小顶堆: the same boards in the same order, taken faster.
//!
//! Realm 6 scans its whole open list for every board that it takes. A binary heap has the lowest entry on top, and
//! taking it costs about log n comparisons instead of n. Both lists have one total order, so the search is the same,
//! board for board, and only the time changes.

use super::{Answer, Settings, astar, heap_list::HeapList};
use crate::{heuristic::HeuristicKind, puzzle::Puzzle, trace::Observer};

pub fn search(puzzle: &Puzzle, settings: &Settings, observer: &mut impl Observer) -> Answer {
    let h = settings.heuristic.unwrap_or(HeuristicKind::Manhattan).to(puzzle.goal);
    let (tie, tie_order) = settings.ties();
    let open = HeapList::new(tie, tie_order);
    astar::search(puzzle, settings, &h, open, observer)
}
