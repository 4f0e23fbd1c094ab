//! The progress of the chosen realm's search; and its solution, always within reach once it is found.
//!
//! At the end of the recording, the solution is on the stage itself. Anywhere else in the search, a button opens the
//! walk along it, so that the moment shown need not be left.

use egui::{Align2, Rect, pos2, vec2};
use eight_realms_app::{
    app::{Action, RunState, SearchOutcome, SolutionAction, StageTab, view::Phase},
    tell,
};
use eight_realms_core::space::DEEPEST;

use crate::gui::{
    kit::{Button, Canvas, Chosen, id},
    theme::{Regions, StatusStyle, Type, looks, sizes::marks, space},
    widgets::{status::status_mark, text},
};

/// Smallest room in which words are worth writing.
const MIN_WORDS: f32 = 40.0;
/// Height of the button with the status.
const STATUS: f32 = 26.0;

/// Draws the progress, or the button of the solution, at the right end of `rect`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let lane = canvas.context.view.model.chosen_lane();
    match (&lane.run, canvas.stage().phase) {
        (RunState::Done(SearchOutcome::Found(_)), Phase::Solved) if shows_solution(canvas) => {}
        (RunState::Done(SearchOutcome::Found(_)), _) => show_button(canvas, rect),
        _ => show_words(canvas, rect),
    }
}

/// Whether the stage itself shows the solution at the end.
fn shows_solution(canvas: &Canvas<'_, '_>) -> bool {
    match canvas.context.view.model.stage {
        StageTab::Step => true,
        StageTab::Reading => Regions::has_reading(canvas.ui.ctx().content_rect().width()),
        StageTab::Inside | StageTab::Race | StageTab::Map | StageTab::Heuristics => false,
    }
}

/// The width of the button of a longest solution.
pub fn width(canvas: &Canvas<'_, '_>) -> f32 {
    let label = canvas.tell("solution-of", &[("moves", u64::from(DEEPEST).into())]);
    button_width(canvas, &label)
}

fn button_width(canvas: &Canvas<'_, '_>, label: &str) -> f32 {
    text::width(canvas.painter(), label, Type::Caption) + marks::STATUS + 3.0 * space::S
}

/// The word and the action of the button, where there is one.
pub fn walk(canvas: &Canvas<'_, '_>) -> Option<(String, Action)> {
    let model = canvas.context.view.model;
    let path = model.chosen_lane().path()?;
    let label = canvas.tell("solution-of", &[("moves", path.len().into())]);
    let action = if model.is_walking() { SolutionAction::Close } else { SolutionAction::Open };
    Some((label, Action::Solution(action)))
}

fn show_words(canvas: &Canvas<'_, '_>, rect: Rect) {
    if rect.width() < MIN_WORDS {
        return;
    }
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

fn show_button(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let Some((label, action)) = walk(canvas) else { return };
    let width = button_width(canvas, &label);
    if width > rect.width() {
        return;
    }
    let place = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), vec2(width, STATUS));
    let chosen = if canvas.context.view.model.is_walking() { Chosen::Yes } else { Chosen::No };
    let button = Button::new(place, id("solution"), &label, &looks::RAISED).highlighted(chosen);
    let response = canvas.press(button.hint(canvas.say("race-column-moves-note")), |ink| {
        let mark = pos2(place.left() + space::S + marks::STATUS / 2.0, place.center().y);
        status_mark(canvas.painter(), mark, marks::STATUS, StatusStyle::Path, canvas.palette());
        let word = mark + vec2(marks::STATUS / 2.0 + space::S, 0.0);
        text::left(canvas.painter(), word, &label, Type::Caption, ink);
    });
    canvas.on_click(&response, action);
}
