//! A question, and what it can be answered from.

use strum::{IntoStaticStr, VariantArray};

use super::kind::QuestionKind;
use crate::{
    heuristic::{Heuristic, HeuristicKind, Unit},
    puzzle::{Board, Move, Puzzle},
    realm::{Realm, Settings},
    replay::{Node, Past},
    space::DistanceTables,
    trace::Side,
};

/// A board that a question is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum QuestionBoard {
    #[default]
    Start,
    /// The board that a move of the blank makes of the current one.
    After(Move),
}

impl QuestionBoard {
    /// As it is written in JSON and CSV: `start`, or the letter of the move.
    pub fn name(self) -> String {
        match self {
            Self::Start => "start".to_owned(),
            Self::After(by) => by.letter().to_string(),
        }
    }
}

/// A number of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum BoardValue {
    /// Moves made.
    G,
    /// The heuristic.
    #[default]
    H,
    /// g + h.
    F,
}

impl BoardValue {
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();

    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A question about a search at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Question {
    /// What is asked.
    pub kind: QuestionKind,
    /// The board that it is about, where it is about one that can be chosen.
    pub of: QuestionBoard,
    /// The number of that board, where that is asked.
    pub what: BoardValue,
}

impl Question {
    /// A question of a kind; about a board, it is about h of the start.
    pub fn of(kind: QuestionKind) -> Self {
        Self { kind, of: QuestionBoard::default(), what: BoardValue::default() }
    }
}

/// What is known when a question is asked: the puzzle, the settings, and what has happened.
#[derive(Clone, Copy)]
pub struct QuestionContext<'a> {
    /// Start and goal.
    pub puzzle: Puzzle,
    /// How it is searched.
    pub settings: Settings,
    /// What has happened.
    pub past: &'a Past,
    /// True distances.
    pub distances: &'a DistanceTables,
}

impl QuestionContext<'_> {
    /// The realm that searches.
    pub fn realm(&self) -> Realm {
        self.past.realm()
    }

    pub fn heuristic(&self) -> Option<HeuristicKind> {
        self.realm().heuristic(&self.settings)
    }

    /// What g, h and f count in, once they are added.
    pub fn unit(&self) -> Unit {
        self.realm().unit(&self.settings)
    }

    /// The board that a question is about, with its g, h and f; `None` if there is none.
    pub fn node(&self, of: QuestionBoard) -> Option<Node> {
        let (board, g) = match of {
            QuestionBoard::Start => (self.puzzle.start, 0),
            QuestionBoard::After(by) => {
                let current = self.past.edge().current?;
                (current.board.after(by)?, current.g + 1)
            }
        };
        Some(self.node_at(board, g))
    }

    /// A board so many moves from the start, with its h and f.
    pub fn node_at(&self, board: Board, g: u8) -> Node {
        let h = self.heuristic().map_or(0, |heuristic| heuristic.to(self.puzzle.goal).h(board));
        Node { board, g, h, f: self.unit().moves(g) + h, side: Side::Forward }
    }
}
