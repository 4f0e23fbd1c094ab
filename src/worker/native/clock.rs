//! The system's steady clock.

use std::{
    thread,
    time::{Duration, Instant},
};

use crate::job::Timer;

/// The system's steady clock, counted from the moment when it was started.
#[derive(Clone, Copy, Debug)]
pub struct SteadyClock(Instant);

impl SteadyClock {
    /// A clock that stands at zero now.
    pub fn start() -> Self {
        Self(Instant::now())
    }
}

impl Timer for SteadyClock {
    #[inline]
    fn now(&self) -> Duration {
        self.0.elapsed()
    }

    /// Windows counts a thread's time in steps of 16 ms, which says nothing of a search.
    fn processor_time(&self) -> Option<Duration> {
        #[cfg(unix)]
        let time = cpu_time::ThreadTime::try_now().ok().map(|time| time.as_duration());
        #[cfg(not(unix))]
        let time = None;
        time
    }
}

/// Lets the workers work for a moment, where there is no window for them to wake.
pub fn rest() {
    thread::sleep(Duration::from_millis(1));
}
