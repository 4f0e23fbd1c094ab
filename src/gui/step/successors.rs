//! The successors of the board being expanded: a card each, in the order of moves.
//!
//! Every move of the blank has a place of its own, so that a card never moves; a move that leads off the
//! board leaves its place empty. While a search runs, the board just expanded may have no successors on record
//! yet: their places are then outlines of what is still to come.

use egui::Rect;
use eight_realms_app::{
    app::view::MoveSlot,
    tell::{self, jump},
};
use eight_realms_core::puzzle::Move;

use super::{card, coming, no_successors, plan::StepPlan};
use crate::gui::kit::Canvas;

pub fn show(canvas: &mut Canvas<'_, '_>, plan: &StepPlan) {
    let order = canvas.context.view.model.settings.order.moves();
    let note = tell::stage::move_order(canvas.context.narrator());
    let hint = canvas.say("successors-note");
    canvas.heading_with(plan.main_at, "successors", &note, plan.main_head, &hint);
    if canvas.stage().scene.tally.expanded == 0 {
        no_successors::nothing_expanded(canvas, plan.main);
        return;
    }
    for (by, place) in order.into_iter().zip(plan.cards()) {
        show_one(canvas, place, by);
    }
}

fn show_one(canvas: &mut Canvas<'_, '_>, place: Rect, by: Move) {
    match canvas.stage().place(by) {
        MoveSlot::ToCome(None) => card::no_board(canvas, place, by, "to-come"),
        MoveSlot::ToCome(Some(coming)) => coming::show(canvas, place, by, &coming),
        MoveSlot::NoMove => card::no_board(canvas, place, by, "no-move"),
        MoveSlot::Successor(successor) => {
            if card::show(canvas, place, &successor).clicked() {
                canvas.actions.extend(jump::action(canvas.context.view, &successor));
            }
        }
    }
}
