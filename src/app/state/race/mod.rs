//! The race: all realms that are shown, on one puzzle and in one measure.
//!
//! A race has one position, in whole units of its measure: what every lane has spent so far. Each lane is at the
//! moment where that is spent, or at its end if it needed less.
//!
//! ```text
//!              at
//!   1  ────────┃··············▸     has spent as much as the position
//!   4  ────────┃··▸
//!   3  ───▸    ┃                    has finished
//! ```
//!
//! What a lane has spent at a moment, and its moment when so much is spent, are given by its [`CostCurve`]. So the
//! playheads of all lanes are functions of the position, and all views of a lane follow.

mod column;
mod cost_curve;

pub use column::{RaceColumn, RaceOrder, TableTime};
pub use cost_curve::{CostCurve, PICOSECONDS};

use strum::VariantArray;

use super::Axis;
use crate::{
    compare::Difference,
    heuristic::HeuristicKind,
    realm::{PerRung, Realm},
    replay::{Playback, Playhead},
};

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
    /// From left to right.
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();

    /// The one at its right; after the last the first.
    pub const fn next(self) -> Self {
        match self {
            Self::Expansions => Self::Work,
            Self::Work => Self::RunTime,
            Self::RunTime => Self::Expansions,
        }
    }
}

/// Which face of the race is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum RaceFace {
    /// A row for each realm on one axis.
    #[default]
    Lanes,
    /// What each realm has cost, in the end or so far.
    Table,
    /// Which of its expansions a realm could not have done without.
    MustExpand,
}

impl RaceFace {
    /// From left to right.
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();

    /// The one at its right; after the last the first.
    pub const fn next(self) -> Self {
        match self {
            Self::Lanes => Self::Table,
            Self::Table => Self::MustExpand,
            Self::MustExpand => Self::Lanes,
        }
    }
}

/// The state of the race.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RaceShow {
    /// What the common axis counts.
    pub measure: RaceMeasure,
    /// Which face is shown.
    pub face: RaceFace,
    /// Which figures the table shows.
    pub table_time: TableTime,
    /// By what the table is sorted.
    pub order: RaceOrder,
    /// The heuristic of the must-expand face.
    pub must_expand_with: HeuristicKind,
    /// The axis of the must-expand face.
    pub must_expand_axis: Axis,
    /// The position in units of the measure, and its motion.
    pub playhead: Playhead,
    /// Where two lanes diverge, if that was requested.
    pub divergence: Option<Divergence>,
    /// The state for which the lanes were last placed.
    pub(in crate::app) placed: PlacedFor,
}

impl Default for RaceShow {
    fn default() -> Self {
        Self {
            measure: RaceMeasure::default(),
            face: RaceFace::default(),
            table_time: TableTime::default(),
            order: RaceOrder::default(),
            must_expand_with: HeuristicKind::Manhattan,
            // One long bar does not hide all others.
            must_expand_axis: Axis::Logarithmic,
            playhead: Playhead::default(),
            divergence: None,
            placed: PlacedFor::default(),
        }
    }
}

impl RaceShow {
    /// Whether the position moves by itself.
    pub fn is_moving(&self) -> bool {
        self.playhead.playback != Playback::Paused
    }

    /// Everything is searched again: the lanes are followed.
    pub(in crate::app) fn restart(&mut self) {
        self.playhead = Playhead::following();
        self.placed = PlacedFor::default();
        self.divergence = None;
    }
}

/// The first expansion at which two lanes diverge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Divergence {
    /// The chosen lane, and the one it was compared with.
    pub realms: [Realm; 2],
    /// Which expansion it is, and the board that each expands.
    pub difference: Difference,
}

/// Everything that the places of the lanes depend on, besides the position. While it stays the same, no
/// lane has to be placed anew.
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
    /// Events that are recorded.
    pub events: u64,
    /// What it has spent at the last of them.
    pub cost: LaneCost,
}

/// What a lane has spent at the end of what is recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaneCost {
    /// So many units.
    Known(u64),
    /// Its search has yet to end; then it is measured or counted.
    Unfinished,
    /// It is still to be measured or counted.
    Awaited,
    /// It stays unknown: it was not searched to its end, or could not be measured.
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
