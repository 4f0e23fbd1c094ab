//! Boards to choose from, each with its digit, and its g, h and f.

use egui::{Align2, Rect, pos2, vec2};
use eight_realms_app::questions::{entry::Votes, open::OpenQuestion};
use eight_realms_core::{ask::Prediction, replay::Node};

use super::option::{BOARD, DIGIT, HANDS_BAR, Standing, ask_for, hands_width, show_digit, show_hands};
use crate::gui::{
    kit::{Button, Canvas, Gaps, Slots, cost, id, paint_small},
    theme::{Type, looks, space},
    widgets::{button::Chosen, text},
};

/// Minimum height for boards with all their words below them.
pub const USUAL_HEIGHT: f32 = USUAL_BOARD + BELOW + COSTS;
/// Minimum side of boards that have their words below them.
const USUAL_BOARD: f32 = 54.0;
/// Height of the room below a board for its digit, and its g, h and f.
const BELOW: f32 = 24.0;
/// Height of a row of its own for g, h and f.
const COSTS: f32 = 16.0;
/// Room for the number of hands beside a digit.
const HANDS_BESIDE: f32 = 18.0;
/// Gap between a board and the words beside it, clear of a frame around the board.
const BESIDE: f32 = 9.0;
/// Gap between the words beside a board and the next board.
const AFTER_BESIDE: f32 = 6.0;
/// Maximum number of rows of boards.
const MAX_ROWS: usize = 3;
/// Smallest height of a line beside a board.
const LINE_BESIDE: f32 = 14.0;

/// Least side of a board on a phone, and the number of boards side by side.
const ON_PHONE: f32 = 43.0;
const PHONE_COLUMNS: usize = 3;

/// The least height of so many boards on a phone.
pub fn least_height(boards: usize) -> f32 {
    boards.div_ceil(PHONE_COLUMNS) as f32 * (ON_PHONE + space::S)
}

/// Draws the boards into a place. The words of a board are below it where there is room: its digit with g, h and f in
/// one line, or one below the other, and the hands of a class. Where there is little room, the words are beside the
/// board, one below the other, so that the boards are as high as the place.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect, question: &OpenQuestion, boards: &[Node]) {
    let costs_row = if question.votes.is_some() { COSTS } else { 0.0 };
    let column = column_height(canvas, boards);
    let beside = BoardWords::Beside(beside_width(canvas, question, boards));
    let below = [BoardWords::Line(BELOW + costs_row), BoardWords::Column(column)];
    let fitting = below.into_iter().find(|words| {
        let (BoardWords::Line(height) | BoardWords::Column(height)) = *words else { return false };
        let cell = slots(place, *words, boards.len()).cell(0);
        let is_column = *words == BoardWords::Column(height);
        let is_legible = !canvas.is_phone() || cell.width() >= ON_PHONE;
        is_legible
            && place.height() >= USUAL_BOARD + height
            && (is_column || costs(canvas, boards, costs_room(cell, height, question)).is_some())
    });
    let words = fitting.unwrap_or(beside);
    let slots = slots(place, words, boards.len());
    for (option, node) in boards.iter().enumerate().take(slots.capacity()) {
        show_one(canvas, slots.cell(option), (words, boards), question, (option, node));
    }
}

/// The places of `count` boards with their words, in as many rows as make them largest.
fn slots(place: Rect, words: BoardWords, count: usize) -> Slots {
    let [most, least] = BOARD;
    let (below, beside) = match words {
        BoardWords::Line(height) | BoardWords::Column(height) => (height, space::L),
        BoardWords::Beside(width) => (0.0, BESIDE + width + AFTER_BESIDE),
    };
    let side_in = |rows: usize| {
        let columns = count.div_ceil(rows).max(1) as f32;
        let height = (place.height() - space::XS * (rows - 1) as f32) / rows as f32 - below;
        height.min(place.width() / columns - beside).clamp(least, most).floor()
    };
    let side = (1..=MAX_ROWS).map(side_in).fold(least, f32::max);
    // Words beside the last board of a row have their room too.
    let words_after = if matches!(words, BoardWords::Beside(_)) { beside } else { 0.0 };
    let place = place.with_max_x(place.right() - words_after);
    Slots::of(place, side, Gaps { between: beside, below })
}

/// Place of the words of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
enum BoardWords {
    /// Below the board in a line, with the height of the words.
    Line(f32),
    /// Below the board, one below the other, with the height of the words.
    Column(f32),
    /// Beside the board, with the width of the words.
    Beside(f32),
}

/// The height of the words below a board, one below the other.
fn column_height(canvas: &Canvas<'_, '_>, boards: &[Node]) -> f32 {
    let lines = boards.first().map_or(0, |node| lines(canvas, node).len());
    space::XS + DIGIT + lines as f32 * LINE_BESIDE + HANDS_BAR
}

/// Width for the line of costs, beside the digit or in a row of its own, and clear of the next board.
fn costs_room(cell: Rect, below: f32, question: &OpenQuestion) -> f32 {
    let clear = cell.width() + space::S;
    if below > BELOW { clear } else { clear - hands_width(question) - DIGIT - space::XS }
}

/// Width of the words beside a board: that of the widest ones.
fn beside_width(canvas: &Canvas<'_, '_>, question: &OpenQuestion, boards: &[Node]) -> f32 {
    let written = boards.iter().flat_map(|node| lines(canvas, node));
    let widest = written.map(|line| text::width(canvas.painter(), &line, Type::Caption)).fold(0.0, f32::max);
    let head = DIGIT + if question.votes.is_some() { HANDS_BESIDE } else { 0.0 };
    head.max(widest).ceil()
}

/// g and f, from which h follows, or g alone without a heuristic.
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
        BoardWords::Line(height) | BoardWords::Column(height) => cell.with_max_y(cell.bottom() + height),
        BoardWords::Beside(width) => {
            let height = cell.height().max(DIGIT + 2.0 * LINE_BESIDE + HANDS_BAR);
            Rect::from_min_size(cell.min, vec2(cell.width() + BESIDE + width, height))
        }
    };
    let chosen = if standing.is_chosen() { Chosen::Yes } else { Chosen::No };
    let button = Button::new(whole, id(("question option", option)), &label, &looks::CARD).choice(chosen);
    let response = canvas.press(button, |_| {});
    paint_small(canvas, cell, node.board);
    standing.paint(canvas, cell);
    match words {
        BoardWords::Line(height) => show_line(canvas, (cell, height), boards, question, (option, node)),
        BoardWords::Column(_) => {
            let corner = pos2(cell.left(), cell.bottom() + space::XS);
            let size = vec2(cell.width(), DIGIT);
            show_column(canvas, Rect::from_min_size(corner, size), question, (option, node));
        }
        BoardWords::Beside(width) => {
            let corner = pos2(cell.right() + BESIDE, cell.top());
            show_column(
                canvas,
                Rect::from_min_size(corner, vec2(width, cell.height())),
                question,
                (option, node),
            );
        }
    }
    ask_for(canvas, &response, question, option);
}

/// Draws the digit with g, h and f, which have a row of their own where a class votes.
fn show_line(
    canvas: &Canvas<'_, '_>,
    (cell, below): (Rect, f32),
    boards: &[Node],
    question: &OpenQuestion,
    (option, node): (usize, &Node),
) {
    let standing = Standing::of(question, option, &Prediction::Board(node.board));
    let row = pos2(cell.left() + DIGIT / 2.0, cell.bottom() + space::XS + DIGIT / 2.0);
    show_digit(canvas, row, option, &standing);
    let end = pos2(cell.right() + space::XS, row.y);
    let at = if below > BELOW {
        pos2(cell.left(), cell.bottom() + BELOW + COSTS / 2.0)
    } else {
        pos2(row.x + DIGIT / 2.0 + space::XS, row.y)
    };
    let (ink, room) = (canvas.palette().text_soft, costs_room(cell, below, question));
    if let Some(form) = costs(canvas, boards, room) {
        let costs = &forms(canvas, node)[form];
        text::line(canvas.painter(), at, Align2::LEFT_CENTER, costs, Type::Caption, ink, room);
    }
    show_hands(canvas, end, cell.with_max_y(cell.bottom() + BELOW), question, option, Votes::MAX);
}

/// Draws the digit, with the hands of the last vote, and below it g and f.
fn show_column(
    canvas: &Canvas<'_, '_>,
    column: Rect,
    question: &OpenQuestion,
    (option, node): (usize, &Node),
) {
    let standing = Standing::of(question, option, &Prediction::Board(node.board));
    let (left, width) = (column.left(), column.width());
    let top = pos2(left + DIGIT / 2.0, column.top() + DIGIT / 2.0);
    show_digit(canvas, top, option, &standing);
    let lines = lines(canvas, node);
    let step = ((column.height() - DIGIT) / lines.len() as f32).max(LINE_BESIDE);
    let bottom = column.top() + DIGIT + lines.len() as f32 * step + HANDS_BAR;
    show_hands(canvas, pos2(left + width, top.y), column.with_max_y(bottom), question, option, 1);
    for (number, line) in lines.into_iter().enumerate() {
        let y = column.top() + DIGIT + (number as f32 + 0.5) * step;
        let ink = canvas.palette().text_soft;
        text::line(canvas.painter(), pos2(left, y), Align2::LEFT_CENTER, &line, Type::Caption, ink, width);
    }
}

/// Number of the first form of the costs that fits for every board; `None` if none does.
fn costs(canvas: &Canvas<'_, '_>, boards: &[Node], room: f32) -> Option<usize> {
    let fits = |form: &usize| {
        let written = boards.iter().filter_map(|node| forms(canvas, node).into_iter().nth(*form));
        written.fold(0.0, |widest: f32, form| widest.max(text::width(canvas.painter(), &form, Type::Caption)))
            <= room
    };
    let forms = boards.first().map_or(0, |node| forms(canvas, node).len());
    (0..forms).find(fits)
}

/// Forms of the costs, from the whole to the shortest, which has all that a tie is broken by. A thin space is between a
/// letter and its figure.
fn forms(canvas: &Canvas<'_, '_>, node: &Node) -> Vec<String> {
    let [h, f] = [node.h, node.f].map(|amount| cost::figure(canvas, amount));
    let g = format!("g\u{2009}{}", node.g);
    if cost::shows_costs(canvas) {
        vec![format!("{g} h\u{2009}{h} f\u{2009}{f}"), format!("{g} f\u{2009}{f}")]
    } else {
        vec![g]
    }
}
