//! Realm 1's ordered set of strings: the `BTreeSet` of the standard library, with its comparisons counted.
//!
//! To look a string up, the set compares it with others down a balanced tree, about log n comparisons with n
//! strings in the set. That is the cost of finding out whether a board is a duplicate. Only the strings take part in
//! a comparison, so the strings count them. With an observer that does not count, nothing is counted and nothing
//! is stored beside the string. Which strings are compared matters to a replay alone.

use std::{cell::Cell, cmp::Ordering, collections::BTreeSet, marker::PhantomData};

use crate::trace::{Observer, Work};

/// An ordered set of strings that reports its comparisons to an observer of type `O`.
pub struct OrderedSet<O>(BTreeSet<CountedString<O>>);

impl<O: Observer> OrderedSet<O> {
    /// An empty set.
    pub const fn new() -> Self {
        Self(BTreeSet::new())
    }

    /// Looks a string up and puts it in; whether it was not in the set before.
    pub fn insert(&mut self, string: String, observer: &mut O) -> bool {
        let is_new = self.0.insert(CountedString { string, observer: PhantomData });
        if O::COUNTS {
            observer.work(Work::StringComparisons, COMPARISONS.take());
        }
        is_new
    }
}

thread_local! {
    /// Comparisons on this thread that are not reported yet.
    static COMPARISONS: Cell<u32> = const { Cell::new(0) };
}

/// A string that counts how often it is compared, if the observer counts work.
struct CountedString<O> {
    string: String,
    observer: PhantomData<fn(O)>,
}

impl<O: Observer> Ord for CountedString<O> {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        if O::COUNTS {
            COMPARISONS.set(COMPARISONS.get() + 1);
        }
        O::compared(&other.string);
        self.string.cmp(&other.string)
    }
}

impl<O: Observer> PartialOrd for CountedString<O> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<O: Observer> PartialEq for CountedString<O> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl<O: Observer> Eq for CountedString<O> {}
