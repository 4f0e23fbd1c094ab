//! The race: every visible realm in a lane of its own, by one measure.
//!
//! ```text
//! ┌ tabs ──── Lanes Table Must-expand │ Expansions Operations Run time ┐
//! │ what the face shows                                                │
//! └────────────────────────────────────────────────────────────────────┘
//! ```

mod hover;
mod lanes;
mod must_expand;
mod name;
mod rows;
mod strip;
mod table;

use egui::{Rect, vec2};
use eight_realms_app::app::RaceFace;

use crate::gui::{
    keys::binding,
    kit::Canvas,
    theme::{Type, sizes, space},
};

pub use strip::show as controls;

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect) {
    let Some(race) = &canvas.context.view.race else { return };
    if race.lanes.is_empty() {
        show_empty(canvas, body);
        return;
    }
    let model = canvas.context.view.model;
    match (model.race.shown_face(&model), &race.must_expand) {
        (RaceFace::Table, _) => table::show(canvas, body, race),
        (RaceFace::MustExpand, Some(view)) => must_expand::show(canvas, body, race, view),
        (RaceFace::Lanes | RaceFace::MustExpand, _) => lanes::show(canvas, body, race),
    }
}

/// Says that no realm takes part, and how to add one.
fn show_empty(canvas: &Canvas<'_, '_>, body: Rect) {
    let room = Rect::from_min_size(
        body.min + vec2(0.0, space::XL),
        vec2(sizes::race::WIDEST_WORDS.min(body.width()), body.height() - space::XL),
    );
    let title = canvas.paragraph(room, "race-empty", &canvas.say("race-empty"), Type::Display);
    let below = room.with_min_y(title.bottom() + space::M);
    let [first, last] = const { binding("show") }.ends(canvas.context.words);
    let how = canvas.tell("race-empty-how", &[("first", first.into()), ("last", last.into())]);
    canvas.paragraph(below, "race-empty-how", &how, Type::Body);
}
