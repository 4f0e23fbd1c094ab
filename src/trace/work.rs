//! Work that is the same on every computer, counted by the data structures that do it.

use super::{Event, Flow, Observer};

/// A kind of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Work {
    /// One entry of an unsorted open list looked at while its least is sought.
    EntryScanned,
}

/// Adds up one kind of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkCount {
    kind: Work,
    amount: u64,
}

impl WorkCount {
    /// Nothing counted yet.
    pub const fn of(kind: Work) -> Self {
        Self { kind, amount: 0 }
    }

    /// Units of work so far.
    pub const fn amount(&self) -> u64 {
        self.amount
    }
}

impl Observer for WorkCount {
    #[inline]
    fn on(&mut self, _: Event) -> Flow {
        Ok(())
    }

    #[inline]
    fn work(&mut self, kind: Work, amount: u32) {
        if kind == self.kind {
            self.amount += u64::from(amount);
        }
    }
}
