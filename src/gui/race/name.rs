//! The realm of a lane and its status: chip, name, and a word.

use egui::{Align2, Color32, CornerRadius, Rect, Response, Vec2, vec2};
use eight_realms_app::{
    app::{Action, view::RaceLane},
    tell::race::status,
};
use eight_realms_core::realm::Realm;

use super::hover;
use crate::gui::{
    kit::{Button, Canvas, Chosen, id},
    theme::{RealmMark, Type, looks, radius, sizes::race::name, space},
    widgets::{
        chip::{Fill, chip},
        text,
    },
};

/// Side of the chip.
const CHIP: f32 = 22.0;
/// Maximum distance from the middle of a row up to the first of its two lines, and down to the second.
const LINES: f32 = 8.5;

/// Share of a low row's height that lies between its middle and each of its two lines.
const APART: f32 = 0.25;

/// Returns the distance of the two lines of a row from its middle.
pub fn apart(row: Rect) -> f32 {
    LINES.min(APART * row.height())
}

/// Draws the realm into `place`, with its status at the position. A press chooses this realm.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect, lane: &RaceLane) {
    let palette = canvas.palette();
    let ink = if lane.standing.has_finished() { palette.text } else { palette.text_faint };
    let below = status::at_the_position(lane, canvas.context.narrator());
    let response = show_with(canvas, place, lane, (&below, ink));
    response.on_hover_ui(|ui| hover::lane(ui, lane, canvas.context));
}

/// Draws the realm into `place`, with another word below its name, or none.
pub fn show_with(
    canvas: &mut Canvas<'_, '_>,
    place: Rect,
    lane: &RaceLane,
    (below, ink): (&str, Color32),
) -> Response {
    let context = canvas.context;
    let name = context.name(lane.realm);
    let label = label(canvas, lane, &name, below);
    let chosen = Chosen::same(lane.realm, context.view.model.chosen);
    let button = Button::new(place, id(("lane", lane.realm)), &label, &looks::LANE).choice(chosen);
    let response = canvas.press(button, |name_ink| {
        mark(canvas, place, lane.realm, chosen);
        let room = place.width() - name::INDENT - space::XS;
        let at = |y: f32| place.left_center() + vec2(name::INDENT, y);
        let has_two = !below.is_empty() && place.height() >= name::TWO_LINES_FROM;
        let apart = apart(place);
        let above = if has_two { -apart } else { 0.0 };
        let painter = canvas.painter();
        text::line(painter, at(above), Align2::LEFT_CENTER, &name, Type::Figure, name_ink, room);
        if has_two {
            text::line(painter, at(apart), Align2::LEFT_CENTER, below, Type::Caption, ink, room);
        }
    });
    canvas.on_click(&response, Action::Choose(lane.realm));
    response
}

/// Draws the realm's chip at the left of `place`, and a bar before it where the realm is chosen.
fn mark(canvas: &Canvas<'_, '_>, place: Rect, realm: Realm, chosen: Chosen) {
    let (painter, palette, middle) = (canvas.painter(), canvas.palette(), place.left_center());
    let mark = RealmMark::of(realm);
    if chosen == Chosen::Yes {
        let bar = Align2::RIGHT_CENTER.anchor_size(middle - vec2(space::XS, 0.0), name::BAR);
        painter.rect_filled(bar, CornerRadius::same(radius::XXS), mark.color(palette));
    }
    let side = CHIP.min(place.height() - space::XS);
    let square = Align2::LEFT_CENTER.anchor_size(middle, Vec2::splat(side));
    chip(painter, square, mark, Fill::Solid, palette);
}

/// Returns what a press does, the realm's name, and its status.
fn label(canvas: &Canvas<'_, '_>, lane: &RaceLane, name: &str, below: &str) -> String {
    let choose = canvas.tell("rung-choose", &[("realm", lane.realm.label().into())]);
    let parts: Vec<&str> = [name, below].into_iter().filter(|words| !words.is_empty()).collect();
    canvas.tell("named", &[("name", choose.into()), ("what", parts.join(", ").into())])
}
