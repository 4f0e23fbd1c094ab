//! The choice of the heuristic of the must-expand face.

use egui::{Align2, Popup, Rect, Response, Sense, pos2, vec2};
use eight_realms_app::app::{Action, RaceAction};
use eight_realms_core::heuristic::HeuristicKind;

use crate::gui::{
    kit::{Button, Canvas, Chosen, id},
    theme::{Type, looks, sizes::race, space},
    widgets::{marks::pointer, text},
};

/// Height of a row of the menu of heuristics.
const MENU_ROW: f32 = 30.0;

/// Draws the button at the left of `place`; returns the room it took.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect, heuristic: HeuristicKind) -> Rect {
    let word = canvas.tell("race-must-expand-heuristic", &[("heuristic", name(canvas, heuristic).into())]);
    let full_width = text::width(canvas.painter(), &word, Type::Caption) + 3.0 * space::S + race::MENU_ARROW;
    let size = vec2(full_width.min(place.width()), looks::SMALL.height);
    let rect = Align2::LEFT_CENTER.anchor_size(place.left_center(), size);
    let response =
        canvas.press(Button::new(rect, id("must-expand heuristic"), &word, &looks::SMALL), |ink| {
            let at = rect.left_center() + vec2(space::S, 0.0);
            let room = rect.width() - 3.0 * space::S - race::MENU_ARROW + 1.0;
            text::line(canvas.painter(), at, Align2::LEFT_CENTER, &word, Type::Caption, ink, room);
            let arrow = rect.right_center() - vec2(space::S + race::MENU_ARROW / 2.0, 0.0);
            pointer(canvas.painter(), arrow, egui::Vec2::DOWN, race::MENU_ARROW, ink);
        });
    menu(canvas, &response, heuristic);
    let hint = canvas.say("race-must-expand-heuristic-hint");
    response.on_hover_text(if full_width > place.width() { [word, hint].join("\n") } else { hint });
    rect
}

fn name(canvas: &Canvas<'_, '_>, heuristic: HeuristicKind) -> String {
    canvas.say(format!("heuristic-{heuristic}"))
}

/// Shows a row for each heuristic; those that are not consistent are marked.
fn menu(canvas: &mut Canvas<'_, '_>, button: &Response, now: HeuristicKind) {
    let widths = HeuristicKind::ALL.map(|heuristic| row_width(canvas, heuristic));
    let size = vec2(widths.into_iter().fold(0.0, f32::max), MENU_ROW * HeuristicKind::ALL.len() as f32);
    Popup::menu(button).gap(space::XS).show(|ui| {
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let mut canvas = canvas.on(ui);
        for (place, heuristic) in HeuristicKind::ALL.into_iter().enumerate() {
            let top = rect.top() + place as f32 * MENU_ROW;
            let row = Rect::from_min_size(pos2(rect.left(), top), vec2(size.x, MENU_ROW));
            let chosen = Chosen::same(heuristic.name(), now.name());
            if show_row(&canvas, row, heuristic, chosen).clicked() {
                canvas.ask(Action::Race(RaceAction::MustExpandWith(heuristic)));
            }
        }
    });
}

fn show_row(canvas: &Canvas<'_, '_>, row: Rect, heuristic: HeuristicKind, chosen: Chosen) -> Response {
    let words = name(canvas, heuristic);
    let button = Button::new(row, id(("must-expand heuristic", heuristic.name())), &words, &looks::MENU_ROW);
    canvas.press(button.choice(chosen), |ink| {
        let (painter, faint) = (canvas.painter(), canvas.palette().text_faint);
        let at = row.left_center() + vec2(space::S, 0.0);
        let is_consistent = heuristic.is_consistent();
        let text_rect =
            text::left(painter, at, &words, Type::Figure, if is_consistent { ink } else { faint });
        if !is_consistent {
            let after = text_rect.right_center() + vec2(space::S, 0.0);
            text::left(painter, after, &canvas.say("race-not-consistent"), Type::Caption, faint);
        }
    })
}

fn row_width(canvas: &Canvas<'_, '_>, heuristic: HeuristicKind) -> f32 {
    let painter = canvas.painter();
    let reason = canvas.say("race-not-consistent");
    let reason_width =
        if heuristic.is_consistent() { 0.0 } else { text::width(painter, &reason, Type::Caption) + space::S };
    text::width(painter, &name(canvas, heuristic), Type::Figure) + reason_width + 2.0 * space::S
}
