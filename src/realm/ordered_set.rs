//! Realm 1's ordered set of strings: the standard library's, with its comparisons counted.
//!
//! To find a string, the set compares it with others down a tree, some log₂ n of them: the price of each
//! "seen before?". Only a string itself knows when it is compared, so each counts for whoever is about to
//! ask; where nobody does, a string of the set is a string and nothing more.

use std::{cell::Cell, cmp::Ordering, collections::BTreeSet, marker::PhantomData};

use crate::trace::{Observer, Work};

/// An ordered set of strings that says its comparisons to an observer of type `O`.
pub struct OrderedSet<O>(BTreeSet<Counting<O>>);

impl<O: Observer> OrderedSet<O> {
    /// A set of nothing.
    pub const fn new() -> Self {
        Self(BTreeSet::new())
    }

    /// Puts a string in; whether it was not there before.
    pub fn insert(&mut self, string: String, observer: &mut O) -> bool {
        let is_new = self.0.insert(Counting { string, observer: PhantomData });
        if O::COUNTS {
            observer.work(Work::StringComparison, COMPARISONS.take());
        }
        is_new
    }
}

thread_local! {
    /// Comparisons on this thread since they were last asked for.
    static COMPARISONS: Cell<u32> = const { Cell::new(0) };
}

/// A string that counts how often it is compared, if anybody counts work.
struct Counting<O> {
    string: String,
    observer: PhantomData<fn(O)>,
}

impl<O: Observer> Ord for Counting<O> {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        if O::COUNTS {
            COMPARISONS.set(COMPARISONS.get() + 1);
        }
        self.string.cmp(&other.string)
    }
}

impl<O: Observer> PartialOrd for Counting<O> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<O: Observer> PartialEq for Counting<O> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl<O: Observer> Eq for Counting<O> {}
