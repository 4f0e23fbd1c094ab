//! Realms to put in order: a bet before a race. Each shows the place at which it has been put.

use egui::{Align2, CornerRadius, Rect, pos2, vec2};
use eight_realms_app::app::{Action, OpenQuestion, QuestionAction};
use eight_realms_core::realm::Realm;

use crate::gui::{
    kit::{Button, Canvas, id, row::flow},
    theme::{Palette, StatusStyle, Type, looks, radius, sizes::question as sizes, space},
    widgets::{button::Chosen, text},
};

/// Width of the chip with a realm's place.
const PLACE: f32 = 22.0;

/// Draws the realms into a place, row by row.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect, question: &OpenQuestion, realms: &[Realm]) {
    let named: Vec<String> = realms.iter().map(|realm| caption(canvas, *realm)).collect();
    let rows_of = |words: &[String]| {
        let places = flow(words.iter().map(|words| width(canvas, words)), space::M, place.width());
        places.last().map_or(1, |(line, _)| line + 1) as f32
    };
    // Where the rows would touch, only the labels of the realms are written.
    let is_narrow = place.height() / rows_of(&named) < sizes::DIGIT + space::S;
    let words = if is_narrow { realms.iter().map(|realm| realm.label().to_owned()).collect() } else { named };
    let step = (place.height() / rows_of(&words)).min(sizes::OPTION + space::M);
    let height = (step - space::XS).min(sizes::OPTION);
    let widths: Vec<f32> = words.iter().map(|words| width(canvas, words)).collect();
    let places = flow(widths.iter().copied(), space::M, place.width());
    for (option, ((realm, words), (line, x))) in realms.iter().zip(&words).zip(places).enumerate() {
        let corner = place.min + vec2(x, line as f32 * step);
        let rect = Rect::from_min_size(corner, vec2(widths[option], height));
        show_one(canvas, rect, question, (option, *realm), words);
    }
}

/// Width of a realm with both places.
fn width(canvas: &Canvas<'_, '_>, words: &str) -> f32 {
    text::width(canvas.painter(), words, Type::Figure) + 2.0 * PLACE + 3.0 * space::M
}

/// Caption of a realm: `7b · A*, buckets`.
fn caption(canvas: &Canvas<'_, '_>, realm: Realm) -> String {
    format!("{} · {}", realm.label(), canvas.context.name(realm))
}

/// Draws a realm with its place: while the question is open the place at which it was put, and afterwards the right
/// place, with the former at the right end.
fn show_one(
    canvas: &mut Canvas<'_, '_>,
    rect: Rect,
    question: &OpenQuestion,
    (option, realm): (usize, Realm),
    words: &str,
) {
    let given = question.entry.place_of(realm);
    let shown = if question.is_open() { given } else { right_place(question, realm) };
    let label = match shown {
        Some(place) => canvas.tell("question-place", &[("realm", words.into()), ("place", place.into())]),
        None => words.to_owned(),
    };
    let chosen = if given.is_some() { Chosen::Yes } else { Chosen::No };
    let button = Button::new(rect, id(("question option", option)), &label, &looks::RAISED).choice(chosen);
    let response = canvas.press(button, |_| {});
    let (palette, painter) = (canvas.palette(), canvas.painter());
    let chip = Rect::from_center_size(
        pos2(rect.left() + space::M + PLACE / 2.0, rect.center().y),
        vec2(PLACE, sizes::DIGIT),
    );
    let fill = match shown {
        None => palette.sunken,
        Some(_) if question.is_open() => canvas.context.accent(),
        Some(_) => palette.status_color(StatusStyle::Path),
    };
    painter.rect_filled(chip, CornerRadius::same(radius::S), fill);
    if let Some(place) = shown {
        let ink = Palette::text_on(fill);
        text::centred(painter, chip.center(), &place.to_string(), Type::Caption.font(), ink);
    }
    let at = pos2(chip.right() + space::S, rect.center().y);
    let room = rect.right() - at.x;
    text::line(painter, at, Align2::LEFT_CENTER, words, Type::Figure, palette.text, room);
    if let (Some(place), false) = (given, question.is_open()) {
        let middle = pos2(rect.right() - space::S - PLACE / 2.0, rect.center().y);
        let own = Rect::from_center_size(middle, chip.size());
        painter.rect_filled(own, CornerRadius::same(radius::S), palette.sunken);
        text::centred(painter, own.center(), &place.to_string(), Type::Caption.font(), palette.text_soft);
        let words = canvas.tell("question-given-place", &[("place", place.into())]);
        canvas.hint(own, ("given place", option), || words);
    }
    if question.is_open() {
        canvas.on_click(&response, Action::Question(QuestionAction::Choose(option)));
    }
}

/// The place, from 1, at which a realm comes. Realms of equal cost share a place.
fn right_place(question: &OpenQuestion, realm: Realm) -> Option<usize> {
    let mut before = 0;
    for place in question.order.as_ref()?.right() {
        if place.iter().any(|cost| cost.realm == realm) {
            return Some(before + 1);
        }
        before += place.len();
    }
    None
}
