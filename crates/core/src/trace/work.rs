//! Work that is the same on every computer, counted by the data structures that do it.
//!
//! A search does not report work: it hands its observer to the structure that it uses, and the structure reports it.
//! For an observer that does not count, a report is a call of an empty function. A unit of work is the step that a
//! structure repeats. Heuristics, copies of strings, the generation of boards and the rare scan for an entry that has
//! become void are not counted.

use strum::{IntoStaticStr, VariantArray};

/// A kind of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Work {
    /// One comparison of two strings in a look-up in realm 1's ordered set (the tree of the standard library).
    StringComparisons,
    /// One digit of an index computed: eight for each board, one for each tile.
    RankDigits,
    /// One entry of a plain open list looked at to find the lowest.
    EntriesScanned,
    /// One comparison of two entries of a heap.
    HeapComparisons,
    /// One exchange of two entries of a heap.
    HeapSwaps,
    /// One queue of realm 7b's open list looked at to find the lowest that is not empty.
    BucketsLookedAt,
    /// One entry read from realm 3's table.
    TableReads,
    /// One board that realm 8 compares with its bound: each successor, and the start once for all iterations.
    NodesVisited,
}

impl Work {
    /// All kinds, in the order of the realms that do each of them first.
    pub const ALL: [Self; 8] = *Self::VARIANTS.as_array().unwrap();

    /// Name in JSON, CSV and message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
