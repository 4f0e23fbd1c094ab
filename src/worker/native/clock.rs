//! The system's steady clock.

use std::{
    thread,
    time::{Duration, Instant},
};

use crate::job::Timer;

/// The system's steady clock, from the moment when it was first looked at.
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
}

/// Lets the workers work for a moment, where there is no window whose frames they could wake.
pub fn rest() {
    thread::sleep(Duration::from_millis(1));
}
