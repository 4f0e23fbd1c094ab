//! An open list kept in buckets: entries come into one queue in the order of their numbers, so that no number is
//! stored, and taking the lowest compares no entries.
//!
//! A void entry stays in its queue, as in a heap, until it would be taken, and is dropped there.

use super::{
    Tie, TieOrder,
    buckets::Buckets,
    open_list::{Entry, OpenList, Validity},
    void_entries::VoidEntries,
};
use crate::trace::Observer;

/// A queue of entries for each f and g.
#[derive(Clone, Debug)]
pub struct BucketList {
    buckets: Buckets<Entry>,
    /// Those that have been replaced and are still in a queue.
    void: VoidEntries,
}

impl BucketList {
    /// An empty list with this way of breaking ties.
    pub fn new(tie: Tie, tie_order: TieOrder) -> Self {
        Self { buckets: Buckets::new(tie, tie_order), void: VoidEntries::default() }
    }

    /// The queues.
    pub const fn buckets(&self) -> &Buckets<Entry> {
        &self.buckets
    }

    /// Whether an entry in a queue still counts.
    pub fn validity(&self, entry: &Entry) -> Validity {
        self.void.validity(entry)
    }
}

impl OpenList for BucketList {
    #[inline]
    fn put(&mut self, entry: Entry, _: &mut impl Observer) {
        self.buckets.put(entry.f, entry.g, entry);
    }

    fn replace(&mut self, old_g: u8, entry: Entry, observer: &mut impl Observer) {
        self.void.insert(entry.board, old_g);
        self.put(entry, observer);
    }

    #[inline]
    fn take_least(&mut self, observer: &mut impl Observer) -> Option<Entry> {
        while let Some(entry) = self.buckets.take_least(observer) {
            if self.void.take(&entry) == Validity::Valid {
                return Some(entry);
            }
        }
        None
    }
}
