//! What stands on the card of a question: the sentences about it, in its own past, and of its answer.

use crate::{
    app::{OpenQuestion, QuestionMode},
    ask::{FULL, Prediction, QuestionContext},
    tell::{TextContext, question as sentences},
    words::{Language, Words, figures},
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
    if let Some(order) = &question.order {
        return sentences::prompt_of_order(narrator.words, order.measure);
    }
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
    let words = narrator.words;
    let mark = match (question.mode, given.verdict.points, &given.answer) {
        (QuestionMode::Class, _, _) => None,
        (_, FULL, _) => Some("question-right"),
        (_, 0, Some(_)) => Some("question-wrong"),
        (_, 0, None) => Some("question-unknown"),
        _ => Some("question-half"),
    };
    let [rival, reason] = match &question.order {
        Some(order) => {
            let rival = given.verdict.rival.map(|rival| sentences::rival_of_order(words, rival));
            [rival, Some(sentences::reason_of_order(words, order))]
        }
        None => {
            let (from, whole) = (context(narrator, question), &narrator.view.model.chosen_lane().recording);
            let rival = given.verdict.rival;
            let rival = rival.map(|rival| sentences::rival(words, rival, &question.question, &from, whole));
            let given = (right, given.answer.as_ref());
            [rival, Some(sentences::reason(words, &question.question, &from, whole, given))]
        }
    };
    let parts = [mark.map(|mark| words.say(mark)), shares(words, question), rival, reason];
    let between = match words.language() {
        Language::English => " ",
        Language::Chinese => "",
    };
    Some(parts.into_iter().flatten().collect::<Vec<_>>().join(between))
}

/// Which part of a class was right: in the first vote, and in the second one if there was one. `None` where no hands were
/// counted.
fn shares(words: &Words, question: &OpenQuestion) -> Option<String> {
    let hands = question.right_hands();
    if hands.iter().all(|[_, all]| *all == 0) {
        return None;
    }
    let percent = |[right, all]: &[u32; 2]| match all {
        0 => words.say("question-nobody"),
        _ => figures::percent(u64::from(*right), u64::from(*all)),
    };
    match hands.as_slice() {
        [first] => Some(words.tell("question-shares", &[("first", percent(first).into())])),
        [first, second] => {
            let shares = [("first", percent(first).into()), ("second", percent(second).into())];
            Some(words.tell("question-shares-both", &shares))
        }
        _ => None,
    }
}
