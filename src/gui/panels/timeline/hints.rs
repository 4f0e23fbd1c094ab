//! The button of places; the keys worth knowing at this moment, as far as there is room, the least needed ones left out first; at their
//! right what ends a search that takes long.

use egui::{Align2, Rect, Stroke, pos2, vec2};

use crate::{
    app::{Action, Sheet},
    gui::{
        keys::{binding, caption},
        kit::{Button, Canvas, Item, Row, id},
        theme::{Type, looks, sizes::timeline as sizes, space, stroke},
        widgets::{
            key_hint::{key_hint, key_hint_width},
            marks::flag,
            text,
        },
    },
    tell::{places, timeline},
};

/// Draws the row into `rect`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let begin = places_button(canvas, rect);
    let narrator = canvas.context.narrator();
    let end = if let Some(words) = places::searching(narrator) {
        let end = end_button(canvas, rect, "places-cancel");
        let at = pos2(end, rect.center().y);
        let ink = canvas.palette().text;
        let shown = text::right(canvas.painter(), at, &words, Type::Caption, ink);
        canvas.named(shown, "place search", &words);
        shown.left() - space::M
    } else if timeline::can_be_stopped(narrator) {
        end_button(canvas, rect, "stop")
    } else {
        rect.right()
    };
    show_hints(canvas, rect.with_min_x(begin).with_max_x(end));
}

/// As many hints as there is room for, at the right of `place`.
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

/// The button that opens the sheet of places, at the left of `rect`; returns where the hints may begin. It is not offered
/// while a question is open.
fn places_button(canvas: &mut Canvas<'_, '_>, rect: Rect) -> f32 {
    let word = canvas.say("places");
    let pole = sizes::places::POLE;
    let width = text::width(canvas.painter(), &word, Type::Caption) + pole + 3.0 * space::S;
    let place = Align2::LEFT_CENTER.anchor_size(rect.left_center(), vec2(width, 2.0 * space::M));
    let hint = canvas.context.hint_of("places-hint", const { binding("places") });
    let is_open = canvas.context.view.model.questions.open().is_some();
    let mut part = canvas.part();
    if is_open {
        part.disable();
    }
    let canvas = &mut canvas.on(&mut part);
    let response = canvas.press(Button::new(place, id("places"), &word, &looks::SMALL).hint(hint), |ink| {
        let foot = pos2(place.left() + space::S, place.center().y + pole / 2.0);
        let top = foot - vec2(0.0, pole);
        canvas.painter().line_segment([foot, top], Stroke::new(stroke::CURVE, ink));
        flag(canvas.painter(), top, sizes::scrubber::FLAG, ink);
        let at = pos2(top.x + pole + space::XS, place.center().y);
        text::left(canvas.painter(), at, &word, Type::Caption, ink);
    });
    canvas.on_click(&response, Action::Open(Sheet::Places));
    place.right() + space::M
}

/// The button that ends what goes on, at the right of `rect`; returns where it begins.
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
