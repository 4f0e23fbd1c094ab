//! An open list kept in buckets: entries come into one queue in the order of their numbers, so that no number is
//! stored, and taking the lowest compares no entries. An entry has the f and g of its queue, and h is what f is more
//! than the moves made, so that the board alone is stored.
//!
//! A void entry stays in its queue, as in a heap, until it would be taken, and is dropped there.

use super::{
    Tie, TieOrder,
    buckets::Buckets,
    open_list::{Entry, OpenList, Validity},
    void_entries::VoidEntries,
};
use crate::{heuristic::Unit, puzzle::Board, trace::Observer};

/// A queue of boards for each f and g.
#[derive(Clone, Debug)]
pub struct BucketList {
    /// The unit of f.
    unit: Unit,
    buckets: Buckets<Board>,
    /// Those that have been replaced and are still in a queue.
    void: VoidEntries,
}

impl BucketList {
    /// An empty list of entries whose f is in this unit, with this way of breaking ties.
    pub fn new(unit: Unit, tie: Tie, tie_order: TieOrder) -> Self {
        Self { unit, buckets: Buckets::new(tie, tie_order), void: VoidEntries::default() }
    }

    /// The queues.
    pub const fn buckets(&self) -> &Buckets<Board> {
        &self.buckets
    }

    /// The entry of a board in the queue of this f and g.
    #[inline]
    pub const fn entry(&self, f: u16, g: u8, board: Board) -> Entry {
        Entry { board, g, h: f - self.unit.moves(g), f }
    }

    /// Whether an entry in a queue still counts.
    pub fn validity(&self, entry: &Entry) -> Validity {
        self.void.validity(entry)
    }
}

impl OpenList for BucketList {
    #[inline]
    fn put(&mut self, entry: Entry, _: &mut impl Observer) {
        self.buckets.put(entry.f, entry.g, entry.board);
    }

    fn replace(&mut self, old_g: u8, entry: Entry, observer: &mut impl Observer) {
        self.void.insert(entry.board, old_g);
        self.put(entry, observer);
    }

    #[inline]
    fn take_least(&mut self, observer: &mut impl Observer) -> Option<Entry> {
        while let Some((f, g, board)) = self.buckets.take_least(observer) {
            let entry = self.entry(f, g, board);
            if self.void.take(&entry) == Validity::Valid {
                return Some(entry);
            }
        }
        None
    }
}
