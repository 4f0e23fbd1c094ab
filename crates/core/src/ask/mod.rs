//! Questions about a search: those that can be asked at a moment, and their right answers.
//!
//! A question is asked of the [`Past`](crate::replay::Past) of a recording. Whatever is shown while the question is
//! open comes from the past alone. The right answers are computed from the past, by the rule of the realm, and then
//! compared with the events that follow in the recording: the answer that the search gives is always among the right
//! ones. Where no rule leads from the past to the answer, as for the number of boards that a whole search expands, the
//! recording itself is the answer.
//!
//! Words are not part of this module: they are messages, one for each kind, each reason and each rival.

mod details;
pub mod figures;
mod kind;
mod kinds;
mod options;
mod order;
mod prediction;
mod question;
mod record;
mod rivals;
mod verdict;
mod worth;

pub use details::{Details, details};
pub use kind::QuestionKind;
pub use kinds::fate::earlier_g;
pub use kinds::stored::ListOperation;
pub use options::{MAX_OPTIONS, QuestionOptions, options};
pub use order::{CostMeasure, LaneFinish, OrderQuestion};
pub use prediction::{DeepeningStep, Prediction, RightAnswers, SuccessorFate, YesNo};
pub use question::{BoardValue, Question, QuestionBoard, QuestionContext};
pub use record::{AnswerRecord, ShownHands};
pub use rivals::{Rival, rivals};
pub use verdict::{AnswerVerdict, FULL, factor, judge};
pub use worth::{Worth, worth};

use crate::replay::Recording;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordingEnd {
    OfSearch,
    /// Before the end of the search: it goes on, or was not recorded to its end.
    Earlier,
}

/// Returns the right answers; `None` if the question cannot be asked at the end of the past or the answer is not
/// recorded.
///
/// The order of the lanes does not follow from one recording: see [`OrderQuestion`].
pub fn right(
    question: &Question,
    from: &QuestionContext<'_>,
    (whole, end): (&Recording, RecordingEnd),
) -> Option<RightAnswers> {
    let nothing_is_searched = from.realm().is_there_already(&from.puzzle);
    if !question.kind.is_of(from.realm()) || nothing_is_searched && question.kind.is_about_events() {
        return None;
    }
    match question.kind {
        QuestionKind::Next => {
            kinds::next::is_eligible(from, whole).then(|| kinds::next::right(from, whole)).flatten()
        }
        QuestionKind::Fate => kinds::fate::right(from, whole),
        QuestionKind::Value => kinds::values::value(from, question.of, question.what),
        QuestionKind::Bound => kinds::bound::right(from, whole),
        QuestionKind::Meet => kinds::layer::is_eligible(from, whole)
            .then(|| kinds::layer::right_meeting(from, whole, end))
            .flatten(),
        QuestionKind::Side => {
            kinds::layer::is_eligible(from, whole).then(|| kinds::layer::right_side(from, whole)).flatten()
        }
        QuestionKind::Count => kinds::values::count(from, whole, end),
        QuestionKind::Order => None,
        QuestionKind::Solvable => Some(kinds::values::solvable(from)),
        QuestionKind::Heap => kinds::stored::right_heap(from, whole),
        QuestionKind::Bucket => kinds::stored::right_bucket(from, whole),
        QuestionKind::Frontier => kinds::values::frontier(from, whole, end),
        QuestionKind::Code => kinds::values::code(from, whole),
        QuestionKind::Over => kinds::values::over(from, question.of),
    }
}
