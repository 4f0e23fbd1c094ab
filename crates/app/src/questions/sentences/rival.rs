//! Whose answer a wrong one is, in words.

use eight_realms_core::{
    ask::{
        Question, QuestionContext, QuestionKind, Rival,
        figures::{earlier_g, successor},
    },
    heuristic::HeuristicKind,
    replay::Recording,
};

use super::arguments::named;
use crate::words::Words;

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
        other => words.say(id(question.kind, other)),
    }
}

/// The sentence about a rival of the order of realms, which does not depend on a single recording.
pub fn rival_of_order(words: &Words, rival: Rival) -> String {
    words.say(id(QuestionKind::Order, rival))
}

fn id(kind: QuestionKind, rival: Rival) -> String {
    format!("ask-{}-rival-{}", kind.name(), rival.name())
}
