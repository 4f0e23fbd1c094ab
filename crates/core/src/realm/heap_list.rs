//! An open list kept in a binary heap: the lowest entry is always on top, and taking it costs about log n
//! comparisons instead of n.
//!
//! The heap holds priorities only. The entries stay where they were put, at the index that is the number in their
//! priority. A void entry cannot be found in a heap, so it stays until it comes to the top and is dropped there.

use super::{
    Heap, Tie, TieOrder,
    open_list::{Entry, EntryCounter, OpenList, Priority, Validity},
    void_entries::VoidEntries,
};
use crate::trace::Observer;

/// A binary heap of priorities, and the entries beside it.
#[derive(Clone, Debug)]
pub struct HeapList {
    counter: EntryCounter,
    heap: Heap<Priority>,
    /// Every entry ever put in, by its number.
    entries: Vec<Entry>,
    /// Those that have been replaced and are still in the heap.
    void: VoidEntries,
}

impl OpenList for HeapList {
    #[expect(
        clippy::inline_always,
        reason = "measured: realm 7 takes 1.08 to 1.17 times as long with a call for each successor"
    )]
    #[inline(always)]
    fn put(&mut self, entry: Entry, observer: &mut impl Observer) {
        self.entries.push(entry);
        self.heap.put(self.counter.priority(&entry), observer);
    }

    fn replace(&mut self, old_g: u8, entry: Entry, observer: &mut impl Observer) {
        self.void.insert(entry.board, old_g);
        self.put(entry, observer);
    }

    #[inline]
    fn take_least(&mut self, observer: &mut impl Observer) -> Option<Entry> {
        while let Some(priority) = self.heap.take_least(observer) {
            let entry = *self.entry(priority);
            if self.void.take(&entry) == Validity::Valid {
                return Some(entry);
            }
        }
        None
    }
}

impl HeapList {
    /// An empty list with this way of breaking ties.
    pub fn new(tie: Tie, tie_order: TieOrder) -> Self {
        let counter = EntryCounter::new(tie, tie_order);
        Self { counter, heap: Heap::default(), entries: Vec::new(), void: VoidEntries::default() }
    }

    #[inline]
    fn entry(&self, priority: Priority) -> &Entry {
        &self.entries[self.counter.number(priority) as usize]
    }

    /// The entries level by level, the top first, each with its number and whether it still counts.
    pub fn levels(&self) -> impl ExactSizeIterator<Item = (u32, &Entry, Validity)> {
        self.heap.as_slice().iter().map(|priority| {
            let entry = self.entry(*priority);
            (self.counter.number(*priority), entry, self.validity(entry))
        })
    }

    /// How many entries were ever put in.
    pub const fn numbered(&self) -> usize {
        self.entries.len()
    }

    fn validity(&self, entry: &Entry) -> Validity {
        self.void.validity(entry)
    }
}
