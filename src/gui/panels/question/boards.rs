//! Boards to choose from, each with its digit, and its g, h and f.

use egui::{Align2, Rect, pos2};

use super::choices::{Standing, chip};
use crate::{
    app::{Action, OpenQuestion, QuestionAction},
    ask::Prediction,
    gui::{
        kit::{Button, Canvas, Gaps, Slots, id, paint_small},
        panels::step::cost,
        theme::{Type, looks, sizes::question as sizes, space},
        widgets::{button::Chosen, text},
    },
    replay::Node,
    words::figures,
};

/// Draws them into a place, and below them how many there are in all.
pub fn show(
    canvas: &mut Canvas<'_, '_>,
    place: Rect,
    question: &OpenQuestion,
    boards: &[Node],
    waiting: usize,
) {
    let [most, least] = sizes::BOARD;
    let side = (place.height() - sizes::BELOW).clamp(least, most).floor();
    let across = (place.width() / boards.len().max(1) as f32 - space::L).clamp(least, most).floor();
    let gaps = Gaps { between: space::L, below: sizes::BELOW };
    let slots = Slots::of(place, side.min(across), gaps);
    for (option, node) in boards.iter().enumerate().take(slots.capacity()) {
        show_one(canvas, slots.cell(option), question, option, node);
    }
    if waiting > boards.len() {
        let (shown, all) = (boards.len() as u64, figures::grouped(waiting as u64));
        let words = canvas.tell("question-some", &[("shown", shown.into()), ("all", all.into())]);
        let at = pos2(place.right(), place.bottom());
        let ink = canvas.palette().text_faint;
        let rect =
            text::line(canvas.painter(), at, Align2::RIGHT_BOTTOM, &words, Type::Caption, ink, place.width());
        canvas.named(rect, "question candidates", &words);
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
    let f = cost::figure(canvas, node.f);
    let costs =
        if cost::shows_costs(canvas) { format!("g {} · f {f}", node.g) } else { format!("g {}", node.g) };
    let at = pos2(row.x + sizes::DIGIT / 2.0 + space::XS, row.y);
    let room = cell.right() + space::M - at.x;
    let ink = canvas.palette().text_soft;
    text::line(canvas.painter(), at, Align2::LEFT_CENTER, &costs, Type::Caption, ink, room);
    if question.is_open() {
        canvas.on_click(&response, Action::Question(QuestionAction::Choose(option)));
    }
}
