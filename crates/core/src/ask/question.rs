//! A question, and the context from which it can be answered.

use strum::{IntoStaticStr, VariantArray};

use super::kind::QuestionKind;
use crate::{
    heuristic::{Heuristic, HeuristicKind, Unit},
    puzzle::{Board, Move, Puzzle},
    realm::{Evaluation, Realm, Settings, Tie},
    replay::{Node, Past},
    space::DistanceTables,
    trace::Side,
};

/// A board that a question is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum QuestionBoard {
    #[default]
    Start,
    /// The board after a move of the blank from the current board.
    After(Move),
}

impl QuestionBoard {
    /// Name in JSON and CSV: `start`, or the letter of the move.
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
    /// The heuristic's estimate.
    #[default]
    H,
    /// What the search compares: g + h, or what its settings make of them.
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
    /// Kind of the question.
    pub kind: QuestionKind,
    /// The board that the question is about, if that board can be chosen.
    pub of: QuestionBoard,
    /// The number of that board that is asked for, if one is.
    pub what: BoardValue,
}

impl Question {
    /// A question of a kind. A question about a board is about h of the start.
    pub fn of(kind: QuestionKind) -> Self {
        Self { kind, of: QuestionBoard::default(), what: BoardValue::default() }
    }
}

/// The facts that are known when a question is asked: the puzzle, the settings, and the events so far.
#[derive(Clone, Copy)]
pub struct QuestionContext<'a> {
    /// Start and goal.
    pub puzzle: Puzzle,
    /// Settings of the search.
    pub settings: Settings,
    /// Events so far.
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

    /// The unit in which g, h and f are added.
    pub fn unit(&self) -> Unit {
        self.realm().unit(&self.settings)
    }

    /// f of a board with this g and h.
    pub fn f(&self, g: u8, h: u16) -> u16 {
        self.settings.used_by(self.realm()).evaluation.f(self.unit(), g, h)
    }

    /// Whether f is h alone.
    pub fn is_greedy(&self) -> bool {
        self.settings.used_by(self.realm()).evaluation == Evaluation::HeuristicAlone
    }

    /// How ties by g are broken.
    pub fn tie(&self) -> Tie {
        self.realm().ties(&self.settings).0
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

    /// A board `g` moves from the start, with its h and f.
    pub fn node_at(&self, board: Board, g: u8) -> Node {
        let h = self.heuristic().map_or(0, |heuristic| heuristic.to(self.puzzle.goal).h(board));
        Node { board, g, h, f: self.f(g, h), side: Side::Forward }
    }
}
