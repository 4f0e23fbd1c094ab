//! Why the right answer is right, in words: the sentence that is given once a question has been answered.
//!
//! Each figure is found anew from the past, by the rule that the answer follows. Only what the recording alone can tell
//! is taken from there, such as the number of boards that a whole search expands.

use eight_realms_core::{
    ask::{
        BoardValue, ListOperation, Prediction, Question, QuestionContext, QuestionKind, RightAnswers,
        SuccessorFate, YesNo, details, factor,
        figures::{earlier_g, heap, layers_after_this, pruned, successor},
    },
    heuristic::{ByTile, Conflict, HeuristicKind},
    replay::{Node, Recording, structures::ListMoment},
    trace::{Event, Side},
};

use super::{
    arguments::{cost, heuristic},
    label::line_in_search,
    reason_next,
};
use crate::words::{Words, figures};

/// Minimum factor that is told: an answer below it is as good as right.
const NEAR: f64 = 1.05;

/// The sentence on why the right answer is right. `given` is the answer, if there was one: about a number of boards,
/// the sentence says how far off it was.
pub fn reason(
    words: &Words,
    question: &Question,
    from: &QuestionContext<'_>,
    whole: &Recording,
    (right, given): (&RightAnswers, Option<&Prediction>),
) -> String {
    match question.kind {
        QuestionKind::Next => reason_next::reason(words, from, right),
        QuestionKind::Fate => fate(words, from, whole, right),
        QuestionKind::Value => value(words, question, from),
        QuestionKind::Bound => bound(words, from),
        QuestionKind::Meet => meet(words, from),
        QuestionKind::Side => side(words, from),
        QuestionKind::Count => count(words, right, given),
        QuestionKind::Order => String::new(),
        QuestionKind::Solvable => solvable(words, from, right),
        QuestionKind::Heap => in_heap(words, from, whole),
        QuestionKind::Bucket => bucket(words, question, from, whole),
        QuestionKind::Frontier => frontier(words, from, right),
        QuestionKind::Code => code(words, from, right),
        QuestionKind::Over => over(words, question, from, whole),
    }
}

fn fate(words: &Words, from: &QuestionContext<'_>, whole: &Recording, right: &RightAnswers) -> String {
    let Some((by, node)) = successor(from, whole) else { return String::new() };
    let rest = match whole.event(from.past.len() + 1) {
        Some(Event::Meet { rest, .. }) => rest,
        _ => 0,
    };
    let args = [
        ("move", by.to_string().into()),
        ("old", earlier_g(from, node.board, node.side).unwrap_or(0).into()),
        ("g", node.g.into()),
        ("f", cost(node.f, from)),
        ("bound", cost(from.past.edge().bound.unwrap_or(0), from)),
        ("rest", rest.into()),
        ("sum", (node.g + rest).into()),
    ];
    let id = match most_telling(right) {
        Some(SuccessorFate::New) if from.realm().is_two_way() => "ask-fate-right-new-side",
        Some(SuccessorFate::New) | None => "ask-fate-right-new",
        Some(SuccessorFate::Entered) => "ask-fate-right-entered",
        Some(SuccessorFate::Pruned) => "ask-fate-right-pruned",
        Some(SuccessorFate::Meets) => "ask-fate-right-meets",
        Some(SuccessorFate::Duplicate) => "ask-fate-right-duplicate",
        Some(SuccessorFate::Parent) => "ask-fate-right-parent",
        Some(SuccessorFate::Improved) if from.is_greedy() => "ask-fate-right-improved-greedy",
        Some(SuccessorFate::Improved) => "ask-fate-right-improved",
        Some(SuccessorFate::Reopened) => "ask-fate-right-reopened",
    };
    words.tell(id, &args)
}

/// The most telling of several right fates: a parent is a duplicate too, and a reopened board is improved too.
fn most_telling(right: &RightAnswers) -> Option<SuccessorFate> {
    let fates = right.full.iter().filter_map(|answer| match answer {
        Prediction::Fate(fate) => Some(*fate),
        _ => None,
    });
    fates.max()
}

fn value(words: &Words, question: &Question, from: &QuestionContext<'_>) -> String {
    let Some(node) = from.node(question.of) else { return String::new() };
    let (h, g) = (cost(node.h, from), cost(from.unit().moves(node.g), from));
    match question.what {
        BoardValue::G => words.tell("ask-value-right-g", &[("g", node.g.into())]),
        BoardValue::F if from.is_greedy() => words.tell("ask-value-right-f-greedy", &[("h", h)]),
        BoardValue::F => words.tell("ask-value-right-f", &[("g", g), ("h", h), ("f", cost(node.f, from))]),
        BoardValue::H if from.heuristic() == Some(HeuristicKind::Zero) => words.say("ask-value-right-h-zero"),
        BoardValue::H => {
            let (sum, heuristic) = (sum_of_parts(&node, from), heuristic(words, from));
            let id = if sum.is_some() { "ask-value-right-h-sum" } else { "ask-value-right-h" };
            words.tell(id, &[heuristic, ("sum", sum.unwrap_or_default().into()), ("h", h)])
        }
    }
}

/// h as a sum, `2 + 1 + 1`: a term for each cell that adds to h, and for each line of tiles in each other's way; `None`
/// if there are fewer than two terms.
fn sum_of_parts(node: &Node, from: &QuestionContext<'_>) -> Option<String> {
    let parts = from.heuristic()?.to(from.puzzle.goal).parts(node.board);
    let terms = parts.cells.into_iter().chain(parts.conflicts.iter().map(Conflict::extra));
    let terms: Vec<String> =
        terms.filter(|term| *term > 0).map(|term| figures::cost(term, from.unit())).collect();
    (terms.len() > 1).then(|| terms.join(" + "))
}

fn bound(words: &Words, from: &QuestionContext<'_>) -> String {
    let pruned = pruned(from);
    let least = pruned.first_key_value().map_or(0, |(f, _)| *f);
    words.tell("ask-bound-right", &[("n", pruned.values().sum::<u64>().into()), ("f", cost(least, from))])
}

fn meet(words: &Words, from: &QuestionContext<'_>) -> String {
    let Some(moves) = from.distances.distance(&from.puzzle) else {
        return words.say("ask-meet-right-never");
    };
    let scene = from.past.edge();
    let [forward, backward] = [Side::Forward, Side::Backward].map(|side| scene.layers.begun(side).into());
    let sum = layers_after_this(scene);
    let args = [("forward", forward), ("backward", backward), ("sum", sum.into()), ("moves", moves.into())];
    words.tell(if sum == moves { "ask-meet-right-yes" } else { "ask-meet-right-no" }, &args)
}

fn side(words: &Words, from: &QuestionContext<'_>) -> String {
    let layers = &from.past.edge().layers;
    let [forward, backward] = [Side::Forward, Side::Backward].map(|side| layers.waiting(side));
    if forward == backward {
        return words.tell("ask-side-right-equal", &[("n", forward.into())]);
    }
    words.tell("ask-side-right", &[("forward", forward.into()), ("backward", backward.into())])
}

fn count(words: &Words, right: &RightAnswers, given: Option<&Prediction>) -> String {
    let Some(Prediction::Count(count)) = right.full.first() else { return String::new() };
    let factor = given.and_then(|given| match given {
        Prediction::Count(given) => Some(factor(*given, *count)),
        _ => None,
    });
    match factor.filter(|factor| factor.is_finite() && *factor >= NEAR) {
        Some(factor) => {
            let factor = figures::ratio(factor).trim_start_matches('×').to_owned();
            words.tell("ask-count-right-factor", &[("n", (*count).into()), ("factor", factor.into())])
        }
        None => words.tell("ask-count-right", &[("n", (*count).into())]),
    }
}

fn solvable(words: &Words, from: &QuestionContext<'_>, right: &RightAnswers) -> String {
    let n = from.puzzle.inversions().len();
    match right.full.first() {
        Some(Prediction::YesNo(YesNo::Yes)) => words.tell("ask-solvable-right-yes", &[("n", n.into())]),
        _ => words.tell("ask-solvable-right-no", &[("n", n.into())]),
    }
}

fn in_heap(words: &Words, from: &QuestionContext<'_>, whole: &Recording) -> String {
    let Some((operation, ListMoment { after, put, .. }, _)) = heap(from, whole) else { return String::new() };
    if operation == ListOperation::Take {
        let Some(top) = after.first() else { return String::new() };
        let args = [("f", cost(top.entry.f, from)), ("g", top.entry.g.into())];
        return words.tell("ask-heap-right-take", &args);
    }
    let swaps = details(&Question::of(QuestionKind::Heap), from, whole).swaps.unwrap_or(0);
    let index = put.and_then(|put| after.iter().position(|entry| entry.number == put.number)).unwrap_or(0);
    words.tell("ask-heap-right-put", &[("swaps", swaps.into()), ("index", index.into())])
}

fn bucket(words: &Words, question: &Question, from: &QuestionContext<'_>, whole: &Recording) -> String {
    match (details(question, from, whole).operation, whole.event(from.past.len())) {
        (Some(ListOperation::Put), _) => {
            let Some((_, node)) = successor(from, whole) else { return String::new() };
            let args = [
                ("g", cost(from.unit().moves(node.g), from)),
                ("h", cost(node.h, from)),
                ("f", cost(node.f, from)),
                ("moves", node.g.into()),
            ];
            words.tell("ask-bucket-right-put", &args)
        }
        (_, event) => {
            let (f, g) = match event {
                Some(Event::Expand { f, g, .. }) => (f, g),
                Some(Event::Solved { cost, .. }) => (from.unit().moves(cost), cost),
                _ => return String::new(),
            };
            let args = [("f", cost(f, from)), ("g", g.into()), ("tie", from.tie().name().into())];
            words.tell("ask-bucket-right-take", &args)
        }
    }
}

fn frontier(words: &Words, from: &QuestionContext<'_>, right: &RightAnswers) -> String {
    let Some(Prediction::Count(count)) = right.full.first() else { return String::new() };
    let waiting = from.past.edge().tally.frontier;
    let args = [
        ("waiting", waiting.into()),
        ("added", count.saturating_sub(waiting).into()),
        ("n", (*count).into()),
    ];
    words.tell("ask-frontier-right", &args)
}

fn code(words: &Words, from: &QuestionContext<'_>, right: &RightAnswers) -> String {
    let Some(Prediction::Line(kind)) = right.full.first() else { return String::new() };
    let args = [("line", line_in_search(*kind, from).into()), ("event", kind.name().into())];
    words.tell("ask-code-right", &args)
}

fn over(words: &Words, question: &Question, from: &QuestionContext<'_>, whole: &Recording) -> String {
    let details = details(question, from, whole);
    let (Some(h), Some(distance)) = (details.h, details.distance) else { return String::new() };
    let args = [("h", cost(h, from)), ("distance", cost(distance, from))];
    words.tell(if h > distance { "ask-over-right-yes" } else { "ask-over-right-no" }, &args)
}
