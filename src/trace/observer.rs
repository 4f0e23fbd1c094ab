//! Who listens to a search, and how a listener ends it.

use thiserror::Error;

use super::{Event, Work};

/// Why a search was ended from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Stop {
    /// Nobody wants the answer any more.
    #[error("the search was cancelled")]
    Cancelled,
    /// The agreed number of expansions or events is used up.
    #[error("the search has used up its budget")]
    BudgetSpent,
}

/// `Ok` to go on, `Err` to end the search here.
pub type Flow = Result<(), Stop>;

/// Hears every event of a search and may end it.
pub trait Observer {
    /// Whether anybody counts work; where nobody does, the counting is compiled out.
    const COUNTS: bool = true;

    /// Something happened.
    ///
    /// # Errors
    /// To end the search.
    fn on(&mut self, event: Event) -> Flow;

    /// A data structure has done `amount` units of a kind of work. Structures say this themselves; the
    /// text of a search never does.
    fn work(&mut self, kind: Work, amount: u32) {
        _ = (kind, amount);
    }
}

/// Nobody listens.
impl Observer for () {
    const COUNTS: bool = false;

    #[inline]
    fn on(&mut self, _: Event) -> Flow {
        Ok(())
    }
}

/// Two listen; the first hears it first.
impl<A: Observer, B: Observer> Observer for (A, B) {
    const COUNTS: bool = A::COUNTS || B::COUNTS;

    #[inline]
    fn on(&mut self, event: Event) -> Flow {
        self.0.on(event)?;
        self.1.on(event)
    }

    #[inline]
    fn work(&mut self, kind: Work, amount: u32) {
        self.0.work(kind, amount);
        self.1.work(kind, amount);
    }
}

impl<O: Observer> Observer for &mut O {
    const COUNTS: bool = O::COUNTS;

    #[inline]
    fn on(&mut self, event: Event) -> Flow {
        (**self).on(event)
    }

    #[inline]
    fn work(&mut self, kind: Work, amount: u32) {
        (**self).work(kind, amount);
    }
}

/// Writes everything down.
impl Observer for Vec<Event> {
    const COUNTS: bool = false;

    fn on(&mut self, event: Event) -> Flow {
        self.push(event);
        Ok(())
    }
}
