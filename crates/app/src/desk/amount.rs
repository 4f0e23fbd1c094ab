//! Amounts of a measure, in figures.

use crate::{
    desk::cost::{PICOSECONDS, RaceMeasure},
    words::{Words, figures},
};

/// Column maximum from which on counts are written in millions.
const LONG: u64 = 100_000_000;

/// Format of counts that are read together: all have the same, so that they can be compared at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Digits {
    All,
    /// In millions, rounded, from one million on.
    Rounded,
}

impl Digits {
    /// The format for counts up to `most`.
    pub const fn up_to(most: u64) -> Self {
        if most < LONG { Self::All } else { Self::Rounded }
    }

    /// A count in this format.
    pub fn write(self, count: u64) -> String {
        match self {
            Self::All => figures::grouped(count),
            Self::Rounded => figures::in_millions(count),
        }
    }
}

/// An amount of a measure: `20 907`, `149.3 M`, `366 µs`.
pub fn written(measure: RaceMeasure, amount: u64) -> String {
    beside(measure, amount, amount)
}

/// An amount of a measure with what it counts, for a place of its own: `500 expansions`, `366 µs`.
pub fn in_words(words: &Words, measure: RaceMeasure, amount: u64) -> String {
    let id = match measure {
        RaceMeasure::Expansions => "race-at-expansions",
        RaceMeasure::Work => "race-at-work",
        RaceMeasure::RunTime => return written(measure, amount),
    };
    words.tell(id, &[("count", amount.into()), ("n", written(measure, amount).into())])
}

/// An amount of a measure, in the format of the amounts beside it, up to `most`.
pub fn beside(measure: RaceMeasure, amount: u64, most: u64) -> String {
    match measure {
        RaceMeasure::RunTime => figures::seconds(amount as f64 / PICOSECONDS),
        RaceMeasure::Expansions | RaceMeasure::Work => Digits::up_to(most).write(amount),
    }
}

/// The candidates for the widest text of an amount up to `total`, beside others up to `most`: 10.0 ms is wider than
/// 1.00 s, and 0.100 ns than both.
pub fn widest(measure: RaceMeasure, total: u64, most: u64) -> Vec<String> {
    let below = match measure {
        RaceMeasure::RunTime => &[10_000_000_000, 10_000_000, 10_000, 100][..],
        RaceMeasure::Expansions | RaceMeasure::Work => &[999_999][..],
    };
    let smaller = below.iter().copied().filter(|amount| *amount < total);
    std::iter::once(total).chain(smaller).map(|amount| beside(measure, amount, most)).collect()
}

/// The id of the word for what a measure counts.
pub const fn unit(measure: RaceMeasure) -> &'static str {
    match measure {
        RaceMeasure::Expansions => "race-unit-expansions",
        RaceMeasure::Work => "race-unit-work",
        RaceMeasure::RunTime => "race-unit-time",
    }
}

/// The format of costs along an axis, which are multiples of [`real`].
pub const fn tick(measure: RaceMeasure) -> &'static dyn Fn(f64) -> String {
    match measure {
        RaceMeasure::RunTime => &figures::tick,
        RaceMeasure::Expansions | RaceMeasure::Work => &count,
    }
}

/// The length of one unit of the measure along an axis: a picosecond in seconds, or one.
pub const fn real(measure: RaceMeasure) -> f64 {
    match measure {
        RaceMeasure::RunTime => 1.0 / PICOSECONDS,
        RaceMeasure::Expansions | RaceMeasure::Work => 1.0,
    }
}

fn count(value: f64) -> String {
    figures::count_tick(value as u64)
}
