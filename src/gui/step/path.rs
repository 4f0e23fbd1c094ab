//! The path to the board at the playhead, as far as the search has it; at the end, the boards of the solution.

use egui::{Rect, pos2};
use eight_realms_app::{
    app::view::{Frontier, Phase},
    tell,
};

use super::{plan::StepPlan, solution};
use crate::gui::{
    kit::{Canvas, Gaps, Slots, ellipsis, small_board},
    theme::{sizes, space},
};

/// Draws the path, where it is not the frontier itself.
pub fn show(canvas: &mut Canvas<'_, '_>, plan: &StepPlan) {
    let Some(row) = plan.path else { return };
    let is_frontier = match canvas.stage().frontier {
        Frontier::Stack { .. } | Frontier::LookedUp(_) => true,
        Frontier::Queue(_) | Frontier::Open(_) | Frontier::PutIn(_) | Frontier::TwoWay { .. } => false,
    };
    match canvas.stage().phase {
        _ if canvas.context.view.model.is_walking() && !is_frontier => solution::thumbs(canvas, row),
        Phase::Solved if !is_frontier => solution::thumbs(canvas, row),
        Phase::Searching if !is_frontier => show_path(canvas, row),
        Phase::AnsweredByParity | Phase::Before | Phase::Searching | Phase::Solved | Phase::Exhausted => {}
    }
}

/// Draws the boards in the order of the moves: from the start here, or from here to the goal.
fn show_path(canvas: &Canvas<'_, '_>, row: Rect) {
    let (boards, note) = tell::stage::path(canvas.context.narrator());
    let at = pos2(row.left(), row.top() - sizes::step::BELOW_HEAD + 2.0);
    canvas.heading_with(at, "path", &note, row.width(), &canvas.say("path-note"));
    let slots = Slots::of(row, row.height(), Gaps { between: space::S, below: 0.0 });
    for (number, place) in slots.shown(boards.len()) {
        small_board(canvas, place, boards[number], ("path", number), &boards[number].to_string());
    }
    if let Some(gap) = slots.gap(boards.len()) {
        ellipsis(canvas, gap);
    }
}
