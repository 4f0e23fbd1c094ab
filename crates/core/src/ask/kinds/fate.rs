//! The fate of the successor that comes next.

use crate::{
    ask::{
        prediction::{Prediction, RightAnswers, SuccessorFate},
        question::QuestionContext,
    },
    puzzle::{Board, Move},
    replay::{Node, Recording},
    trace::{Event, PriorStatus, Side},
};

/// The next successor: the move that makes it, and its board with g, h and f; `None` if the next event is another one.
pub fn successor(from: &QuestionContext<'_>, whole: &Recording) -> Option<(Move, Node)> {
    match whole.event(from.past.len())? {
        Event::Open { board, by, g, h, f, side } | Event::Duplicate { board, by, g, h, f, side } => {
            Some((by, Node { board, g, h, f, side }))
        }
        Event::Improve { board, by, g, h, f, .. } | Event::Prune { board, by, g, h, f } => {
            Some((by, Node { board, g, h, f, side: Side::Forward }))
        }
        _ => None,
    }
}

pub fn right(from: &QuestionContext<'_>, whole: &Recording) -> Option<RightAnswers> {
    let moment = from.past.len();
    let full = match whole.event(moment)? {
        Event::Open { .. } if from.realm().is_deepening() => vec![SuccessorFate::Entered],
        Event::Open { .. } if from.realm().is_two_way() => match whole.event(moment + 1) {
            Some(Event::Meet { .. }) => vec![SuccessorFate::Meets],
            Some(_) => vec![SuccessorFate::New],
            // Whether the board has met the other side is not known yet. No search ends here.
            None => return None,
        },
        Event::Open { .. } => vec![SuccessorFate::New],
        Event::Duplicate { by, .. } if Some(by) == way_back(from) => {
            vec![SuccessorFate::Parent, SuccessorFate::Duplicate]
        }
        Event::Duplicate { .. } => vec![SuccessorFate::Duplicate],
        Event::Improve { was: PriorStatus::Open, .. } => vec![SuccessorFate::Improved],
        Event::Improve { was: PriorStatus::Expanded, .. } => {
            vec![SuccessorFate::Improved, SuccessorFate::Reopened]
        }
        Event::Prune { .. } => vec![SuccessorFate::Pruned],
        _ => return None,
    };
    let took = full.first().copied().map(Prediction::Fate);
    Some(RightAnswers { full: full.into_iter().map(Prediction::Fate).collect(), half: Vec::new(), took })
}

/// The move that leads from the current board back to its parent.
fn way_back(from: &QuestionContext<'_>) -> Option<Move> {
    let current = from.past.edge().current?;
    from.past.opened_by(current.board, current.side, from.past.len()).map(Move::opposite)
}

/// The number of moves with which a board was reached before, on one side; `None` if it was not.
pub fn earlier_g(from: &QuestionContext<'_>, board: Board, side: Side) -> Option<u8> {
    let history = from.past.history_of(board, side, from.past.len());
    let event = from.past.event(history.opened?)?;
    match event {
        Event::Begin { .. } => Some(0),
        Event::Open { g, .. } | Event::Improve { g, .. } => Some(g),
        _ => None,
    }
}
