//! The stage: the search at the playhead.
//!
//! ```text
//! ┌ tabs ──────────────────────────────────── status, realm ┐
//! │ board      → successors, or the solution once the goal  │
//! │ g + h = f    is reached                                 │
//! ├─────────────────────────────────────────────────────────┤
//! │ frontier, in the way this realm keeps it          heap  │
//! │ way to this board, or the boards of the solution        │
//! └─────────────────────────────────────────────────────────┘
//! ```
//!
//! Everything has its place before anything is drawn (`plan.rs`), so nothing moves while the search plays.

mod banner;
mod card;
mod frontier;
mod hero;
mod plan;
mod quiet;
mod refused;
mod solution;
mod status;
mod successors;
mod table;
pub mod tabs;
mod way;

use egui::{Rect, UiBuilder, pos2, vec2};

use self::{plan::Plan, tabs::Strip};
use super::reading;
use crate::{
    app::{Action, StageTab, view::Phase},
    gui::{Desk, kit::Canvas, theme::space},
    trace::Event,
};

/// From this width on, the stage has wide margins.
const WIDE: f32 = 820.0;

/// Draws the panel into `ui.max_rect()`.
pub fn show(ui: &mut egui::Ui, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let full = ui.max_rect();
    let mut canvas = Canvas { ui, desk, actions };
    let Strip { rest, below } = tabs::show(&mut canvas, full, StageTab::Step);
    tabs::show_realm(&mut canvas, rest);
    let below = banner::show(&mut canvas, below);
    body(&mut canvas, inside(full, below));
}

/// In a narrow window: the tabs, and the reading panel in the place of the search.
pub fn show_reading(ui: &mut egui::Ui, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let full = ui.max_rect();
    let below = tabs::show(&mut Canvas { ui, desk, actions }, full, StageTab::Reading).below;
    let mut rest = ui.new_child(UiBuilder::new().id_salt("reading in the stage").max_rect(below));
    rest.set_clip_rect(below.intersect(ui.clip_rect()));
    reading::show(&mut rest, desk, actions);
}

/// What is left of `below` between the margins of the stage.
/// Left and right margins are those of the stage, whatever stands above.
pub fn inside(full: Rect, below: Rect) -> Rect {
    let margin = margin(full);
    Rect::from_min_max(pos2(full.left() + margin, below.top()), full.max - vec2(margin, 0.0))
}

fn margin(full: Rect) -> f32 {
    if full.width() > WIDE { space::XL } else { space::L }
}

fn body(canvas: &mut Canvas<'_, '_>, body: Rect) {
    let phase = canvas.stage().phase;
    if phase == Phase::Refused {
        refused::show(canvas, body);
        return;
    }
    let plan = Plan::of(body);
    hero::show(canvas, &plan);
    match phase {
        Phase::Solved => solution::show(canvas, &plan),
        Phase::Searching if has_looked_up(canvas) => table::show(canvas, &plan),
        Phase::Searching => successors::show(canvas, &plan),
        Phase::Before | Phase::Exhausted | Phase::Refused => quiet::show(canvas, &plan),
    }
    frontier::show(canvas, &plan);
    way::show(canvas, &plan);
}

/// Whether what was done last was to ask a table, which has an answer and no successors.
fn has_looked_up(canvas: &Canvas<'_, '_>) -> bool {
    matches!(canvas.stage().scene.last, Some(Event::LookUp { .. }))
}
