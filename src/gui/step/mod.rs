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
mod frontier;
pub mod frontier_sheet;
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
use eight_realms_app::app::view::{Phase, UnsolvableFace};
use eight_realms_core::trace::Event;

use self::plan::StepPlan;
use crate::gui::{
    kit::{Canvas, tabs::Strip},
    theme::Regions,
};

/// Has no controls, but a message above what is shown, if there is one.
pub fn controls(canvas: &mut Canvas<'_, '_>, strip: Strip) -> Strip {
    Strip { below: banner::show(canvas, strip.below), ..strip }
}

/// Whether a question is beside the stage: then the stage is narrow, and has a board and its successors alone.
fn is_beside_question(canvas: &Canvas<'_, '_>) -> bool {
    let model = canvas.context.view.model;
    let height = canvas.ui.ctx().content_rect().height();
    model.has_question() && Regions::question_is_beside(height, model.stage)
}

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect) {
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
