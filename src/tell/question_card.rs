//! What stands on the card of a question.

use crate::{app::OpenQuestion, ask::Prediction, tell::TextContext};

/// The question.
pub fn prompt(narrator: TextContext<'_>, question: &OpenQuestion) -> String {
    _ = narrator;
    question.question.kind.name().to_owned()
}

/// An option, or a right answer.
pub fn option(narrator: TextContext<'_>, question: &OpenQuestion, answer: &Prediction) -> String {
    _ = (narrator, question);
    format!("{answer:?}")
}

/// What is to be said of the answer; `None` as long as there is none.
pub fn verdict(narrator: TextContext<'_>, question: &OpenQuestion) -> Option<String> {
    _ = narrator;
    question.given.as_ref().map(|given| format!("{given:?}"))
}
