//! The race: all realms that are shown, on one puzzle and in one measure.

mod column;
mod cost_curve;

pub use column::{RaceColumn, RaceOrder, TableTime};
pub use cost_curve::{CostCurve, PICOSECONDS};

use eight_realms_core::{compare::Difference, heuristic::HeuristicKind, realm::Realm};
use strum::VariantArray;

use super::Axis;

/// A face of the race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum RaceFace {
    /// A row for each realm on one axis.
    #[default]
    Lanes,
    /// The cost of each realm, in the end or so far.
    Table,
    /// The expansions that a realm could not have done without.
    MustExpand,
}

impl RaceFace {
    /// All faces, from left to right.
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();

    /// The face to the right; after the last one, the first.
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
    pub face: RaceFace,
    /// The figures that the table shows.
    pub table_time: TableTime,
    /// The order of the table's rows.
    pub order: RaceOrder,
    /// The heuristic of the must-expand face.
    pub must_expand_with: HeuristicKind,
    /// The axis of the must-expand face.
    pub must_expand_axis: Axis,
    /// The expansion at which two lanes diverge, if that was requested.
    pub divergence: Option<Divergence>,
    /// The round of searches that the divergence is of.
    pub(in crate::app) round: u64,
}

impl Default for RaceShow {
    fn default() -> Self {
        Self {
            face: RaceFace::default(),
            table_time: TableTime::default(),
            order: RaceOrder::default(),
            must_expand_with: HeuristicKind::Manhattan,
            // One long bar must not hide all others.
            must_expand_axis: Axis::Logarithmic,
            divergence: None,
            round: 0,
        }
    }
}

/// The first expansion at which two lanes diverge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Divergence {
    /// The chosen lane, and the one it was compared with.
    pub realms: [Realm; 2],
    /// The number of that expansion, and the board that each realm expands.
    pub difference: Difference,
}
