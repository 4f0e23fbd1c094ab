//! A binary heap: the least on top, no entry less than the one above it.
//!
//! ```text
//!            2                the children of entry i
//!          ╱   ╲              are entries 2i + 1 and 2i + 2:
//!         5     3
//!        ╱ ╲   ╱              2 5 3 9 6 4
//!       9   6 4
//! ```
//!
//! What is put in begins as a gap at the end, which rises while the entry above it is greater. Where the top
//! is taken, its gap sinks to the lowest level, each time below the lesser child, and rises again to the
//! place of the entry that stood last. The standard library's heap does the same, but does not tell how
//! often it exchanges an entry with the gap.

use crate::trace::{Observer, Work};

/// A binary heap with the least on top.
#[derive(Clone, Debug)]
pub struct Heap<T>(Vec<T>);

impl<T> Default for Heap<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Ord + Copy> Heap<T> {
    /// All entries, level by level, the top first.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }

    /// Puts an entry in.
    pub fn put(&mut self, entry: T, observer: &mut impl Observer) {
        let gap = self.0.len();
        self.0.push(entry);
        rise(&mut self.0, gap, entry, observer);
    }

    /// Takes the least entry out.
    pub fn take_least(&mut self, observer: &mut impl Observer) -> Option<T> {
        let last = self.0.pop()?;
        let Some(least) = self.0.first().copied() else { return Some(last) };
        let gap = sink(&mut self.0, observer);
        rise(&mut self.0, gap, last, observer);
        Some(least)
    }
}

/// The gap rises until `entry` can stand there.
#[inline]
fn rise<T: Ord + Copy>(entries: &mut [T], mut gap: usize, entry: T, observer: &mut impl Observer) {
    while gap > 0 {
        let above = (gap - 1) / 2;
        observer.work(Work::HeapComparison, 1);
        if entry >= entries[above] {
            break;
        }
        observer.work(Work::HeapSwap, 1);
        entries[gap] = entries[above];
        gap = above;
    }
    entries[gap] = entry;
}

/// The gap on top sinks to the lowest level; answers with its place there.
#[inline]
fn sink<T: Ord + Copy>(entries: &mut [T], observer: &mut impl Observer) -> usize {
    let last = entries.len() - 1;
    let (mut gap, mut child) = (0, 1);
    while child < last {
        observer.work(Work::HeapComparison, 1);
        child += usize::from(entries[child + 1] <= entries[child]);
        observer.work(Work::HeapSwap, 1);
        entries[gap] = entries[child];
        (gap, child) = (child, 2 * child + 1);
    }
    if child == last {
        observer.work(Work::HeapSwap, 1);
        entries[gap] = entries[child];
        gap = child;
    }
    gap
}
