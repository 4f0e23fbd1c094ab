//! Manhattan distance times a weight w: fewer boards expanded, perhaps, but no guarantee of a shortest path.
//!
//! With f = g + w·h the remaining moves weigh more than those made, so the search runs straighter to the goal and often
//! expands fewer boards. For w > 1 the heuristic is neither consistent nor admissible. The search may reach a board by
//! a shorter path after expanding it, and opens it again, so that from some starts it expands more boards than without
//! a weight. The path found may be too long, though it never costs more than w times the shortest one (Pohl 1970;
//! Pearl 1984, *Heuristics*, 3.1: w-admissibility). With w = 1 the heuristic is Manhattan distance, board for board.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{ByTile, Heuristic, Manhattan, Parts, Unit};
use crate::puzzle::Board;

/// A weight in whole tenths, 1.0 to 5.0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Weight(u8);

/// Why a text is not a weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum WeightError {
    /// A text that is not a number, or a number with more than one decimal place.
    #[error(
        "a weight is a number from {} to {} with at most one decimal, such as 2.0",
        Weight::MIN,
        Weight::GREATEST
    )]
    NotInTenths,
    /// A number outside the range of weights.
    #[error("a weight lies between {} and {}", Weight::MIN, Weight::GREATEST)]
    OutOfRange,
}

impl Weight {
    /// 1.0: Manhattan distance as it is.
    pub const MIN: Self = Self(10);
    /// 5.0: hardly anything but h counts.
    pub const GREATEST: Self = Self(50);
    /// 2.0, at which solutions are visibly not optimal.
    pub const DEFAULT: Self = Self(20);

    /// The weight nearest to a number of tenths.
    pub fn of_tenths(tenths: u8) -> Self {
        Self(tenths).clamp(Self::MIN, Self::GREATEST)
    }

    /// The weight in tenths, 10 to 50.
    pub const fn tenths(self) -> u8 {
        self.0
    }

    /// Whether the weight is 1.0, which changes nothing.
    pub const fn is_one(self) -> bool {
        self.0 == Self::MIN.0
    }
}

impl Default for Weight {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// The weight as a number, 1.0 to 5.0.
impl From<Weight> for f64 {
    fn from(weight: Weight) -> Self {
        Unit::Tenth.in_moves(weight.tenths().into())
    }
}

/// Writes a weight as `2.0`.
impl fmt::Display for Weight {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

impl FromStr for Weight {
    type Err = WeightError;

    /// Reads `2` and `2.0`.
    fn from_str(text: &str) -> Result<Self, WeightError> {
        let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
        let is_number =
            |digits: &str| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
        if !is_number(whole) || !is_number(tenth) || tenth.len() > 1 {
            return Err(WeightError::NotInTenths);
        }
        let tenths = format!("{whole}{tenth}").parse().map_err(|_| WeightError::OutOfRange)?;
        let is_offered = (Self::MIN..=Self::GREATEST).contains(&Self(tenths));
        if is_offered { Ok(Self(tenths)) } else { Err(WeightError::OutOfRange) }
    }
}

/// w times the steps that every tile still needs, in tenths of a move.
#[derive(Clone, Debug)]
pub struct Weighted {
    weight: Weight,
    manhattan: Manhattan,
}

impl Weighted {
    /// The heuristic for one goal.
    pub fn to(goal: Board, weight: Weight) -> Self {
        Self { weight, manhattan: Manhattan::to(goal) }
    }

    fn times(&self, steps: u16) -> u16 {
        u16::from(self.weight.tenths()) * steps
    }
}

impl Heuristic for Weighted {
    fn h(&self, board: Board) -> u16 {
        self.times(self.manhattan.h(board))
    }

    fn unit(&self) -> Unit {
        Unit::Tenth
    }
}

impl ByTile for Weighted {
    fn parts(&self, board: Board) -> Parts {
        let steps = self.manhattan.parts(board).cells;
        Parts::of_cells(self.unit(), |cell| self.times(steps[cell as usize]))
    }
}
