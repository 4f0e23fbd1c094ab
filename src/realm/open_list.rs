//! A*'s open list: boards waiting to be expanded, of which the least is always taken.
//!
//! "Least" is a total order, so that two lists that keep it differently still take the same boards:
//! lowest f first; of those the highest g (or the lowest); of those the one put in first (or last).
//! Every entry gets the next number when it is put in.
//!
//! There are three lists. [`ScannedList`] is what comes to mind first: a plain list, looked through
//! whole for every board taken. [`HeapList`] is the same promise kept by a binary heap, [`BucketList`] by a
//! queue for each f and g.

use fnv::FnvHashSet;

use super::{Heap, Tie, TieOrder, buckets::Buckets};
use crate::{
    puzzle::Board,
    trace::{Observer, Work},
};

/// The total order of the open list, packed into one number: the least is taken.
///
/// Bits 40 and up hold f, the next eight g and the last 32 the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Priority(u64);

impl Priority {
    /// That of a queue: first in, first out.
    pub const fn first_in(number: u32) -> Self {
        Self(number as u64)
    }

    /// f, then g, then the number that the entry got when it was put in.
    pub fn new(f: u16, g: u8, number: u32, tie: Tie, tie_order: TieOrder) -> Self {
        let by_g = match tie {
            Tie::HighG => u8::MAX - g,
            Tie::LowG => g,
        };
        let by_number = match tie_order {
            TieOrder::Fifo => number,
            TieOrder::Lifo => u32::MAX - number,
        };
        Self(u64::from(f) << 40 | u64::from(by_g) << 32 | u64::from(by_number))
    }

    /// The number of the entry.
    const fn number(self, tie_order: TieOrder) -> u32 {
        match tie_order {
            TieOrder::Fifo => self.0 as u32,
            TieOrder::Lifo => u32::MAX - self.0 as u32,
        }
    }
}

/// A board waiting to be expanded.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The board.
    pub board: Board,
    /// Moves made to reach it.
    pub g: u8,
    /// Estimate of the moves left.
    pub h: u16,
    /// What both come to, in the unit of the estimate.
    pub f: u16,
}

/// Numbers entries and says where each stands in the total order.
#[derive(Clone, Debug)]
struct Turnstile {
    tie: Tie,
    tie_order: TieOrder,
    /// How many have passed.
    passed: u32,
}

impl Turnstile {
    const fn new(tie: Tie, tie_order: TieOrder) -> Self {
        Self { tie, tie_order, passed: 0 }
    }

    /// Gives an entry the next number.
    #[inline]
    fn pass(&mut self, entry: &Entry) -> Priority {
        let number = self.passed;
        self.passed += 1;
        Priority::new(entry.f, entry.g, number, self.tie, self.tie_order)
    }
}

/// Boards waiting to be expanded, each at most once.
pub trait OpenList {
    /// Puts in a board that is not in the list.
    fn put(&mut self, entry: Entry, observer: &mut impl Observer);

    /// Puts in a board that is in the list already, by a longer way of `old_g` moves. That older entry is
    /// void from now on.
    fn replace(&mut self, old_g: u8, entry: Entry, observer: &mut impl Observer);

    /// Takes the least entry out.
    fn take_least(&mut self, observer: &mut impl Observer) -> Option<Entry>;
}

/// A plain list. Taking the least looks at every entry there is.
pub struct ScannedList {
    turnstile: Turnstile,
    entries: Vec<(Priority, Entry)>,
}

impl ScannedList {
    /// An empty list that breaks ties as it is told.
    pub const fn new(tie: Tie, tie_order: TieOrder) -> Self {
        Self { turnstile: Turnstile::new(tie, tie_order), entries: Vec::new() }
    }
}

impl OpenList for ScannedList {
    fn put(&mut self, entry: Entry, _: &mut impl Observer) {
        self.entries.push((self.turnstile.pass(&entry), entry));
    }

    fn replace(&mut self, _: u8, entry: Entry, observer: &mut impl Observer) {
        if let Some(place) = self.entries.iter().position(|(_, old)| old.board == entry.board) {
            self.entries.swap_remove(place);
        }
        self.put(entry, observer);
    }

    fn take_least(&mut self, observer: &mut impl Observer) -> Option<Entry> {
        observer.work(Work::EntryScanned, self.entries.len() as u32);
        let least = (0..self.entries.len()).min_by_key(|place| self.entries[*place].0)?;
        Some(self.entries.swap_remove(least).1)
    }
}

/// A binary heap: the least is always on top, and taking it costs log n instead of n.
///
/// Only priorities are moved about in it. The entries lie where they were put, and the number in a priority
/// tells where that is. A void entry cannot be found in a heap, so it stays until it comes to the top and is
/// dropped there.
#[derive(Clone, Debug)]
pub struct HeapList {
    turnstile: Turnstile,
    heap: Heap<Priority>,
    /// Every entry ever put in, by its number.
    entries: Vec<Entry>,
    /// Board and g of entries that have been replaced and are still in the heap.
    void: FnvHashSet<(Board, u8)>,
}

impl OpenList for HeapList {
    #[inline]
    fn put(&mut self, entry: Entry, observer: &mut impl Observer) {
        self.entries.push(entry);
        self.heap.put(self.turnstile.pass(&entry), observer);
    }

    fn replace(&mut self, old_g: u8, entry: Entry, observer: &mut impl Observer) {
        self.void.insert((entry.board, old_g));
        self.put(entry, observer);
    }

    #[inline]
    fn take_least(&mut self, observer: &mut impl Observer) -> Option<Entry> {
        while let Some(priority) = self.heap.take_least(observer) {
            let entry = *self.entry(priority);
            if self.void.is_empty() || !self.void.remove(&(entry.board, entry.g)) {
                return Some(entry);
            }
        }
        None
    }
}

impl HeapList {
    /// An empty list that breaks ties as it is told.
    pub fn new(tie: Tie, tie_order: TieOrder) -> Self {
        let turnstile = Turnstile::new(tie, tie_order);
        Self { turnstile, heap: Heap::default(), entries: Vec::new(), void: FnvHashSet::default() }
    }

    #[inline]
    fn entry(&self, priority: Priority) -> &Entry {
        &self.entries[priority.number(self.turnstile.tie_order) as usize]
    }

    /// The entries level by level, the top first, each with whether it still counts.
    pub fn levels(&self) -> impl Iterator<Item = (&Entry, Validity)> {
        let is_void = |entry: &Entry| self.void.contains(&(entry.board, entry.g));
        let validity = move |entry| if is_void(entry) { Validity::Void } else { Validity::Valid };
        let entries = self.heap.as_slice().iter().map(|priority| self.entry(*priority));
        entries.map(move |entry| (entry, validity(entry)))
    }
}

/// A queue for each f and g: entries that come into one queue come in the order of their numbers, so that no
/// number is needed, and taking the least compares nothing.
///
/// A void entry stays in its queue, as in a heap, until it would be taken, and is dropped there.
#[derive(Clone, Debug)]
pub struct BucketList {
    buckets: Buckets<Entry>,
    /// Board and g of entries that have been replaced and are still in a queue.
    void: FnvHashSet<(Board, u8)>,
}

impl BucketList {
    /// An empty list that breaks ties as it is told.
    pub fn new(tie: Tie, tie_order: TieOrder) -> Self {
        Self { buckets: Buckets::new(tie, tie_order), void: FnvHashSet::default() }
    }
}

impl OpenList for BucketList {
    #[inline]
    fn put(&mut self, entry: Entry, _: &mut impl Observer) {
        self.buckets.put(entry.f, entry.g, entry);
    }

    fn replace(&mut self, old_g: u8, entry: Entry, observer: &mut impl Observer) {
        self.void.insert((entry.board, old_g));
        self.put(entry, observer);
    }

    #[inline]
    fn take_least(&mut self, observer: &mut impl Observer) -> Option<Entry> {
        while let Some(entry) = self.buckets.take_least(observer) {
            if self.void.is_empty() || !self.void.remove(&(entry.board, entry.g)) {
                return Some(entry);
            }
        }
        None
    }
}

/// Whether an entry of a heap still counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Validity {
    /// It does.
    Valid,
    /// A shorter way to its board was put in later.
    Void,
}
