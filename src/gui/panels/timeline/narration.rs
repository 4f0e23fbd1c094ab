//! The sentence that says why, and beside it the keys, as far as there is room.
//!
//! The sentence never wraps. What is in its way goes: first the hints, the least needed one first; only then
//! is the sentence cut, and hovering over it shows it whole.

use egui::{Align2, CornerRadius, Rect, pos2, vec2};

use crate::{
    app::Action,
    gui::{
        keys::{caption, named},
        kit::{Canvas, id},
        theme::{Type, radius, space},
        widgets::{
            key_hint::{key_hint, key_hint_width},
            press, text,
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
    let from = bar.right() + space::S;
    let wanted = text::width(canvas.painter(), &sentence, Type::Figure);
    let end = if timeline::can_be_stopped(narrator) { stop(canvas, rect) } else { rect.right() };
    show_hints(canvas, end, rect.center().y, end - from - wanted - space::XL);
    let at = pos2(from, rect.center().y);
    let room = end - from;
    let color = canvas.palette().text;
    let taken = text::line(canvas.painter(), at, Align2::LEFT_CENTER, &sentence, Type::Figure, color, room);
    let response = canvas.said(taken, "why", &sentence);
    if wanted > room {
        response.on_hover_text(sentence);
    }
}

/// As many hints as `room` holds, ending at `right`.
fn show_hints(canvas: &Canvas<'_, '_>, right: f32, y: f32, room: f32) {
    let painter = canvas.painter();
    let hints = caption::worth_knowing(canvas.desk.view, canvas.desk.words);
    let mut taken = -space::M;
    let fits = |[key, does]: &&[String; 2]| {
        taken += key_hint_width(painter, key, does);
        taken <= room
    };
    let shown: Vec<_> = hints.iter().take_while(fits).collect();
    let width: f32 = shown.iter().map(|[key, does]| key_hint_width(painter, key, does)).sum();
    let mut x = right - width + space::M;
    for [key, does] in shown {
        x = key_hint(painter, pos2(x, y), key, does, canvas.palette());
    }
}

/// The button that ends the search, at the right of `rect`; answers with where it begins.
fn stop(canvas: &mut Canvas<'_, '_>, rect: Rect) -> f32 {
    let palette = canvas.palette();
    let (key, does) = (const { named("stop") }.caps(canvas.desk.words), canvas.say("stop"));
    let width = key_hint_width(canvas.painter(), &key, &does) + space::XS;
    let place = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), vec2(width, 2.0 * space::M));
    let response = press::button(canvas.ui, place, id("stop"), &does);
    let fill = if response.hovered() { palette.hover } else { palette.raised };
    canvas.painter().rect_filled(place, CornerRadius::same(radius::M), fill);
    key_hint(canvas.painter(), place.left_center() + vec2(space::S, 0.0), &key, &does, palette);
    press::focus_ring(canvas.painter(), place, radius::M, &response, palette);
    if response.clicked() {
        canvas.ask(Action::Escape);
    }
    place.left() - space::M
}
