//! Realm 7b · A*+哈希+曼哈顿+桶: f and g are small whole numbers, so nothing has to be compared.
//!
//! A heap knows only that of two entries one comes first, and asks that again and again on the way up and down.
//! But there are few values of f, and few of g: each pair can have a queue of its own, a **bucket**. A board goes
//! to the end of its queue at once, and the least is found by looking from bucket to bucket, in the order of f
//! and g, until one is not empty.
//!
//! The order is that of realms 6 and 7, so the search is the same, board for board. What is paid is a look at each
//! empty bucket on the way: few where f moves up by twos, many where f is counted in tenths of a move and most
//! buckets hold nothing. There the heap, which knows only of boards that wait, is the better list.

use super::{Answer, Settings, astar, open_list::BucketList};
use crate::{heuristic::Estimate, puzzle::Puzzle, trace::Observer};

pub fn search(puzzle: &Puzzle, settings: &Settings, observer: &mut impl Observer) -> Answer {
    let h = settings.heuristic.unwrap_or(Estimate::Manhattan).to(puzzle.goal);
    let open = BucketList::new(settings.tie, settings.tie_order);
    astar::search(puzzle, settings, &h, open, observer)
}
