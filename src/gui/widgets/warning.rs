//! The mark of what promises too much: a triangle with a stroke in it, told apart without its colour.

use egui::{Painter, Pos2, Shape, Stroke, pos2, vec2};

use crate::gui::theme::Palette;

/// `size` high around `at`.
pub fn warning_mark(painter: &Painter, at: Pos2, size: f32, palette: &Palette) {
    let r = size / 2.0;
    let corners = [vec2(0.0, -r), vec2(r * 1.12, r * 0.92), vec2(-r * 1.12, r * 0.92)].map(|away| at + away);
    painter.add(Shape::convex_polygon(corners.to_vec(), palette.warning, Stroke::NONE));
    let pen = Stroke::new((size * 0.13).max(1.0), Palette::ink_on(palette.warning));
    painter.line_segment([pos2(at.x, at.y - r * 0.35), pos2(at.x, at.y + r * 0.28)], pen);
    painter.circle_filled(pos2(at.x, at.y + r * 0.62), pen.width * 0.6, pen.color);
}
