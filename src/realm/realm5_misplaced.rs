//! Realm 5 · A*+哈希+简单估价: the first search that looks where it is going.
//!
//! Realms 1 to 4 are blind: they know how far they have come, and nothing of how far it still is. Here
//! every board is asked a question that costs almost nothing, *how many tiles are out of place?*, and the
//! search goes on from the board for which moves made and tiles misplaced are fewest together. The blank
//! is not a tile and is not counted.
//!
//! The open list is a plain list: for every board taken, it is looked through from end to end.

use super::{Answer, Settings, astar, open_list::ScannedList};
use crate::{heuristic::Estimate, puzzle::Puzzle, trace::Observer};

pub fn search(puzzle: &Puzzle, settings: &Settings, observer: &mut impl Observer) -> Answer {
    let h = settings.heuristic.unwrap_or(Estimate::Misplaced).to(puzzle.goal);
    let open = ScannedList::new(settings.tie, settings.tie_order);
    astar::search(puzzle, settings, &h, open, observer)
}
