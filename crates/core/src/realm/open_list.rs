//! A*'s open list: boards waiting to be expanded, of which the lowest entry is always taken.
//!
//! "Lowest" is a total order, so that lists of different structure take the same boards in the same order: lowest f
//! first; of those the highest g (or the lowest, or any); of those the oldest entry (or the newest). Every entry gets
//! the next number when it is put in.
//!
//! There are three lists: a plain list that is scanned (`scanned_list.rs`), a binary heap (`heap_list.rs`), and a
//! queue for each f and g (`bucket_list.rs`).

use super::{Tie, TieOrder};
use crate::{puzzle::Board, trace::Observer};

/// The place of an entry in the total order of the open list, packed into one number. The lowest is taken.
///
/// Bits 40 and up hold f, the next eight g, and the last 32 the number. A tie that prefers the higher g or the newer
/// entry stores the complement; one that ignores g stores zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Priority(u64);

impl Priority {
    /// The priority of a queue: first in, first out.
    pub const fn first_in(number: u32) -> Self {
        Self(number as u64)
    }

    /// The priority by f, then g, then the number that the entry got when it was put in.
    pub fn new(f: u16, g: u8, number: u32, tie: Tie, tie_order: TieOrder) -> Self {
        let by_g = match tie {
            Tie::HighG => u8::MAX - g,
            Tie::LowG => g,
            Tie::None => 0,
        };
        let by_number = match tie_order {
            TieOrder::Fifo => number,
            TieOrder::Lifo => u32::MAX - number,
        };
        Self(u64::from(f) << 40 | u64::from(by_g) << 32 | u64::from(by_number))
    }

    /// The number of the entry.
    pub(super) const fn number(self, tie_order: TieOrder) -> u32 {
        match tie_order {
            TieOrder::Fifo => self.0 as u32,
            TieOrder::Lifo => u32::MAX - self.0 as u32,
        }
    }
}

/// A board waiting to be expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The board that waits.
    pub board: Board,
    /// Moves made to reach the board.
    pub g: u8,
    /// The estimate of the moves left, in the unit of the heuristic.
    pub h: u16,
    /// What the list sorts by, in the unit of the heuristic: as a rule the sum of g and h.
    pub f: u16,
}

/// Numbers entries as they are put in, which gives each its place in the total order.
#[derive(Clone, Debug)]
pub struct EntryCounter {
    tie: Tie,
    tie_order: TieOrder,
    /// The number of the next entry.
    next: u32,
}

impl EntryCounter {
    /// A counter that has not numbered any entry yet.
    pub const fn new(tie: Tie, tie_order: TieOrder) -> Self {
        Self { tie, tie_order, next: 0 }
    }

    /// Gives an entry the next number, and returns its priority.
    #[inline]
    pub fn priority(&mut self, entry: &Entry) -> Priority {
        let number = self.next;
        self.next += 1;
        Priority::new(entry.f, entry.g, number, self.tie, self.tie_order)
    }

    /// The number that an entry of this priority got.
    #[inline]
    pub const fn number(&self, priority: Priority) -> u32 {
        priority.number(self.tie_order)
    }
}

/// Boards waiting to be expanded, each at most once.
pub trait OpenList {
    /// Puts in a board that is not in the list.
    fn put(&mut self, entry: Entry, observer: &mut impl Observer);

    /// Puts in a board that is already in the list with a longer path, of `old_g` moves. The older entry becomes void:
    /// it is never expanded.
    fn replace(&mut self, old_g: u8, entry: Entry, observer: &mut impl Observer);

    /// Takes the lowest entry out; `None` if no board waits.
    fn take_least(&mut self, observer: &mut impl Observer) -> Option<Entry>;
}

/// Whether an entry of an open list still counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Validity {
    /// The entry counts.
    Valid,
    /// The entry does not count: a shorter path to its board was put in later.
    Void,
}
