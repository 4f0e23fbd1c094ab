//! Below the options: the buttons, and once the question is answered what is to be said of the answer.

use egui::{Rect, vec2};

use crate::{
    app::{Action, OpenQuestion, QuestionAction},
    ask::FULL,
    gui::{
        keys::binding,
        kit::{Button, Canvas, id},
        theme::{Type, looks, sizes::question as sizes, space},
        widgets::text,
    },
    tell::question_card as sentences,
};

/// How high it is: once answered, it has the lines of the reason.
pub fn height(canvas: &Canvas<'_, '_>, question: &OpenQuestion, width: f32) -> f32 {
    let verdict = sentences::verdict(canvas.context.narrator(), question);
    let lines =
        verdict.map_or(0.0, |words| text::height(canvas.painter(), &words, Type::Body, width) + space::S);
    sizes::FOOT + lines
}

/// Draws it into its place.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect, question: &OpenQuestion) {
    if let (Some(words), Some(given)) =
        (sentences::verdict(canvas.context.narrator(), question), &question.given)
    {
        let palette = canvas.palette();
        let ink = if given.verdict.points == FULL { palette.text } else { palette.warning };
        canvas.colored_paragraph(place, "question verdict", &words, Type::Body, ink);
    }
    let row = place.with_min_y(place.bottom() - sizes::FOOT);
    let buttons: &[(&str, QuestionAction, &str)] = if question.is_open() {
        &[
            ("question-answer", QuestionAction::Confirm, "answer"),
            ("question-pass", QuestionAction::Pass, "unknown"),
            ("question-leave", QuestionAction::Leave, "stop"),
        ]
    } else {
        &[("question-go-on", QuestionAction::GoOn, "answer")]
    };
    let mut x = row.left();
    for (number, (message, action, key)) in buttons.iter().enumerate() {
        let word = canvas.say(message);
        let look = if number == 0 { &looks::STRONG } else { &looks::SHEET };
        let size = vec2(look.width(canvas.painter(), &word), sizes::FOOT);
        let rect = Rect::from_min_size(row.left_top() + vec2(x - row.left(), 0.0), size);
        let mut part = canvas.part();
        if matches!(action, QuestionAction::Confirm) && question.answer().is_none() {
            part.disable();
        }
        let hint = caption_of(canvas, &word, key);
        let button = Button::new(rect, id(("question button", *message)), &word, look).hint(hint);
        let canvas = &mut canvas.on(&mut part);
        let response = canvas.press_word(button, &word);
        canvas.on_click(&response, Action::Question(*action));
        x = rect.right() + space::M;
    }
}

/// What a button does, and its key.
fn caption_of(canvas: &Canvas<'_, '_>, word: &str, key: &str) -> String {
    let key = match key {
        "answer" => binding("answer").caps(canvas.context.words),
        "unknown" => binding("unknown").caps(canvas.context.words),
        _ => binding("stop").caps(canvas.context.words),
    };
    canvas.context.hint(word, &key)
}
