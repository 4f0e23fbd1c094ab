//! The data structures at work: what each realm stores at a moment, and what the last event did to it, one operation
//! after the other.
//!
//! A recording holds events and no structure, which would be far too large. So the structure is filled again from the
//! recorded events, by the realm's own code wherever that code decides anything: the ordered set compares, the heap
//! sinks and rises, the buckets are looked at as they were in the search. No event is added for this, and all
//! operations of a recording add up to the work that the search counted.
//!
//! A [`StructureReplay`] is asked for a moment with an allowance of steps. It answers with a [`StructureMoment`] or,
//! if the allowance does not lead there, with nothing yet.

mod arrays;
mod buckets;
mod copies;
mod deepening;
mod digits;
mod event_operations;
mod list;
mod lookup;
mod moment;
mod operation;
mod rank_set;
mod replayed;
mod string_set;
mod structure_replay;
mod table;
mod two_trees;

pub use arrays::{ArrayMoment, ENTRIES_LISTED, ElementContent, LineElement, PathQueueMoment, QueuedPath};
pub use buckets::{BucketInHand, BucketSize, BucketsMoment, QueueEntry};
pub use copies::MAX_BYTES;
pub use deepening::{DeepeningMoment, Iteration};
pub use digits::{IndexByDigits, IndexDigit};
pub use event_operations::{has_operations, step_to_operations};
pub use list::{HeapTop, ListContent, ListEntry, ListMoment, TOP};
pub use lookup::{BoardLookup, LookupOutcome};
pub use moment::{Structure, StructureMoment};
pub use operation::{Operation, StringComparison};
pub use rank_set::RankSet;
pub use string_set::{StringLookup, StringSetMoment};
pub use structure_replay::{ALLOWANCE, StructureReplay};
pub use table::{TableLookup, TableMoment};
pub use two_trees::{Meeting, OtherSide, TreeLayers, TwoTreesMoment};
