//! The choice of the estimate that is measured by.

use egui::{Align2, Popup, Rect, Response, Sense, pos2, vec2};

use crate::{
    app::{Action, RaceAction},
    gui::{
        kit::{Button, Canvas, Chosen, id},
        theme::{Type, looks, space},
        widgets::{marks::pointer, text},
    },
    heuristic::HeuristicKind,
};

/// Size of its arrow.
const ARROW: f32 = 8.0;
/// Height of a row of the menu.
const ROW: f32 = 30.0;

/// Draws it at the left of `place`; answers with the room it took.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect, estimate: HeuristicKind) -> Rect {
    let word = canvas.tell("race-must-expand-with", &[("estimate", name(canvas, estimate).into())]);
    let wanted = text::width(canvas.painter(), &word, Type::Caption) + 3.0 * space::S + ARROW;
    let size = vec2(wanted.min(place.width()), looks::SMALL.height);
    let rect = Align2::LEFT_CENTER.anchor_size(place.left_center(), size);
    let response = canvas.press(Button::new(rect, id("yardstick"), &word, &looks::SMALL), |ink| {
        let at = rect.left_center() + vec2(space::S, 0.0);
        let room = rect.width() - 3.0 * space::S - ARROW + 1.0;
        text::line(canvas.painter(), at, Align2::LEFT_CENTER, &word, Type::Caption, ink, room);
        let arrow = rect.right_center() - vec2(space::S + ARROW / 2.0, 0.0);
        pointer(canvas.painter(), arrow, egui::Vec2::DOWN, ARROW, ink);
    });
    menu(canvas, &response, estimate);
    let hint = canvas.say("race-must-expand-with-hint");
    response.on_hover_text(if wanted > place.width() { [word, hint].join("\n") } else { hint });
    rect
}

fn name(canvas: &Canvas<'_, '_>, estimate: HeuristicKind) -> String {
    canvas.say(&format!("heuristic-{estimate}"))
}

/// A row for each estimate; those that cannot be measured by say so.
fn menu(canvas: &mut Canvas<'_, '_>, button: &Response, now: HeuristicKind) {
    let widths = HeuristicKind::ALL.map(|estimate| row_width(canvas, estimate));
    let size = vec2(widths.into_iter().fold(0.0, f32::max), ROW * HeuristicKind::ALL.len() as f32);
    Popup::menu(button).gap(space::XS).show(|ui| {
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let mut canvas = canvas.on(ui);
        for (place, estimate) in HeuristicKind::ALL.into_iter().enumerate() {
            let top = rect.top() + place as f32 * ROW;
            let row = Rect::from_min_size(pos2(rect.left(), top), vec2(size.x, ROW));
            let chosen = Chosen::same(estimate.name(), now.name());
            if show_row(&canvas, row, estimate, chosen).clicked() {
                canvas.ask(Action::Race(RaceAction::MustExpandWith(estimate)));
            }
        }
    });
}

fn show_row(canvas: &Canvas<'_, '_>, row: Rect, estimate: HeuristicKind, chosen: Chosen) -> Response {
    let words = name(canvas, estimate);
    let button = Button::new(row, id(("yardstick", estimate.name())), &words, &looks::MENU_ROW);
    canvas.press(button.choice(chosen), |ink| {
        let (painter, faint) = (canvas.painter(), canvas.palette().text_faint);
        let at = row.left_center() + vec2(space::S, 0.0);
        let is_consistent = estimate.is_consistent();
        let taken = text::left(painter, at, &words, Type::Figure, if is_consistent { ink } else { faint });
        if !is_consistent {
            let after = taken.right_center() + vec2(space::S, 0.0);
            text::left(painter, after, &canvas.say("race-not-consistent"), Type::Caption, faint);
        }
    })
}

fn row_width(canvas: &Canvas<'_, '_>, estimate: HeuristicKind) -> f32 {
    let painter = canvas.painter();
    let why = canvas.say("race-not-consistent");
    let why =
        if estimate.is_consistent() { 0.0 } else { text::width(painter, &why, Type::Caption) + space::S };
    text::width(painter, &name(canvas, estimate), Type::Figure) + why + 2.0 * space::S
}
