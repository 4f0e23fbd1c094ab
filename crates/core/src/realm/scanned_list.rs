//! The simplest open list: a plain list, scanned from end to end for every board that is taken.
//!
//! Putting an entry in costs one step. Taking the lowest out costs as many as there are entries: with n boards in
//! the list each expansion looks at all n of them. A binary heap needs about log n (`heap_list.rs`).

use super::{
    Tie, TieOrder,
    open_list::{Entry, EntryCounter, OpenList, Priority},
};
use crate::trace::{Observer, Work};

/// A plain list. Taking the lowest entry looks at every entry.
#[derive(Clone, Debug)]
pub struct ScannedList {
    counter: EntryCounter,
    entries: Vec<(Priority, Entry)>,
}

impl ScannedList {
    /// An empty list with this way of breaking ties.
    pub const fn new(tie: Tie, tie_order: TieOrder) -> Self {
        Self { counter: EntryCounter::new(tie, tie_order), entries: Vec::new() }
    }

    /// The entries in their order, each with its number.
    pub fn entries(&self) -> impl ExactSizeIterator<Item = (u32, &Entry)> {
        self.entries.iter().map(|(priority, entry)| (self.counter.number(*priority), entry))
    }

    /// The entry at an index.
    pub fn get(&self, at: usize) -> Option<&Entry> {
        self.entries.get(at).map(|(_, entry)| entry)
    }

    /// Takes out the entry at an index, which must be in the list; the last entry fills the gap.
    pub fn take_at(&mut self, at: usize) -> Entry {
        self.entries.swap_remove(at).1
    }
}

impl OpenList for ScannedList {
    fn put(&mut self, entry: Entry, _: &mut impl Observer) {
        self.entries.push((self.counter.priority(&entry), entry));
    }

    fn replace(&mut self, _: u8, entry: Entry, observer: &mut impl Observer) {
        if let Some(at) = self.entries.iter().position(|(_, old)| old.board == entry.board) {
            self.take_at(at);
        }
        self.put(entry, observer);
    }

    fn take_least(&mut self, observer: &mut impl Observer) -> Option<Entry> {
        observer.work(Work::EntriesScanned, self.entries.len() as u32);
        let least = (0..self.entries.len()).min_by_key(|at| self.entries[*at].0)?;
        Some(self.take_at(least))
    }
}
