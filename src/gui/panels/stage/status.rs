//! The progress of the chosen realm's search; and its solution, always within reach once it is found.
//!
//! At the end of the recording, the solution is on the stage itself. Anywhere else in the search, a button opens the
//! same playback over the stage, so that the moment shown need not be left.

use egui::{Align2, Popup, PopupCloseBehavior, Rect, Vec2, pos2, vec2};

use crate::{
    app::{RunState, SearchOutcome, view::Phase},
    gui::{
        keys,
        kit::{Button, Canvas, id},
        panels::solution,
        theme::{StatusStyle, Type, looks, sizes::marks, space},
        widgets::{status::status_mark, text},
    },
    tell,
};

/// Size of the solution over the stage.
const SOLUTION: Vec2 = vec2(560.0, 212.0);
/// Height of the button with the status.
const STATUS: f32 = 26.0;

/// Draws the progress, or the button of the solution, at the right end of `rect`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let lane = canvas.context.view.model.chosen_lane();
    match (&lane.run, canvas.stage().phase) {
        (RunState::Done(SearchOutcome::Found(_)), Phase::Solved) => {}
        (RunState::Done(SearchOutcome::Found(path)), _) => show_button(canvas, rect, path.len()),
        _ => show_words(canvas, rect),
    }
}

fn show_words(canvas: &Canvas<'_, '_>, rect: Rect) {
    let Some(words) = tell::stage::progress(canvas.context.narrator()) else { return };
    let color = canvas.palette().text_faint;
    let at = rect.right_center();
    let text_rect =
        text::line(canvas.painter(), at, Align2::RIGHT_CENTER, &words, Type::Caption, color, rect.width());
    let response = canvas.named(text_rect, "run", &words);
    if let Some(convention) = tell::stage::progress_convention(canvas.context.narrator()) {
        response.on_hover_text(canvas.say(convention));
    }
}

fn show_button(canvas: &mut Canvas<'_, '_>, rect: Rect, moves: usize) {
    let label = canvas.tell("solution-of", &[("moves", moves.into())]);
    let width =
        text::width(canvas.painter(), &label, Type::Caption) + marks::STATUS + 2.0 * space::S + space::S;
    if width > rect.width() {
        return;
    }
    let place = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), vec2(width, STATUS));
    let button = Button::new(place, id("solution"), &label, &looks::RAISED);
    let response = canvas.press(button.hint(canvas.say("race-column-moves-note")), |ink| {
        let mark = pos2(place.left() + space::S + marks::STATUS / 2.0, place.center().y);
        status_mark(canvas.painter(), mark, marks::STATUS, StatusStyle::Path, canvas.palette());
        let word = mark + vec2(marks::STATUS / 2.0 + space::S, 0.0);
        text::left(canvas.painter(), word, &label, Type::Caption, ink);
    });
    let over = Popup::from_toggle_button_response(&response)
        .id(keys::solution_popup())
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .accessible_name(label);
    over.show(|ui| {
        let (rect, _) = ui.allocate_exact_size(SOLUTION, egui::Sense::hover());
        solution::show(&mut canvas.on(ui), rect);
    });
}
