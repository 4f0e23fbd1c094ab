//! What only the outside can do.

use crate::{realm::Realm, worker::Job};

/// Something to be carried out.
pub enum Effect {
    /// Start a search that may speak up to a number of events.
    Start {
        /// The search.
        job: Job,
        /// The first horizon.
        horizon: u64,
    },
    /// A search may speak up to a number of events.
    AllowUntil(Realm, u64),
    /// End one search, recorded or only counted.
    End(Realm),
    /// End every search and stop the stopwatch: the puzzle is another.
    EndAll,
    /// Run a search to its end, counting only.
    Count(Job),
    /// Measure bare times, one realm after the other.
    Time(Vec<Job>),
    /// Put a text on the clipboard.
    Copy(String),
}
