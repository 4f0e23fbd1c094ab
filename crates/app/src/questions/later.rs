//! Answers that are judged later.
//!
//! The right answer to some questions is what the cover hides: in which order lanes finish, how many boards a search
//! expands. Such an answer is kept while the lanes that it is about are covered, and judged when the last of them has been
//! seen to its end.

use std::mem;

use eight_realms_core::{
    ask::{Prediction, QuestionKind},
    lane::LaneId,
    replay::Playback,
};

use crate::{
    desk::{Desk, notice::Notice, veil::Asked},
    questions::{Questions, open::OpenQuestion, opening},
};

/// An answer that is kept until it can be judged.
#[derive(Clone)]
pub(crate) struct LaterAnswer {
    question: OpenQuestion,
    /// The answer; `None` if the person did not know.
    answer: Option<Prediction>,
    /// The line of the moment at which the question was asked.
    line: String,
}

/// Whether the right answer to a question tells a total that is covered.
pub(crate) fn tells_what_is_covered(question: &OpenQuestion, desk: &Desk) -> bool {
    tells_totals(question.question.kind) && question.lanes().any(|id| desk.lane(id).covered.is_some())
}

/// Whether the right answer to questions of a kind is what lanes come to in the end.
const fn tells_totals(kind: QuestionKind) -> bool {
    match kind {
        QuestionKind::Count | QuestionKind::Order => true,
        QuestionKind::Next
        | QuestionKind::Fate
        | QuestionKind::Value
        | QuestionKind::Over
        | QuestionKind::Bound
        | QuestionKind::Meet
        | QuestionKind::Side
        | QuestionKind::Heap
        | QuestionKind::Bucket
        | QuestionKind::Frontier
        | QuestionKind::Code
        | QuestionKind::Solvable => false,
    }
}

/// Keeps an answer, in place of an earlier one to the same question.
pub(crate) fn keep(
    questions: &mut Questions,
    desk: &mut Desk,
    question: OpenQuestion,
    answer: Option<Prediction>,
    line: String,
) {
    questions.later.retain(|earlier| !earlier.question.asks_the_same(&question));
    questions.later.push(LaterAnswer { question, answer, line });
    desk.notify(Notice::AnswerKept);
}

/// Judges the first answer whose lanes have all been seen, where they are shown. Forgets answers about searches that the
/// desk has no more.
pub fn settle(questions: &mut Questions, desk: &mut Desk) {
    questions.later.retain(|later| later.question.is_on(desk));
    if questions.current.is_some() || desk.is_editing {
        return;
    }
    let can_be_judged =
        |later: &LaterAnswer| later.question.is_shown(desk) && !tells_what_is_covered(&later.question, desk);
    if let Some(at) = questions.later.iter().position(can_be_judged) {
        let LaterAnswer { mut question, answer, line } = questions.later.remove(at);
        if !desk.is_racing() {
            let playback = &mut desk.lane_mut(desk.chosen).playhead.playback;
            question.playback = mem::replace(playback, Playback::Paused);
        }
        questions.results.push(question.give(answer, line));
        questions.current = Some(question);
        desk.asked = Asked::Answered;
    }
}

impl Questions {
    /// The order in which the lanes of the race were put by the measure that it shows, while that is not judged yet.
    pub(crate) fn bet(&self, desk: &Desk) -> Option<&[LaneId]> {
        let bet = self.later.iter().rfind(|later| {
            later.question.is_shown(desk) && later.question.measure() == Some(opening::measure(desk))
        })?;
        match &bet.answer {
            Some(Prediction::Order(order)) => Some(order),
            _ => None,
        }
    }
}
