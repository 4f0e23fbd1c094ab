//! The inside of the chosen realm's search at its playhead: the search tree, the plane of g and h, the data structure.
//!
//! ```text
//! ┌ tabs ── Tree Contours Structure ────── realm ┐
//! │ what the face shows                          │
//! └──────────────────────────────────────────────┘
//! ```
//!
//! Everything keeps its place for the whole recording: an event lights something or puts it out, and moves nothing.

mod contours;
mod faces;
mod structure;
mod tree;

use egui::{Rect, vec2};
use eight_realms_app::app::{InsideFace, view::Phase};

use crate::gui::{
    kit::Canvas,
    theme::{Type, sizes, space},
};

/// Least height of a drawing of a data structure.
const STRUCTURE: f32 = 280.0;

pub use faces::show as controls;

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect) {
    let Some(inside) = &canvas.context.view.inside else { return };
    if canvas.stage().phase == Phase::AnsweredByParity {
        show_empty(canvas, body);
        return;
    }
    match inside.face {
        InsideFace::Tree => tree::show(canvas, body, inside),
        InsideFace::Contours => contours::show(canvas, body, inside),
        InsideFace::Structure => {
            let name = ("structure", canvas.context.view.model.chosen);
            canvas.at_least(name, body, STRUCTURE, |canvas, body| structure::show(canvas, body, inside));
        }
    }
}

/// Says that nothing is searched.
fn show_empty(canvas: &Canvas<'_, '_>, body: Rect) {
    let room = Rect::from_min_size(
        body.min + vec2(0.0, space::XL),
        vec2(sizes::race::WIDEST_WORDS.min(body.width()), body.height() - space::XL),
    );
    let title = canvas.paragraph(room, "inside-empty", &canvas.say("inside-empty"), Type::Display);
    let below = room.with_min_y(title.bottom() + space::M);
    canvas.paragraph(below, "inside-empty-why", &canvas.say("inside-empty-why"), Type::Body);
}
