//! What can be answered, and which answers are right.

use strum::IntoStaticStr;

use crate::{
    puzzle::{Board, Move},
    realm::Realm,
    trace::{EventKind, Side},
};

/// What becomes of a successor, as it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SuccessorFate {
    /// It joins the frontier.
    New,
    /// A deepening search enters it.
    Entered,
    /// It joins the frontier, and the other search has reached it.
    Meets,
    /// It was reached before, and this path is no shorter.
    Duplicate,
    /// It is the board from which the board being expanded was produced.
    Parent,
    /// It was reached before by a longer path.
    Improved,
    /// The same, and it had been expanded.
    Reopened,
    /// Its f is above the bound.
    Pruned,
}

impl SuccessorFate {
    /// Its name in JSON, in CSV and in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Those that can be told apart in a realm, in the order of the options.
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

/// What a deepening search does after it has expanded a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeepeningStep {
    /// It enters the successor that a move leads to.
    Enter(Move),
    /// It goes back; from the start, the iteration ends.
    Back,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum YesNo {
    Yes,
    No,
}

impl YesNo {
    /// Its name in JSON, in CSV and in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// An answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Prediction {
    Board(Board),
    /// What a deepening search does.
    Step(DeepeningStep),
    /// What becomes of a successor.
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
    /// Realms by their cost, the least first.
    Order(Vec<Realm>),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RightAnswers {
    pub full: Vec<Prediction>,
    pub half: Vec<Prediction>,
    /// What the search does; it is one of those that are right.
    pub took: Option<Prediction>,
}

impl RightAnswers {
    /// One answer alone is right, and the search does that.
    pub fn only(answer: Prediction) -> Self {
        Self { full: vec![answer.clone()], half: Vec::new(), took: Some(answer) }
    }
}
