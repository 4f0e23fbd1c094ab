//! The hunt for a board from which a weighted search takes too long a way: its button, its progress, its find.

use egui::{Align2, Rect, pos2, vec2};

use super::paths;
use crate::{
    app::{Action, HeuristicsAction, view::heuristics::SuboptimalView},
    gui::{
        kit::Canvas,
        panels::heuristics::progress,
        theme::{Type, space},
        widgets::text,
    },
    heuristic::Weight,
    tell::counterexample::{self, CounterexampleStatus, LOAD},
};

/// Height of the line with the button.
const LINE: f32 = 28.0;

pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, weight: Weight, view: &SuboptimalView) {
    let top = Rect::from_min_size(rect.min, vec2(rect.width(), LINE));
    let rest = Rect::from_min_max(top.left_bottom() + vec2(0.0, space::S), rect.max);
    let words = canvas.context.words;
    match counterexample::counterexample(words, &view.run) {
        CounterexampleStatus::Progress(told) => progress::show(canvas, top, &told),
        CounterexampleStatus::Nothing => _ = ask(canvas, top, &counterexample::button(words, weight)),
        CounterexampleStatus::Ended(told) => {
            let place = ask(canvas, top, &counterexample::button(words, weight));
            ended(canvas, top.with_min_x(place.right() + space::M), &told);
        }
        CounterexampleStatus::Found => {
            ask(canvas, top, &label_after_a_find(canvas, top, weight));
            let hint = canvas.say("heuristics-load-example-hint");
            progress::button_at_end(canvas, top, LOAD, &hint, HeuristicsAction::LoadExample);
        }
    }
    if let Some(found) = &view.paths {
        paths::show(canvas, rest, found);
    } else {
        canvas.paragraph(rest, "study hunt note", &counterexample::note(words, weight), Type::Body);
    }
}

/// After a find the button shares the line with another one, and may have to say less.
fn label_after_a_find(canvas: &Canvas<'_, '_>, rect: Rect, weight: Weight) -> String {
    let room = rect.width() - canvas.button_size(&canvas.say(LOAD)).x - space::M;
    let [whole, short] = counterexample::button_after_a_find(canvas.context.words, weight);
    if canvas.button_size(&whole).x <= room { whole } else { short }
}

/// The button that begins; answers with its place.
fn ask(canvas: &mut Canvas<'_, '_>, rect: Rect, label: &str) -> Rect {
    let place = Align2::LEFT_CENTER.anchor_size(rect.left_center(), canvas.button_size(label));
    let response =
        canvas.button(place, "study hunt", label).on_hover_text(canvas.say("heuristics-counterexample-hint"));
    canvas.on_click(&response, Action::Heuristics(HeuristicsAction::FindCounterexample));
    place
}

/// What came of it the last time.
fn ended(canvas: &Canvas<'_, '_>, rect: Rect, words: &str) {
    let at = pos2(rect.left(), rect.center().y);
    let color = canvas.palette().text_soft;
    let taken =
        text::line(canvas.painter(), at, Align2::LEFT_CENTER, words, Type::Caption, color, rect.width());
    canvas.named(taken, "study hunt ended", words);
}
