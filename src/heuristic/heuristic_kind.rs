//! The heuristics by name, without a goal.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{BlankCounted, GoalHeuristic, LinearConflict, Manhattan, Misplaced, Unit, Weight, Weighted};
use crate::puzzle::Board;

/// A heuristic by name, without a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HeuristicKind {
    /// Tiles out of place, the blank not counted: 0 to 8.
    Misplaced,
    /// The same with the blank counted: 0 to 9. Inadmissible.
    BlankCounted,
    /// Steps that the tiles still need, each alone on the board: 0 to 22 for a goal in a corner.
    Manhattan,
    /// Manhattan distance, and two moves for every tile that must step out of its line.
    LinearConflict,
    /// Manhattan distance times a weight, in tenths of a move. Inadmissible for weights above 1.
    Weighted(Weight),
}

/// A name that no heuristic has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a heuristic; there are {all}", all = all_names())]
pub struct UnknownHeuristic(pub String);

/// `misplaced, misplaced-blank … and weighted`
fn all_names() -> String {
    let [first @ .., last] = HeuristicKind::ALL.map(HeuristicKind::name);
    format!("{} and {last}", first.join(", "))
}

impl HeuristicKind {
    /// Weakest first; weighted with the weight it has at first.
    pub const ALL: [Self; 5] = [
        Self::Misplaced,
        Self::BlankCounted,
        Self::Manhattan,
        Self::LinearConflict,
        Self::Weighted(Weight::DEFAULT),
    ];

    /// Its name on the command line, in JSON and in message ids; the weight is not part of it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Misplaced => "misplaced",
            Self::BlankCounted => "misplaced-blank",
            Self::Manhattan => "manhattan",
            Self::LinearConflict => "linear-conflict",
            Self::Weighted(_) => "weighted",
        }
    }

    /// The weight, if it has one.
    pub const fn weight(self) -> Option<Weight> {
        match self {
            Self::Weighted(weight) => Some(weight),
            Self::Misplaced | Self::BlankCounted | Self::Manhattan | Self::LinearConflict => None,
        }
    }

    /// What it counts in; f and bounds then do too.
    pub const fn unit(self) -> Unit {
        match self {
            Self::Weighted(_) => Unit::Tenth,
            Self::Misplaced | Self::BlankCounted | Self::Manhattan | Self::LinearConflict => Unit::Move,
        }
    }

    /// Whether it counts the steps of each tile to its cell, and not only whether it lies there.
    pub const fn counts_steps(self) -> bool {
        match self {
            Self::Manhattan | Self::LinearConflict | Self::Weighted(_) => true,
            Self::Misplaced | Self::BlankCounted => false,
        }
    }

    /// Whether the blank is one of the things that it counts.
    pub const fn counts_the_blank(self) -> bool {
        match self {
            Self::BlankCounted => true,
            Self::Misplaced | Self::Manhattan | Self::LinearConflict | Self::Weighted(_) => false,
        }
    }

    /// Whether it never exceeds the true distance, from any board and for any goal.
    ///
    /// Misplaced tiles need a move each, and a move carries one tile; Manhattan distance counts steps that
    /// every tile needs, and a linear conflict two moves across its line, which Manhattan distance leaves
    /// out. With the blank counted h is 2 where one move is enough. A weight above 1 overestimates
    /// on every board but the goal where Manhattan distance is exact, and on more.
    pub const fn is_admissible(self) -> bool {
        match self {
            Self::Misplaced | Self::Manhattan | Self::LinearConflict => true,
            Self::BlankCounted => false,
            Self::Weighted(weight) => weight.is_one(),
        }
    }

    /// Whether no move changes it by more than the move costs, so that a board once expanded is never
    /// reached by a shorter path.
    ///
    /// A move carries one tile one step: that changes misplaced tiles by 1 at most and Manhattan distance by
    /// exactly 1. A tile that steps sideways passes no other in its row, so it can change conflicts only in
    /// its goal column. If it enters that, Manhattan distance falls by 1 and conflicts rise by 2 or not at
    /// all; if it leaves it, the other way round: the sum always changes by 1. (Up and down likewise.) With
    /// the blank counted a move can bring a tile and the blank home, which is 2; and w times one step is
    /// more than one move if w > 1.
    pub const fn is_consistent(self) -> bool {
        self.is_admissible()
    }

    /// The heuristic for a goal.
    pub fn to(self, goal: Board) -> GoalHeuristic {
        match self {
            Self::Misplaced => GoalHeuristic::Misplaced(Misplaced::to(goal)),
            Self::BlankCounted => GoalHeuristic::BlankCounted(BlankCounted::to(goal)),
            Self::Manhattan => GoalHeuristic::Manhattan(Manhattan::to(goal)),
            Self::LinearConflict => GoalHeuristic::LinearConflict(Box::new(LinearConflict::to(goal))),
            Self::Weighted(weight) => GoalHeuristic::Weighted(Weighted::to(goal, weight)),
        }
    }
}

/// A variant that is declared and not listed does not compile: each is matched here and must stand in the list.
#[expect(clippy::match_same_arms, reason = "each looks at another entry")]
const _: fn(HeuristicKind) -> [(); 1] = |kind| match kind {
    HeuristicKind::Misplaced => [(); matches!(HeuristicKind::ALL[0], HeuristicKind::Misplaced) as usize],
    HeuristicKind::BlankCounted => {
        [(); matches!(HeuristicKind::ALL[1], HeuristicKind::BlankCounted) as usize]
    }
    HeuristicKind::Manhattan => [(); matches!(HeuristicKind::ALL[2], HeuristicKind::Manhattan) as usize],
    HeuristicKind::LinearConflict => {
        [(); matches!(HeuristicKind::ALL[3], HeuristicKind::LinearConflict) as usize]
    }
    HeuristicKind::Weighted(_) => [(); matches!(HeuristicKind::ALL[4], HeuristicKind::Weighted(_)) as usize],
};

impl fmt::Display for HeuristicKind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl FromStr for HeuristicKind {
    type Err = UnknownHeuristic;

    fn from_str(name: &str) -> Result<Self, UnknownHeuristic> {
        let kind = Self::ALL.into_iter().find(|kind| kind.name() == name);
        kind.ok_or_else(|| UnknownHeuristic(name.to_owned()))
    }
}
