//! Observers, which receive the events of a search and may end it.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Event, Work};

/// Why a search was ended before it had an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Stop {
    /// The answer is no longer needed.
    #[error("the search was cancelled")]
    Cancelled,
    /// The agreed number of expansions or events is used up.
    #[error("the search has used up its budget")]
    BudgetSpent,
    /// A path has grown longer than the 254 moves that an event can hold.
    #[error("a path has grown longer than 254 moves")]
    PathTooLong,
}

/// `Ok` to go on, `Err` to end the search here.
pub type Flow = Result<(), Stop>;

/// Function that a long computation calls between two parts; an error ends the computation.
pub type StopCheck<'a> = &'a dyn Fn() -> Flow;

/// Receives every event of a search and may end the search.
pub trait Observer {
    /// Whether the observer counts work; if not, the counting is compiled out.
    const COUNTS: bool = true;

    /// Receives an event.
    ///
    /// # Errors
    /// An error ends the search.
    fn on(&mut self, event: Event) -> Flow;

    /// Receives the report of a data structure that it has done `amount` units of a kind of work. Structures report
    /// this themselves; the code of a search never does.
    fn work(&mut self, kind: Work, amount: u32) {
        _ = (kind, amount);
    }

    /// Receives the report that a string that is looked up in an ordered set was compared with `other`, a string of the
    /// set. The strings report this themselves and have no observer there, so the report goes to the type, not to a
    /// value.
    fn compared(other: &str) {
        _ = other;
    }
}

/// Ignores every event.
impl Observer for () {
    const COUNTS: bool = false;

    #[inline]
    fn on(&mut self, _: Event) -> Flow {
        Ok(())
    }
}

/// Two observers; the first receives each event first.
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

    #[inline]
    fn compared(other: &str) {
        A::compared(other);
        B::compared(other);
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

    #[inline]
    fn compared(other: &str) {
        O::compared(other);
    }
}

/// Stores every event.
impl Observer for Vec<Event> {
    const COUNTS: bool = false;

    fn on(&mut self, event: Event) -> Flow {
        self.push(event);
        Ok(())
    }
}
