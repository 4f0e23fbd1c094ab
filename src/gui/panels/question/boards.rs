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

/// Draws them into a place.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect, question: &OpenQuestion, boards: &[Node]) {
    let [most, least] = sizes::BOARD;
    let below = sizes::BELOW + hands::height(question);
    let side = (place.height() - below).clamp(least, most).floor();
    let across = (place.width() / boards.len().max(1) as f32 - space::L).clamp(least, most).floor();
    let gaps = Gaps { between: space::L, below };
    let slots = Slots::of(place, side.min(across), gaps);
    for (option, node) in boards.iter().enumerate().take(slots.capacity()) {
        show_one(canvas, slots.cell(option), question, option, node);
    }
}

fn show_one(canvas: &mut Canvas<'_, '_>, cell: Rect, question: &OpenQuestion, option: usize, node: &Node) {
    let words = cost::description(canvas, node.board, node.g, node.h);
    let label = format!("{} · {words}", option + 1);
    let standing = Standing::of(question, option, &Prediction::Board(node.board));
    let whole = cell.with_max_y(cell.bottom() + sizes::BELOW);
    let chosen = if standing.is_chosen() { Chosen::Yes } else { Chosen::No };
    let button = Button::new(whole, id(("question option", option)), &label, &looks::CARD).choice(chosen);
    let response = canvas.press(button, |_| {});
    paint_small(canvas, cell, node.board);
    standing.paint(canvas, cell);
    let row = pos2(cell.left() + sizes::DIGIT / 2.0, cell.bottom() + space::XS + sizes::DIGIT / 2.0);
    chip(canvas, row, option, &standing);
    let at = pos2(row.x + sizes::DIGIT / 2.0 + space::XS, row.y);
    let room = cell.right() + space::M - at.x;
    let ink = canvas.palette().text_soft;
    if let Some(costs) = costs(canvas, node, room) {
        text::line(canvas.painter(), at, Align2::LEFT_CENTER, &costs, Type::Caption, ink, room);
    }
    let under = Rect::from_min_max(pos2(cell.left(), cell.bottom() + sizes::BELOW), cell.max);
    hands::show(canvas, under.with_max_y(under.top() + hands::height(question)), question, option);
    ask_for(canvas, &response, question, option);
}

/// g, h and f, as much of them as there is room for: f is the last to go, and without a heuristic g.
fn costs(canvas: &Canvas<'_, '_>, node: &Node, room: f32) -> Option<String> {
    let [h, f] = [node.h, node.f].map(|amount| cost::figure(canvas, amount));
    let forms = if cost::shows_costs(canvas) {
        vec![format!("g {} h {h} f {f}", node.g), format!("g {} f {f}", node.g), format!("f {f}")]
    } else {
        vec![format!("g {}", node.g)]
    };
    forms.into_iter().find(|form| text::width(canvas.painter(), form, Type::Caption) <= room)
}
