//! The sentence that says why, and beside it the keys, as far as there is room.
//!
//! The sentence never wraps. What is in its way goes: first the hints, the least needed one first; only then
//! is the sentence cut, and hovering over it shows it whole.

use egui::{Align2, CornerRadius, Painter, Rect, Ui, pos2, vec2};

use super::{id, said};
use crate::{
    app::Action,
    gui::{
        Desk,
        keys::{hints, named},
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
pub fn show(ui: &mut Ui, rect: Rect, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let bar = Align2::LEFT_CENTER.anchor_size(rect.left_center(), BAR);
    ui.painter().rect_filled(bar, CornerRadius::same(1), desk.accent());
    let sentence = timeline::sentence(desk.narrator());
    let from = bar.right() + space::S;
    let wanted = text::width(ui.painter(), &sentence, Type::Figure);
    let end =
        if timeline::can_be_stopped(desk.narrator()) { stop(ui, rect, desk, actions) } else { rect.right() };
    show_hints(ui.painter(), end, rect.center().y, end - from - wanted - space::XL, desk);
    let at = pos2(from, rect.center().y);
    let room = end - from;
    let color = desk.palette.text;
    let taken = text::line(ui.painter(), at, Align2::LEFT_CENTER, &sentence, Type::Figure, color, room);
    let response = said(ui, taken, "why", &sentence);
    if wanted > room {
        response.on_hover_text(sentence);
    }
}

/// As many hints as `room` holds, ending at `right`.
fn show_hints(painter: &Painter, right: f32, y: f32, room: f32, desk: &Desk<'_>) {
    let hints = hints::worth_knowing(desk.view, desk.words);
    let mut taken = -space::M;
    let fits = |[key, does]: &&[String; 2]| {
        taken += key_hint_width(painter, key, does);
        taken <= room
    };
    let shown: Vec<_> = hints.iter().take_while(fits).collect();
    let width: f32 = shown.iter().map(|[key, does]| key_hint_width(painter, key, does)).sum();
    let mut x = right - width + space::M;
    for [key, does] in shown {
        x = key_hint(painter, pos2(x, y), key, does, desk.palette);
    }
}

/// The button that ends the search, at the right of `rect`; answers with where it begins.
fn stop(ui: &Ui, rect: Rect, desk: &Desk<'_>, actions: &mut Vec<Action>) -> f32 {
    let (key, does) = (const { named("stop") }.caps(desk.words), desk.words.say("stop"));
    let width = key_hint_width(ui.painter(), &key, &does) + space::XS;
    let place = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), vec2(width, 2.0 * space::M));
    let response = press::button(ui, place, id("stop"), &does);
    let fill = if response.hovered() { desk.palette.hover } else { desk.palette.raised };
    ui.painter().rect_filled(place, CornerRadius::same(radius::M), fill);
    key_hint(ui.painter(), place.left_center() + vec2(space::S, 0.0), &key, &does, desk.palette);
    press::focus_ring(ui.painter(), place, radius::M, &response, desk.palette);
    if response.clicked() {
        actions.push(Action::Escape);
    }
    place.left() - space::M
}
