//! What stands on the card of a question: the sentences about it, in its own past, and of its answer.

use crate::{
    app::OpenQuestion,
    ask::{FULL, Prediction, QuestionContext},
    tell::{TextContext, question as sentences},
    words::Language,
};

/// What a question can be answered from.
fn context<'a>(narrator: TextContext<'a>, question: &'a OpenQuestion) -> QuestionContext<'a> {
    let model = narrator.view.model;
    QuestionContext {
        puzzle: model.puzzle,
        settings: model.settings,
        past: &question.past,
        distances: &model.distances,
    }
}

/// The question.
pub fn prompt(narrator: TextContext<'_>, question: &OpenQuestion) -> String {
    let from = context(narrator, question);
    sentences::prompt(narrator.words, &question.question, &from, &question.subject)
}

/// An option, or a right answer.
pub fn option(narrator: TextContext<'_>, question: &OpenQuestion, answer: &Prediction) -> String {
    sentences::label(narrator.words, answer, &context(narrator, question))
}

/// What is to be said of the answer: how good it is, whose answer a wrong one is, and why what is right is right; `None`
/// as long as there is no answer.
pub fn verdict(narrator: TextContext<'_>, question: &OpenQuestion) -> Option<String> {
    let (given, right) = (question.given.as_ref()?, question.right()?);
    let (words, from) = (narrator.words, context(narrator, question));
    let whole = &narrator.view.model.chosen_lane().recording;
    let mark = match (given.verdict.points, &given.answer) {
        (FULL, _) => "question-right",
        (0, Some(_)) => "question-wrong",
        (0, None) => "question-unknown",
        (_, _) => "question-half",
    };
    let rival =
        given.verdict.rival.map(|rival| sentences::rival(words, rival, &question.question, &from, whole));
    let reason = sentences::reason(words, &question.question, &from, whole, (right, given.answer.as_ref()));
    let parts = [Some(words.say(mark)), rival, Some(reason)];
    let between = match words.language() {
        Language::English => " ",
        Language::Chinese => "",
    };
    Some(parts.into_iter().flatten().collect::<Vec<_>>().join(between))
}
