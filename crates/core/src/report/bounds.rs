//! The bounds of a deepening search as a report shows them: always in moves, whatever the search counts in.

use std::fmt;

use serde::Serialize;

use crate::heuristic::Unit;

/// The bound of each iteration, in moves: whole numbers, or numbers with a tenth where the heuristic has a weight.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Bounds {
    /// `[9, 11]`
    Whole(Vec<u16>),
    /// `[12.4, 13.0]`
    InTenths(Vec<f64>),
}

impl Bounds {
    /// Bounds that a search has counted in `unit`.
    pub fn of(bounds: Vec<u16>, unit: Unit) -> Self {
        match unit {
            Unit::Move => Self::Whole(bounds),
            Unit::Tenth => Self::InTenths(bounds.into_iter().map(|bound| unit.in_moves(bound)).collect()),
        }
    }
}

/// `9 11`, `12.4 13.0`
impl fmt::Display for Bounds {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let figures: Vec<String> = match self {
            Self::Whole(bounds) => bounds.iter().map(u16::to_string).collect(),
            Self::InTenths(bounds) => bounds.iter().map(|bound| format!("{bound:.1}")).collect(),
        };
        out.write_str(&figures.join(" "))
    }
}
