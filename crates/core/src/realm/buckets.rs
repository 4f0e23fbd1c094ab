//! Buckets (Dial 1969): a queue for each pair of f and g. Both are small whole numbers, so entries need not be
//! compared.
//!
//! ```text
//!            g = 0    1    2    3
//!   f = 9        0    0    2    0     entries in each bucket; with the higher g first
//!   f = 11       0    3    1    0     those of (9, 2) are taken first, then (11, 2), (11, 1)
//! ```
//!
//! An entry goes to the end of the queue of its own f and g, without a search. The lowest entry is looked for from
//! the bucket where the last one was found, bucket by bucket in the order of f and g, until one is not empty. An
//! entry that is put in before that bucket moves this place back. So the cost is no comparison of entries, but a
//! look at each empty bucket that lies between.
//!
//! All queues lie in one array, as chains: each entry holds the index of the one that is taken after it. So a queue is
//! no more than its two ends, and none has memory of its own.

use std::iter;

use super::{Tie, TieOrder};
use crate::trace::{Observer, Work};

/// A queue for each f and g.
#[derive(Clone, Debug)]
pub struct Buckets<T> {
    tie: Tie,
    tie_order: TieOrder,
    /// The queues by f, then by g, as far as entries were ever put in.
    rows: Vec<Vec<QueueEnds>>,
    /// Every entry ever put in.
    entries: Vec<Link<T>>,
    /// Every bucket before this f and g is empty.
    f: usize,
    g: usize,
    /// Entries in all buckets.
    len: usize,
}

/// Where a queue begins and where it ends.
#[derive(Clone, Copy, Debug)]
struct QueueEnds {
    /// The entry that is taken next.
    first: u32,
    /// The entry that is taken last; of no meaning in an empty queue.
    last: u32,
}

impl QueueEnds {
    const EMPTY: Self = Self { first: NONE, last: NONE };
}

/// An entry in its queue.
#[derive(Clone, Copy, Debug)]
struct Link<T> {
    entry: T,
    /// The entry that is taken after it.
    next: u32,
}

/// The index of no entry.
const NONE: u32 = u32::MAX;

impl<T: Copy> Buckets<T> {
    /// No entries. `tie` is the g that comes first, the highest if none does; `tie_order` the end of a queue.
    pub const fn new(tie: Tie, tie_order: TieOrder) -> Self {
        Self { tie, tie_order, rows: Vec::new(), entries: Vec::new(), f: 0, g: 0, len: 0 }
    }

    /// Puts an entry into the queue of its f and g: at the end, or where it is taken next.
    #[inline]
    pub fn put(&mut self, f: u16, g: u8, entry: T) {
        let (f, g) = (usize::from(f), usize::from(g));
        if self.rows.get(f).is_none_or(|row| row.len() <= g) {
            self.add_queues(f, g);
        }
        let (queue, at) = (&mut self.rows[f][g], self.entries.len() as u32);
        let mut next = NONE;
        match (queue.first, self.tie_order) {
            (NONE, _) => *queue = QueueEnds { first: at, last: at },
            (_, TieOrder::Fifo) => {
                self.entries[queue.last as usize].next = at;
                queue.last = at;
            }
            (first, TieOrder::Lifo) => {
                next = first;
                queue.first = at;
            }
        }
        self.entries.push(Link { entry, next });
        if self.len == 0 || self.is_before(f, g) {
            (self.f, self.g) = (f, g);
        }
        self.len += 1;
    }

    /// Adds queues up to that of this f and g.
    #[cold]
    fn add_queues(&mut self, f: usize, g: usize) {
        if self.rows.len() <= f {
            self.rows.resize_with(f + 1, Vec::new);
        }
        self.rows[f].resize(g + 1, QueueEnds::EMPTY);
    }

    /// Takes the lowest entry out: of those with the same f and g the first, or the last.
    #[inline]
    pub fn take_least(&mut self, observer: &mut impl Observer) -> Option<(u16, u8, T)> {
        if self.len == 0 {
            return None;
        }
        loop {
            observer.work(Work::BucketsLookedAt, 1);
            if let Some(entry) = self.take_here() {
                self.len -= 1;
                return Some((self.f as u16, self.g as u8, entry));
            }
            (self.f, self.g) = self.after(self.f, self.g);
        }
    }

    /// The queues in which entries were ever put, each with its f and g; the entry that was put in first first.
    pub fn queues(&self) -> impl Iterator<Item = ((u16, u8), Vec<T>)> {
        let rows = self.rows.iter().enumerate();
        let queues = rows.flat_map(|(f, row)| row.iter().enumerate().map(move |(g, queue)| (f, g, queue)));
        queues.map(|(f, g, queue)| ((f as u16, g as u8), self.entries_of(queue)))
    }

    /// Bytes of all entries.
    pub const fn bytes(&self) -> usize {
        self.entries.len() * size_of::<Link<T>>()
    }

    /// The entries of a queue, the one that was put in first first.
    fn entries_of(&self, queue: &QueueEnds) -> Vec<T> {
        let link = |at: u32| self.entries.get(at as usize);
        let chain = iter::successors(link(queue.first), |before| link(before.next));
        let mut entries: Vec<T> = chain.map(|link| link.entry).collect();
        if self.tie_order == TieOrder::Lifo {
            entries.reverse();
        }
        entries
    }

    /// f and g of the bucket that is looked at next: every bucket before it is empty.
    pub const fn position(&self) -> (usize, usize) {
        (self.f, self.g)
    }

    /// f and g of the bucket that is looked at after another: the next g, or the first one of the next f.
    pub fn after(&self, f: usize, g: usize) -> (usize, usize) {
        match self.tie {
            Tie::HighG | Tie::None if g > 0 => (f, g - 1),
            Tie::LowG if g + 1 < self.rows[f].len() => (f, g + 1),
            Tie::HighG | Tie::None => (f + 1, self.rows[f + 1].len().saturating_sub(1)),
            Tie::LowG => (f + 1, 0),
        }
    }

    /// Takes an entry out of the bucket at this f and g.
    fn take_here(&mut self) -> Option<T> {
        let queue = self.rows[self.f].get_mut(self.g)?;
        let Link { entry, next } = *self.entries.get(queue.first as usize)?;
        queue.first = next;
        Some(entry)
    }

    /// Whether a bucket comes before the one where the last entry was found.
    fn is_before(&self, f: usize, g: usize) -> bool {
        let by_g = match self.tie {
            Tie::HighG | Tie::None => g > self.g,
            Tie::LowG => g < self.g,
        };
        f < self.f || f == self.f && by_g
    }
}
