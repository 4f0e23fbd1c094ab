//! Whether the computer had other things to do while a search was timed.
//!
//! Two signs show that the median itself is wrong: a small share of the processor, and uneven repeats. A single repeat
//! that was interrupted is no sign: that happens on every computer, and the median does not notice it. So a search of
//! some microseconds counts as quiet even on a busy computer: it is over before anything else has its turn, and its
//! time is right.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{Timer, median::median};

/// The other work of the computer while a search was timed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum MachineLoad {
    /// No other work that can be noticed.
    #[default]
    Quiet,
    /// Median share of the time for which the search had the processor.
    Shared(f64),
    /// Ratio of the median repeat to the shortest.
    Uneven(f64),
}

/// Minimum share of the processor on a quiet computer. A thread that nothing disturbs has the processor for all of its
/// time but some thousandths; one that shares two processors with four others has it for a quarter.
const MIN_SHARE: f64 = 0.9;
/// Maximum ratio of the median to the shortest repeat on a quiet computer. Where nothing else had precedence, it was at
/// most 1.45 for 398 of 400 searches of 15 µs to 27 ms, and at most 1.02 for half of them. The other two did take half
/// as long again as usual.
const MAX_SPREAD: f64 = 1.5;

impl MachineLoad {
    /// The load during the repeats of one act. `processor_share` is `None` if it is not known.
    pub(super) fn of(processor_share: Option<f64>, median_to_least: f64) -> Self {
        match processor_share {
            Some(share) if share < MIN_SHARE => Self::Shared(share),
            _ if median_to_least > MAX_SPREAD => Self::Uneven(median_to_least),
            _ => Self::Quiet,
        }
    }

    /// The load of two acts: that of the first, unless it is quiet.
    pub(super) fn or(self, other: Self) -> Self {
        if self == Self::Quiet { other } else { self }
    }
}

/// Minimum duration of the shortest repeat for which the processor's time is read. A shorter one is over before
/// anything else has its turn, so its median is right. Reading the processor's time costs half a microsecond, and makes
/// what comes after it some per cent slower.
const MIN_REPEAT: Duration = Duration::from_millis(1);

/// The share of its time for which each repeat had the processor.
pub(super) struct ProcessorShares {
    shares: Vec<f64>,
    /// Start of the repeat, by the clock and by the processor's time.
    begin: (Duration, Option<Duration>),
    shortest: Duration,
}

impl ProcessorShares {
    pub(super) fn from_now(clock: &impl Timer) -> Self {
        Self { shares: Vec::new(), begin: (clock.now(), clock.processor_time()), shortest: Duration::MAX }
    }

    /// Notes that a repeat of this duration is over, and that another one begins.
    pub(super) fn note(&mut self, clock: &impl Timer, time: Duration) {
        self.shortest = self.shortest.min(time);
        if self.shortest < MIN_REPEAT {
            return;
        }
        let end = (clock.now(), clock.processor_time());
        if let ((begin, Some(processor_begin)), (end, Some(processor_end))) = (self.begin, end) {
            let [whole, share] = [(begin, end), (processor_begin, processor_end)]
                .map(|(begin, end)| end.saturating_sub(begin).as_secs_f64());
            self.shares.push(share / whole);
        }
        self.begin = end;
    }

    /// The median of the shares; `None` if it is not known, or if the repeats were short.
    pub(super) fn median(&self) -> Option<f64> {
        (self.shortest >= MIN_REPEAT && !self.shares.is_empty()).then(|| median(&self.shares))
    }
}
