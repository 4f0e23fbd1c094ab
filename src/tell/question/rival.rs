//! Whose answer a wrong one is, in words.

use super::arguments::named;
use crate::{
    ask::{
        Question, QuestionContext, QuestionKind, Rival,
        figures::{earlier_g, successor},
    },
    heuristic::HeuristicKind,
    replay::Recording,
    words::Words,
};

/// The sentence about a rival: what it does, and what the search does instead.
pub fn rival(
    words: &Words,
    rival: Rival,
    question: &Question,
    from: &QuestionContext<'_>,
    whole: &Recording,
) -> String {
    let reached = || {
        let (_, node) = successor(from, whole)?;
        Some((earlier_g(from, node.board, node.side)?, node.g))
    };
    match rival {
        Rival::TreeSearch => {
            let old = reached().map_or(0, |(old, _)| old);
            words.tell("ask-fate-rival-tree-search", &[("old", old.into())])
        }
        Rival::FirstCome => {
            let (old, g) = reached().unwrap_or_default();
            words.tell("ask-fate-rival-first-come", &[("old", old.into()), ("g", g.into())])
        }
        Rival::OtherHeuristic => {
            let other = from.heuristic().map(|own| match own {
                HeuristicKind::Manhattan => HeuristicKind::Misplaced,
                _ => HeuristicKind::Manhattan,
            });
            let args = [named(words, other)];
            words.tell("ask-value-rival-other-heuristic", &args)
        }
        other => words.say(plain(other, question.kind)),
    }
}

/// The same of the order of realms, which is no matter of one recording.
pub fn rival_of_order(words: &Words, rival: Rival) -> String {
    words.say(plain(rival, QuestionKind::Order))
}

/// Those that have no figures.
const fn plain(rival: Rival, kind: QuestionKind) -> &'static str {
    match rival {
        Rival::LeastH => "ask-next-rival-least-h",
        Rival::LeastG => "ask-next-rival-least-g",
        Rival::Newest => "ask-next-rival-newest",
        Rival::OtherG if matches!(kind, QuestionKind::Bucket) => "ask-bucket-rival-other-g",
        Rival::OtherG => "ask-next-rival-other-g",
        Rival::LeastF => "ask-next-rival-least-f",
        Rival::TreeSearch => "ask-fate-rival-tree-search",
        Rival::FirstCome => "ask-fate-rival-first-come",
        Rival::HasTable => "ask-fate-rival-has-a-table",
        Rival::BlankCounted => "ask-value-rival-blank-counted",
        Rival::OtherHeuristic => "ask-value-rival-other-heuristic",
        Rival::FForH => "ask-value-rival-f-for-h",
        Rival::TrueDistance => "ask-value-rival-true-distance",
        Rival::PlusOne => "ask-bound-rival-plus-one",
        Rival::PlusTwo => "ask-bound-rival-plus-two",
        Rival::Greatest => "ask-bound-rival-greatest",
        Rival::Parity => "ask-meet-rival-parity",
        Rival::InTurn => "ask-side-rival-in-turn",
        Rival::Moves => "ask-count-rival-moves",
        Rival::AllBoards => "ask-count-rival-all-boards",
        Rival::ByNumber => "ask-order-rival-by-number",
        Rival::FewerBoards => "ask-order-rival-fewer-boards",
        Rival::Looks => "ask-solvable-rival-looks",
        Rival::SortedArray => "ask-heap-rival-sorted-array",
        Rival::StaysAtEnd => "ask-heap-rival-stays-at-end",
        Rival::LastToTop => "ask-heap-rival-last-to-top",
        Rival::HForG => "ask-bucket-rival-h-for-g",
        Rival::ParentCounted => "ask-frontier-rival-parent-counted",
        Rival::NotTakenOut => "ask-frontier-rival-not-taken-out",
        Rival::Never => "ask-over-rival-never",
    }
}
