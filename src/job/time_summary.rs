//! A run time: many repeats of the same act, of which the median counts.

use std::{hint::black_box, num::NonZeroU32, time::Duration};

use serde::{Deserialize, Serialize};

use super::{MachineLoad, Timer, machine_load::ProcessorShares, median::median, timer::is_coarse};
use crate::trace::Stop;

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
    /// Measures an act of some 10 µs or more, each time on its own; where the clock is coarse, in batches.
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
        Self::of_batches(runs, clock, repeats, || batch(repeats))
    }

    /// Measures an act that is a batch of so many.
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

    /// Their median, the shortest and the longest. There is at least one.
    pub(super) fn summary(&self) -> TimeSummary {
        let [min, max] =
            [f64::min, f64::max].map(|of| self.seconds.iter().copied().reduce(of).unwrap_or(0.0));
        TimeSummary { median: median(&self.seconds), min, max, runs: self.seconds.len() as u32 }
    }

    /// What the computer did meanwhile.
    pub(super) fn machine_load(&self) -> MachineLoad {
        let TimeSummary { median, min, .. } = self.summary();
        MachineLoad::of(self.processor.median(), median / min)
    }
}
