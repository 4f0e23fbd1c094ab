//! Rivals, to which wrong answers are attributed: each is another rule, or a common slip, and answers accordingly.
//!
//! A rival knows no more than the person who answers: the past, and what the question itself shows.

mod board;
mod number;
mod structure;

use strum::IntoStaticStr;

use super::{
    kind::QuestionKind,
    prediction::Prediction,
    question::{Question, QuestionContext},
};
use crate::replay::Recording;

/// Another rule, or a common slip, that would answer otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Rival {
    /// `next`: greedy best-first search.
    LeastH,
    /// `next`: uniform-cost search.
    LeastG,
    /// `next` of greedy search: A*.
    LeastSum,
    /// `next`: a stack.
    Newest,
    /// `next`, `bucket`: the lowest f, but the other g.
    OtherG,
    /// `next` of a deepening search: best-first search.
    LeastF,
    /// `fate`: tree search, which keeps duplicates.
    TreeSearch,
    /// `fate`: whoever reaches a board first keeps it.
    FirstCome,
    /// `fate` of a deepening search: a search that stores the boards that it has expanded.
    #[strum(serialize = "has-a-table")]
    HasTable,
    /// `value`: the blank is counted as a tile.
    BlankCounted,
    /// `value`: the other heuristic.
    OtherHeuristic,
    /// `value`: f instead of h.
    FForH,
    /// `value`: the true distance.
    TrueDistance,
    /// `bound`: one more.
    PlusOne,
    /// `bound`: two more.
    PlusTwo,
    /// `bound`: the highest f that was pruned.
    Greatest,
    /// `meet`: parity is ignored.
    Parity,
    /// `side`: both sides take turns.
    InTurn,
    /// `count`: as many as the path has moves.
    Moves,
    /// `count`: all boards.
    AllBoards,
    /// `order`: by the number of the realm.
    ByNumber,
    /// `order`: fewer boards, so less of anything.
    FewerBoards,
    /// `solvable`: what looks disordered cannot be solved.
    Looks,
    /// `heap`: a heap is a sorted array.
    SortedArray,
    /// `heap`: an entry stays where it is put.
    StaysAtEnd,
    /// `heap`: the last entry goes to the top.
    LastToTop,
    /// `bucket`: h taken for g.
    HForG,
    /// `frontier`: the parent of the board being expanded is counted again.
    ParentCounted,
    /// `frontier`: the board being expanded is counted.
    NotTakenOut,
    /// `over`: no h is ever too large.
    Never,
}

impl Rival {
    /// Name in JSON, in CSV and in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The rivals of a question, each with the answers that it would give. A rival that would take any of several answers
/// has all of them, its first choice first. An answer is attributed to the first rival that gives it.
pub fn rivals(
    question: &Question,
    from: &QuestionContext<'_>,
    whole: &Recording,
) -> Vec<(Rival, Vec<Prediction>)> {
    match question.kind {
        QuestionKind::Next => board::next(from),
        QuestionKind::Fate => board::fate(from, whole),
        QuestionKind::Value => number::value(from, question.of, question.what),
        QuestionKind::Bound => number::bound(from),
        QuestionKind::Meet => board::meet(from),
        QuestionKind::Side => board::side(from),
        QuestionKind::Count => number::count(from),
        QuestionKind::Solvable => number::solvable(from),
        QuestionKind::Heap => structure::heap(from, whole),
        QuestionKind::Bucket => structure::bucket(from, whole),
        QuestionKind::Frontier => number::frontier(from, whole),
        QuestionKind::Over => number::over(),
        QuestionKind::Code | QuestionKind::Order => Vec::new(),
    }
}
