//! Right answers that need a number or a yes: g, h or f of a board, whether h is too large, the number of boards that
//! wait or are expanded, whether the goal can be reached; and the line that reports the next event.

use crate::{
    ask::{
        RecordingEnd,
        prediction::{Prediction, RightAnswers, YesNo},
        question::{BoardValue, QuestionBoard, QuestionContext},
    },
    puzzle::Puzzle,
    replay::Recording,
    trace::Event,
};

/// g, h or f of a board; `None` in a realm without a heuristic, or if there is no such board.
pub fn value(from: &QuestionContext<'_>, of: QuestionBoard, what: BoardValue) -> Option<RightAnswers> {
    from.heuristic()?;
    let node = from.node(of)?;
    let amount = match what {
        BoardValue::G => from.unit().moves(node.g),
        BoardValue::H => node.h,
        BoardValue::F => node.f,
    };
    Some(RightAnswers::only(Prediction::Cost(amount)))
}

/// h of a board, and its true distance, both in the unit of the heuristic; `None` in a realm without a heuristic, if
/// there is no such board, or if no path leads to the goal.
pub fn h_and_distance(from: &QuestionContext<'_>, of: QuestionBoard) -> Option<[u16; 2]> {
    from.heuristic()?;
    let node = from.node(of)?;
    let distance = from.distances.distance(&Puzzle::new(node.board, from.puzzle.goal))?;
    Some([node.h, from.unit().moves(distance)])
}

/// Whether h of a board is more than its true distance.
pub fn over(from: &QuestionContext<'_>, of: QuestionBoard) -> Option<RightAnswers> {
    let [h, distance] = h_and_distance(from, of)?;
    Some(RightAnswers::only(Prediction::YesNo(if h > distance { YesNo::Yes } else { YesNo::No })))
}

/// The number of boards that the whole search expands; `None` once the search has begun, or if its end is not recorded.
pub fn count(from: &QuestionContext<'_>, whole: &Recording, end: RecordingEnd) -> Option<RightAnswers> {
    let is_known = from.past.is_empty() && end == RecordingEnd::OfSearch;
    is_known.then(|| RightAnswers::only(Prediction::Count(whole.edge().tally.expanded)))
}

/// The number of boards that wait once the expansion is over, both sides together; `None` unless the last event is an
/// expansion whose end is recorded.
pub fn frontier(from: &QuestionContext<'_>, whole: &Recording, end: RecordingEnd) -> Option<RightAnswers> {
    from.past.edge().last?.expanded()?;
    let mut scene = from.past.edge().clone();
    for event in whole.events_from(from.past.len()) {
        match event {
            Event::Open { .. } | Event::Improve { .. } | Event::Duplicate { .. } | Event::Meet { .. } => {
                scene.apply(event);
            }
            _ => return Some(RightAnswers::only(Prediction::Count(scene.tally.frontier))),
        }
    }
    // A search without a path ends with its last expansion.
    (end == RecordingEnd::OfSearch).then(|| RightAnswers::only(Prediction::Count(scene.tally.frontier)))
}

/// Whether the goal can be reached.
pub fn solvable(from: &QuestionContext<'_>) -> RightAnswers {
    RightAnswers::only(Prediction::YesNo(if from.puzzle.is_solvable() { YesNo::Yes } else { YesNo::No }))
}

/// The line that reports the next event.
pub fn code(from: &QuestionContext<'_>, whole: &Recording) -> Option<RightAnswers> {
    Some(RightAnswers::only(Prediction::Line(whole.event(from.past.len())?.kind())))
}
