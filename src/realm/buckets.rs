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

use std::collections::VecDeque;

use super::{Tie, TieOrder};
use crate::trace::{Observer, Work};

/// A queue for each f and g.
#[derive(Clone, Debug)]
pub struct Buckets<T> {
    tie: Tie,
    tie_order: TieOrder,
    /// The queues by f, then by g, as far as entries were ever put in.
    rows: Vec<Vec<VecDeque<T>>>,
    /// Every bucket before this f and g is empty.
    f: usize,
    g: usize,
    /// Entries in all buckets.
    len: usize,
}

impl<T> Buckets<T> {
    /// No entries. `tie` is the g that comes first, `tie_order` the end of a queue.
    pub const fn new(tie: Tie, tie_order: TieOrder) -> Self {
        Self { tie, tie_order, rows: Vec::new(), f: 0, g: 0, len: 0 }
    }

    /// Puts an entry at the end of the queue of its f and g.
    #[inline]
    pub fn put(&mut self, f: u16, g: u8, entry: T) {
        let (f, g) = (usize::from(f), usize::from(g));
        if self.rows.len() <= f {
            self.rows.resize_with(f + 1, Vec::new);
        }
        let row = &mut self.rows[f];
        if row.len() <= g {
            row.resize_with(g + 1, VecDeque::new);
        }
        row[g].push_back(entry);
        if self.len == 0 || self.is_before(f, g) {
            (self.f, self.g) = (f, g);
        }
        self.len += 1;
    }

    /// Takes the lowest entry out: of those with the same f and g the first, or the last.
    #[inline]
    pub fn take_least(&mut self, observer: &mut impl Observer) -> Option<T> {
        if self.len == 0 {
            return None;
        }
        loop {
            observer.work(Work::BucketLookedAt, 1);
            if let Some(entry) = self.take_here() {
                self.len -= 1;
                return Some(entry);
            }
            (self.f, self.g) = self.after(self.f, self.g);
        }
    }

    /// The queues in which entries were ever put, each with its f and g.
    pub fn queues(&self) -> impl Iterator<Item = ((u16, u8), &VecDeque<T>)> {
        let rows = self.rows.iter().enumerate();
        rows.flat_map(|(f, row)| row.iter().enumerate().map(move |(g, queue)| ((f as u16, g as u8), queue)))
    }

    /// f and g of the bucket that is looked at next: every bucket before it is empty.
    pub const fn position(&self) -> (usize, usize) {
        (self.f, self.g)
    }

    /// f and g of the bucket that is looked at after another: the next g, or the first one of the next f.
    pub fn after(&self, f: usize, g: usize) -> (usize, usize) {
        match self.tie {
            Tie::HighG if g > 0 => (f, g - 1),
            Tie::LowG if g + 1 < self.rows[f].len() => (f, g + 1),
            Tie::HighG => (f + 1, self.rows[f + 1].len().saturating_sub(1)),
            Tie::LowG => (f + 1, 0),
        }
    }

    /// Takes an entry out of the bucket at this f and g.
    fn take_here(&mut self) -> Option<T> {
        let bucket = self.rows[self.f].get_mut(self.g)?;
        match self.tie_order {
            TieOrder::Fifo => bucket.pop_front(),
            TieOrder::Lifo => bucket.pop_back(),
        }
    }

    /// Whether a bucket comes before the one where the last entry was found.
    fn is_before(&self, f: usize, g: usize) -> bool {
        let by_g = match self.tie {
            Tie::HighG => g > self.g,
            Tie::LowG => g < self.g,
        };
        f < self.f || f == self.f && by_g
    }
}
