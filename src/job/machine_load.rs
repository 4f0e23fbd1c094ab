//! Whether the computer had other things to do while a search was timed.
//!
//! Two signs, each of which says that the median itself is wrong. One repeat among many that was interrupted is no
//! sign: it happens on every computer, and the median does not notice it.

use serde::{Deserialize, Serialize};

/// What the computer did beside timing a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum MachineLoad {
    /// Nothing that can be noticed.
    #[default]
    Quiet,
    /// Half of the repeats had the processor for no more than this share of their time.
    Shared(f64),
    /// The median repeat took so many times as long as the shortest.
    Uneven(f64),
}

/// A thread that nothing disturbs has the processor for all of its time but some thousandths.
const LEAST_SHARE: f64 = 0.9;
/// On a quiet computer the median is at most this many times the shortest.
const MOST_SPREAD: f64 = 1.5;

impl MachineLoad {
    /// Read off the repeats of one act: the share of the processor is `None` where it is not known.
    pub(super) fn of(processor_share: Option<f64>, median_to_least: f64) -> Self {
        match processor_share {
            Some(share) if share < LEAST_SHARE => Self::Shared(share),
            _ if median_to_least > MOST_SPREAD => Self::Uneven(median_to_least),
            _ => Self::Quiet,
        }
    }

    /// The load of two acts, of which the first counts more.
    pub(super) fn or(self, other: Self) -> Self {
        if self == Self::Quiet { other } else { self }
    }
}
