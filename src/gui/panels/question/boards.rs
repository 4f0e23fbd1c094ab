//! Boards to choose from, each with its digit, and its g, h and f.

use egui::{Align2, Rect, pos2};

use super::{
    choices::{Standing, ask_for, chip},
    hands,
};
use crate::{
    app::OpenQuestion,
    ask::Prediction,
    gui::{
        kit::{Button, Canvas, Gaps, Slots, id, paint_small},
        panels::step::cost,
        theme::{Type, looks, sizes::question as sizes, space},
        widgets::{button::Chosen, text},
    },
    replay::Node,
};

/// Draws them into a place. A class has its hands in the row of the digit, and g, h and f in one below where there is room.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect, question: &OpenQuestion, boards: &[Node]) {
    let [most, least] = sizes::BOARD;
    let costs_row = if question.votes.is_some() { sizes::COSTS } else { 0.0 };
    let has_room = place.height() >= sizes::USUAL_BOARD + sizes::BELOW + costs_row;
    let below = if has_room { sizes::BELOW + costs_row } else { sizes::BELOW };
    let side = (place.height() - below).clamp(least, most).floor();
    let across = (place.width() / boards.len().max(1) as f32 - space::L).clamp(least, most).floor();
    let slots = Slots::of(place, side.min(across), Gaps { between: space::L, below });
    let cells = OptionCells { below, boards };
    for (option, node) in boards.iter().enumerate().take(slots.capacity()) {
        show_one(canvas, slots.cell(option), &cells, question, (option, node));
    }
}

/// What the cells have in common.
struct OptionCells<'a> {
    /// Height below each board.
    below: f32,
    /// All of the boards.
    boards: &'a [Node],
}

fn show_one(
    canvas: &mut Canvas<'_, '_>,
    cell: Rect,
    cells: &OptionCells<'_>,
    question: &OpenQuestion,
    (option, node): (usize, &Node),
) {
    let below = cells.below;
    let words = cost::description(canvas, node.board, node.g, node.h);
    let label = format!("{} · {words}", option + 1);
    let standing = Standing::of(question, option, &Prediction::Board(node.board));
    let whole = cell.with_max_y(cell.bottom() + below);
    let chosen = if standing.is_chosen() { Chosen::Yes } else { Chosen::No };
    let button = Button::new(whole, id(("question option", option)), &label, &looks::CARD).choice(chosen);
    let response = canvas.press(button, |_| {});
    paint_small(canvas, cell, node.board);
    standing.paint(canvas, cell);
    let row = pos2(cell.left() + sizes::DIGIT / 2.0, cell.bottom() + space::XS + sizes::DIGIT / 2.0);
    chip(canvas, row, option, &standing);
    let beside = pos2(row.x + sizes::DIGIT / 2.0 + space::XS, row.y);
    let end = pos2(cell.right() + space::XS, row.y);
    let (at, room) = if below > sizes::BELOW {
        (pos2(cell.left(), cell.bottom() + sizes::BELOW + sizes::COSTS / 2.0), cell.width() + space::M)
    } else {
        (beside, cell.right() + space::M - hands::width(question) - beside.x)
    };
    let ink = canvas.palette().text_soft;
    if let Some(costs) = costs(canvas, cells.boards, node, room) {
        text::line(canvas.painter(), at, Align2::LEFT_CENTER, &costs, Type::Caption, ink, room);
    }
    hands::show(canvas, end, cell.with_max_y(cell.bottom() + sizes::BELOW), question, option);
    ask_for(canvas, &response, question, option);
}

/// g, h and f, as much of them as there is room for below every board: f is the last to go, and without a heuristic g.
fn costs(canvas: &Canvas<'_, '_>, boards: &[Node], node: &Node, room: f32) -> Option<String> {
    let fits = |form: &usize| {
        let written = boards.iter().filter_map(|node| forms(canvas, node).into_iter().nth(*form));
        written.fold(0.0, |widest: f32, form| widest.max(text::width(canvas.painter(), &form, Type::Caption)))
            <= room
    };
    let forms = forms(canvas, node);
    (0..forms.len()).find(fits).map(|form| forms[form].clone())
}

/// From the whole to the shortest. Between a letter and its figure a thin space stands.
fn forms(canvas: &Canvas<'_, '_>, node: &Node) -> Vec<String> {
    let [h, f] = [node.h, node.f].map(|amount| cost::figure(canvas, amount));
    let g = format!("g\u{2009}{}", node.g);
    if cost::shows_costs(canvas) {
        vec![format!("{g} h\u{2009}{h} f\u{2009}{f}"), format!("{g} f\u{2009}{f}"), format!("f\u{2009}{f}")]
    } else {
        vec![g]
    }
}
