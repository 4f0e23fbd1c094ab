//! A question about the search: in the place of the plots, so that nothing else moves when it comes and goes, or in a low
//! window beside the board.
//!
//! ```text
//! │ Which board is expanded next?                      question 4 · 6 of 6 points │
//! │ ①▣  ②▣  ③▣  ④▣                                                                │
//! │ f 8  f 8  f 8  f 8                                                            │
//! │ [Answer ⏎] [I do not know] [Leave Esc]    9 of 550; a right one is among them │
//! ```
//!
//! Once the question is answered, the line of the buttons says whose answer a wrong one is, and what is right.

mod boards;
mod choices;
mod foot;
mod hands;
mod legend;
mod number;
mod order;
pub mod results;
mod sentences;
mod slider;

use egui::{Rect, Vec2, vec2};
use eight_realms_app::app::{OpenQuestion, QuestionMode};
use eight_realms_core::ask::QuestionOptions;

use crate::gui::{
    kit::Canvas,
    theme::{Type, space},
    widgets::text,
};

/// Margins of the card, to the sides and above and below.
const MARGIN: Vec2 = vec2(16.0, 8.0);
/// Height of a line of the question.
const HEAD: f32 = 26.0;
/// Height of a card in which the question has two lines.
const TALL: f32 = 240.0;
/// Height of a card in which the question takes two lines if it needs them.
const MIDDLE: f32 = 180.0;

/// Draws the card into its place.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let Some(question) = &canvas.context.view.model.questions.current else { return };
    let place = canvas.ui.max_rect().shrink2(MARGIN);
    let lines =
        if place.height() > TALL || (place.height() > MIDDLE && !fits_one_line(canvas, place, question)) {
            2
        } else {
            1
        };
    let (head, below) = place.split_top_bottom_at_y(place.top() + HEAD * lines as f32);
    let foot = foot::height(canvas, question, below.width());
    let (options, foot) = below.split_top_bottom_at_y(below.bottom() - foot);
    show_head(canvas, head, question, lines);
    let options = options.with_min_y(options.top() + space::M).with_max_y(options.bottom() - space::S);
    let (options, legend) = legend::split(options, &question.options);
    match &question.options {
        QuestionOptions::Boards { boards, .. } => boards::show(canvas, options, question, boards),
        QuestionOptions::Choices(choices) => choices::show(canvas, options, question, choices),
        QuestionOptions::Cost | QuestionOptions::Count => number::show(canvas, options, question),
        QuestionOptions::Order(realms) => order::show(canvas, options, question, realms),
    }
    if let (Some(legend), false) = (legend, question.is_open()) {
        legend::show(canvas, legend, question);
    }
    foot::show(canvas, foot, question);
}

/// Whether the question has room in one line, beside how those before it went.
fn fits_one_line(canvas: &Canvas<'_, '_>, place: Rect, question: &OpenQuestion) -> bool {
    let score = text::width(canvas.painter(), &score(canvas, question), Type::Caption);
    let prompt = sentences::prompt(canvas, question);
    text::fits(canvas.painter(), &prompt, Type::Lead, place.width() - score - space::L, 1)
}

/// Draws the question and, where both have room, at its right how those before it went.
fn show_head(canvas: &Canvas<'_, '_>, head: Rect, question: &OpenQuestion, lines: usize) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let (prompt, score) = (sentences::prompt(canvas, question), score(canvas, question));
    let room = head.width() - text::width(painter, &score, Type::Caption) - space::L;
    let fits = |room: f32| text::fits(painter, &prompt, Type::Lead, room, lines);
    let has_score = fits(room) || !fits(head.width());
    if has_score {
        let first = head.right_top() + vec2(0.0, HEAD / 2.0);
        let place = text::right(painter, first, &score, Type::Caption, palette.text_faint);
        canvas.named(place, "question score", &score).on_hover_text(canvas.say("question-score-note"));
    }
    let room = if has_score { room } else { head.width() };
    let place = head.with_max_x(head.left() + room);
    let rect = text::lines(painter, place, &prompt, Type::Lead, palette.text, lines);
    let named = if has_score { prompt.clone() } else { format!("{prompt} · {score}") };
    let response = canvas.named(rect, "question", &named);
    if !text::fits(painter, &prompt, Type::Lead, room, lines) {
        response.on_hover_text(prompt);
    }
}

/// Number of the question, with the points for someone who answers alone; for a class no points are counted.
fn score(canvas: &Canvas<'_, '_>, question: &OpenQuestion) -> String {
    let questions = &canvas.context.view.model.questions;
    let number = questions.answered() + usize::from(question.is_open());
    match question.mode {
        QuestionMode::Class => canvas.tell("question-number", &[("number", number.into())]),
        QuestionMode::Off | QuestionMode::Alone => {
            let arguments = [
                ("number", number.into()),
                ("points", questions.points().into()),
                ("most", questions.most_points().into()),
            ];
            canvas.tell("question-score", &arguments)
        }
    }
}
