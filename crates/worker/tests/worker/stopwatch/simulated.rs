//! A clock that knows what each expansion costs, so that what is measured by it can be computed.

use std::{cell::Cell, time::Duration};

use eight_realms_core::{
    job::Timer,
    trace::{Event, Flow, Observer},
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// What one reading of the clock costs.
pub const READING: Duration = Duration::from_nanos(25);

/// How a computer with other things to do is simulated.
#[derive(Clone, Copy)]
pub struct Disturbance {
    /// The share of the processor that the search has.
    pub processor_share: f64,
    /// The share of the runs that are disturbed.
    pub runs: f64,
    /// How many times as long such a run takes.
    pub times: f64,
}

pub const UNDISTURBED: Disturbance = Disturbance { processor_share: 1.0, runs: 0.0, times: 1.0 };

/// The clock, and the observer that lets it run: each expansion takes longer than the one before.
pub struct SimulatedClock {
    now: Cell<Duration>,
    processor_time: Cell<Duration>,
    least_reading: Duration,
    /// It is read in whole steps of so much.
    step: Duration,
    /// What one reading costs.
    reading: Duration,
    /// So many readings on, the computer sleeps for a minute.
    readings_to_sleep: Cell<u32>,
    /// What the first expansion costs.
    first: Duration,
    disturbance: Disturbance,
    chance: Cell<u64>,
    expanded: Cell<u32>,
    /// How many times as long this run takes.
    slower: Cell<f64>,
    readings: Cell<u32>,
    most_readings: Cell<u32>,
}

impl SimulatedClock {
    pub fn new(first: Duration, disturbance: Disturbance) -> Self {
        Self {
            now: Cell::default(),
            processor_time: Cell::default(),
            least_reading: Duration::from_micros(200),
            step: Duration::from_nanos(1),
            reading: READING,
            readings_to_sleep: Cell::new(u32::MAX),
            first,
            disturbance,
            chance: Cell::new(1),
            expanded: Cell::default(),
            slower: Cell::new(1.0),
            readings: Cell::default(),
            most_readings: Cell::default(),
        }
    }

    /// As that of a page.
    pub fn coarse(first: Duration) -> Self {
        let step = Duration::from_micros(100);
        Self { least_reading: Duration::from_millis(20), step, ..Self::new(first, UNDISTURBED) }
    }

    /// One that is dear to read.
    pub fn dear(first: Duration, reading: Duration) -> Self {
        Self { reading, ..Self::new(first, UNDISTURBED) }
    }

    /// Of a computer that sleeps for a minute at a reading to come.
    pub fn sleeping(first: Duration, readings_to_sleep: u32) -> Self {
        Self { readings_to_sleep: Cell::new(readings_to_sleep), ..Self::new(first, UNDISTURBED) }
    }

    /// How many runs have begun.
    pub fn runs(&self) -> u64 {
        self.chance.get() - 1
    }

    /// Seconds that so many expansions take, the first ones of a run that nothing disturbs.
    pub fn seconds_of(&self, expanded: u64) -> f64 {
        (0..expanded as u32).map(|before| self.cost(before).as_secs_f64()).sum()
    }

    /// The most readings of one run between its first expansion and its last.
    pub fn most_readings_of_a_run(&self) -> u32 {
        self.most_readings.get()
    }

    /// What the expansion after so many costs.
    fn cost(&self, before: u32) -> Duration {
        self.first + self.first * before / 1000
    }

    fn pass(&self, time: Duration) {
        self.now.set(self.now.get() + time);
        self.processor_time.set(self.processor_time.get() + time.mul_f64(self.disturbance.processor_share));
    }

    fn begin_run(&self) {
        let mut rng = ChaCha8Rng::seed_from_u64(self.chance.get());
        self.chance.set(self.chance.get() + 1);
        let is_disturbed = rng.random_bool(self.disturbance.runs);
        self.slower.set(if is_disturbed { self.disturbance.times } else { 1.0 });
        self.expanded.set(0);
        self.readings.set(0);
    }
}

impl Timer for &SimulatedClock {
    fn now(&self) -> Duration {
        self.pass(self.reading);
        let left = self.readings_to_sleep.get();
        self.readings_to_sleep.set(left.saturating_sub(1));
        if left == 1 {
            self.pass(Duration::from_mins(1));
        }
        self.readings.set(self.readings.get() + 1);
        let (now, step) = (self.now.get().as_nanos(), self.step.as_nanos());
        Duration::from_nanos((now / step * step) as u64)
    }

    fn processor_time(&self) -> Option<Duration> {
        Some(self.processor_time.get())
    }

    fn least_reading(&self) -> Duration {
        self.least_reading
    }
}

impl Observer for &SimulatedClock {
    const COUNTS: bool = false;

    fn on(&mut self, event: Event) -> Flow {
        match event {
            Event::Begin { .. } => self.begin_run(),
            Event::Expand { .. } => {
                let before = self.expanded.replace(self.expanded.get() + 1);
                self.pass(self.cost(before).mul_f64(self.slower.get()));
                self.most_readings.set(self.most_readings.get().max(self.readings.get()));
            }
            Event::LookUp { .. } => self.pass(self.first),
            _ => {}
        }
        Ok(())
    }
}
