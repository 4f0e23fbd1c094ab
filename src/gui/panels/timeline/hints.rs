//! The keys worth knowing at this moment, as far as there is room, the least needed ones left out first; at their
//! right what ends a search that takes long.

use egui::{Align2, Rect, vec2};

use crate::{
    app::Action,
    gui::{
        keys::{binding, caption},
        kit::{Button, Canvas, Item, Row, id},
        theme::{looks, space},
        widgets::key_hint::{key_hint, key_hint_width},
    },
    tell::timeline,
};

/// Draws the row into `rect`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let end =
        if timeline::can_be_stopped(canvas.context.narrator()) { stop(canvas, rect) } else { rect.right() };
    show_hints(canvas, rect.with_max_x(end));
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

/// The button that ends the search, at the right of `rect`; returns where it begins.
fn stop(canvas: &mut Canvas<'_, '_>, rect: Rect) -> f32 {
    let (key, does) = (const { binding("stop") }.caps(canvas.context.words), canvas.say("stop"));
    let width = key_hint_width(canvas.painter(), &key, &does) + space::XS;
    let place = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), vec2(width, 2.0 * space::M));
    let response = canvas.press(Button::new(place, id("stop"), &does, &looks::RAISED), |_| {
        let at = place.left_center() + vec2(space::S, 0.0);
        key_hint(canvas.painter(), at, &key, &does, canvas.palette());
    });
    canvas.on_click(&response, Action::Escape);
    place.left() - space::M
}
