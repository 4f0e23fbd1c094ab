//! What a search says while it runs.
//!
//! A search talks; it does not ask. It is a plain function, generic over an [`Observer`], and `?` is
//! its only control flow: an observer that has heard enough answers `Err` and the search is over. The
//! one source of a search serves the window, the command line, the stopwatch and the tests, and when
//! nobody listens (the observer `()`) the talking is compiled away.

mod budget;
mod event;
mod fingerprint;
mod observer;
mod tally;
pub mod wire;
mod work;

pub use budget::{Budget, CancelObserver};
pub use event::{Event, EventKind, PriorStatus, Side, TableEntry};
pub use fingerprint::{ExpandHash, Thresholds};
pub use observer::{Flow, Observer, Stop};
pub use tally::{Tally, WorkTally};
pub use work::Work;
