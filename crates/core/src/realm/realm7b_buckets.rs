//! Realm 7b · A*+哈希+曼哈顿+桶: f and g are small whole numbers, so entries need not be compared.
//!
//! A heap finds the lowest entry by comparing entries, level by level. But there are few values of f, and few of g:
//! each pair can have a queue of its own, a **bucket** (Dial 1969). A board goes to the end of its queue at once, and
//! the lowest entry is found by looking from bucket to bucket, in the order of f and g, until one is not empty.
//!
//! The order is that of realms 6 and 7, so the search is the same, board for board. The cost is a look at each empty
//! bucket in between: few where f rises by two, many where f counts tenths of a move and most buckets are empty.
//! There the heap, which holds nothing but boards in the open list, is better.

use super::{Answer, Settings, astar, bucket_list::BucketList};
use crate::{
    heuristic::{Heuristic, HeuristicKind},
    puzzle::Puzzle,
    trace::Observer,
};

pub fn search(puzzle: &Puzzle, settings: &Settings, observer: &mut impl Observer) -> Answer {
    let h = settings.heuristic.unwrap_or(HeuristicKind::Manhattan).to(puzzle.goal);
    let open = BucketList::new(h.unit(), settings.tie, settings.tie_order);
    astar::search(puzzle, settings, &h, open, observer)
}
