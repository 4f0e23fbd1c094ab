//! An open list whose entries lie one after the other: the list that is scanned, and the heap level by level.

use super::operation::Operation;
use crate::realm::{Entry, Validity};

/// Entries in the top four levels of a heap.
pub const TOP: usize = 15;

/// An entry of an open list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListEntry {
    /// The board with its g, h and f.
    pub entry: Entry,
    /// The number that the entry got when it was put in, from 0.
    pub number: u32,
    /// Whether the entry still counts.
    pub validity: Validity,
}

/// An open list before and after an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListMoment {
    /// The entries before the event.
    pub before: Vec<ListEntry>,
    /// The entries after the event.
    pub after: Vec<ListEntry>,
    /// The entry that the event puts in.
    pub put: Option<ListEntry>,
    /// The entry that the event takes out to be expanded, or because it is the goal.
    pub taken: Option<ListEntry>,
    /// The number of the first entry that was put in after the last one was taken out: entries with this number or a
    /// higher one are new.
    pub first_new: u32,
}

impl ListMoment {
    /// The list after the first `done` of the event's operations.
    pub fn content_after(&self, operations: &[Operation], done: usize) -> ListContent {
        let mut content = ListContent::of(self.before.clone());
        operations.iter().take(done).for_each(|operation| content.apply(operation, self.put));
        content
    }

    /// Whether the event takes out the last entry of the list, so that there is no gap.
    pub fn takes_last(&self) -> bool {
        let number = |entry: Option<&ListEntry>| entry.map(|entry| entry.number);
        self.taken.is_some() && number(self.before.last()) == number(self.taken.as_ref())
    }

    /// The top four levels of a heap after the event.
    pub fn top(&self) -> HeapTop {
        let top = self.after.iter().take(TOP);
        HeapTop { entries: top.map(|entry| (entry.entry.f, entry.validity)).collect() }
    }
}

/// The top of a heap: f of each entry, level by level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeapTop {
    /// At most [`TOP`] entries; the children of entry i are entries 2·i+1 and 2·i+2.
    pub entries: Vec<(u16, Validity)>,
}

/// An open list between two operations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListContent {
    /// The entries. The one at the gap does not count.
    pub entries: Vec<ListEntry>,
    /// The index without an entry; `None` if there is no gap.
    pub gap: Option<usize>,
    /// The entry that will be put into the gap, once the gap is where the entry belongs.
    pub held: Option<ListEntry>,
}

impl ListContent {
    /// A list without a gap.
    pub(super) const fn of(entries: Vec<ListEntry>) -> Self {
        Self { entries, gap: None, held: None }
    }

    /// Applies one operation; `put` is the entry that the event puts in.
    pub(super) fn apply(&mut self, operation: &Operation, put: Option<ListEntry>) {
        match *operation {
            Operation::Put { .. } => self.open_gap_at_end(put),
            Operation::Taken { at } => self.take(at as usize),
            Operation::HeapMoved { from, to } => {
                self.entries[to as usize] = self.entries[from as usize];
                self.gap = Some(from as usize);
            }
            Operation::GapFilled { at } => {
                if let Some(held) = self.held.take() {
                    self.entries[at as usize] = held;
                }
                self.gap = None;
            }
            Operation::Voided { board, g } => {
                let is_old = |old: &&mut ListEntry| old.entry.board == board && old.entry.g == g;
                if let Some(old) = self.entries.iter_mut().find(is_old) {
                    old.validity = Validity::Void;
                }
            }
            Operation::Digit(_)
            | Operation::ElementRead { .. }
            | Operation::ParentReached { .. }
            | Operation::Compared(_)
            | Operation::PathCopied { .. }
            | Operation::LetterAdded { .. }
            | Operation::TableRead { .. }
            | Operation::EntryRead { .. }
            | Operation::HeapCompared { .. }
            | Operation::BucketLookedAt { .. }
            | Operation::QueueTaken { .. }
            | Operation::QueuePut { .. }
            | Operation::NodeVisited { .. }
            | Operation::Entered { .. }
            | Operation::Left => {}
        }
    }

    fn open_gap_at_end(&mut self, put: Option<ListEntry>) {
        let Some(put) = put else { return };
        self.gap = Some(self.entries.len());
        self.entries.push(put);
        self.held = Some(put);
    }

    /// Takes out the entry at an index. The last entry is then held, unless it is the one that is taken out.
    fn take(&mut self, at: usize) {
        let last = self.entries.pop();
        (self.held, self.gap) = if at < self.entries.len() { (last, Some(at)) } else { (None, None) };
    }
}
