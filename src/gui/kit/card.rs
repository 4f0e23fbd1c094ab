//! A card that floats beside a place of the screen: lines of text and, as a rule, the board that they are about.
//!
//! ```text
//!  ┌───────┐  g 4 · h 6 · f 10
//!  │ board │  expanded
//!  └───────┘  Click: to the event        the last line says what a click does
//! ```

use egui::{Align2, Area, Order, Pos2, Rect, Sense, Stroke, StrokeKind, Vec2, vec2};
use eight_realms_core::puzzle::Board;

use super::{Canvas, columns::widest, id, paint_small};
use crate::gui::{
    theme::{Type, radius, sizes::messages, space, stroke},
    widgets::text,
};

/// Side of the board.
const BOARD: f32 = 84.0;
/// Height of a line.
const LINE: f32 = 17.0;

/// Contents of a card.
#[derive(Clone, Copy, Debug)]
pub struct CardWords<'a> {
    /// Name for tests and screen readers.
    pub name: &'a str,
    /// Board on the left, if there is one.
    pub board: Option<Board>,
    /// Lines, top first; the last one is quieter.
    pub lines: &'a [String],
}

/// Whether a card goes with the pointer or stays, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardStay {
    /// Goes with the pointer, and never stops it.
    Passing,
    /// Stays, and the things on it can be pressed.
    Lasting,
    /// Stays at the foot of the region, clear of the place: nothing is under the finger that has pressed there.
    Docked,
}

/// Draws a card beside a place, over whatever is there. `below` is room below the lines for something more, which
/// `more` draws.
pub fn show_with(
    canvas: &mut Canvas<'_, '_>,
    place: Pos2,
    words: CardWords<'_>,
    (stay, below): (CardStay, Vec2),
    more: impl FnOnce(&mut Canvas<'_, '_>, Rect),
) {
    let board = words.board.map_or(0.0, |_| BOARD + space::M);
    // A line that the window has no room for goes on in the next one.
    let room = canvas.ui.ctx().content_rect().width() - 4.0 * space::M - board;
    let width = widest(canvas.painter(), words.lines, Type::Caption).min(room);
    let rows = words.lines.iter().map(|line| rows(canvas, line, width)).sum::<usize>();
    let height = (LINE * rows as f32).max(words.board.map_or(0.0, |_| BOARD));
    let width = (board + width).max(below.x);
    let size = vec2(width, height + below.y) + Vec2::splat(2.0 * space::M);
    let context = canvas.ui.ctx().clone();
    let card = match stay {
        CardStay::Passing | CardStay::Lasting => beside(place, size, context.content_rect()),
        CardStay::Docked => {
            let room = canvas.ui.clip_rect().shrink(space::S);
            let size = if canvas.is_upright() { vec2(room.width(), size.y) } else { size };
            docked(place, size, room)
        }
    };
    let area = match stay {
        CardStay::Passing => Area::new(id(words.name)).order(Order::Tooltip).interactable(false),
        CardStay::Lasting | CardStay::Docked => Area::new(id((words.name, "stays"))).order(Order::Middle),
    };
    area.constrain(false).fixed_pos(card.min).show(&context, |ui| {
        let canvas = &mut canvas.on(ui);
        let palette = canvas.palette();
        let edge = Stroke::new(stroke::HAIR, palette.edge);
        canvas.painter().rect(card, radius::L, palette.raised, edge, StrokeKind::Inside);
        let inner = card.shrink(space::M);
        paint(canvas, inner.with_max_y(inner.bottom() - below.y), words);
        canvas.ui.allocate_rect(card, Sense::hover());
        more(canvas, inner);
        let board = words.board.map(|board| board.to_string());
        let parts: Vec<String> = words.lines.iter().cloned().chain(board).collect();
        canvas.named(card, words.name, &parts.join(" · "));
    });
}

/// Draws a card that goes with the pointer beside a place, over whatever is there.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Pos2, words: CardWords<'_>) {
    show_with(canvas, place, words, (CardStay::Passing, Vec2::ZERO), |_, _| {});
}

/// Paints the board and the lines about it.
fn paint(canvas: &Canvas<'_, '_>, inner: Rect, words: CardWords<'_>) {
    let mut left = inner.left();
    if let Some(board) = words.board {
        let place = Align2::LEFT_CENTER.anchor_size(inner.left_center(), Vec2::splat(BOARD));
        paint_small(canvas, place, board);
        left = place.right() + space::M;
    }
    let place = inner.with_min_x(left);
    let all: Vec<usize> = words.lines.iter().map(|line| rows(canvas, line, place.width())).collect();
    let mut top = inner.center().y - LINE * all.iter().sum::<usize>() as f32 / 2.0;
    for (number, (line, rows)) in words.lines.iter().zip(all).enumerate() {
        let is_last = number + 1 == words.lines.len();
        let ink = if is_last { canvas.palette().text_faint } else { canvas.palette().text };
        let rect = place.with_min_y(top).with_max_y(top + LINE * rows as f32);
        if rows == 1 {
            text::left(canvas.painter(), rect.left_center(), line, Type::Caption, ink);
        } else {
            text::paragraph(canvas.painter(), rect, line, Type::Caption, ink);
        }
        top = rect.bottom();
    }
}

/// Number of rows that a line takes in a width; a fraction of a point does not make another.
fn rows(canvas: &Canvas<'_, '_>, line: &str, width: f32) -> usize {
    let height = |width| text::height(canvas.painter(), line, Type::Caption, width);
    (height(width + 1.0) / height(f32::INFINITY)).round().max(1.0) as usize
}

/// Returns the rectangle of a card of this size, on the side of the place where the window has room for it.
fn beside(place: Pos2, size: Vec2, window: Rect) -> Rect {
    let gap = messages::POINTER_GAP;
    let fits = |at: f32, length: f32, end: f32| at + gap + length <= end;
    let x = if fits(place.x, size.x, window.right()) { gap } else { -gap - size.x };
    let y = if fits(place.y, size.y, window.bottom()) { gap } else { -gap - size.y };
    let room = (window.max - size).max(window.min);
    Rect::from_min_size((place + vec2(x, y)).clamp(window.min, room), size)
}

/// Returns the rectangle of a card of this size at the foot of a room: at its right or, where the card would cover the
/// place, at its left, or else at its top.
fn docked(place: Pos2, size: Vec2, room: Rect) -> Rect {
    let clear = Rect::from_center_size(place, Vec2::splat(2.0 * messages::POINTER_GAP));
    let ends = [Align2::RIGHT_BOTTOM, Align2::LEFT_BOTTOM, Align2::RIGHT_TOP];
    let cards = ends.map(|end| end.align_size_within_rect(size, room));
    cards.into_iter().find(|card| !card.intersects(clear)).unwrap_or(cards[0])
}
