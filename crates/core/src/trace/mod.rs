//! The events that a search sends while it runs.
//!
//! A search sends events; it never queries. It is a plain function, generic over an [`Observer`], and `?` is
//! its only control flow: an observer that has received enough returns `Err` and the search is over. The
//! one source of a search serves the window, the command line, the stopwatch and the tests. With the observer
//! `()` the reports are calls of empty functions, and a search takes about a tenth longer than a loop that
//! reports nothing.

#![warn(missing_docs)]

mod budget;
mod event;
mod fingerprint;
mod observer;
mod tally;
pub mod wire;
mod work;

pub use budget::{Budget, CancelObserver};
pub use event::{Event, EventKind, GoalTest, PriorStatus, Side, TableEntry};
pub use fingerprint::{ExpandHash, Round, Rounds};
pub use observer::{Flow, Observer, Stop, StopCheck};
pub use tally::{Tally, WorkTally};
pub use work::Work;
