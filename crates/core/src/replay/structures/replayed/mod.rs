//! The structures, as a replay fills them again from the recorded events.

mod arrays;
mod astar;
mod buckets;
mod deepening;
mod heap;
mod line;
mod packed_letters;
mod path_queue;
mod ranking;
mod scanned;
mod string_set;
mod table;
mod two_trees;

pub use string_set::ComparisonLog;

use super::{moment::Structure, operation::Operation};
use crate::{
    puzzle::Puzzle,
    realm::{Realm, Settings, StructureKind},
    replay::Recording,
    trace::{Event, WorkTally},
};

/// The search whose structure is replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayedSearch {
    pub realm: Realm,
    pub puzzle: Puzzle,
    pub settings: Settings,
}

/// An event's search, recording and number.
#[derive(Clone, Copy)]
pub struct EventContext<'a> {
    pub search: &'a ReplayedSearch,
    pub recording: &'a Recording,
    /// The number of the event, from 0: also the moment before it.
    pub at: u64,
    /// In realm 1: the strings that the one looked up was compared with, in order, packed. Empty in other realms.
    pub compared: &'a [u32],
}

impl EventContext<'_> {
    /// The moment after the event.
    pub const fn moment(&self) -> u64 {
        self.at + 1
    }
}

/// A structure as it is after some events.
pub trait Replayed {
    /// Does what the search did with its structure at one more event. Returns the number of steps that this took, each
    /// some fifty nanoseconds.
    fn apply(&mut self, event: &Event, context: &EventContext<'_>) -> u64;

    /// Applies one more event as `apply` does, and describes it: all operations in order, and the structure.
    fn show(&mut self, event: &Event, context: &EventContext<'_>) -> (Vec<Operation>, Structure);

    /// The work counted so far.
    fn work(&self) -> &WorkTally;

    /// Approximate bytes that a copy takes.
    fn bytes(&self) -> usize;

    fn copy(&self) -> Box<dyn Replayed>;
}

/// The structure of a search before its first event.
pub fn empty(search: &ReplayedSearch) -> Box<dyn Replayed> {
    let ReplayedSearch { realm, settings, .. } = search;
    match realm.structure() {
        StructureKind::StringSet => Box::new(string_set::SetOrder::default()),
        structure @ (StructureKind::Flags | StructureKind::Moves) => Box::new(arrays::Array::new(structure)),
        StructureKind::Table => Box::new(table::FilledTable::default()),
        StructureKind::TwoTrees => Box::new(two_trees::TwoTrees::default()),
        StructureKind::ScannedList => Box::new(scanned::ReplayedScannedList::new(settings)),
        StructureKind::Heap => Box::new(heap::ReplayedHeap::new(settings)),
        StructureKind::Buckets => Box::new(buckets::ReplayedBuckets::new(settings)),
        StructureKind::CurrentPath => Box::new(deepening::ReplayedPath::default()),
    }
}
