//! The system's steady clock.

use std::{
    thread,
    time::{Duration, Instant},
};

use eight_realms_core::job::Timer;

/// The system's steady clock, counted from the moment when it was started.
#[derive(Clone, Copy, Debug)]
pub struct SteadyClock(Instant);

impl SteadyClock {
    /// A clock that reads zero at this moment.
    pub fn start() -> Self {
        Self(Instant::now())
    }
}

impl Timer for SteadyClock {
    #[inline]
    fn now(&self) -> Duration {
        self.0.elapsed()
    }

    /// `None` except on Unix: Windows counts a thread's time in steps of 16 ms, which says nothing of a search.
    fn processor_time(&self) -> Option<Duration> {
        #[cfg(unix)]
        let time = cpu_time::ThreadTime::try_now().ok().map(|time| time.as_duration());
        #[cfg(not(unix))]
        let time = None;
        time
    }
}

/// Sleeps for a millisecond while workers work, where they have no window to wake.
pub fn rest() {
    thread::sleep(Duration::from_millis(1));
}
