//! A structure at a moment, and what the last event did to it.

use super::{
    arrays::ArrayMoment,
    buckets::BucketsMoment,
    deepening::DeepeningMoment,
    list::{HeapTop, ListMoment},
    operation::Operation,
    string_set::StringSetMoment,
    table::TableMoment,
    two_trees::TwoTreesMoment,
};
use crate::trace::{Event, Observer, WorkTally};

/// The structure of a search after the first `moment` events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StructureMoment {
    /// Number of events that have happened.
    pub moment: u64,
    /// The last event; `None` before the first.
    pub event: Option<Event>,
    /// The work counted by the structures of the search up to this moment, that of the last event included.
    pub work: WorkTally,
    /// The operations of the last event, in order.
    pub operations: Vec<Operation>,
    pub structure: Structure,
}

impl StructureMoment {
    /// The work of the last event alone.
    pub fn work_of_event(&self) -> WorkTally {
        let mut work = WorkTally::default();
        self.operations.iter().filter_map(Operation::work).for_each(|kind| work.work(kind, 1));
        work
    }
}

/// The stored data, by the structure that the realm teaches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Structure {
    /// Nothing: before the first event, and where the start is the goal, so that nothing is searched.
    Empty,
    /// Realm 1: the ordered set of strings.
    StringSet(StringSetMoment),
    /// Realm 2a: a flag for each board. Realm 2: a move for each board.
    Array(ArrayMoment),
    /// Realm 3: the table, and the walk through it.
    Table(TableMoment),
    /// Realm 4: two search trees.
    TwoTrees(TwoTreesMoment),
    /// Realms 5 and 6: the open list that is scanned.
    ScannedList(ListMoment),
    /// Realm 7: the heap, level by level.
    Heap(ListMoment),
    /// Realm 7b: the buckets.
    Buckets(BucketsMoment),
    /// Realm 8: the path under the bound.
    CurrentPath(DeepeningMoment),
}

impl Structure {
    /// The top four levels of the heap; empty if the structure is not a heap.
    pub fn heap_top(&self) -> HeapTop {
        match self {
            Self::Heap(list) => list.top(),
            Self::Empty
            | Self::StringSet(_)
            | Self::Array(_)
            | Self::Table(_)
            | Self::TwoTrees(_)
            | Self::ScannedList(_)
            | Self::Buckets(_)
            | Self::CurrentPath(_) => HeapTop::default(),
        }
    }
}
