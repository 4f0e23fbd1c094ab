//! Boards to choose from, each with its digit, and its g, h and f.

use egui::{Align2, Rect, pos2, vec2};

use super::{
    choices::{Standing, ask_for, chip},
    hands,
};
use crate::{
    app::{OpenQuestion, Votes},
    ask::Prediction,
    gui::{
        kit::{Button, Canvas, Gaps, Slots, id, paint_small},
        panels::step::cost,
        theme::{Type, looks, sizes::question as sizes, space},
        widgets::{button::Chosen, text},
    },
    replay::Node,
};

/// Draws them into a place. What belongs to a board stands below it where there is room: its digit, g, h and f, and the hands of
/// a class. Where there is little, it stands beside it, one below the other, so that the boards are as high as the place.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect, question: &OpenQuestion, boards: &[Node]) {
    let [most, least] = sizes::BOARD;
    let costs_row = if question.votes.is_some() { sizes::COSTS } else { 0.0 };
    let count = boards.len().max(1) as f32;
    let words = if place.height() >= sizes::USUAL_BOARD + sizes::BELOW + costs_row {
        BoardWords::Below(sizes::BELOW + costs_row)
    } else {
        BoardWords::Beside(beside_width(canvas, question, boards))
    };
    let (below, beside) = match words {
        BoardWords::Below(height) => (height, space::L),
        BoardWords::Beside(width) => (0.0, sizes::BESIDE + width + sizes::AFTER_BESIDE),
    };
    let side = (place.height() - below).clamp(least, most).floor();
    let across = (place.width() / count - beside).clamp(least, most).floor();
    let slots = Slots::of(place, side.min(across), Gaps { between: beside, below });
    for (option, node) in boards.iter().enumerate().take(slots.capacity()) {
        show_one(canvas, slots.cell(option), (words, boards), question, (option, node));
    }
}

/// Where the words of a board stand.
#[derive(Clone, Copy, Debug, PartialEq)]
enum BoardWords {
    /// Below it, so high.
    Below(f32),
    /// Beside it, so wide.
    Beside(f32),
}

/// How wide the words beside a board are: those of the widest one.
fn beside_width(canvas: &Canvas<'_, '_>, question: &OpenQuestion, boards: &[Node]) -> f32 {
    let written = boards.iter().flat_map(|node| lines(canvas, node));
    let widest = written.map(|line| text::width(canvas.painter(), &line, Type::Caption)).fold(0.0, f32::max);
    let head = sizes::DIGIT + if question.votes.is_some() { sizes::HANDS_BESIDE } else { 0.0 };
    head.max(widest).ceil()
}

/// g and f, from which h follows; without a heuristic g alone.
fn lines(canvas: &Canvas<'_, '_>, node: &Node) -> Vec<String> {
    let g = format!("g\u{2009}{}", node.g);
    if !cost::shows_costs(canvas) {
        return vec![g];
    }
    vec![g, format!("f\u{2009}{}", cost::figure(canvas, node.f))]
}

fn show_one(
    canvas: &mut Canvas<'_, '_>,
    cell: Rect,
    (words, boards): (BoardWords, &[Node]),
    question: &OpenQuestion,
    (option, node): (usize, &Node),
) {
    let label = format!("{} · {}", option + 1, cost::description(canvas, node.board, node.g, node.h));
    let standing = Standing::of(question, option, &Prediction::Board(node.board));
    let whole = match words {
        BoardWords::Below(height) => cell.with_max_y(cell.bottom() + height),
        BoardWords::Beside(width) => {
            let height = cell.height().max(sizes::DIGIT + 2.0 * sizes::LINE_BESIDE + sizes::HANDS_BAR);
            Rect::from_min_size(cell.min, vec2(cell.width() + sizes::BESIDE + width, height))
        }
    };
    let chosen = if standing.is_chosen() { Chosen::Yes } else { Chosen::No };
    let button = Button::new(whole, id(("question option", option)), &label, &looks::CARD).choice(chosen);
    let response = canvas.press(button, |_| {});
    paint_small(canvas, cell, node.board);
    standing.paint(canvas, cell);
    match words {
        BoardWords::Below(height) => show_below(canvas, (cell, height), boards, question, (option, node)),
        BoardWords::Beside(width) => show_beside(canvas, (cell, width), question, (option, node)),
    }
    ask_for(canvas, &response, question, option);
}

/// The digit with g, h and f; those of a class in a row of their own.
fn show_below(
    canvas: &Canvas<'_, '_>,
    (cell, below): (Rect, f32),
    boards: &[Node],
    question: &OpenQuestion,
    (option, node): (usize, &Node),
) {
    let standing = Standing::of(question, option, &Prediction::Board(node.board));
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
    if let Some(costs) = costs(canvas, boards, node, room) {
        text::line(canvas.painter(), at, Align2::LEFT_CENTER, &costs, Type::Caption, ink, room);
    }
    hands::show(canvas, end, cell.with_max_y(cell.bottom() + sizes::BELOW), question, option, Votes::MOST);
}

/// The digit, with the hands of the last vote, and below it g and f.
fn show_beside(
    canvas: &Canvas<'_, '_>,
    (cell, width): (Rect, f32),
    question: &OpenQuestion,
    (option, node): (usize, &Node),
) {
    let standing = Standing::of(question, option, &Prediction::Board(node.board));
    let left = cell.right() + sizes::BESIDE;
    let top = pos2(left + sizes::DIGIT / 2.0, cell.top() + sizes::DIGIT / 2.0);
    chip(canvas, top, option, &standing);
    let lines = lines(canvas, node);
    let step = ((cell.height() - sizes::DIGIT) / lines.len() as f32).max(sizes::LINE_BESIDE);
    let bottom = cell.top() + sizes::DIGIT + lines.len() as f32 * step + sizes::HANDS_BAR;
    let column = Rect::from_min_max(pos2(left, cell.top()), pos2(left + width, bottom));
    hands::show(canvas, pos2(left + width, top.y), column, question, option, 1);
    for (number, line) in lines.into_iter().enumerate() {
        let y = cell.top() + sizes::DIGIT + (number as f32 + 0.5) * step;
        let ink = canvas.palette().text_soft;
        text::line(canvas.painter(), pos2(left, y), Align2::LEFT_CENTER, &line, Type::Caption, ink, width);
    }
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
