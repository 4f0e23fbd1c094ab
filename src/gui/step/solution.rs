//! The solution: its letters and the key that walks along it, in the successors' place, and all of its boards. The board
//! of the walk is the one at the left, and its keys are those of the timeline: there is no second set.

use egui::{Align2, CornerRadius, Rect, Stroke, StrokeKind, pos2};
use eight_realms_app::{
    app::{Action, SolutionAction},
    tell,
};

use super::{letters, plan::StepPlan};
use crate::gui::{
    kit::{Button, Canvas, Chosen, Gaps, Slots, ellipsis, id, paint_small, ring},
    theme::{looks, radius, sizes, space, stroke},
};

/// Sides of the boards of the whole solution, of which the largest at which all fit is taken.
const THUMBS: [f32; 8] = [44.0, 40.0, 36.0, 32.0, 28.0, 24.0, 20.0, 16.0];
/// Height below which letters and keys move together.
const LOW: f32 = 96.0;

/// Draws head, letters and keys in the successors' place.
pub fn show(canvas: &mut Canvas<'_, '_>, plan: &StepPlan) {
    let Some(path) = canvas.context.view.model.chosen_lane().path() else { return };
    let moves = canvas.tell("moves", &[("moves", path.len().into())]);
    let note = [moves, tell::stage::move_order(canvas.context.narrator())].join(" · ");
    let (at, hint) = (plan.main_at, canvas.say("race-column-moves-note"));
    canvas.heading_with(at, "solution", &note, plan.main_head, &hint);
    let palette = canvas.palette();
    let edge = Stroke::new(stroke::HAIR, palette.edge);
    let corners = CornerRadius::same(radius::L);
    canvas.painter().rect(plan.main, corners, palette.panel, edge, StrokeKind::Inside);
    let (margin, between) = if plan.main.height() < LOW { (space::S, 0.0) } else { (space::M, space::S) };
    let inside = plan.main.shrink(margin);
    let (above, row) = inside.split_top_bottom_at_y(inside.bottom() - looks::RAISED.height);
    show_keys(canvas, row);
    letters::show(canvas, above.with_max_y(above.bottom() - between), path);
}

/// Draws the key that begins or ends the walk, and the key that copies the letters.
fn show_keys(canvas: &mut Canvas<'_, '_>, row: Rect) {
    let model = canvas.context.view.model;
    let (name, action) = if model.is_walking() {
        ("solution-leave", SolutionAction::Close)
    } else {
        ("solution-show", SolutionAction::Open)
    };
    let (walk, copy) = (canvas.say(name), canvas.say("copy-letters"));
    let [walk_size, copy_size] = [&walk, &copy].map(|label| canvas.button_size(label));
    let walk_place = Align2::LEFT_CENTER.anchor_size(row.left_center(), walk_size);
    let response = canvas.button(walk_place, "walk", &walk);
    canvas.on_click(&response, Action::Solution(action));
    let copy_place = Align2::RIGHT_CENTER.anchor_size(row.right_center(), copy_size);
    if copy_place.left() < walk_place.right() + space::S {
        return;
    }
    let letters = model.chosen_lane().path().map(eight_realms_core::realm::Path::letters).unwrap_or_default();
    let response = canvas.button(copy_place, "copy letters", &copy).on_hover_text(letters);
    canvas.on_click(&response, Action::CopyLetters);
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
        let words = tell::timeline::solution_place(canvas.context.narrator(), number);
        let is_here = model.is_walking() && number == model.solution.step;
        let chosen = if is_here { Chosen::Yes } else { Chosen::No };
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
