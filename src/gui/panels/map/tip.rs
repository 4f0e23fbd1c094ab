//! What is under the pointer: the board itself, its distances, and its status in the search. In the lens,
//! where a place stands for several boards, all of them.
//!
//! ```text
//!  ┌───────┐  distance 18 to the goal, 15 from …      ┌────┐ ┌────┐ ┌────┐
//!  │ board │  the shortest path through it is 2 longer│    │ │    │ │    │
//!  │       │  expansion 137, event 502                └────┘ └────┘ └────┘
//!  └───────┘  click to use it as the start            several: the first is taken
//! ```

use egui::{Align2, Area, CornerRadius, Order, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};

use crate::{
    gui::{
        kit::{Canvas, card::beside, columns::widest, id, paint_small},
        theme::{Type, radius, sizes::map::tip, space, stroke},
        widgets::text,
    },
    map::{BoardIndex, Layout},
    tell::{self, map::MapBoard},
};

const OTHERS: usize = 5;

/// Draws the card beside the pointer.
pub fn show(canvas: &mut Canvas<'_, '_>, pointer: Pos2, subject: &MapBoard<'_>) {
    let lines = tell::map::lines(canvas.context.narrator(), subject);
    let widest = widest(canvas.painter(), &lines, Type::Caption);
    let others = if subject.others.is_empty() { 0.0 } else { tip::OTHER_BOARD + space::S };
    let height = (tip::LINE * lines.len() as f32).max(tip::BOARD) + others;
    let width = (tip::BOARD + space::M + widest).max((tip::OTHER_BOARD + space::S) * OTHERS as f32);
    let size = vec2(width, height) + Vec2::splat(2.0 * space::M);
    let context = canvas.ui.ctx().clone();
    let card = beside(pointer, size, context.content_rect());
    let area = Area::new(id("map card")).order(Order::Tooltip).interactable(false).constrain(false);
    area.fixed_pos(Pos2::ZERO).show(&context, |ui| {
        let canvas = canvas.on(ui);
        let palette = canvas.palette();
        let edge = Stroke::new(stroke::HAIR, palette.edge);
        let corners = CornerRadius::same(radius::L);
        canvas.painter().rect(card, corners, palette.raised, edge, StrokeKind::Inside);
        let inner = card.shrink(space::M);
        paint(&canvas, inner.with_max_y(inner.bottom() - others), subject, &lines);
        paint_others(&canvas, inner, subject);
        canvas.named(card, "map card", &lines.join(" · "));
    });
}

/// The board, and the lines about it.
fn paint(canvas: &Canvas<'_, '_>, inner: Rect, subject: &MapBoard<'_>, lines: &[String]) {
    let place = Align2::LEFT_CENTER.anchor_size(inner.left_center(), Vec2::splat(tip::BOARD));
    paint_board(canvas, place, subject.layout, subject.index);
    let top = inner.center().y - tip::LINE * (lines.len() as f32 - 1.0) / 2.0;
    for (number, line) in lines.iter().enumerate() {
        let at = Pos2::new(place.right() + space::M, top + tip::LINE * number as f32);
        let is_last = number + 1 == lines.len();
        let color = if is_last { canvas.palette().text_faint } else { canvas.palette().text };
        text::left(canvas.painter(), at, line, Type::Caption, color);
    }
}

/// The other boards of the place, as far as there is room.
fn paint_others(canvas: &Canvas<'_, '_>, inner: Rect, subject: &MapBoard<'_>) {
    let corner = inner.left_bottom() - vec2(0.0, tip::OTHER_BOARD);
    for (number, index) in subject.others.iter().take(OTHERS).enumerate() {
        let left = corner + vec2((tip::OTHER_BOARD + space::S) * number as f32, 0.0);
        paint_board(canvas, Rect::from_min_size(left, Vec2::splat(tip::OTHER_BOARD)), subject.layout, *index);
    }
}

fn paint_board(canvas: &Canvas<'_, '_>, place: Rect, layout: &Layout, index: BoardIndex) {
    paint_small(canvas, place, layout.data().board(index));
}
