//! A queue for each f and g: where both are small whole numbers, nothing has to be compared.
//!
//! ```text
//!            g = 0    1    2    3          of equal f the highest g first:
//!   f = 9          ·    ·   ▪▪    ·          the boards of (9, 2) are taken next,
//!   f = 11         ·  ▪▪▪    ▪    ·          then those of (11, 2), then (11, 1)
//! ```
//!
//! An entry goes to the end of the queue of its own f and g, wherever that is. The least is sought from the place
//! where the last one was found, bucket by bucket in the order of f and g, until one is not empty; an entry that
//! is put in before that place draws it back. So what is paid is not a comparison of entries but a look at each
//! empty bucket that lies between.

use std::collections::VecDeque;

use super::{Tie, TieOrder};
use crate::trace::{Observer, Work};

/// Queues by f and g.
#[derive(Clone, Debug)]
pub struct Buckets<T> {
    tie: Tie,
    tie_order: TieOrder,
    /// By f, then by g: as far as anything was ever put in.
    rows: Vec<Vec<VecDeque<T>>>,
    /// No bucket before this f and g holds anything.
    f: usize,
    g: usize,
    waiting: usize,
}

impl<T> Buckets<T> {
    /// No entries. Which g comes first, and which end of a queue, is told.
    pub const fn new(tie: Tie, tie_order: TieOrder) -> Self {
        Self { tie, tie_order, rows: Vec::new(), f: 0, g: 0, waiting: 0 }
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
        if self.waiting == 0 || self.is_before(f, g) {
            (self.f, self.g) = (f, g);
        }
        self.waiting += 1;
    }

    /// Takes the least entry out: of those with the same f and g the first, or the last.
    #[inline]
    pub fn take_least(&mut self, observer: &mut impl Observer) -> Option<T> {
        if self.waiting == 0 {
            return None;
        }
        loop {
            observer.work(Work::BucketLookedAt, 1);
            if let Some(entry) = self.take_here() {
                self.waiting -= 1;
                return Some(entry);
            }
            self.pass_on();
        }
    }

    fn take_here(&mut self) -> Option<T> {
        let bucket = self.rows[self.f].get_mut(self.g)?;
        match self.tie_order {
            TieOrder::Fifo => bucket.pop_front(),
            TieOrder::Lifo => bucket.pop_back(),
        }
    }

    /// To the next bucket: the next g, or the first one of the next f.
    fn pass_on(&mut self) {
        let next = match self.tie {
            Tie::HighG => self.g.checked_sub(1),
            Tie::LowG => Some(self.g + 1).filter(|g| *g < self.rows[self.f].len()),
        };
        if let Some(g) = next {
            self.g = g;
            return;
        }
        self.f += 1;
        self.g = match self.tie {
            Tie::HighG => self.rows[self.f].len().saturating_sub(1),
            Tie::LowG => 0,
        };
    }

    /// Whether a bucket comes before the place where the least was found.
    fn is_before(&self, f: usize, g: usize) -> bool {
        let by_g = match self.tie {
            Tie::HighG => g > self.g,
            Tie::LowG => g < self.g,
        };
        f < self.f || f == self.f && by_g
    }
}
