//! Details of a question besides its answer: its subject, and the figures of its reason.

use super::{
    kind::QuestionKind,
    kinds::{fate, stored, stored::ListOperation, values},
    question::{Question, QuestionBoard, QuestionContext},
};
use crate::replay::Recording;

/// Details of a question; `None` where one does not apply. Costs are in the unit of the heuristic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Details {
    /// The board that the question is about.
    pub subject: Option<QuestionBoard>,
    /// Operation on the open list.
    pub operation: Option<ListOperation>,
    /// Number of exchanges that bring an entry to its place in the heap.
    pub swaps: Option<usize>,
    /// h of the board.
    pub h: Option<u16>,
    /// True distance of the board.
    pub distance: Option<u16>,
    /// Number of inversions of start and goal.
    pub inversions: Option<usize>,
}

/// Returns the details of a question that is asked at the end of the past.
pub fn details(question: &Question, from: &QuestionContext<'_>, whole: &Recording) -> Details {
    let nothing = Details::default();
    match question.kind {
        QuestionKind::Value => Details { subject: Some(question.of), ..nothing },
        QuestionKind::Fate => {
            let subject = fate::successor(from, whole).map(|(by, _)| QuestionBoard::After(by));
            Details { subject, ..nothing }
        }
        QuestionKind::Over => {
            let [h, distance] =
                values::h_and_distance(from, question.of).map_or([None; 2], |both| both.map(Some));
            Details { subject: Some(question.of), h, distance, ..nothing }
        }
        QuestionKind::Solvable => Details { inversions: Some(from.puzzle.inversions().len()), ..nothing },
        QuestionKind::Heap => {
            let Some((operation, _, operations)) = stored::heap(from, whole) else { return nothing };
            let swaps = (operation == ListOperation::Put).then(|| stored::exchanges(&operations));
            Details { operation: Some(operation), swaps, ..nothing }
        }
        QuestionKind::Bucket => {
            let operation = whole.event(from.past.len()).and_then(ListOperation::of);
            Details { operation, ..nothing }
        }
        QuestionKind::Next
        | QuestionKind::Bound
        | QuestionKind::Meet
        | QuestionKind::Side
        | QuestionKind::Count
        | QuestionKind::Order
        | QuestionKind::Frontier
        | QuestionKind::Code => nothing,
    }
}
