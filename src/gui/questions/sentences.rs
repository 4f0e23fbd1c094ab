//! The sentences of the card, each made once: finding out why an answer is right reads whole frontiers and iterations,
//! which is too much for every frame.

use eight_realms_app::{
    desk::narrator::Narrator,
    questions::{self, open::OpenQuestion},
};
use eight_realms_core::ask::Prediction;

use crate::gui::kit::{Canvas, id};

pub fn prompt(canvas: &Canvas<'_, '_>, question: &OpenQuestion) -> String {
    once(canvas, question, "prompt", |narrator| Some(questions::card::prompt(narrator, question)))
        .unwrap_or_default()
}

/// The verdict on the answer; `None` while there is none.
pub fn verdict(canvas: &Canvas<'_, '_>, question: &OpenQuestion) -> Option<String> {
    once(canvas, question, "verdict", |narrator| questions::card::verdict(narrator, question))
}

/// The f of pruned boards, from which the next bound is found; `None` unless the question asks for that bound.
pub fn pruned(canvas: &Canvas<'_, '_>, question: &OpenQuestion) -> Option<String> {
    once(canvas, question, "pruned", |narrator| questions::card::pruned(narrator, question))
}

/// Texts of the options that are words.
pub fn options(canvas: &Canvas<'_, '_>, question: &OpenQuestion, choices: &[Prediction]) -> Vec<String> {
    let made = once(canvas, question, "options", |narrator| {
        Some(questions::card::options(narrator, question, choices).join("\n"))
    });
    made.unwrap_or_default().split('\n').map(str::to_owned).collect()
}

/// Makes a sentence, or returns the one made before for this question, open or answered as it is, in this language.
fn once(
    canvas: &Canvas<'_, '_>,
    question: &OpenQuestion,
    name: &str,
    make: impl FnOnce(Narrator<'_>) -> Option<String>,
) -> Option<String> {
    let narrator = canvas.context.narrator();
    let model = canvas.context.view.model;
    let number = model.questions.number();
    let of = (number, question.is_open(), narrator.words.language());
    let place = id(("question sentence", name));
    let made = canvas.ui.data(|data| data.get_temp::<(String, Option<String>)>(place));
    let key = format!("{of:?}");
    match made {
        Some((of_which, words)) if of_which == key => words,
        _ => {
            let words = make(narrator);
            canvas.ui.data_mut(|data| data.insert_temp(place, (key, words.clone())));
            words
        }
    }
}
