//! The card of the node under the pointer, or of the one that the keyboard has reached.

use egui::{Align2, LayerId, Order, Pos2, Stroke, StrokeKind, UiBuilder, Vec2, vec2};

use super::screen::TreeScreen;
use crate::{
    gui::{
        kit::{Canvas, card::beside, columns::widest, id, paint_small},
        theme::{Type, radius, sizes::map::tip, space, stroke},
        widgets::text,
    },
    replay::tree::NodeIndex,
    tell::tree as sentences,
};

/// Draws it beside a place of the screen, over whatever stands there.
pub fn show(canvas: &mut Canvas<'_, '_>, at: Pos2, screen: &TreeScreen<'_>, node: NodeIndex) {
    let lines = sentences::lines(canvas.context.narrator(), screen.tree, screen.view, node);
    let width = tip::BOARD + space::M + widest(canvas.painter(), &lines, Type::Caption);
    let height = (tip::LINE * lines.len() as f32).max(tip::BOARD);
    let size = vec2(width, height) + Vec2::splat(2.0 * space::M);
    let card = beside(at, size, canvas.ui.ctx().content_rect());
    let layer = LayerId::new(Order::Tooltip, id("tree card over all"));
    let over = UiBuilder::new().id_salt("tree card").layer_id(layer).max_rect(canvas.ui.max_rect());
    let mut ui = canvas.ui.new_child(over);
    ui.set_clip_rect(canvas.ui.ctx().content_rect());
    let canvas = canvas.on(&mut ui);
    let palette = canvas.palette();
    let edge = Stroke::new(stroke::HAIR, palette.edge);
    canvas.painter().rect(card, radius::L, palette.raised, edge, StrokeKind::Inside);
    let inner = card.shrink(space::M);
    let board = Align2::LEFT_CENTER.anchor_size(inner.left_center(), Vec2::splat(tip::BOARD));
    paint_small(&canvas, board, screen.tree.board(node));
    let top = inner.center().y - tip::LINE * (lines.len() as f32 - 1.0) / 2.0;
    for (number, line) in lines.iter().enumerate() {
        let at = Pos2::new(board.right() + space::M, top + tip::LINE * number as f32);
        let ink = if number + 1 == lines.len() { palette.text_faint } else { palette.text };
        text::left(canvas.painter(), at, line, Type::Caption, ink);
    }
    canvas.named(card, "tree card", &lines.join(" · "));
}
