//! A run time: many repeats of the same act, of which the median counts.

use std::{hint::black_box, num::NonZeroU32, time::Duration};

use serde::{Deserialize, Serialize};

use super::MachineLoad;
use crate::trace::Stop;

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

/// Whether a clock has steps so coarse that it cannot be read in the midst of a short act.
pub(super) fn is_coarse(clock: &impl Timer) -> bool {
    clock.least_reading() >= COARSE_READING
}

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

/// The repeats of one act, in seconds.
pub(super) struct Repeats {
    seconds: Vec<f64>,
    /// Which share of each the thread had the processor for, where that is known.
    processor_shares: Vec<f64>,
    total: Duration,
}

impl Repeats {
    const fn none() -> Self {
        Self { seconds: Vec::new(), processor_shares: Vec::new(), total: Duration::ZERO }
    }

    /// Measures an act of some 10 µs or more, each time on its own; where the clock is coarse, in batches.
    ///
    /// # Errors
    /// If the act is ended from outside.
    pub(super) fn of<T>(
        runs: Runs,
        clock: &impl Timer,
        mut act: impl FnMut() -> Result<T, Stop>,
    ) -> Result<Self, Stop> {
        if is_coarse(clock) {
            return Self::of_short(runs, clock, act);
        }
        let mut all = Self::none();
        while !runs.are_done(all.seconds.len(), all.total) {
            // What the act returns is dropped when its time is taken.
            _ = all.add(clock, 1, || Ok(black_box(act()?)))?;
        }
        Ok(all)
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
            for _ in 0..repeats {
                black_box(act()?);
            }
            Ok(())
        };
        let mut repeats = 1;
        loop {
            let begin = clock.now();
            batch(repeats)?;
            if clock.now().saturating_sub(begin) >= clock.least_reading() {
                break;
            }
            repeats *= 2;
        }
        let mut all = Self::none();
        while !runs.are_done(all.seconds.len(), all.total) {
            all.add(clock, repeats, || batch(repeats))?;
        }
        Ok(all)
    }

    /// Takes the time of an act, which is a batch of so many. The processor's clock is read before and after, and so
    /// is no part of the time.
    fn add<T>(
        &mut self,
        clock: &impl Timer,
        batch: u32,
        act: impl FnOnce() -> Result<T, Stop>,
    ) -> Result<T, Stop> {
        let processor_begin = clock.processor_time();
        let begin = clock.now();
        let outcome = act()?;
        let time = clock.now().saturating_sub(begin);
        if let (Some(begin), Some(end)) = (processor_begin, clock.processor_time()) {
            let share = end.saturating_sub(begin).as_secs_f64() / time.as_secs_f64();
            self.processor_shares.push(share.min(1.0));
        }
        self.total += time;
        self.seconds.push(time.as_secs_f64() / f64::from(batch));
        Ok(outcome)
    }

    /// Their median, the shortest and the longest. There is at least one.
    pub(super) fn summary(&self) -> TimeSummary {
        let [min, max] =
            [f64::min, f64::max].map(|of| self.seconds.iter().copied().reduce(of).unwrap_or(0.0));
        TimeSummary { median: median(&self.seconds), min, max, runs: self.seconds.len() as u32 }
    }

    /// What the computer did meanwhile.
    pub(super) fn machine_load(&self) -> MachineLoad {
        let TimeSummary { median: seconds, min, .. } = self.summary();
        let share = (!self.processor_shares.is_empty()).then(|| median(&self.processor_shares));
        MachineLoad::of(share, seconds / min)
    }
}

/// The middle one of some numbers, of which there is at least one; of an even number, the mean of the middle two.
pub(super) fn median(numbers: &[f64]) -> f64 {
    let mut sorted = numbers.to_vec();
    sorted.sort_by(f64::total_cmp);
    f64::midpoint(sorted[(sorted.len() - 1) / 2], sorted[sorted.len() / 2])
}
