//! The clock of a job.

use std::time::Duration;

/// Minimum duration of a batch of acts that are too short for the clock. A reading takes some 30 ns.
const MIN_READING: Duration = Duration::from_micros(200);
/// A clock is coarse, so that every act is measured in batches, if its minimum reading is at least this.
const COARSE_READING: Duration = Duration::from_millis(1);

/// A clock that never runs back.
pub trait Timer {
    /// The time since some moment that stays the same.
    fn now(&self) -> Duration;

    /// The part of the time since such a moment during which this thread has had a processor; `None` if it is not
    /// known.
    fn processor_time(&self) -> Option<Duration> {
        None
    }

    /// The minimum duration that is read precisely enough. What lasts less is repeated until it lasts as long.
    fn least_reading(&self) -> Duration {
        MIN_READING
    }
}

/// Whether the steps of a clock are too coarse for it to be read in the midst of a short act.
pub(super) fn is_coarse(clock: &impl Timer) -> bool {
    clock.least_reading() >= COARSE_READING
}
