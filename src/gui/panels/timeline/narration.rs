//! The sentence that says why, and beside it the keys, as far as there is room.
//!
//! The sentence never wraps. What is in its way goes: first the hints, the least needed one first; only then
//! is the sentence cut, and hovering over it shows it whole.

use egui::{Align2, CornerRadius, Rect, vec2};

use crate::{
    app::Action,
    gui::{
        keys::{caption, named},
        kit::{Button, Canvas, Item, Row, id},
        theme::{Type, looks, space},
        widgets::{
            key_hint::{key_hint, key_hint_width},
            text,
        },
    },
    tell::timeline,
};

/// The bar in front of the sentence, in the realm's colour.
const BAR: egui::Vec2 = vec2(3.0, 16.0);

/// Draws the row into `rect`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let bar = Align2::LEFT_CENTER.anchor_size(rect.left_center(), BAR);
    canvas.painter().rect_filled(bar, CornerRadius::same(1), canvas.desk.accent());
    let narrator = canvas.desk.narrator();
    let sentence = timeline::sentence(narrator);
    let wanted = text::width(canvas.painter(), &sentence, Type::Figure);
    let end = if timeline::can_be_stopped(narrator) { stop(canvas, rect) } else { rect.right() };
    let place = rect.with_min_x(bar.right() + space::S).with_max_x(end);
    show_hints(canvas, place, Item::new(wanted));
    let (at, room, color) = (place.left_center(), place.width(), canvas.palette().text);
    let taken = text::line(canvas.painter(), at, Align2::LEFT_CENTER, &sentence, Type::Figure, color, room);
    let response = canvas.said(taken, "why", &sentence);
    if wanted > room {
        response.on_hover_text(sentence);
    }
}

/// As many hints as the sentence leaves room for, at the right of `place`.
fn show_hints(canvas: &Canvas<'_, '_>, place: Rect, sentence: Item) {
    let mut hints = caption::worth_knowing(canvas.desk.view, canvas.desk.words);
    hints.reverse();
    let mut step = 0;
    let items = hints.each_ref().map(|[key, does]| {
        step += 1;
        let width = key_hint_width(canvas.painter(), key, does) - space::M;
        Item::new(width).after(space::M).or_gone(step)
    });
    let row = Row::fit(place, &[sentence], space::XL, &items);
    for ([key, does], place) in hints.iter().zip(row.right).filter(|(_, place)| place.is_positive()) {
        key_hint(canvas.painter(), place.left_center(), key, does, canvas.palette());
    }
}

/// The button that ends the search, at the right of `rect`; answers with where it begins.
fn stop(canvas: &mut Canvas<'_, '_>, rect: Rect) -> f32 {
    let (key, does) = (const { named("stop") }.caps(canvas.desk.words), canvas.say("stop"));
    let width = key_hint_width(canvas.painter(), &key, &does) + space::XS;
    let place = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), vec2(width, 2.0 * space::M));
    let response = canvas.press(Button::new(place, id("stop"), &does, &looks::RAISED), |_| {
        let at = place.left_center() + vec2(space::S, 0.0);
        key_hint(canvas.painter(), at, &key, &does, canvas.palette());
    });
    canvas.on_click(&response, Action::Escape);
    place.left() - space::M
}
