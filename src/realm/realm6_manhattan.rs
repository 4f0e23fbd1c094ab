//! Realm 6 · A*+哈希+曼哈顿: the same search with a better question.
//!
//! *How many steps does each tile still need, if no other were in its way?* The sum is never more than the
//! true distance, and never less than the number of tiles out of place. An estimate nearer to the truth
//! leaves fewer boards that look worth expanding: that is all, and it is much.
//!
//! The open list is still looked through from end to end.

use super::{Answer, Settings, astar, open_list::ScannedList};
use crate::{heuristic::Estimate, puzzle::Puzzle, trace::Observer};

pub fn search(puzzle: &Puzzle, settings: &Settings, observer: &mut impl Observer) -> Answer {
    let h = settings.heuristic.unwrap_or(Estimate::Manhattan).to(puzzle.goal);
    let open = ScannedList::new(settings.tie, settings.tie_order);
    astar::search(puzzle, settings, &h, open, observer)
}
