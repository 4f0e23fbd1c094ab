//! Actions in the race.

use eight_realms_core::{heuristic::HeuristicKind, realm::Realm};

use super::{RaceColumn, RaceFace, RaceMeasure, TableTime};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RaceAction {
    /// Race in another measure.
    Measure(RaceMeasure),
    /// Show another face.
    Face(RaceFace),
    /// Go to the first expansion at which the chosen lane and another one differ: that of this realm; `None`: its
    /// neighbour's.
    FindDivergence(Option<Realm>),
    /// Use another heuristic in the must-expand face.
    MustExpandWith(HeuristicKind),
    /// Switch the axis of the must-expand face between logarithmic and linear.
    SwitchMustExpandAxis,
    /// Show other figures in the table.
    Table(TableTime),
    /// Sort the table by a column; by the same column again, the other way round.
    Sort(RaceColumn),
}
