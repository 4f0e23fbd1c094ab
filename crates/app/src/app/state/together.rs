//! All lanes together: one position in one measure, and every lane in its place.
//!
//! The position is in whole units of the measure: the cost that every lane has spent so far. Each lane is at the moment
//! at which that cost is spent, or at its end if it needed less.
//!
//! ```text
//!              at
//!   1  ────────┃··············▸     has spent as much as the position
//!   4  ────────┃··▸
//!   3  ───▸    ┃                    has finished
//! ```
//!
//! The [`CostCurve`](super::CostCurve) of a lane tells what it has spent at a moment, and the moment at which a given
//! cost is spent. So the playheads of all lanes are functions of the position, and all views of a lane follow.

use eight_realms_core::{
    realm::{PerRung, Realm},
    replay::{Playback, Playhead},
};
use strum::VariantArray;

/// The measure in which all lanes have spent the same at one position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum RaceMeasure {
    /// Boards expanded; with a table, look-ups.
    #[default]
    Expansions,
    /// Units of work, the same on every computer.
    Work,
    /// Run time, in whole picoseconds, on the curve that was measured for each lane.
    RunTime,
}

impl RaceMeasure {
    /// All measures, from left to right.
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();

    /// The measure to the right; after the last one, the first.
    pub const fn next(self) -> Self {
        match self {
            Self::Expansions => Self::Work,
            Self::Work => Self::RunTime,
            Self::RunTime => Self::Expansions,
        }
    }
}

/// The position of all lanes, while they go together.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Together {
    /// The measure that the common axis counts.
    pub measure: RaceMeasure,
    /// The position in units of the measure, and its motion.
    pub playhead: Playhead,
    /// The state for which the lanes were last placed.
    pub(in crate::app) placed: PlacedFor,
}

impl Together {
    /// Whether the position moves by itself.
    pub fn is_moving(&self) -> bool {
        self.playhead.playback != Playback::Paused
    }

    /// Follows all lanes, because everything is searched again.
    pub(in crate::app) fn restart(&mut self) {
        self.playhead = Playhead::following();
        self.placed = PlacedFor::default();
    }
}

/// Everything that the places of the lanes depend on, besides the position. While it stays the same, no lane has to be
/// placed again.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::app) struct PlacedFor {
    pub measure: RaceMeasure,
    pub runners: PerRung<Option<Runner>>,
}

impl PlacedFor {
    /// Whether the cost of one of the lanes in this measure is still to be measured.
    pub fn awaits(&self) -> bool {
        self.runners.all().iter().flatten().any(|runner| runner.cost == LaneCost::Awaited)
    }
}

/// A lane that takes part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::app) struct Runner {
    pub realm: Realm,
    /// Number of recorded events.
    pub events: u64,
    /// The cost at the last recorded event.
    pub cost: LaneCost,
}

/// The cost of a lane at the end of its recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaneCost {
    /// A number of units.
    Known(u64),
    /// Unknown until the search ends and is measured or counted.
    Unfinished,
    /// Still to be measured or counted.
    Awaited,
    /// Unknown for good: the lane was not searched to its end, or could not be measured.
    Unknown,
}

impl LaneCost {
    /// The units, if they are known.
    pub const fn known(self) -> Option<u64> {
        match self {
            Self::Known(units) => Some(units),
            Self::Unfinished | Self::Awaited | Self::Unknown => None,
        }
    }
}
