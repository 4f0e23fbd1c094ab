//! The mark of a status: a shape that is told apart without its colour.

use std::f32::consts::PI;

use egui::{Align2, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::text::line;
use crate::gui::theme::{Palette, StatusStyle, Type, sizes::marks, space};

/// Number of parts of a half circle.
const TURN_POINTS: usize = 8;

/// Paints the mark of a status: open ○, expanded ●, path ◆, duplicate ═, beyond the bound ✕, met two rings, back to
/// parent ↩; `size` high around `at`.
pub fn status_mark(painter: &Painter, at: Pos2, size: f32, style: StatusStyle, palette: &Palette) {
    let color = palette.status_color(style);
    let r = size / 2.0;
    let pen = Stroke::new((size * 0.16).max(1.25), color);
    match style {
        StatusStyle::Open => _ = painter.circle_stroke(at, r - pen.width / 2.0, pen),
        StatusStyle::Expanded => _ = painter.circle_filled(at, r, color),
        StatusStyle::Path => {
            let corners = [vec2(0.0, -r), vec2(r, 0.0), vec2(0.0, r), vec2(-r, 0.0)].map(|d| at + d * 1.1);
            painter.add(Shape::convex_polygon(corners.to_vec(), color, Stroke::NONE));
        }
        StatusStyle::Duplicate => {
            for y in [-0.35, 0.35] {
                stroke_through(painter, at + vec2(0.0, y * size), vec2(r, 0.0), pen);
            }
        }
        StatusStyle::Pruned => {
            for arm in [vec2(r, r), vec2(r, -r)] {
                stroke_through(painter, at, arm * 0.8, pen);
            }
        }
        StatusStyle::Met => {
            for x in [-0.3, 0.3] {
                painter.circle_stroke(at + vec2(x * size, 0.0), r * 0.72, pen);
            }
        }
        StatusStyle::PathBack => path_back(painter, at, r, pen),
    }
}

/// Paints an arrow that turns round: out to the right, in a half circle down, and back to the left.
fn path_back(painter: &Painter, at: Pos2, r: f32, pen: Stroke) {
    let bend = 0.5 * r;
    let turn = at + vec2(r - bend, 0.0);
    let half_circle = (0..=TURN_POINTS).map(|point| {
        let angle = PI * (point as f32 / TURN_POINTS as f32 - 0.5);
        turn + bend * Vec2::angled(angle)
    });
    let tip = at + vec2(-r, bend);
    let line = [at + vec2(-0.4 * r, -bend)].into_iter().chain(half_circle).chain([tip]);
    painter.add(Shape::line(line.collect(), pen));
    for y in [-0.55, 0.55] {
        painter.line_segment([tip, tip + vec2(0.6, y) * r], pen);
    }
}

/// Paints a line through `middle`, as far to both sides.
fn stroke_through(painter: &Painter, middle: Pos2, arm: Vec2, pen: Stroke) {
    painter.line_segment([middle - arm, middle + arm], pen);
}

/// Paints mark and word from `at` (left, middle) to the right, cut at `width`.
pub fn status_tag(
    painter: &Painter,
    at: Pos2,
    style: StatusStyle,
    word: &str,
    width: f32,
    palette: &Palette,
) -> Rect {
    status_mark(painter, at + vec2(marks::STATUS / 2.0, 0.0), marks::STATUS, style, palette);
    let start = at + vec2(marks::STATUS + space::XS, 0.0);
    let room = width - marks::STATUS - space::XS;
    let text = line(painter, start, Align2::LEFT_CENTER, word, Type::Caption, palette.text_soft, room);
    Rect::from_min_max(pos2(at.x, text.top()), text.max)
}
