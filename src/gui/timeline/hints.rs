//! The buttons of places and of questions, the keys worth knowing at this moment, and at their right the button that
//! ends a search that takes long. Where not all keys fit, the least needed are left out. A message takes the place of
//! the keys.

use egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, pos2, vec2};
use eight_realms_app::{
    desk::{preferences::QuestionMode, screen::Sheet},
    model::Action,
    places,
    questions::QuestionAction,
    timeline,
};

use super::notice;
use crate::gui::{
    keys::{binding, caption},
    kit::{Button, Canvas, Item, Row, id},
    theme::{Type, looks, sizes::timeline as sizes, space, stroke},
    widgets::{
        key_hint::{key_hint, key_hint_width},
        marks::flag,
        text,
    },
};

/// Height of the flag on a pole, and of every sign on a button.
const POLE: f32 = 12.0;

/// Draws the row into `rect`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let begin = buttons(canvas, rect);
    let narrator = canvas.context.narrator();
    let searching =
        canvas.context.view.places.search.map(|search| places::sentences::searching(narrator.words, &search));
    let end = if let Some(words) = searching {
        let end = end_button(canvas, rect, "places-cancel");
        let at = pos2(end, rect.center().y);
        let ink = canvas.palette().text;
        let shown = text::right(canvas.painter(), at, &words, Type::Caption, ink);
        canvas.named(shown, "place search", &words);
        shown.left() - space::M
    } else if timeline::sentences::can_be_stopped(narrator) {
        end_button(canvas, rect, "stop")
    } else {
        rect.right()
    };
    let rest = rect.with_min_x(begin).with_max_x(end);
    if canvas.context.view.model.notice.is_none() {
        show_hints(canvas, rest);
    }
    notice::show(canvas, rest);
}

/// Draws as many hints as fit, at the right of `place`.
fn show_hints(canvas: &Canvas<'_, '_>, place: Rect) {
    let mut hints = caption::worth_knowing(canvas.context.view, canvas.context.words);
    hints.reverse();
    let mut step = 0;
    let items = hints.each_ref().map(|[key, does]| {
        step += 1;
        let width = key_hint_width(canvas.painter(), key, does) - space::M;
        Item::new(width).after(space::M).or_gone(step)
    });
    let row = Row::fit(place, &[], 0.0, &items);
    for ([key, does], place) in hints.iter().zip(row.right).filter(|(_, place)| place.is_positive()) {
        key_hint(canvas.painter(), place.left_center(), key, does, canvas.palette());
    }
}

/// A button at the left of the row, with a small sign before its word.
struct LeftButton {
    /// Message of the button's word, which is also its name.
    message: &'static str,
    /// Explanation of the button, with its key.
    hint: String,
    /// Paints the sign, as high as it is wide, about its middle.
    sign: fn(&Painter, Pos2, Color32),
    action: Action,
}

/// Draws the buttons that open the sheet of places and ask a question, at the left of `rect`; returns where the hints
/// may begin. Both are disabled while there is a question.
fn buttons(canvas: &mut Canvas<'_, '_>, rect: Rect) -> f32 {
    let hint_of = |message, name| canvas.context.hint_of(message, name);
    let buttons = [
        LeftButton {
            message: "places",
            hint: hint_of("places-hint", const { binding("places") }),
            sign: pole_with_flag,
            action: Action::Open(Sheet::Places),
        },
        LeftButton {
            message: match canvas.context.view.model.preferences.questions.mode {
                QuestionMode::Off => "question-ask",
                QuestionMode::Alone => "question-ask-alone",
                QuestionMode::Class => "question-ask-class",
            },
            hint: hint_of("question-ask-hint", const { binding("question") }),
            sign: question_mark,
            action: Action::Question(QuestionAction::Open(None)),
        },
    ];
    let mut part = canvas.part();
    if canvas.context.view.model.has_question() {
        part.disable();
    }
    let canvas = &mut canvas.on(&mut part);
    buttons.into_iter().fold(rect.left(), |left, button| left_button(canvas, rect.with_min_x(left), button))
}

/// Draws one of the buttons at the left of `rect`; returns where the next thing may begin.
fn left_button(canvas: &mut Canvas<'_, '_>, rect: Rect, button: LeftButton) -> f32 {
    let word = canvas.say(button.message);
    let sign = POLE;
    let width = text::width(canvas.painter(), &word, Type::Caption) + sign + 3.0 * space::S;
    let place = Align2::LEFT_CENTER.anchor_size(rect.left_center(), vec2(width, 2.0 * space::M));
    let look = Button::new(place, id(button.message), &word, &looks::SMALL).hint(button.hint);
    let response = canvas.press(look, |ink| {
        let at = place.left_center() + vec2(space::S + sign / 2.0, 0.0);
        (button.sign)(canvas.painter(), at, ink);
        let at = at + vec2(sign / 2.0 + space::XS, 0.0);
        text::left(canvas.painter(), at, &word, Type::Caption, ink);
    });
    canvas.on_click(&response, button.action);
    place.right() + space::S
}

fn pole_with_flag(painter: &Painter, middle: Pos2, ink: Color32) {
    let pole = POLE;
    let foot = middle + vec2(-pole / 2.0, pole / 2.0);
    let top = foot - vec2(0.0, pole);
    painter.line_segment([foot, top], Stroke::new(stroke::CURVE, ink));
    flag(painter, top, sizes::scrubber::FLAG, ink);
}

fn question_mark(painter: &Painter, middle: Pos2, ink: Color32) {
    text::centred(painter, middle, "?", Type::Caption.font(), ink);
}

/// Draws the button that ends what is running, at the right of `rect`; returns where the room left of it ends.
fn end_button(canvas: &mut Canvas<'_, '_>, rect: Rect, message: &'static str) -> f32 {
    let (key, does) = (const { binding("stop") }.caps(canvas.context.words), canvas.say(message));
    let width = key_hint_width(canvas.painter(), &key, &does) + space::XS;
    let place = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), vec2(width, 2.0 * space::M));
    let response = canvas.press(Button::new(place, id("stop"), &does, &looks::RAISED), |_| {
        let at = place.left_center() + vec2(space::S, 0.0);
        key_hint(canvas.painter(), at, &key, &does, canvas.palette());
    });
    canvas.on_click(&response, Action::Escape);
    place.left() - space::M
}
