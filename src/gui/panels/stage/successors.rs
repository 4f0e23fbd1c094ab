//! The successors of the board being expanded: a card each, in the order asked.
//!
//! Every move of the blank has a place of its own, so that a card never moves; a move that leads off the
//! board leaves its place empty. While a search runs, the board just expanded may have no successors on record
//! yet: their places are then outlines of what is still to come.

use egui::{Rect, pos2};

use super::{Canvas, card, plan::Plan, quiet};
use crate::{app::Action, puzzle::Move, replay::Successor, tell::jump};

/// Draws the cards.
pub fn show(canvas: &mut Canvas<'_, '_>, plan: &Plan) {
    let order = canvas.desk.view.model.settings.order.moves();
    let letters = order.map(|by| by.letter().to_string()).join(" ");
    let note = canvas.tell("blank-moves", &[("order", letters.into())]);
    canvas.heading(pos2(plan.main.left(), plan.head), "successors", &note, plan.main.width());
    if canvas.stage().scene.tally.expanded == 0 {
        quiet::nothing_expanded(canvas, plan.main);
        return;
    }
    for (by, place) in order.into_iter().zip(plan.cards()) {
        show_one(canvas, place, by);
    }
}

fn show_one(canvas: &mut Canvas<'_, '_>, place: Rect, by: Move) {
    let found = canvas.stage().successors.iter().find(|successor| successor.by == by).copied();
    match found {
        None if canvas.stage().at.board.after(by).is_some() => card::no_board(canvas, place, by, "to-come"),
        None => card::no_board(canvas, place, by, "no-move"),
        Some(successor) => {
            if card::show(canvas, place, &successor).clicked() {
                go_to(canvas, &successor);
            }
        }
    }
}

/// To the moment after the event that told of this successor.
fn go_to(canvas: &mut Canvas<'_, '_>, successor: &Successor) {
    let recording = &canvas.desk.view.model.chosen_lane().recording;
    let stage = canvas.stage();
    if let Some(moment) = jump::moment_after(recording, stage.moment, stage.at, successor) {
        canvas.actions.push(Action::Seek(moment));
    }
}
