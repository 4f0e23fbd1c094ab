//! A run time: many repeats of the same act, of which the median counts.

use std::{hint::black_box, num::NonZeroU32, time::Duration};

use serde::{Deserialize, Serialize};

use crate::trace::Stop;

/// A clock that never runs back.
pub trait Timer {
    /// The time since some moment that stays the same.
    fn now(&self) -> Duration;

    /// What lasts less is read too coarsely, and is repeated until it lasts as long.
    fn least_reading(&self) -> Duration {
        LEAST_READING
    }
}

/// The result of repeated measurements of one act, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TimeSummary {
    /// The middle one; of an even number, the mean of the middle two.
    pub median: f64,
    /// The shortest.
    pub min: f64,
    /// The longest.
    pub max: f64,
    /// How many measurements there are, at least 1.
    pub runs: u32,
}

/// How often an act is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Runs {
    /// At least three times, and until they took 0.2 s together or are 25; one alone if it took over 0.5 s.
    Enough,
    /// So often, however long it takes.
    Exactly(NonZeroU32),
}

const ENOUGH_SECONDS: f64 = 0.2;
const ENOUGH_RUNS: usize = 25;
const FEWEST_RUNS: usize = 3;
/// An act that takes longer is measured once.
const LONG_SECONDS: f64 = 0.5;
/// What a batch of an act too short for the clock lasts at least. A clock is read in some 30 ns.
const LEAST_READING: Duration = Duration::from_micros(200);
/// A clock with steps so coarse that each act is measured in batches.
const COARSE_READING: Duration = Duration::from_millis(1);

impl Runs {
    /// Whether the measurements made so far are enough.
    fn are_done(self, made: usize, total: Duration) -> bool {
        match self {
            Self::Exactly(runs) => made >= runs.get() as usize,
            Self::Enough => {
                let seconds = total.as_secs_f64();
                let is_one_long = made == 1 && seconds > LONG_SECONDS;
                let is_many = made >= ENOUGH_RUNS || seconds >= ENOUGH_SECONDS;
                is_one_long || made >= FEWEST_RUNS && is_many
            }
        }
    }
}

impl TimeSummary {
    /// Measures an act of some 10 µs or more, each time on its own; where the clock is coarse, in batches.
    ///
    /// # Errors
    /// If the act is ended from outside.
    pub(super) fn of<T>(
        runs: Runs,
        clock: &impl Timer,
        mut act: impl FnMut() -> Result<T, Stop>,
    ) -> Result<Self, Stop> {
        if clock.least_reading() >= COARSE_READING {
            return Self::of_short(runs, clock, act);
        }
        let (mut seconds, mut total) = (Vec::new(), Duration::ZERO);
        while !runs.are_done(seconds.len(), total) {
            let begin = clock.now();
            let outcome = black_box(act()?);
            let time = clock.now().saturating_sub(begin);
            total += time;
            seconds.push(time.as_secs_f64());
            drop(outcome);
        }
        Ok(Self::summary_of(seconds))
    }

    /// Measures an act that is too short for the clock: each measurement is a batch of so many repeats that
    /// it lasts at least 0.2 ms, and counts as their mean. All batches together are over in some 10 ms. With the
    /// coarse clock of a page a batch lasts 20 ms, and all together 0.2 s.
    ///
    /// # Errors
    /// If the act is ended from outside.
    pub(super) fn of_short<T>(
        runs: Runs,
        clock: &impl Timer,
        mut act: impl FnMut() -> Result<T, Stop>,
    ) -> Result<Self, Stop> {
        let mut batch = |repeats: u32| {
            let begin = clock.now();
            for _ in 0..repeats {
                black_box(act()?);
            }
            Ok(clock.now().saturating_sub(begin))
        };
        let mut repeats = 1;
        while batch(repeats)? < clock.least_reading() {
            repeats *= 2;
        }
        let (mut seconds, mut total) = (Vec::new(), Duration::ZERO);
        while !runs.are_done(seconds.len(), total) {
            let time = batch(repeats)?;
            total += time;
            seconds.push(time.as_secs_f64() / f64::from(repeats));
        }
        Ok(Self::summary_of(seconds))
    }

    /// `seconds` holds at least one measurement.
    fn summary_of(mut seconds: Vec<f64>) -> Self {
        seconds.sort_by(f64::total_cmp);
        let (lower, upper) = (seconds[(seconds.len() - 1) / 2], seconds[seconds.len() / 2]);
        Self {
            median: f64::midpoint(lower, upper),
            min: seconds[0],
            max: seconds[seconds.len() - 1],
            runs: seconds.len() as u32,
        }
    }
}
