//! The files of source code that a class reads: the searches, and beside them data structures and heuristics.
//!
//! Each text is that of the compiled file, so what is read is what runs.

use crate::heuristic::HeuristicKind;

/// A file of source code that a class reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SourceFile {
    /// The search of realm 1.
    StringSet,
    /// The search of realm 2a.
    PathStrings,
    /// The search of realm 2.
    Hash,
    /// The search of realm 3, and its table.
    Table,
    /// The search of realm 4.
    Bidirectional,
    /// The search of realms 5, 6, 7 and 7b.
    AStar,
    /// The search of realm 8.
    IdaStar,
    /// The ordered set of strings.
    OrderedSet,
    /// The array with one element for each board.
    ByIndex,
    /// Rank and index of a board.
    Rank,
    /// The search tree.
    Tree,
    /// The two search trees of realm 4.
    TwinTrees,
    /// The open list that is scanned.
    ScannedList,
    /// The heuristic of realm 5.
    Misplaced,
    /// The heuristic of realms 6 to 8.
    Manhattan,
    /// The binary heap.
    Heap,
    /// The open list in a heap.
    HeapList,
    /// The buckets: a queue for each f and g.
    Buckets,
    /// The open list in buckets.
    BucketList,
    /// The current path of realm 8.
    CurrentPath,
}

macro_rules! source {
    ($path:literal) => {
        ($path, include_str!(concat!("../", $path)))
    };
}

impl SourceFile {
    /// The path of the file below `src`, and its text.
    const fn path_and_text(self) -> (&'static str, &'static str) {
        match self {
            Self::StringSet => source!("realm/realm1_string_set.rs"),
            Self::PathStrings => source!("realm/realm2a_path_strings.rs"),
            Self::Hash => source!("realm/realm2_hash.rs"),
            Self::Table => source!("realm/realm3_table.rs"),
            Self::Bidirectional => source!("realm/realm4_bidirectional.rs"),
            Self::AStar => source!("realm/astar.rs"),
            Self::IdaStar => source!("realm/realm8_ida_star.rs"),
            Self::OrderedSet => source!("realm/ordered_set.rs"),
            Self::ByIndex => source!("realm/by_index.rs"),
            Self::Rank => source!("puzzle/rank.rs"),
            Self::Tree => source!("realm/tree.rs"),
            Self::TwinTrees => source!("realm/twin_trees.rs"),
            Self::ScannedList => source!("realm/scanned_list.rs"),
            Self::Misplaced => source!("heuristic/misplaced.rs"),
            Self::Manhattan => source!("heuristic/manhattan.rs"),
            Self::Heap => source!("realm/heap.rs"),
            Self::HeapList => source!("realm/heap_list.rs"),
            Self::Buckets => source!("realm/buckets.rs"),
            Self::BucketList => source!("realm/bucket_list.rs"),
            Self::CurrentPath => source!("realm/current_path.rs"),
        }
    }

    /// The path of the file below `src`.
    pub const fn path(self) -> &'static str {
        self.path_and_text().0
    }

    /// The whole text of the file.
    pub const fn text(self) -> &'static str {
        self.path_and_text().1
    }

    /// The name of the file, without its folder.
    pub fn name(self) -> &'static str {
        self.path().rsplit('/').next().unwrap_or_default()
    }

    /// Whether a search with this heuristic runs this file. Linear conflict and the weighted heuristic call Manhattan
    /// distance, so its file runs with them; a file that is no heuristic always runs.
    pub const fn is_run_with(self, heuristic: Option<HeuristicKind>) -> bool {
        match (self, heuristic) {
            (Self::Misplaced, heuristic) => matches!(heuristic, Some(HeuristicKind::Misplaced)),
            (Self::Manhattan, Some(heuristic)) => heuristic.counts_steps(),
            (Self::Manhattan, None) => false,
            (
                Self::StringSet
                | Self::PathStrings
                | Self::Hash
                | Self::Table
                | Self::Bidirectional
                | Self::AStar
                | Self::IdaStar
                | Self::OrderedSet
                | Self::ByIndex
                | Self::Rank
                | Self::Tree
                | Self::TwinTrees
                | Self::ScannedList
                | Self::Heap
                | Self::HeapList
                | Self::Buckets
                | Self::BucketList
                | Self::CurrentPath,
                _,
            ) => true,
        }
    }
}
