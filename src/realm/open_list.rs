//! A*'s open list: boards waiting to be expanded, of which the least is always taken.
//!
//! "Least" is a total order, so that two lists that keep it differently still take the same boards:
//! lowest f first; of those the highest g (or the lowest); of those the one put in first (or last).
//! Every entry gets the next number when it is put in.
//!
//! There are two lists. [`ScannedList`] is what comes to mind first: a plain list, looked through
//! whole for every board taken. [`HeapList`] is the same promise kept by a binary heap.

use std::cmp::Ordering;

use fnv::FnvHashSet;

use super::Heap;
use crate::{
    puzzle::Board,
    trace::{Observer, Work},
};

/// Which of the boards with least f is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tie {
    /// The one with the highest g: nearest to the goal, if the estimates are to be believed.
    #[default]
    HighG,
    /// The one with the lowest g.
    LowG,
}

impl Tie {
    /// Both.
    pub const ALL: [Self; 2] = [Self::HighG, Self::LowG];

    /// Its name on the command line, in JSON and in message ids.
    pub const fn name(self) -> &'static str {
        match self {
            Self::HighG => "high-g",
            Self::LowG => "low-g",
        }
    }
}

/// Which of the boards with equal f and g is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TieOrder {
    /// The one that was put in first.
    #[default]
    Fifo,
    /// The one that was put in last.
    Lifo,
}

impl TieOrder {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Fifo, Self::Lifo];

    /// Its name on the command line, in JSON and in message ids.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fifo => "fifo",
            Self::Lifo => "lifo",
        }
    }
}

/// The total order of the open list, packed into one number: the least is taken.
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
}

/// A board waiting to be expanded.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// What the list is sorted by.
    pub priority: Priority,
    /// The board.
    pub board: Board,
    /// Moves made to reach it.
    pub g: u8,
    /// Estimate of the moves left.
    pub h: u16,
    /// What both come to, in the unit of the estimate.
    pub f: u16,
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
#[derive(Default)]
pub struct ScannedList(Vec<Entry>);

impl OpenList for ScannedList {
    fn put(&mut self, entry: Entry, _: &mut impl Observer) {
        self.0.push(entry);
    }

    fn replace(&mut self, _: u8, entry: Entry, observer: &mut impl Observer) {
        if let Some(place) = self.0.iter().position(|old| old.board == entry.board) {
            self.0.swap_remove(place);
        }
        self.put(entry, observer);
    }

    fn take_least(&mut self, observer: &mut impl Observer) -> Option<Entry> {
        observer.work(Work::EntryScanned, self.0.len() as u32);
        let least = (0..self.0.len()).min_by_key(|place| self.0[*place].priority)?;
        Some(self.0.swap_remove(least))
    }
}

/// A binary heap: the least is always on top, and taking it costs log n instead of n.
///
/// A void entry cannot be found in a heap, so it stays until it comes to the top and is dropped there.
#[derive(Clone, Debug, Default)]
pub struct HeapList {
    heap: Heap<Entry>,
    /// Board and g of entries that have been replaced and are still in the heap.
    void: FnvHashSet<(Board, u8)>,
}

impl OpenList for HeapList {
    fn put(&mut self, entry: Entry, observer: &mut impl Observer) {
        self.heap.put(entry, observer);
    }

    fn replace(&mut self, old_g: u8, entry: Entry, observer: &mut impl Observer) {
        self.void.insert((entry.board, old_g));
        self.put(entry, observer);
    }

    fn take_least(&mut self, observer: &mut impl Observer) -> Option<Entry> {
        while let Some(entry) = self.heap.take_least(observer) {
            if self.void.is_empty() || !self.void.remove(&(entry.board, entry.g)) {
                return Some(entry);
            }
        }
        None
    }
}

impl HeapList {
    /// The entries level by level, the top first, each with whether it still counts.
    pub fn levels(&self) -> impl Iterator<Item = (&Entry, Validity)> {
        let is_void = |entry: &Entry| self.void.contains(&(entry.board, entry.g));
        let validity = move |entry| if is_void(entry) { Validity::Void } else { Validity::Valid };
        self.heap.as_slice().iter().map(move |entry| (entry, validity(entry)))
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

impl PartialEq for Entry {
    fn eq(&self, other: &Self) -> bool {
        self.priority == other.priority
    }
}

impl Eq for Entry {}

impl PartialOrd for Entry {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Entry {
    fn cmp(&self, other: &Self) -> Ordering {
        self.priority.cmp(&other.priority)
    }
}
