//! Once the goal is reached: the playback of the solution in the successors' place, and all of its boards.

use egui::{CornerRadius, Rect, Stroke, StrokeKind, pos2};

use super::plan::StepPlan;
use crate::{
    app::{Action, SolutionAction},
    gui::{
        kit::{Button, Canvas, Chosen, Gaps, Slots, ellipsis, id, paint_small, ring},
        panels::solution,
        theme::{looks, radius, sizes, space, stroke},
    },
    tell,
};

/// Sides of the boards of the whole solution, of which the largest at which all fit is taken.
const THUMBS: [f32; 8] = [44.0, 40.0, 36.0, 32.0, 28.0, 24.0, 20.0, 16.0];

/// Draws the playback in the successors' place, head included.
pub fn show(canvas: &mut Canvas<'_, '_>, plan: &StepPlan) {
    let Some(path) = canvas.context.view.model.chosen_lane().path() else { return };
    let moves = canvas.tell("moves", &[("moves", path.len().into())]);
    let note = [moves, tell::stage::move_order(canvas.context.narrator())].join(" · ");
    let (at, hint) = (pos2(plan.main.left(), plan.head), canvas.say("race-column-moves-note"));
    canvas.heading_with(at, "solution", &note, plan.main_head, &hint);
    let palette = canvas.palette();
    let edge = Stroke::new(stroke::HAIR, palette.edge);
    let corners = CornerRadius::same(radius::L);
    canvas.painter().rect(plan.main, corners, palette.panel, edge, StrokeKind::Inside);
    solution::show(canvas, plan.main.shrink(space::M));
}

/// Draws every board of the solution into `row`, with the head above; a click goes to that board.
pub fn thumbs(canvas: &mut Canvas<'_, '_>, row: Rect) {
    let model = canvas.context.view.model;
    let Some(path) = model.chosen_lane().path() else { return };
    let boards = path.boards(model.puzzle.start);
    let hint = canvas.say("solution-boards-hint");
    canvas.heading(
        pos2(row.left(), row.top() - sizes::step::BELOW_HEAD + 2.0),
        "solution-boards",
        &hint,
        row.width(),
    );
    let first = THUMBS.iter().position(|side| *side <= row.height()).unwrap_or(0);
    let slots = Slots::fitting(row, boards.len(), &THUMBS[first..], Gaps { between: space::XS, below: 0.0 });
    for (number, place) in slots.shown(boards.len()) {
        let words = canvas.tell("solution-place", &[("n", number.into()), ("total", path.len().into())]);
        let chosen = Chosen::same(number, model.solution.step);
        let button = Button::new(place, id(("solution", number)), &words, &looks::PAINTED).choice(chosen);
        let response = canvas.press(button.hint(&words), |_| {
            paint_small(canvas, place, boards[number]);
            if chosen == Chosen::Yes {
                ring(canvas, place.shrink(1.0));
            }
        });
        canvas.on_click(&response, Action::Solution(SolutionAction::GoTo(number)));
    }
    if let Some(gap) = slots.gap(boards.len()) {
        ellipsis(canvas, gap);
    }
}
