//! Peak memory of one search, where nothing else is allocated: in a process or a web worker of its own.
//!
//! Before the search, another realm solves a board of one move, so that whatever a first search brings about is there
//! already. The memory in use by then is not counted. The tables of the search itself are counted, and none of them is
//! kept from before. The count is of bytes requested from the allocator, whether or not the system has had to find
//! pages for them. Realm 8's recursion is on the stack and not among them.
//!
//! The program's `main` sets the allocator that counts. In any other program that uses this library nothing counts,
//! and the result is 0. Counting costs time whenever something is allocated: the run times of realm 1 are some 15 %
//! longer for it, those of realm 2a some 30 %, all others less than 2 %.

use std::hint::black_box;

use eight_realms_core::{
    job::Search,
    puzzle::{Board, Move, Puzzle},
    realm::{Realm, Settings},
};
use peakmem_alloc::{INSTRUMENTED_SYSTEM, PeakMemAllocTrait};

/// Searches, and returns the maximum number of bytes that the search allocates at once.
pub fn peak_memory_here(search: &Search) -> u64 {
    let Search { lane, puzzle, settings, .. } = search;
    warm_up(lane.realm);
    INSTRUMENTED_SYSTEM.reset_peak_memory();
    let path = black_box(lane.search(puzzle, settings, &mut ()));
    let bytes = INSTRUMENTED_SYSTEM.get_peak_memory();
    drop(path);
    bytes as u64
}

/// Solves a board of one move in another realm, which keeps no table that the search would find.
fn warm_up(realm: Realm) {
    let other = if realm.is_deepening() { Realm::Heap } else { Realm::IdaStar };
    let goal = Board::standard_goal();
    let puzzle = Puzzle::new(goal.after(Move::Up).unwrap_or(goal), goal);
    _ = black_box(other.search(&puzzle, &Settings::default(), &mut ()));
}
