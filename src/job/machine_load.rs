//! Whether the computer had other things to do while a search was timed.
//!
//! Two signs, each of which says that the median itself is wrong. One repeat among many that was interrupted is no
//! sign: it happens on every computer, and the median does not notice it. So the searches of some microseconds count as
//! quiet on a computer that has much to do: they are over before anything else has its turn, and their times are right.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{Timer, median::median};

/// What the computer did beside timing a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum MachineLoad {
    /// Nothing that can be noticed.
    #[default]
    Quiet,
    /// In half of the repeats the search had the processor for no more than this share of the time.
    Shared(f64),
    /// The median repeat took so many times as long as the shortest.
    Uneven(f64),
}

/// A thread that nothing disturbs has the processor for all of its time but some thousandths; one that shares two
/// processors with four others for a quarter.
const MIN_SHARE: f64 = 0.9;
/// Where nothing else had precedence, the median of 398 of 400 searches of 15 µs to 27 ms was at most 1.45 times the
/// shortest, half of them at most 1.02 times. The other two did take half as long again as usual.
const MAX_SPREAD: f64 = 1.5;

impl MachineLoad {
    /// Read off the repeats of one act: the share of the processor is `None` where it is not known.
    pub(super) fn of(processor_share: Option<f64>, median_to_least: f64) -> Self {
        match processor_share {
            Some(share) if share < MIN_SHARE => Self::Shared(share),
            _ if median_to_least > MAX_SPREAD => Self::Uneven(median_to_least),
            _ => Self::Quiet,
        }
    }

    /// The load of two acts, of which the first counts more.
    pub(super) fn or(self, other: Self) -> Self {
        if self == Self::Quiet { other } else { self }
    }
}

/// What takes less is over before anything else has its turn, so that its median says what it should; and to ask for
/// the processor's time, which costs half a microsecond, makes what comes after it some per cent slower.
const MIN_REPEAT: Duration = Duration::from_millis(1);

/// Which share of its time each of some repeats had the processor for.
pub(super) struct ProcessorShares {
    shares: Vec<f64>,
    /// When the repeat began: by the clock, and by that of the processor.
    begin: (Duration, Option<Duration>),
    shortest: Duration,
}

impl ProcessorShares {
    pub(super) fn from_now(clock: &impl Timer) -> Self {
        Self { shares: Vec::new(), begin: (clock.now(), clock.processor_time()), shortest: Duration::MAX }
    }

    /// A repeat that took so long is over, and another one will begin.
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

    /// The median; `None` if it is not known, and if the repeats were short.
    pub(super) fn median(&self) -> Option<f64> {
        (self.shortest >= MIN_REPEAT && !self.shares.is_empty()).then(|| median(&self.shares))
    }
}
