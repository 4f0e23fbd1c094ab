//! The value by which A* sorts its open list.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::heuristic::Unit;

/// f, as a function of g and h. Four searches are made of it:
///
/// ```text
///   f = g          uniform cost: no heuristic, h is 0
///   f = h          greedy
///   f = g + h      A*
///   f = g + w·h    weighted A*: the heuristic has the weight
/// ```
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    VariantArray,
    IntoStaticStr,
    EnumString,
)]
pub enum Evaluation {
    /// Moves made, and the moves left by the heuristic.
    #[default]
    #[strum(serialize = "g+h")]
    Sum,
    /// The moves left alone.
    #[strum(serialize = "h")]
    HeuristicAlone,
}

impl Evaluation {
    /// All functions.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();

    /// Name on the command line.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// f of a board that is `g` moves from the start, in the unit of h.
    #[inline]
    pub const fn f(self, unit: Unit, g: u8, h: u16) -> u16 {
        match self {
            Self::Sum => unit.moves(g) + h,
            Self::HeuristicAlone => h,
        }
    }
}
