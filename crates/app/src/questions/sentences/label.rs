//! An answer, as short as possible: the caption of an option, or an item of a list.

use eight_realms_core::{
    ask::{DeepeningStep, Prediction, QuestionContext, YesNo},
    trace::{EventKind, Side},
};

use crate::{
    page::line_of,
    words::{Words, figures::cost},
};

/// The answer in a few letters: a board has nine.
pub fn label(words: &Words, answer: &Prediction, from: &QuestionContext<'_>) -> String {
    match answer {
        Prediction::Board(board) => board.letters(),
        Prediction::Step(DeepeningStep::Enter(by)) => by.to_string(),
        Prediction::Step(DeepeningStep::Back) => words.say("ask-option-back"),
        Prediction::Fate(fate) => words.say(format!("ask-option-{}", fate.name())),
        Prediction::Cost(amount) => cost(*amount, from.unit()),
        Prediction::Count(count) => words.tell("ask-option-count", &[("n", (*count).into())]),
        Prediction::Side(Side::Forward) => words.say("ask-option-forward"),
        Prediction::Side(Side::Backward) => words.say("ask-option-backward"),
        Prediction::YesNo(YesNo::Yes) => words.say("ask-option-yes"),
        Prediction::YesNo(YesNo::No) => words.say("ask-option-no"),
        Prediction::Index(index) => index.to_string(),
        Prediction::Bucket { f, g } => {
            words.tell("ask-option-bucket", &[("f", cost(*f, from.unit()).into()), ("g", (*g).into())])
        }
        Prediction::Line(kind) => line(words, *kind, from),
        Prediction::Order(ids) => {
            let labels: Vec<&str> = ids.iter().map(|id| id.label()).collect();
            labels.join(" · ")
        }
    }
}

/// The line of the search's file that reports an event, and the event's name in it.
fn line(words: &Words, kind: EventKind, from: &QuestionContext<'_>) -> String {
    let args = [("line", line_in_search(kind, from).into()), ("event", kind.name().into())];
    words.tell("ask-option-line", &args)
}

/// The line, from 1, of the search's own file that reports an event; 0 if none does.
pub(super) fn line_in_search(kind: EventKind, from: &QuestionContext<'_>) -> usize {
    line_of(from.realm().search_source(), kind).unwrap_or(0)
}
