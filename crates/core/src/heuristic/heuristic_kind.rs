//! The heuristics by name, without a goal.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr};

use super::{BlankCounted, GoalHeuristic, LinearConflict, Manhattan, Misplaced, Unit, Weight, Weighted};
use crate::puzzle::Board;

/// A heuristic by name, without a goal.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumCount, IntoStaticStr, EnumString,
)]
#[strum(serialize_all = "kebab-case")]
pub enum HeuristicKind {
    /// No heuristic: h is 0 everywhere, and f is g.
    Zero,
    /// Tiles out of place, the blank not counted: 0 to 8.
    Misplaced,
    /// Tiles out of place, the blank counted too: 0 to 9. Inadmissible.
    #[strum(serialize = "misplaced-blank")]
    BlankCounted,
    /// Steps that the tiles still need, each alone on the board: 0 to 22 for a goal with its blank in a corner.
    Manhattan,
    /// Manhattan distance plus two moves for every tile that must step out of its line.
    LinearConflict,
    /// Manhattan distance times a weight, in tenths of a move. Inadmissible for weights above 1.
    Weighted(Weight),
}

impl HeuristicKind {
    /// All heuristics, weakest first, the weighted one with its default weight.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Zero,
        Self::Misplaced,
        Self::BlankCounted,
        Self::Manhattan,
        Self::LinearConflict,
        Self::Weighted(Weight::DEFAULT),
    ];

    /// The heuristics that estimate something: all but [`Self::Zero`].
    pub const ESTIMATES: [Self; Self::COUNT - 1] = [
        Self::Misplaced,
        Self::BlankCounted,
        Self::Manhattan,
        Self::LinearConflict,
        Self::Weighted(Weight::DEFAULT),
    ];

    /// Name on the command line, in JSON and in message ids; the weight is not part of the name.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The weight; `None` for a heuristic without a weight.
    pub const fn weight(self) -> Option<Weight> {
        match self {
            Self::Weighted(weight) => Some(weight),
            Self::Zero | Self::Misplaced | Self::BlankCounted | Self::Manhattan | Self::LinearConflict => {
                None
            }
        }
    }

    /// The heuristic that a weight multiplies; without a weight the heuristic itself.
    pub const fn unweighted(self) -> Self {
        match self {
            Self::Weighted(_) => Self::Manhattan,
            Self::Zero | Self::Misplaced | Self::BlankCounted | Self::Manhattan | Self::LinearConflict => {
                self
            }
        }
    }

    /// The unit of h, and so of f and of bounds.
    pub const fn unit(self) -> Unit {
        match self {
            Self::Weighted(_) => Unit::Tenth,
            Self::Zero | Self::Misplaced | Self::BlankCounted | Self::Manhattan | Self::LinearConflict => {
                Unit::Move
            }
        }
    }

    /// Whether the heuristic counts the steps of each tile to its goal cell, and not only whether the tile is there.
    pub const fn counts_steps(self) -> bool {
        match self {
            Self::Manhattan | Self::LinearConflict | Self::Weighted(_) => true,
            Self::Zero | Self::Misplaced | Self::BlankCounted => false,
        }
    }

    /// Whether the heuristic counts the blank too.
    pub const fn counts_the_blank(self) -> bool {
        match self {
            Self::BlankCounted => true,
            Self::Zero | Self::Misplaced | Self::Manhattan | Self::LinearConflict | Self::Weighted(_) => {
                false
            }
        }
    }

    /// Whether h never exceeds the true distance, from any board and for any goal.
    ///
    /// No board is nearer than 0 moves. Misplaced tiles need a move each, and a move carries one tile. Manhattan
    /// distance counts steps that every tile needs, and a linear conflict two moves across its line, which Manhattan
    /// distance leaves out. With the blank counted h is 2 where one move is enough. A weight above 1 overestimates on
    /// every board but the goal where Manhattan distance is exact, and on more.
    pub const fn is_admissible(self) -> bool {
        match self {
            Self::Zero | Self::Misplaced | Self::Manhattan | Self::LinearConflict => true,
            Self::BlankCounted => false,
            Self::Weighted(weight) => weight.is_one(),
        }
    }

    /// Whether no move changes h by more than the move costs, so that a search never reaches an expanded board by a
    /// shorter path.
    ///
    /// A move carries one tile one step, which changes misplaced tiles by at most 1 and Manhattan distance by exactly
    /// one move. A tile that steps sideways passes no other in its row, so it can change conflicts only in its goal
    /// column. If the tile enters that column, Manhattan distance falls by 1 and conflicts rise by 2 or not at all. If
    /// the tile leaves the column, the signs are reversed: the sum always changes by 1. (Up and down likewise.) With
    /// the blank counted, a move can bring a tile and the blank home, which changes h by 2. A weight w > 1 times one
    /// step is more than one move.
    pub const fn is_consistent(self) -> bool {
        self.is_admissible()
    }

    /// The heuristic for a goal.
    pub fn to(self, goal: Board) -> GoalHeuristic {
        match self {
            Self::Zero => GoalHeuristic::Zero,
            Self::Misplaced => GoalHeuristic::Misplaced(Misplaced::to(goal)),
            Self::BlankCounted => GoalHeuristic::BlankCounted(BlankCounted::to(goal)),
            Self::Manhattan => GoalHeuristic::Manhattan(Manhattan::to(goal)),
            Self::LinearConflict => GoalHeuristic::LinearConflict(Box::new(LinearConflict::to(goal))),
            Self::Weighted(weight) => GoalHeuristic::Weighted(Weighted::to(goal, weight)),
        }
    }
}

impl fmt::Display for HeuristicKind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}
