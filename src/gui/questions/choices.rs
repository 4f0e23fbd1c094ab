//! Words to choose from, each with its digit; or realms to put in order.

use egui::{Align2, CornerRadius, Rect, Vec2, pos2, vec2};
use eight_realms_app::{
    model::Action,
    questions::{self, QuestionAction, entry::Votes, open::OpenQuestion},
};
use eight_realms_core::{ask::Prediction, lane::LaneId, puzzle::Board};

use super::{
    option::{BOARD, DIGIT, OPTION, Standing, ask_for, hands_width, show_digit, show_hands},
    sentences,
};
use crate::gui::{
    kit::{Button, Canvas, id, row::flow, small_board},
    theme::{Palette, StatusStyle, Type, looks, phone, radius, sizes, space, stroke},
    widgets::{button::Chosen, text},
};

/// Width of the chip with a lane's place.
const PLACE: f32 = 22.0;

/// The least height of choices on a phone.
pub fn choices_height(
    canvas: &Canvas<'_, '_>,
    question: &OpenQuestion,
    choices: &[Prediction],
    width: f32,
) -> f32 {
    let words = sentences::options(canvas, question, choices);
    let widths = choice_widths(canvas, question, &words);
    let has_board = questions::card::asked_successor(canvas.context.narrator(), question).is_some();
    let side = largest_board(canvas);
    let beside = width - side - space::L;
    match has_board {
        true if fit(&widths, beside) => rows_height(&flow(widths, space::M, beside)),
        true => side + space::S + rows_height(&flow(widths, space::M, width)),
        false => rows_height(&flow(widths, space::M, width)),
    }
}

/// Whether each of these widths has room.
fn fit(widths: &[f32], room: f32) -> bool {
    widths.iter().all(|width| *width <= room)
}

/// The least height of lanes to put in order on a phone.
pub fn order_height(canvas: &Canvas<'_, '_>, lanes: &[LaneId], width: f32) -> f32 {
    let widths = lanes.iter().map(|lane| realm_width(canvas, &realm_caption(canvas, *lane)));
    rows_height(&flow(widths, space::M, width))
}

fn rows_height(places: &[(usize, f32)]) -> f32 {
    places.last().map_or(1.0, |(line, _)| *line as f32 + 1.0) * (phone::BAR + space::XS)
}

/// The width of each choice.
fn choice_widths(canvas: &Canvas<'_, '_>, question: &OpenQuestion, words: &[String]) -> Vec<f32> {
    let beside = DIGIT + 3.0 * space::M + hands_width(question);
    words.iter().map(|words| text::width(canvas.painter(), words, Type::Figure) + beside).collect()
}

/// Draws the choices into a place, row by row. Where they are about a successor, it is beside them.
pub fn show_choices(
    canvas: &mut Canvas<'_, '_>,
    place: Rect,
    question: &OpenQuestion,
    choices: &[Prediction],
) {
    let words = sentences::options(canvas, question, choices);
    let widths = choice_widths(canvas, question, &words);
    let place = match questions::card::asked_successor(canvas.context.narrator(), question) {
        Some(board) => beside_board(canvas, place, board, &widths),
        None => place,
    };
    let places = flow(widths.iter().copied(), space::M, place.width());
    let rows = places.last().map_or(1, |(line, _)| line + 1) as f32;
    // Where there is little room the rows move together and become lower.
    let step = (place.height() / rows).min(canvas.target(OPTION) + space::M);
    let height = (step - space::XS).min(canvas.target(OPTION));
    for (option, ((choice, words), (line, x))) in choices.iter().zip(&words).zip(places).enumerate() {
        let corner = place.min + vec2(x, line as f32 * step);
        let rect = Rect::from_min_size(corner, vec2(widths[option], height));
        show_choice(canvas, rect, question, (option, choice), words);
    }
}

/// Largest side of the board that is asked about: on a phone it leaves the choices their room.
fn largest_board(canvas: &Canvas<'_, '_>) -> f32 {
    if canvas.is_phone() { sizes::board::LEGIBLE } else { BOARD[0] }
}

/// Draws the board that is asked about; returns the room at its right or, where the choices are wider, below it.
fn beside_board(canvas: &Canvas<'_, '_>, place: Rect, board: Board, widths: &[f32]) -> Rect {
    let most = largest_board(canvas);
    let side = place.height().clamp(BOARD[1], most).floor();
    let rect = Rect::from_min_size(place.min, Vec2::splat(side));
    small_board(canvas, rect, board, "question board", &board.to_string());
    let beside = place.with_min_x(rect.right() + space::L);
    let is_below = canvas.is_phone() && !fit(widths, beside.width());
    if is_below { place.with_min_y(rect.bottom() + space::S) } else { beside }
}

fn show_choice(
    canvas: &mut Canvas<'_, '_>,
    rect: Rect,
    question: &OpenQuestion,
    (option, choice): (usize, &Prediction),
    words: &str,
) {
    let standing = Standing::of(question, option, choice);
    let label = format!("{} · {words}", option + 1);
    let chosen = if standing.is_chosen() { Chosen::Yes } else { Chosen::No };
    let button = Button::new(rect, id(("question option", option)), &label, &looks::RAISED).choice(chosen);
    let response = canvas.press(button, |_| {});
    standing.paint(canvas, rect.shrink(space::XS + stroke::HAIR));
    let at = pos2(rect.left() + space::M + DIGIT / 2.0, rect.center().y);
    show_digit(canvas, at, option, &standing);
    let at = pos2(at.x + DIGIT / 2.0 + space::S, at.y);
    let ink = canvas.palette().text;
    text::line(canvas.painter(), at, Align2::LEFT_CENTER, words, Type::Figure, ink, rect.right() - at.x);
    show_hands(canvas, rect.right_center() - vec2(space::M, 0.0), rect, question, option, Votes::MAX);
    ask_for(canvas, &response, question, option);
}

/// Draws realms to put in order, a bet before a race, into a place, row by row. Each shows the place at which it has been
/// put.
pub fn show_order(canvas: &mut Canvas<'_, '_>, place: Rect, question: &OpenQuestion, lanes: &[LaneId]) {
    let named: Vec<String> = lanes.iter().map(|lane| realm_caption(canvas, *lane)).collect();
    let rows_of = |words: &[String]| {
        let places = flow(words.iter().map(|words| realm_width(canvas, words)), space::M, place.width());
        places.last().map_or(1, |(line, _)| line + 1) as f32
    };
    // Where the rows would touch, only the labels of the lanes are written.
    let is_narrow = place.height() / rows_of(&named) < DIGIT + space::S;
    let words = if is_narrow { lanes.iter().map(|lane| lane.label().to_owned()).collect() } else { named };
    let step = (place.height() / rows_of(&words)).min(canvas.target(OPTION) + space::M);
    let height = (step - space::XS).min(canvas.target(OPTION));
    let widths: Vec<f32> = words.iter().map(|words| realm_width(canvas, words)).collect();
    let places = flow(widths.iter().copied(), space::M, place.width());
    for (option, ((lane, words), (line, x))) in lanes.iter().zip(&words).zip(places).enumerate() {
        let corner = place.min + vec2(x, line as f32 * step);
        let rect = Rect::from_min_size(corner, vec2(widths[option], height));
        show_realm(canvas, rect, question, (option, *lane), words);
    }
}

/// Width of a lane with both places.
fn realm_width(canvas: &Canvas<'_, '_>, words: &str) -> f32 {
    text::width(canvas.painter(), words, Type::Figure) + 2.0 * PLACE + 3.0 * space::M
}

/// Caption of a lane: `7b · A*, buckets`.
fn realm_caption(canvas: &Canvas<'_, '_>, lane: LaneId) -> String {
    format!("{} · {}", lane.label(), canvas.context.name(lane))
}

/// Draws a lane with its place: while the question is open the place at which it was put, and afterwards the right
/// place, with the former at the right end.
fn show_realm(
    canvas: &mut Canvas<'_, '_>,
    rect: Rect,
    question: &OpenQuestion,
    (option, lane): (usize, LaneId),
    words: &str,
) {
    let given = question.entry.place_of(lane);
    let shown = if question.is_open() { given } else { right_place(question, lane) };
    let label = match shown {
        Some(place) => canvas.tell("question-place", &[("realm", words.into()), ("place", place.into())]),
        None => words.to_owned(),
    };
    let chosen = if given.is_some() { Chosen::Yes } else { Chosen::No };
    let button = Button::new(rect, id(("question option", option)), &label, &looks::RAISED).choice(chosen);
    let response = canvas.press(button, |_| {});
    let (palette, painter) = (canvas.palette(), canvas.painter());
    let chip = Rect::from_center_size(
        pos2(rect.left() + space::M + PLACE / 2.0, rect.center().y),
        vec2(PLACE, DIGIT),
    );
    let fill = match shown {
        None => palette.sunken,
        Some(_) if question.is_open() => canvas.context.accent(),
        Some(_) => palette.status_color(StatusStyle::Path),
    };
    painter.rect_filled(chip, CornerRadius::same(radius::S), fill);
    if let Some(place) = shown {
        let ink = Palette::text_on(fill);
        text::centred(painter, chip.center(), &place.to_string(), Type::Caption.font(), ink);
    }
    let at = pos2(chip.right() + space::S, rect.center().y);
    let room = rect.right() - at.x;
    text::line(painter, at, Align2::LEFT_CENTER, words, Type::Figure, palette.text, room);
    if let (Some(place), false) = (given, question.is_open()) {
        let middle = pos2(rect.right() - space::S - PLACE / 2.0, rect.center().y);
        let own = Rect::from_center_size(middle, chip.size());
        painter.rect_filled(own, CornerRadius::same(radius::S), palette.sunken);
        text::centred(painter, own.center(), &place.to_string(), Type::Caption.font(), palette.text_soft);
        let words = canvas.tell("question-given-place", &[("place", place.into())]);
        canvas.hint(own, ("given place", option), || words);
    }
    if question.is_open() {
        canvas.on_click(&response, Action::Question(QuestionAction::Choose(option)));
    }
}

/// The place, from 1, at which a lane comes. Realms of equal cost share a place.
fn right_place(question: &OpenQuestion, lane: LaneId) -> Option<usize> {
    let mut before = 0;
    for place in question.order.as_ref()?.right() {
        if place.iter().any(|cost| cost.lane == lane) {
            return Some(before + 1);
        }
        before += place.len();
    }
    None
}
