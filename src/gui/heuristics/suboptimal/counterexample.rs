//! The search for a counterexample, a board from which a weighted search finds too long a path: its button, its
//! progress, its result.

use egui::{Align2, Rect, pos2, vec2};
use eight_realms_app::{
    app::{Action, HeuristicsAction, view::heuristics::CounterexampleView},
    tell::counterexample::{self, CONVENTION, CounterexampleStatus, LOAD},
};
use eight_realms_core::heuristic::Weight;

use super::paths;
use crate::gui::{
    heuristics::progress,
    kit::Canvas,
    theme::{Type, looks, space},
    widgets::text,
};

pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, weight: Weight, view: &CounterexampleView) {
    let top = Rect::from_min_size(rect.min, vec2(rect.width(), looks::RAISED.height));
    let rest = Rect::from_min_max(top.left_bottom() + vec2(0.0, space::S), rect.max);
    let words = canvas.context.words;
    match counterexample::counterexample(words, &view.run) {
        CounterexampleStatus::Progress(progress) => progress::show(canvas, top, &progress),
        CounterexampleStatus::NotStarted => {
            _ = show_button(canvas, top, &counterexample::button(words, weight));
        }
        CounterexampleStatus::Ended(text) => {
            let place = show_button(canvas, top, &counterexample::button(words, weight));
            show_end(canvas, top.with_min_x(place.right() + space::M), &text);
        }
        CounterexampleStatus::Found => {
            show_button(canvas, top, &label_beside_load(canvas, top, weight));
            let hint = canvas.say("heuristics-load-example-hint");
            progress::button_at_end(canvas, top, LOAD, &hint, HeuristicsAction::LoadCounterexample);
        }
    }
    if let Some(paths) = &view.paths {
        paths::show(canvas, rest, paths);
    } else {
        canvas.paragraph(
            rest,
            "heuristics counterexample note",
            &counterexample::note(words, weight),
            Type::Body,
        );
    }
}

/// Returns the label of the button beside that of a counterexample found: the short one, if the whole one has no room.
fn label_beside_load(canvas: &Canvas<'_, '_>, rect: Rect, weight: Weight) -> String {
    let room = rect.width() - canvas.button_size(&canvas.say(LOAD)).x - space::M;
    let [whole, short] = counterexample::buttons_beside_load(canvas.context.words, weight);
    if canvas.button_size(&whole).x <= room { whole } else { short }
}

/// Draws the button that starts the search; returns its place.
fn show_button(canvas: &mut Canvas<'_, '_>, rect: Rect, label: &str) -> Rect {
    let place = Align2::LEFT_CENTER.anchor_size(rect.left_center(), canvas.button_size(label));
    let response =
        canvas.button(place, "heuristics counterexample search", label).on_hover_text(canvas.say(CONVENTION));
    canvas.on_click(&response, Action::Heuristics(HeuristicsAction::FindCounterexample));
    place
}

/// Writes how the last search ended.
fn show_end(canvas: &Canvas<'_, '_>, rect: Rect, words: &str) {
    let at = pos2(rect.left(), rect.center().y);
    let color = canvas.palette().text_soft;
    let text_rect =
        text::line(canvas.painter(), at, Align2::LEFT_CENTER, words, Type::Caption, color, rect.width());
    let response = canvas.named(text_rect, "heuristics counterexample search ended", words);
    response.on_hover_text(canvas.say(CONVENTION));
}
