//! Possible answers to questions, and the right ones.

use strum::IntoStaticStr;

use crate::{
    lane::LaneId,
    puzzle::{Board, Move},
    realm::Realm,
    trace::{EventKind, Side},
};

/// Fate of a successor, as questions tell fates apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SuccessorFate {
    /// The successor joins the frontier.
    New,
    /// A deepening search enters the successor.
    Entered,
    /// The successor joins the frontier, and the other search has reached it.
    Meets,
    /// The successor was reached before, and this path is no shorter.
    Duplicate,
    /// The successor is the parent of the board being expanded.
    Parent,
    /// The successor was reached before by a longer path.
    Improved,
    /// The successor was reached before by a longer path, and had been expanded.
    Reopened,
    /// The successor's f is above the bound.
    Pruned,
}

impl SuccessorFate {
    /// Name in JSON, in CSV and in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The fates that can be told apart in a realm, in the order of the options.
    pub fn options(realm: Realm) -> Vec<Self> {
        match () {
            () if realm.is_deepening() => vec![Self::Entered, Self::Pruned, Self::Duplicate, Self::Parent],
            () if realm.is_two_way() => vec![Self::New, Self::Duplicate, Self::Parent, Self::Meets],
            () if realm.has_ties() => {
                vec![Self::New, Self::Duplicate, Self::Parent, Self::Improved, Self::Reopened]
            }
            () => vec![Self::New, Self::Duplicate, Self::Parent],
        }
    }
}

/// Step of a deepening search after it has expanded a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeepeningStep {
    /// The search enters the successor that a move leads to.
    Enter(Move),
    /// The search goes back; from the start, the iteration ends.
    Back,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum YesNo {
    Yes,
    No,
}

impl YesNo {
    /// Name in JSON, in CSV and in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// An answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Prediction {
    Board(Board),
    /// A step of a deepening search.
    Step(DeepeningStep),
    /// The fate of a successor.
    Fate(SuccessorFate),
    /// g, h, f or a bound, in the unit of the heuristic: moves, or tenths of a move.
    Cost(u16),
    /// A number of boards.
    Count(u64),
    Side(Side),
    YesNo(YesNo),
    /// An index in an array, from 0.
    Index(usize),
    /// A bucket, by its f and g.
    Bucket {
        /// f, in the unit of the heuristic.
        f: u16,
        /// g, in moves.
        g: u8,
    },
    /// The line that reports events of a kind.
    Line(EventKind),
    /// Lanes by cost, the lowest first.
    Order(Vec<LaneId>),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RightAnswers {
    pub full: Vec<Prediction>,
    pub half: Vec<Prediction>,
    /// The answer that the search gives, which is one of the right ones.
    pub took: Option<Prediction>,
}

impl RightAnswers {
    /// A single right answer, which the search gives too.
    pub fn only(answer: Prediction) -> Self {
        Self { full: vec![answer.clone()], half: Vec::new(), took: Some(answer) }
    }
}
