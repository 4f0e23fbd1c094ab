//! The data structures that the realms teach, one after the other.

use strum::IntoStaticStr;

/// The data structure that a realm teaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum StructureKind {
    /// Realm 1: the strings of all boards reached, in an ordered set.
    StringSet,
    /// Realm 2a: a flag for each board, by index, and a queue in which each entry carries its path as a string.
    Flags,
    /// Realm 2: the move that generated each board, by index.
    Moves,
    /// Realm 3: the move towards the goal from each board, by index, filled once and then read.
    Table,
    /// Realm 4: two search trees, by index, one from each end.
    TwoTrees,
    /// Realms 5 and 6: an open list that is scanned.
    ScannedList,
    /// Realm 7: an open list in a binary heap.
    Heap,
    /// Realm 7b: an open list with a queue for each f and g.
    Buckets,
    /// Realm 8: the path from the start, under a bound on f.
    CurrentPath,
}

impl StructureKind {
    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
