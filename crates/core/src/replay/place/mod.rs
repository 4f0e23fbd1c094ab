//! A place in a recording, named by what happens there: for a breakpoint, a bookmark or a jump.
//!
//! ```text
//! before expansion 4
//! f-step and f = 8
//! layer and backward and g = 9
//! tie >= 3 #2
//!
//! place = "start" | "end" | [ "before " ] cond [ " #" N ]
//! cond  = test *( " and " test )
//! test  = "event" N | "expansion" N | "look-up" N | KIND | NAME OP NUMBER | "forward" | "backward" | "board" BOARD
//! KIND  = begin expand new entered duplicate parent improved reopened pruned retreat iteration layer f-step
//!         meeting look-up solved
//! NAME  = g h f | bound frontier expanded tie                  OP = "=" "!=" "<" "<=" ">" ">="
//! ```
//!
//! A condition is about the event that has just happened and the scene after it, so at moment 0 none holds. The place
//! is the N-th moment at which the condition comes true, or the first if no N is given. With `before`, the place is the
//! moment before that event.
//!
//! * Most tests are about the event. Each event for which the condition holds is a moment of its own.
//! * `bound frontier expanded tie` are states. A condition of states alone comes true where it holds and did not hold
//!   one event earlier. Beside a test of the event, states only have to hold.
//! * `tie` is the number of boards that are equal at the next pick. It exists only where all successors are reported
//!   and the next event takes a board. Elsewhere no comparison with it holds, not even `!=`.
//!
//! A place is canonical when written: one space between words, `#1` and a tenth that is 0 left out. When read, a place
//! may have more space, or none where two words stay apart anyway.

mod applies;
mod condition;
mod error;
mod finder;
mod holds;
mod known;
mod names;
mod nearest;
mod read;
mod reading;
mod state;
mod tie;
mod typed;

use std::{fmt, num::NonZeroU64};

pub use condition::{Amount, Condition, PlaceTest};
pub use error::{PlaceError, PlaceFault};
pub use finder::{PlaceFinder, find, locate};
pub use names::{Comparison, EXPANSION, EventClass, Quantity, keywords};
pub use nearest::{NearestFinder, Passage};
pub use reading::FinderState;

/// A place in a recording.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The first moment, at which nothing has happened.
    Start,
    /// The last moment that is recorded.
    End,
    /// A moment at which a condition comes true, or the one before.
    At(EventPlace),
}

/// A place at which a condition comes true.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct EventPlace {
    /// The side of the event.
    pub beside: Beside,
    pub condition: Condition,
    /// Number of the time at which the condition comes true, from 1 to 2⁶³ − 1.
    pub number: NonZeroU64,
}

/// A side of the event that makes a condition true.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Beside {
    /// The moment before the event.
    Before,
    /// The moment right after the event.
    #[default]
    After,
}

impl Beside {
    /// Number of moments from the place to the one at which the condition is true.
    const fn ahead(self) -> u64 {
        match self {
            Self::Before => 1,
            Self::After => 0,
        }
    }
}

/// The place right after the first event that makes the condition true.
impl From<Condition> for Place {
    fn from(condition: Condition) -> Self {
        Self::At(EventPlace { beside: Beside::After, condition, number: NonZeroU64::MIN })
    }
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start => out.write_str(names::START),
            Self::End => out.write_str(names::END),
            Self::At(place) => place.fmt(out),
        }
    }
}

impl fmt::Display for EventPlace {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.beside == Beside::Before {
            write!(out, "{} ", names::BEFORE)?;
        }
        self.condition.fmt(out)?;
        if self.number == NonZeroU64::MIN { Ok(()) } else { write!(out, " #{}", self.number) }
    }
}
