//! The button that leads to where two lanes diverge, and the menu of realms to compare the chosen one with.

use egui::{Align2, Popup, Rect, Response, Sense, Vec2, pos2, vec2};
use eight_realms_app::app::{Action, RaceAction};
use eight_realms_core::realm::Realm;

use crate::gui::{
    keys::binding,
    kit::{Button, Canvas, id},
    theme::{RealmMark, Type, looks, sizes, space},
    widgets::{
        chip::{Fill, chip},
        marks::pointer,
        text,
    },
};

/// Width of the part that opens the menu.
const MORE: f32 = 18.0;
/// Gap between both parts.
const GAP: f32 = 1.0;
/// Width of the menu.
const MENU: f32 = 150.0;

/// Draws the button, ending at the right of `place`; returns its left end.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect) -> f32 {
    let word = canvas.say("race-difference");
    let end = place.right_center();
    let more = Align2::RIGHT_CENTER.anchor_size(end, vec2(MORE, looks::SMALL.height));
    let size = looks::SMALL.size(canvas.painter(), &word);
    let main = Align2::RIGHT_CENTER.anchor_size(more.left_center() - vec2(GAP, 0.0), size);
    let hint = canvas.context.hint_of("race-difference-hint", const { binding("difference") });
    let button = Button::new(main, id("difference"), &word, &looks::SMALL).hint(hint);
    let response = canvas.press_word(button, &word);
    canvas.on_click(&response, Action::Race(RaceAction::FindDivergence(None)));
    let label = canvas.say("race-difference-with");
    let button = Button::new(more, id("difference with"), &label, &looks::SMALL);
    let menu_response = canvas.press(button, |ink| {
        pointer(canvas.painter(), more.center(), Vec2::DOWN, sizes::race::MENU_ARROW, ink);
    });
    menu(canvas, &menu_response);
    menu_response.on_hover_text(label);
    main.left()
}

/// Shows a row for each realm that the chosen one can be compared with.
fn menu(canvas: &mut Canvas<'_, '_>, button: &Response) {
    let others: Vec<Realm> = canvas.context.view.rivals().collect();
    Popup::menu(button).gap(space::XS).show(|ui| {
        let size = vec2(MENU, looks::MENU_ROW.height);
        let (rect, _) = ui.allocate_exact_size(vec2(size.x, size.y * others.len() as f32), Sense::hover());
        let mut canvas = canvas.on(ui);
        for (place, other) in others.into_iter().enumerate() {
            let top = rect.top() + place as f32 * size.y;
            let row = Rect::from_min_size(pos2(rect.left(), top), size);
            if show_row(&canvas, row, other).clicked() {
                canvas.ask(Action::Race(RaceAction::FindDivergence(Some(other))));
            }
        }
    });
}

fn show_row(canvas: &Canvas<'_, '_>, row: Rect, other: Realm) -> Response {
    let words = canvas.tell("race-difference-from", &[("other", other.label().into())]);
    let button = Button::new(row, id(("difference with", other)), &words, &looks::MENU_ROW);
    canvas.press(button, |ink| {
        let painter = canvas.painter();
        let start = row.left_center() + vec2(space::XS, 0.0);
        let square = Align2::LEFT_CENTER.anchor_size(start, Vec2::splat(sizes::marks::CHIP));
        chip(painter, square, RealmMark::of(other), Fill::Solid, canvas.palette());
        let at = square.right_center() + vec2(space::S, 0.0);
        let (name, room) = (canvas.context.name(other), row.right() - at.x);
        text::line(painter, at, Align2::LEFT_CENTER, &name, Type::Figure, ink, room);
    })
}
