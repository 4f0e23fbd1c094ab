//! A binary heap: the lowest entry on top, no entry lower than its parent.
//!
//! ```text
//!            2                the children of entry i
//!          /   \              are entries 2i + 1 and 2i + 2:
//!         5     3
//!        / \   /              2 5 3 9 6 4
//!       9   6 4
//! ```
//!
//! To put an entry in, a gap is added at the end. It rises while its parent is greater than the new entry, one
//! comparison a level.
//!
//! To take the top out, the gap that it leaves sinks to the lowest level: the lower child moves up into it, one
//! comparison a level. The last entry is put into the gap and rises, mostly not far. This is bottom-up deletion
//! (Wegener 1993). The textbook method moves the last entry to the top and lets it sink, which takes two
//! comparisons a level.
//!
//! The heap of the standard library does the same, but does not count comparisons and swaps.

use crate::trace::{Observer, Work};

/// A binary heap with the lowest entry on top.
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

    /// Takes the lowest entry out.
    pub fn take_least(&mut self, observer: &mut impl Observer) -> Option<T> {
        let last = self.0.pop()?;
        let Some(least) = self.0.first().copied() else { return Some(last) };
        let gap = sink(&mut self.0, observer);
        rise(&mut self.0, gap, last, observer);
        Some(least)
    }
}

/// The gap rises until its parent is not greater than `entry`, which is put there.
#[inline]
fn rise<T: Ord + Copy>(entries: &mut [T], mut gap: usize, entry: T, observer: &mut impl Observer) {
    while gap > 0 {
        let parent = (gap - 1) / 2;
        observer.work(Work::HeapComparisons, 1);
        if entry >= entries[parent] {
            break;
        }
        observer.work(Work::HeapSwaps, 1);
        entries[gap] = entries[parent];
        gap = parent;
    }
    entries[gap] = entry;
}

/// The gap on top sinks to the lowest level: the lower child moves up into it. Returns its place there.
#[inline]
fn sink<T: Ord + Copy>(entries: &mut [T], observer: &mut impl Observer) -> usize {
    let last = entries.len() - 1;
    let (mut gap, mut child) = (0, 1);
    while child < last {
        observer.work(Work::HeapComparisons, 1);
        child += usize::from(entries[child + 1] <= entries[child]);
        observer.work(Work::HeapSwaps, 1);
        entries[gap] = entries[child];
        (gap, child) = (child, 2 * child + 1);
    }
    if child == last {
        observer.work(Work::HeapSwaps, 1);
        entries[gap] = entries[child];
        gap = child;
    }
    gap
}
