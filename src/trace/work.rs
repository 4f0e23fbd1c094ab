//! Work that is the same on every computer, counted by the data structures that do it.
//!
//! A search does not report it: it hands its observer to the structure that it uses, and the structure
//! reports it. For an observer that does not count, a report is a call of an empty function. What is counted is the step
//! that each structure repeats; heuristics, copies of strings, the producing of boards and the rare scan for an
//! entry that has become void are not.

/// A kind of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Work {
    /// Two strings compared while one is sought in realm 1's ordered set (the tree of the standard library).
    StringComparison,
    /// One digit of an index: eight for each board, one a tile.
    RankDigit,
    /// One entry of a plain open list looked at while its least is sought.
    EntryScanned,
    /// Two entries of a heap compared.
    HeapComparison,
    /// Two entries of a heap exchanged.
    HeapSwap,
    /// One queue of realm 7b's open list looked at while the least that is not empty is sought.
    BucketLookedAt,
    /// One entry read from realm 3's table.
    TableRead,
    /// One board that realm 8 compares with its bound: each successor, and once for all iterations the start.
    NodeVisited,
}

impl Work {
    /// In the order of the realms that do it first.
    pub const ALL: [Self; Self::NodeVisited as usize + 1] = [
        Self::StringComparison,
        Self::RankDigit,
        Self::EntryScanned,
        Self::HeapComparison,
        Self::HeapSwap,
        Self::BucketLookedAt,
        Self::TableRead,
        Self::NodeVisited,
    ];

    /// Its number in the list, which has the order of the declaration.
    const fn list_index(self) -> usize {
        assert!(Self::ALL[self as usize] as usize == self as usize, "listed in the order of the declaration");
        self as usize
    }

    /// Its name in JSON, CSV and message ids.
    pub const fn name(self) -> &'static str {
        match self {
            Self::StringComparison => "string_comparisons",
            Self::RankDigit => "rank_digits",
            Self::EntryScanned => "entries_scanned",
            Self::HeapComparison => "heap_comparisons",
            Self::HeapSwap => "heap_swaps",
            Self::BucketLookedAt => "buckets_looked_at",
            Self::TableRead => "table_reads",
            Self::NodeVisited => "nodes_visited",
        }
    }
}

/// A kind that is declared and not listed does not compile: each is looked up here and must be in the list.
const _: fn(Work) -> &'static [()] = |work| match work {
    Work::StringComparison => &[(); Work::StringComparison.list_index()],
    Work::RankDigit => &[(); Work::RankDigit.list_index()],
    Work::EntryScanned => &[(); Work::EntryScanned.list_index()],
    Work::HeapComparison => &[(); Work::HeapComparison.list_index()],
    Work::HeapSwap => &[(); Work::HeapSwap.list_index()],
    Work::BucketLookedAt => &[(); Work::BucketLookedAt.list_index()],
    Work::TableRead => &[(); Work::TableRead.list_index()],
    Work::NodeVisited => &[(); Work::NodeVisited.list_index()],
};
