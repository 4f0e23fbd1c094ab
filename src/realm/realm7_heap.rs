//! Realm 7 · A*+哈希+曼哈顿+小顶堆: the same boards in the same order, found faster.
//!
//! Realm 6 looks through its whole open list for every board that it takes. A binary heap keeps the least
//! on top: taking it costs log n comparisons instead of n. Both lists obey one total order, so the search
//! is the same, board for board, and what changes is the time alone.

use super::{Answer, Settings, astar, open_list::HeapList};
use crate::{heuristic::Estimate, puzzle::Puzzle, trace::Observer};

pub fn search(puzzle: &Puzzle, settings: &Settings, observer: &mut impl Observer) -> Answer {
    let h = settings.heuristic.unwrap_or(Estimate::Manhattan).to(puzzle.goal);
    let open = HeapList::new(settings.tie, settings.tie_order);
    astar::search(puzzle, settings, &h, open, observer)
}
