//! The breakpoints, each with its switch; those that cannot occur in this realm are grey.

use egui::{Align2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::{
    app::{Action, Breakpoint, BreakpointSwitch, PlacesAction},
    tell::places,
};

use super::{empty, head, remove_button, row_text};
use crate::gui::{
    keys::binding,
    kit::{Button, Canvas, id},
    theme::{Type, looks, radius, sizes::sheets::places as sizes, space, stroke},
    widgets::button::Chosen,
};

/// Side of a tick box.
const BOX: f32 = 15.0;

/// Returns the height below the head.
pub fn height(canvas: &Canvas<'_, '_>) -> f32 {
    let rows = canvas.context.view.model.places.breakpoints.len();
    if rows == 0 { sizes::EMPTY } else { rows as f32 * sizes::ROW }
}

/// Draws head and rows from the top of `rect`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let keys = const { binding("breakpoint") }.caps(canvas.context.words);
    let below = head(canvas, rect, "breakpoints", &keys);
    let model = canvas.context.view.model;
    if model.places.breakpoints.is_empty() {
        empty(canvas, below, "breakpoints-none");
    }
    for (number, breakpoint) in model.places.breakpoints.iter().enumerate() {
        let corner = below.min + vec2(0.0, number as f32 * sizes::ROW);
        let row = Rect::from_min_size(corner, vec2(below.width(), sizes::ROW));
        show_one(canvas, row, number, breakpoint);
    }
}

fn show_one(canvas: &mut Canvas<'_, '_>, row: Rect, number: usize, breakpoint: &Breakpoint) {
    let place = places::shown(canvas.context.words, &breakpoint.place);
    let of_place = [("place", place.clone().into())];
    let label = canvas.tell("breakpoint-remove", &of_place);
    let remove = Action::Places(PlacesAction::RemoveBreakpoint(number));
    let rest = remove_button(canvas, row, ("remove breakpoint", number), &label, remove);
    let is_of_realm = breakpoint.place.applies_to(canvas.context.view.model.chosen);
    let (chosen, label) = match breakpoint.switch {
        BreakpointSwitch::On => (Chosen::Yes, canvas.tell("places-breakpoint-on", &of_place)),
        BreakpointSwitch::Off => (Chosen::No, canvas.tell("places-breakpoint-off", &of_place)),
    };
    let hint = if is_of_realm {
        label.clone()
    } else {
        places::not_of_realm(canvas.context.narrator(), &breakpoint.place)
    };
    let name = id(("breakpoint", number));
    // The box shows whether the breakpoint is on, so the row does not change its shade.
    let button = Button::new(rest, name, &label, &looks::SWITCH_ROW).tick(chosen).hint(hint);
    let response = canvas.press(button, |_| {
        let palette = canvas.palette();
        let ink = if is_of_realm { palette.text } else { palette.text_faint };
        let middle = pos2(rest.left() + space::S + BOX / 2.0, rest.center().y);
        tick_box(canvas, middle, chosen, ink);
        let words = rest.with_min_x(middle.x + BOX / 2.0 + space::S);
        row_text(canvas, words, &place, Type::Code, ink);
    });
    canvas.on_click(&response, Action::Places(PlacesAction::SwitchBreakpoint(number)));
}

fn tick_box(canvas: &Canvas<'_, '_>, middle: egui::Pos2, chosen: Chosen, ink: egui::Color32) {
    let side = Align2::CENTER_CENTER.anchor_size(middle, Vec2::splat(BOX));
    let edge = Stroke::new(stroke::HAIR, ink);
    canvas.painter().rect_stroke(side, radius::XS, edge, StrokeKind::Inside);
    if chosen == Chosen::Yes {
        let [from, turn, to] =
            [vec2(-0.26, 0.02), vec2(-0.06, 0.22), vec2(0.28, -0.22)].map(|share| middle + share * BOX);
        let pen = Stroke::new(stroke::STRONG, ink);
        canvas.painter().line_segment([from, turn], pen);
        canvas.painter().line_segment([turn, to], pen);
    }
}
