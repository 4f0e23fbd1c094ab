//! The prompt of a question, in words.

use eight_realms_core::{
    ask::{
        CostMeasure, ListOperation, Question, QuestionBoard, QuestionContext, QuestionKind, details,
        figures::successor,
    },
    realm::Waits,
    replay::Recording,
};

use super::{arguments::heuristic, order::prompt_of_order};
use crate::words::{Arg, Words, figures::cost, names};

/// The prompt of a question. It tells no more of the recording than which successor comes next, where the question is
/// about that.
pub fn prompt(words: &Words, question: &Question, from: &QuestionContext<'_>, whole: &Recording) -> String {
    let by = || successor(from, whole).map_or_else(String::new, |(by, _)| names::with_arrow(by));
    match question.kind {
        QuestionKind::Next => next(words, from),
        QuestionKind::Fate => words.tell("ask-fate", &[("move", by().into())]),
        QuestionKind::Value => value(words, question, from),
        QuestionKind::Bound => words.say("ask-bound"),
        QuestionKind::Meet => words.say("ask-meet"),
        QuestionKind::Side => words.say("ask-side"),
        QuestionKind::Count if from.realm().looks_up() => words.say("ask-count-table"),
        QuestionKind::Count => words.say("ask-count"),
        QuestionKind::Order => prompt_of_order(words, CostMeasure::default(), []),
        QuestionKind::Solvable => words.say("ask-solvable"),
        QuestionKind::Heap | QuestionKind::Bucket => stored(words, question, from, whole),
        QuestionKind::Frontier if from.realm().is_two_way() => words.say("ask-frontier-both"),
        QuestionKind::Frontier => words.say("ask-frontier"),
        QuestionKind::Code => words.say("ask-code"),
        QuestionKind::Over => {
            about_board(words, question.of, ["ask-over-start", "ask-over-after"], &[heuristic(words, from)])
        }
    }
}

/// The prompt about where an entry goes, or which comes next. For a heap it gives f and g of the entry. For a bucket
/// these are the answer, so it gives g of the parent.
fn stored(words: &Words, question: &Question, from: &QuestionContext<'_>, whole: &Recording) -> String {
    let is_heap = question.kind == QuestionKind::Heap;
    let put = match details(question, from, whole).operation {
        Some(ListOperation::Put) => successor(from, whole),
        Some(ListOperation::Take) | None => None,
    };
    let Some((by, node)) = put else {
        return words.say(if is_heap { "ask-heap-take" } else { "ask-bucket-take" });
    };
    let by = names::with_arrow(by);
    if is_heap {
        let f = cost(node.f, from.unit());
        return words.tell("ask-heap-put", &[("move", by.into()), ("f", f.into()), ("g", node.g.into())]);
    }
    let g = node.g.saturating_sub(1);
    words.tell("ask-bucket-put", &[("move", by.into()), ("g", g.into())])
}

/// The prompt about the next board. A table is a queue while it is being built; afterwards it is looked up in.
fn next(words: &Words, from: &QuestionContext<'_>) -> String {
    match from.realm().waits() {
        Waits::Deepening => words.say("ask-next-deep"),
        Waits::Table if from.past.edge().tally.lookups > 0 => words.say("ask-next-table"),
        Waits::Queue | Waits::Table | Waits::TwoQueues => words.say("ask-next"),
        // The tie-break is set and need not be guessed.
        Waits::OpenList(_) => words.tell("ask-next-ties", &[("tie", from.tie().name().into())]),
    }
}

fn value(words: &Words, question: &Question, from: &QuestionContext<'_>) -> String {
    let figures = [("what", question.what.name().into()), heuristic(words, from)];
    about_board(words, question.of, ["ask-value-start", "ask-value-after"], &figures)
}

/// The prompt about the start, or about the board after a move.
fn about_board(
    words: &Words,
    board: QuestionBoard,
    [of_start, of_successor]: [&str; 2],
    figures: &[(&'static str, Arg<'static>)],
) -> String {
    match board {
        QuestionBoard::Start => words.tell(of_start, figures),
        QuestionBoard::After(by) => {
            words.tell(of_successor, &[figures, &[("move", names::with_arrow(by).into())]].concat())
        }
    }
}
