//! The tab of steps: the search at the playhead.
//!
//! ```text
//! ┌ tabs ──────────────────────────────────── status, realm ┐
//! │ ▌why this step, in one sentence                         │
//! │ board      → successors, or the solution once the goal  │
//! │ g + h = f    is reached                                 │
//! ├─────────────────────────────────────────────────────────┤
//! │ frontier, in the way this realm keeps it          heap  │
//! │ path to this board, or the boards of the solution       │
//! │ legend                                                  │
//! └─────────────────────────────────────────────────────────┘
//! ```
//!
//! Everything has its place before anything is drawn (`plan.rs`), so nothing moves while the search plays.

mod banner;
pub mod card;
mod coming;
pub mod cost;
mod frontier;
mod hero;
mod legend;
mod letters;
mod no_successors;
mod path;
mod plan;
mod solution;
mod successors;
mod table;
mod unsolvable;

use egui::Rect;
use eight_realms_app::app::{
    StageTab,
    view::{Phase, UnsolvableFace},
};
use eight_realms_core::trace::Event;

use self::plan::StepPlan;
use super::stage::{
    inside, is_beside_question,
    tabs::{self, Strip},
};
use crate::gui::kit::Canvas;

pub fn show(canvas: &mut Canvas<'_, '_>) {
    let full = canvas.ui.max_rect();
    let Strip { rest, below } = tabs::show(canvas, full, StageTab::Step);
    tabs::show_realm(canvas, rest);
    let below = banner::show(canvas, below);
    body(canvas, inside(full, below));
}

fn body(canvas: &mut Canvas<'_, '_>, body: Rect) {
    if canvas.context.view.unsolvable_face() == Some(UnsolvableFace::Page) {
        unsolvable::show(canvas, body);
        return;
    }
    let phase = canvas.stage().phase;
    let has_successors = canvas.stage().scene.tally.expanded > 0;
    let plan = if is_beside_question(canvas) {
        StepPlan::beside_question(body, has_successors)
    } else {
        StepPlan::of(body)
    };
    let plan = legend::show(canvas, plan);
    if plan.has_board() {
        hero::show(canvas, &plan);
    }
    match phase {
        _ if !plan.has_successors() => {}
        _ if canvas.context.view.model.is_walking() => solution::show(canvas, &plan),
        Phase::Solved => solution::show(canvas, &plan),
        Phase::Searching if has_looked_up(canvas) => table::show(canvas, &plan),
        Phase::Searching => successors::show(canvas, &plan),
        Phase::Before => no_successors::before(canvas, plan.main),
        // Both are shown on the page of a puzzle without a solution.
        Phase::Exhausted | Phase::AnsweredByParity => {}
    }
    frontier::show(canvas, &plan);
    path::show(canvas, &plan);
}

/// Whether the last event is a table look-up, which has an entry and no successors.
fn has_looked_up(canvas: &Canvas<'_, '_>) -> bool {
    matches!(canvas.stage().scene.last, Some(Event::LookUp { .. }))
}
