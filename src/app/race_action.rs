//! What a person does in the race.

use super::{RaceColumn, RaceFace, RaceMeasure, TableTime};
use crate::{heuristic::HeuristicKind, realm::Realm};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RaceAction {
    /// Another measure.
    Measure(RaceMeasure),
    /// Another face.
    Face(RaceFace),
    /// To the first expansion at which the chosen lane and another one differ: that realm, or its neighbour.
    FindDivergence(Option<Realm>),
    /// The must-expand face uses another heuristic.
    MustExpandWith(HeuristicKind),
    /// The axis of the must-expand face is logarithmic or linear.
    SwitchMustExpandAxis,
    /// The table shows other figures.
    Table(TableTime),
    /// The table is sorted by a column, or by the same one the other way round.
    Sort(RaceColumn),
}
