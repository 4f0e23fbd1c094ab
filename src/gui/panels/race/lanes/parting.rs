//! The button that leads to where two lanes part, and the menu of whom the chosen one is compared with.

use egui::{Align2, CornerRadius, Popup, Rect, Response, Sense, Vec2, pos2, vec2};

use crate::{
    app::{Action, RaceAction},
    gui::{
        keys::named,
        kit::{Canvas, id},
        theme::{RealmMark, Type, radius, space},
        widgets::{
            chip::{Fill, chip},
            marks::pointer,
            press, text,
        },
    },
    realm::Realm,
};

/// Height of the button.
const HEIGHT: f32 = 22.0;
/// Width of the part that opens the menu.
const MORE: f32 = 18.0;
/// Size of its arrow.
const ARROW: f32 = 8.0;
/// Between both parts.
const GAP: f32 = 1.0;
/// A row of the menu.
const ROW: Vec2 = vec2(150.0, 28.0);
/// Side of the chip in a row.
const CHIP: f32 = 18.0;

/// Draws it, ending at the right of `place`; answers with its left end.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect) -> f32 {
    let word = canvas.say("race-difference");
    let width = text::width(canvas.painter(), &word, Type::Caption) + 2.0 * space::S;
    let end = place.right_center();
    let more = Align2::RIGHT_CENTER.anchor_size(end, vec2(MORE, HEIGHT));
    let main = Align2::RIGHT_CENTER.anchor_size(more.left_center() - vec2(GAP, 0.0), vec2(width, HEIGHT));
    let pressed = show_part(canvas, main, "difference", &word);
    let ink = canvas.palette().text;
    text::centred(canvas.painter(), main.center(), &word, Type::Caption.font(), ink);
    if pressed.clicked() {
        canvas.ask(Action::Race(RaceAction::Part(None)));
    }
    pressed.on_hover_text(hint(canvas));
    let label = canvas.say("race-difference-with");
    let opened = show_part(canvas, more, "difference with", &label);
    pointer(canvas.painter(), more.center(), Vec2::DOWN, ARROW, ink);
    menu(canvas, &opened);
    opened.on_hover_text(label);
    main.left()
}

/// The ground of a part of the button.
fn show_part(canvas: &Canvas<'_, '_>, place: Rect, name: &str, label: &str) -> Response {
    let palette = canvas.palette();
    let response = press::button(canvas.ui, place, id(name), label);
    let fill = if response.hovered() { palette.hover } else { palette.raised };
    canvas.painter().rect_filled(place, CornerRadius::same(radius::S), fill);
    press::focus_ring(canvas.painter(), place, radius::S, &response, palette);
    response
}

/// What the button does, and its key.
fn hint(canvas: &Canvas<'_, '_>) -> String {
    let key = const { named("difference") };
    canvas.desk.hint(&canvas.say("race-difference-hint"), &key.caps(canvas.desk.words))
}

/// A row for each realm that the chosen one can be compared with.
fn menu(canvas: &mut Canvas<'_, '_>, button: &Response) {
    let others: Vec<Realm> = canvas.desk.view.rivals().collect();
    Popup::menu(button).gap(space::XS).show(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(ROW.x, ROW.y * others.len() as f32), Sense::hover());
        let mut canvas = canvas.on(ui);
        for (place, other) in others.into_iter().enumerate() {
            let top = rect.top() + place as f32 * ROW.y;
            let row = Rect::from_min_size(pos2(rect.left(), top), ROW);
            if show_row(&canvas, row, other).clicked() {
                canvas.ask(Action::Race(RaceAction::Part(Some(other))));
            }
        }
    });
}

fn show_row(canvas: &Canvas<'_, '_>, row: Rect, other: Realm) -> Response {
    let palette = canvas.palette();
    let words = canvas.tell("race-difference-from", &[("other", other.label().into())]);
    let response = press::button(canvas.ui, row, id(("difference with", other)), &words);
    if response.hovered() || response.has_focus() {
        canvas.painter().rect_filled(row, CornerRadius::same(radius::M), palette.hover);
    }
    let square = Align2::LEFT_CENTER.anchor_size(row.left_center() + vec2(space::XS, 0.0), Vec2::splat(CHIP));
    chip(canvas.painter(), square, RealmMark::of(other), Fill::Solid, palette);
    let name = canvas.desk.name(other);
    let at = square.right_center() + vec2(space::S, 0.0);
    let room = row.right() - at.x;
    text::line(canvas.painter(), at, Align2::LEFT_CENTER, &name, Type::Figure, palette.text, room);
    response
}
