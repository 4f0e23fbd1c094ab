//! What tells the time.

use std::time::Duration;

/// What a batch of an act too short for the clock lasts at least. A clock is read in some 30 ns.
const MIN_READING: Duration = Duration::from_micros(200);
/// A clock with steps so coarse that each act is measured in batches.
const COARSE_READING: Duration = Duration::from_millis(1);

/// A clock that never runs back.
pub trait Timer {
    /// The time since some moment that stays the same.
    fn now(&self) -> Duration;

    /// For how much of the time since such a moment this thread has had a processor; `None` where that is not known.
    fn processor_time(&self) -> Option<Duration> {
        None
    }

    /// What lasts less is read too coarsely, and is repeated until it lasts as long.
    fn least_reading(&self) -> Duration {
        MIN_READING
    }
}

/// Whether a clock has steps so coarse that it cannot be read in the midst of a short act.
pub(super) fn is_coarse(clock: &impl Timer) -> bool {
    clock.least_reading() >= COARSE_READING
}
