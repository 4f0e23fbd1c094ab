//! The race: all realms that are shown, on one puzzle and one clock.
//!
//! A race has one position, in whole units of its clock: what every lane has spent so far. Each lane stands
//! where that is spent, or at its end if it needed less.
//!
//! ```text
//!              at
//!   1  ────────┃··············▸     has spent what the position says
//!   4  ────────┃··▸
//!   3  ───▸    ┃                    has finished
//! ```
//!
//! What a lane has spent at a moment, and where it stands when so much is spent, says its [`Pace`]. So the
//! playheads of all lanes are functions of the position, and whatever shows a lane follows.

mod column;
mod cost_curve;

pub use column::{RaceColumn, RaceOrder};
pub use cost_curve::{CostCurve, PICOSECONDS};

use super::Axis;
use crate::{
    compare::Difference,
    heuristic::HeuristicKind,
    realm::{PerRung, Realm},
    replay::{Playback, Playhead},
};

/// What every lane has spent when the playhead stands at one place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RaceMeasure {
    /// Boards expanded; where a table answers, look-ups.
    #[default]
    Expansions,
    /// Units of work, the same on every computer.
    Work,
    /// Bare time, in whole picoseconds: each lane's own median stretches its curve.
    BareTime,
}

impl RaceMeasure {
    /// From left to right.
    pub const ALL: [Self; 3] = [Self::Expansions, Self::Work, Self::BareTime];

    /// The one at its right; after the last the first.
    pub const fn next(self) -> Self {
        match self {
            Self::Expansions => Self::Work,
            Self::Work => Self::BareTime,
            Self::BareTime => Self::Expansions,
        }
    }
}

/// What of the race is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RaceFace {
    /// A row a realm on one axis.
    #[default]
    Lanes,
    /// What each realm has cost in the end.
    Table,
    /// Which of its expansions a realm could not have done without.
    MustExpand,
}

impl RaceFace {
    /// From left to right.
    pub const ALL: [Self; 3] = [Self::Lanes, Self::Table, Self::MustExpand];

    /// The one at its right; after the last the first.
    pub const fn next(self) -> Self {
        match self {
            Self::Lanes => Self::Table,
            Self::Table => Self::MustExpand,
            Self::MustExpand => Self::Lanes,
        }
    }
}

/// The race as it stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RaceShow {
    /// What the common axis counts.
    pub measure: RaceMeasure,
    /// What of it is looked at.
    pub face: RaceFace,
    /// By what the table is sorted.
    pub order: RaceOrder,
    /// The estimate that the meter measures by.
    pub must_expand_with: HeuristicKind,
    /// How the meter's axis is spread.
    pub meter_axis: Axis,
    /// The position in units of the clock, and its motion.
    pub playhead: Playhead,
    /// Where two lanes part, if somebody has asked for that.
    pub divergence: Option<Divergence>,
    /// What the lanes were last put in their places for.
    pub(in crate::app) placed: PlacedFor,
}

impl Default for RaceShow {
    fn default() -> Self {
        Self {
            measure: RaceMeasure::default(),
            face: RaceFace::default(),
            order: RaceOrder::default(),
            must_expand_with: HeuristicKind::Manhattan,
            // One long bar does not hide all others.
            meter_axis: Axis::Logarithmic,
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
    pub(in crate::app) fn start_again(&mut self) {
        self.playhead = Playhead::following();
        self.placed = PlacedFor::default();
        self.divergence = None;
    }
}

/// The first expansion at which two lanes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Divergence {
    /// The chosen lane, and the one it was compared with.
    pub realms: [Realm; 2],
    /// Which expansion it is, and the board that each expands.
    pub difference: Difference,
}

/// Everything that the places of the lanes depend on, besides the position. While it stays the same, nobody
/// has to be put anywhere.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::app) struct PlacedFor {
    /// The clock.
    pub clock: RaceMeasure,
    pub runners: PerRung<Option<Runner>>,
}

impl PlacedFor {
    /// Whether it is still to be found out what one of the lanes spends on this clock.
    pub fn awaits(&self) -> bool {
        self.runners.all().iter().flatten().any(|runner| runner.cost == LaneCost::Awaited)
    }
}

/// A lane that takes part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::app) struct Runner {
    /// Who it is.
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
    /// Nobody will know: it was not searched to its end, or could not be measured.
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
