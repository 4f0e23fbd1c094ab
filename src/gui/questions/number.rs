//! A number that is typed, with keys or the pad of digits, or set by a slider where its order of magnitude counts.

use egui::{Align2, CornerRadius, Rect, Stroke, StrokeKind, Vec2, WidgetInfo, pos2, vec2};
use eight_realms_app::{
    model::Action,
    questions::{self, QuestionAction, entry::AnswerEntry, open::OpenQuestion},
    words::figures,
};
use eight_realms_core::ask::{Prediction, QuestionOptions};

use super::{option::OPTION, sentences};
use crate::gui::{
    kit::{Button, Canvas, id},
    theme::{StatusStyle, Type, looks, phone, radius, sizes, space, stroke},
    widgets::{
        slider::{self, Handle},
        text,
    },
};

/// Width of a key of the pad of digits.
const KEY: f32 = 34.0;
/// Smallest height of a key of the pad.
const LOWEST_KEY: f32 = 22.0;
/// Width of the field of the number.
const FIELD: f32 = 150.0;
/// Distance from the top of the field down to the slider of a number of boards.
const SLIDER: f32 = 3.0;
/// Height of the line that lists the f of pruned boards.
const PRUNED: f32 = 18.0;
/// Height of the powers of ten below the rail.
const POWERS: f32 = 14.0;
/// Number of steps in a decade.
const STEPS: f64 = 20.0;

/// The least height of the field and of the pad below it, on a phone.
pub fn least_height(canvas: &Canvas<'_, '_>, question: &OpenQuestion, width: f32) -> f32 {
    let rows = (letters(question).len() + 1).div_ceil(keys_in_row(canvas, width));
    OPTION + PRUNED + space::S + rows as f32 * (phone::BAR + space::XS)
}

/// Draws the field, and at its right the pad or the slider; once the question is answered, the right number in their
/// place.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect, question: &OpenQuestion) {
    let AnswerEntry::Number(digits) = &question.entry else { return };
    let field = Rect::from_min_size(place.min, vec2(FIELD, OPTION));
    let palette = canvas.palette();
    let edge = Stroke::new(stroke::HAIR, palette.edge);
    canvas.painter().rect(field, CornerRadius::same(radius::M), palette.sunken, edge, StrokeKind::Inside);
    let (words, ink) = if digits.is_empty() {
        (
            canvas.say(if question.has_slider() { "question-type-or-slide" } else { "question-type" }),
            palette.text_faint,
        )
    } else {
        (digits.clone(), palette.text)
    };
    let at = field.left_center() + vec2(space::M, 0.0);
    let kind = if digits.is_empty() { Type::Caption } else { Type::Display };
    text::line(canvas.painter(), at, Align2::LEFT_CENTER, &words, kind, ink, field.width() - 2.0 * space::M);
    canvas.named(field, "question number", &words);
    let beside = place.with_min_x(field.right() + space::L);
    let has_pruned = show_pruned(canvas, field, place.width(), question);
    let is_below = canvas.is_upright() || (has_pruned && !pad_has_one_row(canvas, beside, question));
    let rest = if is_below {
        let pruned = if has_pruned { PRUNED } else { 0.0 };
        place.with_min_y(field.bottom() + pruned + space::S)
    } else {
        beside
    };
    match question.right() {
        None if question.has_slider() => {
            show_slider(canvas, rest.with_min_y(rest.top() + SLIDER), question);
        }
        None => show_pad(canvas, rest, question),
        Some(right) => {
            let full: Vec<String> = right
                .full
                .iter()
                .map(|answer: &Prediction| {
                    questions::card::option(canvas.context.narrator(), question, answer)
                })
                .collect();
            let words = full.join(" · ");
            let ink = palette.status_color(StatusStyle::Path);
            let at = rest.left_top() + vec2(0.0, OPTION / 2.0);
            let rect = text::line(
                canvas.painter(),
                at,
                Align2::LEFT_CENTER,
                &words,
                Type::Display,
                ink,
                rest.width(),
            );
            canvas.named(rect, "question right", &words);
        }
    }
}

/// Writes the f of pruned boards below the field: the next bound is found from them. Returns whether there are any.
fn show_pruned(canvas: &Canvas<'_, '_>, field: Rect, room: f32, question: &OpenQuestion) -> bool {
    let Some(words) = sentences::pruned(canvas, question) else { return false };
    let at = field.left_bottom() + vec2(0.0, PRUNED / 2.0);
    let ink = canvas.palette().text_soft;
    let rect = text::line(canvas.painter(), at, Align2::LEFT_CENTER, &words, Type::Caption, ink, room);
    canvas.named(rect, "question pruned", &words);
    true
}

/// The letters on the keys of the pad.
fn letters(question: &OpenQuestion) -> Vec<char> {
    let has_point = question.options == QuestionOptions::Cost;
    ('0'..='9').chain(has_point.then_some('.')).collect()
}

/// Number of keys of the pad that fit side by side.
fn keys_in_row(canvas: &Canvas<'_, '_>, width: f32) -> usize {
    (((width + space::XS) / (canvas.target(KEY) + space::XS)) as usize).max(1)
}

fn pad_has_one_row(canvas: &Canvas<'_, '_>, place: Rect, question: &OpenQuestion) -> bool {
    letters(question).len() < keys_in_row(canvas, place.width())
}

/// Draws the pad of digits, for mouse and fingers, in as many rows as it needs.
fn show_pad(canvas: &mut Canvas<'_, '_>, place: Rect, question: &OpenQuestion) {
    let letters = letters(question);
    let rows = (letters.len() + 1).div_ceil(keys_in_row(canvas, place.width()));
    let columns = (letters.len() + 1).div_ceil(rows);
    let height = (place.height() + space::XS) / rows as f32 - space::XS;
    let size = vec2(canvas.target(KEY), height.clamp(LOWEST_KEY, canvas.target(OPTION)));
    let key = |at: usize| {
        let step = size + Vec2::splat(space::XS);
        let corner = place.min + vec2((at % columns) as f32, (at / columns) as f32) * step;
        Rect::from_min_size(corner, size)
    };
    for (at, letter) in letters.iter().enumerate() {
        let word = letter.to_string();
        let button = Button::new(key(at), id(("question digit", at)), &word, &looks::RAISED);
        let response = canvas.press_word(button, &word);
        canvas.on_click(&response, Action::Question(QuestionAction::Write(*letter)));
    }
    let word = "←";
    let label = canvas.say("question-erase");
    let button =
        Button::new(key(letters.len()), id("question erase"), &label, &looks::RAISED).hint(label.clone());
    let response = canvas.press_word(button, word);
    canvas.on_click(&response, Action::Question(QuestionAction::Erase));
}

/// Draws the slider of a number of boards along the top of a place, with decades of equal width, from one to a million or
/// more, and the powers of ten below. Without a number its handle is an outline at the left end, and the field says that
/// none is given.
fn show_slider(canvas: &mut Canvas<'_, '_>, place: Rect, open: &OpenQuestion) {
    let last = step_of(open.most_count());
    let rail = Rect::from_min_size(place.min, vec2(place.width(), sizes::controls::slider::HEIGHT));
    let before = open.entry.count().map_or(0, step_of).min(last);
    let mut step = before;
    let palette = canvas.palette();
    let handle = if open.entry.count().is_some() { Handle::Set } else { Handle::Unset };
    let response =
        slider::slider_with(canvas.ui, rail, "question count", &mut step, 0..=last, (handle, palette));
    let label = canvas.say("question-count");
    let count = open.entry.count().unwrap_or_else(|| count_at(step));
    response.widget_info(|| WidgetInfo::slider(true, count as f64, &label));
    if step != before || response.clicked() {
        canvas.ask(Action::Question(QuestionAction::SetCount(count_at(step))));
    }
    let decades = last / STEPS as u8;
    let word = |power: u8| figures::count_tick(10_u64.pow(u32::from(power)));
    let widest = (0..=decades).map(|power| text::width(canvas.painter(), &word(power), Type::Caption));
    let is_close = widest.fold(0.0, f32::max) + space::S > rail.width() / f32::from(decades);
    let every = if is_close { 2 } else { 1 };
    for power in (0..=decades).rev().step_by(every) {
        let share = f32::from(power) / f32::from(decades);
        // At either end, the middle of the handle is half its width from the end of the rail.
        let inset = space::M;
        let x = rail.left() + inset + (rail.width() - 2.0 * inset) * share;
        let at = pos2(x, rail.bottom() + POWERS / 2.0);
        text::centred(canvas.painter(), at, &word(power), Type::Caption.font(), palette.text_faint);
    }
}

/// The number at a step.
fn count_at(step: u8) -> u64 {
    10.0_f64.powf(f64::from(step) / STEPS).round() as u64
}

/// The step nearest to a number.
fn step_of(count: u64) -> u8 {
    ((count.max(1) as f64).log10() * STEPS).round() as u8
}
