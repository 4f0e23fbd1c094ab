//! A question and its answers, for programs: the members of a row of facts.

use serde_json::{Map, Value, json};

use crate::{
    ask::{
        DeepeningStep, Details, LaneFinish, OrderQuestion, Prediction, Question, QuestionContext,
        QuestionKind, RightAnswers, details,
    },
    heuristic::Unit,
    replay::Recording,
    trace::Side,
};

/// The members of a question that is asked at the moment of `line`. Boards are letters, numbers are plain, and h and f
/// are in moves. Only realms with ties have `half`, and only if an answer is half right.
pub fn question_row(
    line: &str,
    question: &Question,
    from: &QuestionContext<'_>,
    whole: &Recording,
    right: &RightAnswers,
) -> Map<String, Value> {
    let Details { operation, subject, swaps, h, distance, inversions } = details(question, from, whole);
    let unit = from.unit();
    let values =
        |answers: &[Prediction]| answers.iter().map(|answer| value(answer, unit)).collect::<Vec<_>>();
    let takes = matches!(question.kind, QuestionKind::Next | QuestionKind::Side);
    let took = right.took.as_ref().filter(|_| takes);
    let took = match took {
        // The answer to what a deepening search does is a move; `took` is the board that it expands next.
        Some(Prediction::Step(_)) => {
            let next = whole.events_from(from.past.len()).find_map(|event| event.expanded());
            next.map(|(board, _)| board.letters().into())
        }
        took => took.map(|took| value(took, unit)),
    };
    let half = (from.realm().has_ties() && !right.half.is_empty()).then(|| values(&right.half));
    let members: [(&str, Option<Value>); 12] = [
        ("line", Some(line.into())),
        ("kind", Some(question.kind.name().into())),
        ("of", subject.map(|subject| subject.name().into())),
        ("what", (question.kind == QuestionKind::Value).then(|| question.what.name().into())),
        ("op", operation.map(|operation| operation.name().into())),
        ("right", Some(values(&right.full).into())),
        ("took", took),
        ("half", half.map(Value::from)),
        ("swaps", swaps.map(Value::from)),
        ("h", h.map(|h| cost(h, unit))),
        ("true", distance.map(|distance| cost(distance, unit))),
        ("inversions", inversions.map(Value::from)),
    ];
    members.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))).collect()
}

/// The members of a question about the order of lanes: the lanes of each place, in order, and their costs.
pub fn order_row(line: &str, question: &OrderQuestion) -> Map<String, Value> {
    let right = question.right();
    let labels =
        |place: &Vec<LaneFinish>| Value::from(place.iter().map(|cost| cost.lane.label()).collect::<Vec<_>>());
    let costs = right.iter().map(|place| place_cost(place)).collect::<Vec<_>>();
    let members = [
        ("line", line.into()),
        ("kind", QuestionKind::Order.name().into()),
        ("measure", question.measure.name().into()),
        ("right", right.iter().map(labels).collect::<Vec<_>>().into()),
        ("cost", costs.into()),
    ];
    members.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// The cost of a place: a count, or the smallest and the greatest value of spans that overlap.
fn place_cost(place: &[LaneFinish]) -> Value {
    let least = place.iter().map(|cost| cost.least).min();
    let greatest = place.iter().map(|cost| cost.greatest).max();
    if least == greatest { json!(least) } else { json!([least, greatest]) }
}

/// An answer as JSON has it.
pub(super) fn value(answer: &Prediction, unit: Unit) -> Value {
    match answer {
        Prediction::Board(board) => board.letters().into(),
        Prediction::Step(DeepeningStep::Enter(by)) => by.letter().to_string().into(),
        Prediction::Step(DeepeningStep::Back) => "back".into(),
        Prediction::Fate(fate) => fate.name().into(),
        Prediction::Cost(amount) => cost(*amount, unit),
        Prediction::Count(count) => (*count).into(),
        Prediction::Side(side) => side_name(*side).into(),
        Prediction::YesNo(answer) => answer.name().into(),
        Prediction::Index(index) => (*index).into(),
        Prediction::Bucket { f, g } => json!({ "f": cost(*f, unit), "g": g }),
        Prediction::Line(kind) => kind.name().into(),
        Prediction::Order(lanes) => lanes.iter().map(|lane| lane.label()).collect::<Vec<_>>().into(),
    }
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::Forward => "forward",
        Side::Backward => "backward",
    }
}

/// A cost in moves: a whole number, or one with a tenth if h counts in tenths.
fn cost(amount: u16, unit: Unit) -> Value {
    if unit == Unit::Move { amount.into() } else { unit.in_moves(amount).into() }
}
