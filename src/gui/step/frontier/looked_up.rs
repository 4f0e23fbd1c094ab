//! The boards looked up in a table, each with the move of its entry.

use egui::{Rect, pos2, vec2};
use eight_realms_core::{puzzle::Board, trace::TableEntry};

use crate::gui::{
    kit::{Canvas, Gaps, Slots, ellipsis, ring, small_board},
    step::{card::direction, plan::StepPlan},
    theme::{StatusStyle, Type, sizes::step::frontier, space},
    widgets::{marks::move_arrow, status::status_mark, text},
};

/// Length of the arrow of a look-up.
const LOOK_UP: f32 = 12.0;

/// Draws the boards into `strip`, with their head above.
pub fn show(canvas: &Canvas<'_, '_>, strip: Rect, boards: &[Board]) {
    let count = canvas.tell("lookups", &[("lookups", boards.len().into())]);
    let edge = canvas.stage().edge;
    let size = canvas.tell("table-size", &[("boards", edge.expanded.into())]);
    let note = format!("{count} · {size}");
    let hint = canvas.say("look-ups-note");
    canvas.heading_with(StepPlan::lower_head(strip), "look-ups", &note, strip.width(), &hint);
    let all = edge.lookups as usize;
    let slots = Slots::fitting(
        strip,
        all.max(boards.len()),
        &frontier::SIDES,
        Gaps { between: space::M, below: frontier::CAPTION },
    );
    for (number, place) in slots.shown(boards.len()) {
        let board = boards[number];
        small_board(canvas, place, board, ("looked-up", number), &board.to_string());
        let entry = boards.get(number + 1).and_then(|next| board.move_to(*next)).map(TableEntry::Go);
        show_entry(canvas, place, entry.or(canvas.stage().scene.table_entry));
        if number + 1 == boards.len() {
            ring(canvas, place);
        }
    }
    if let Some(gap) = slots.gap(boards.len()) {
        ellipsis(canvas, gap);
    }
}

/// Draws the table's entry below the board.
fn show_entry(canvas: &Canvas<'_, '_>, place: Rect, entry: Option<TableEntry>) {
    let at = pos2(place.center().x, place.bottom() + frontier::CAPTION / 2.0 + 1.0);
    let palette = canvas.palette();
    match entry {
        Some(TableEntry::Go(by)) => {
            move_arrow(
                canvas.painter(),
                at - vec2(LOOK_UP * 0.7, 0.0),
                direction(by),
                LOOK_UP,
                canvas.context.accent(),
            );
            let beside = at + vec2(LOOK_UP * 0.3, 0.0);
            text::left(canvas.painter(), beside, &by.letter().to_string(), Type::Figure, palette.text);
        }
        Some(TableEntry::Here) => {
            status_mark(canvas.painter(), at, LOOK_UP, StatusStyle::Path, palette);
        }
        Some(TableEntry::Nowhere) => {
            status_mark(canvas.painter(), at, LOOK_UP, StatusStyle::Pruned, palette);
        }
        None => {}
    }
}
