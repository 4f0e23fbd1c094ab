//! Work that is the same on every computer, counted by the data structures that do it.
//!
//! A search does not report it: it hands its observer to the structure that it uses, and the structure
//! reports it. For an observer that does not count, a report is a call of an empty function. What is counted is the step
//! that each structure repeats; heuristics, copies of strings, the producing of boards and the rare scan for an
//! entry that has become void are not.

use strum::{IntoStaticStr, VariantArray};

/// A kind of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Work {
    /// Two strings compared while one is sought in realm 1's ordered set (the tree of the standard library).
    StringComparisons,
    /// One digit of an index: eight for each board, one a tile.
    RankDigits,
    /// One entry of a plain open list looked at while its least is sought.
    EntriesScanned,
    /// Two entries of a heap compared.
    HeapComparisons,
    /// Two entries of a heap exchanged.
    HeapSwaps,
    /// One queue of realm 7b's open list looked at while the least that is not empty is sought.
    BucketsLookedAt,
    /// One entry read from realm 3's table.
    TableReads,
    /// One board that realm 8 compares with its bound: each successor, and once for all iterations the start.
    NodesVisited,
}

impl Work {
    /// In the order of the realms that do it first.
    pub const ALL: [Self; 8] = *Self::VARIANTS.as_array().unwrap();

    /// Its name in JSON, CSV and message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
