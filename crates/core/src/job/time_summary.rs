//! A run time: many repeats of the same act, of which the median counts.

use std::{hint::black_box, num::NonZeroU32, time::Duration};

use serde::{Deserialize, Serialize};

use super::{MachineLoad, Timer, machine_load::ProcessorShares, median::median, timer::is_coarse};
use crate::trace::Stop;

/// The result of repeated measurements of one act, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TimeSummary {
    /// Median; of an even number of measurements, the mean of the middle two.
    pub median: f64,
    /// Shortest measurement.
    pub min: f64,
    /// Longest measurement.
    pub max: f64,
    /// Number of measurements, at least 1.
    pub runs: u32,
}

/// The number of measurements of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Runs {
    /// At least three, and until they take 0.2 s together or are 25; only one if it takes more than 0.5 s.
    Enough,
    /// Exactly this many, however long they take.
    Exactly(NonZeroU32),
}

const ENOUGH_SECONDS: f64 = 0.2;
const ENOUGH_RUNS: usize = 25;
const FEWEST_RUNS: usize = 3;
/// Seconds beyond which an act is measured only once.
const LONG_SECONDS: f64 = 0.5;

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

/// The repeats of one act.
pub(super) struct TimedRepeats {
    seconds: Vec<f64>,
    processor: ProcessorShares,
}

impl TimedRepeats {
    /// Measures an act of some 10 µs or more, each time on its own, or in batches if the clock is coarse.
    ///
    /// # Errors
    /// If the act is ended from outside.
    pub(super) fn of<T>(
        runs: Runs,
        clock: &impl Timer,
        act: impl FnMut() -> Result<T, Stop>,
    ) -> Result<Self, Stop> {
        if is_coarse(clock) {
            Self::of_short(runs, clock, act)
        } else {
            Self::of_batches(runs, clock, 1, act)
        }
    }

    /// Measures an act that is too short for the clock. Each measurement is the mean of a batch, which has as many
    /// repeats as it needs to last at least 0.2 ms. All batches together take some 10 ms. With the coarse clock of a
    /// page, a batch lasts 20 ms and all together take 0.2 s.
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
        Self::of_batches(runs, clock, repeats, || batch(repeats))
    }

    /// Measures an act that is a batch of `batch` repeats.
    fn of_batches<T>(
        runs: Runs,
        clock: &impl Timer,
        batch: u32,
        mut act: impl FnMut() -> Result<T, Stop>,
    ) -> Result<Self, Stop> {
        let (mut seconds, mut total) = (Vec::new(), Duration::ZERO);
        let mut processor = ProcessorShares::from_now(clock);
        while !runs.are_done(seconds.len(), total) {
            let begin = clock.now();
            let outcome = black_box(act()?);
            let time = clock.now().saturating_sub(begin);
            total += time;
            seconds.push(time.as_secs_f64() / f64::from(batch));
            drop(outcome);
            processor.note(clock, time);
        }
        Ok(Self { seconds, processor })
    }

    /// The median, the shortest and the longest of the repeats, of which there is at least one.
    pub(super) fn summary(&self) -> TimeSummary {
        let [min, max] =
            [f64::min, f64::max].map(|of| self.seconds.iter().copied().reduce(of).unwrap_or(0.0));
        TimeSummary { median: median(&self.seconds), min, max, runs: self.seconds.len() as u32 }
    }

    /// The other work of the computer meanwhile.
    pub(super) fn machine_load(&self) -> MachineLoad {
        let TimeSummary { median, min, .. } = self.summary();
        MachineLoad::of(self.processor.median(), median / min)
    }
}
