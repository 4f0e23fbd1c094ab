//! The card beside the pointer: the board under it, and some lines about it.

use egui::{Area, CornerRadius, Order, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::{
    gui::{
        kit::{Canvas, card::beside, columns::widest, id, paint_small},
        theme::{Type, radius, sizes::lists::card, space, stroke},
        widgets::text,
    },
    puzzle::Board,
};

/// Draws the card beside the pointer.
pub fn show(canvas: &mut Canvas<'_, '_>, pointer: Pos2, (board, lines): &(Board, Vec<String>)) {
    let widest = widest(canvas.painter(), lines, Type::Caption);
    let height = (card::LINE * lines.len() as f32).max(card::BOARD);
    let size = vec2(card::BOARD + space::M + widest, height) + Vec2::splat(2.0 * space::M);
    let context = canvas.ui.ctx().clone();
    let place = beside(pointer, size, context.content_rect());
    let area = Area::new(id("structure card")).order(Order::Tooltip).interactable(false).constrain(false);
    area.fixed_pos(Pos2::ZERO).show(&context, |ui| {
        let canvas = canvas.on(ui);
        let palette = canvas.palette();
        let edge = Stroke::new(stroke::HAIR, palette.edge);
        canvas.painter().rect(place, CornerRadius::same(radius::L), palette.raised, edge, StrokeKind::Inside);
        let inner = place.shrink(space::M);
        let side = Vec2::splat(card::BOARD);
        let board_rect = Rect::from_center_size(pos2(inner.left() + side.x / 2.0, inner.center().y), side);
        paint_small(&canvas, board_rect, *board);
        let top = inner.center().y - card::LINE * (lines.len() as f32 - 1.0) / 2.0;
        for (number, line) in lines.iter().enumerate() {
            let at = pos2(board_rect.right() + space::M, top + card::LINE * number as f32);
            let ink = if number == 0 { palette.text } else { palette.text_soft };
            text::left(canvas.painter(), at, line, Type::Caption, ink);
        }
        let words = std::iter::once(board.to_string()).chain(lines.iter().cloned());
        canvas.named(place, "structure card", &words.collect::<Vec<_>>().join(" · "));
    });
}
