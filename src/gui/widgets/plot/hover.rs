//! The curve under the pointer: the nearest one, found in our own series.

use egui::{Align2, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::curve::{Form, PlottedCurve, corners_of_steps};
use crate::gui::theme::{LaneMark, Palette, Type, radius, sizes::plot, space, stroke};
use crate::gui::widgets::chip::{Fill, chip};
use crate::gui::widgets::text::{left, width};

/// Maximum distance of the pointer from a curve.
const REACH: f32 = 24.0;
/// Radius of the dot on the nearest point.
const POINTER_DOT: f32 = 3.5;
/// Radius of the dot with its casing.
const POINTER_CASING: f32 = 4.5;
/// Height of the tag beside the dot.
const TAG: f32 = 24.0;

/// Curve that the pointer is nearest to, and the nearest point of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hovered {
    /// The lane of the curve.
    pub mark: LaneMark,
    /// Index of the point in the curve, from 0.
    pub index: usize,
    /// The point, in real units.
    pub value: [f64; 2],
    /// The point, on the screen.
    pub at: Pos2,
}

/// Returns the nearest point of the nearest curve; `None` if no curve is within reach of `pointer`.
pub(super) fn nearest(lines: &[&PlottedCurve<'_>], pointer: Pos2) -> Option<Hovered> {
    let (line, distance) =
        lines.iter().map(|line| (line, distance_to(line, pointer))).min_by(|a, b| a.1.total_cmp(&b.1))?;
    if distance > REACH {
        return None;
    }
    let far = |at: &Pos2| at.distance_sq(pointer);
    let nearest = || line.points.iter().enumerate().min_by(|a, b| far(a.1).total_cmp(&far(b.1)));
    // A step goes on to the next point.
    let step = || line.points.iter().enumerate().rfind(|(_, at)| at.x <= pointer.x);
    let of_steps = if line.curve.form == Form::Steps { step() } else { None };
    let (index, &at) = of_steps.or_else(nearest)?;
    Some(Hovered { mark: line.curve.mark, index, value: line.curve.points[index], at })
}

/// Distance from `pointer` to the curve itself, not only to its points.
fn distance_to(line: &PlottedCurve<'_>, pointer: Pos2) -> f32 {
    let points = &line.points;
    if line.curve.form == Form::Dots {
        return points.iter().map(|at| at.distance(pointer)).fold(f32::INFINITY, f32::min);
    }
    let corners = if line.curve.form == Form::Steps { corners_of_steps(points) } else { Vec::new() };
    let points = if corners.is_empty() { points } else { &corners };
    let alone = points.first().map_or(f32::INFINITY, |only| only.distance(pointer));
    points.windows(2).map(|pair| distance_to_segment(pair[0], pair[1], pointer)).fold(alone, f32::min)
}

fn distance_to_segment(from: Pos2, to: Pos2, pointer: Pos2) -> f32 {
    let along = to - from;
    let share = (pointer - from).dot(along) / along.length_sq().max(f32::MIN_POSITIVE);
    (from + along * share.clamp(0.0, 1.0)).distance(pointer)
}

/// Paints a crosshair through `hovered`, and a tag beside it with the lane's chip and `words`.
pub fn crosshair(painter: &Painter, frame: Rect, hovered: &Hovered, words: &str, palette: &Palette) {
    let inside = painter.with_clip_rect(frame.intersect(painter.clip_rect()));
    let hair = Stroke::new(stroke::HAIR, palette.text_faint);
    inside.vline(painter.round_to_pixel_center(hovered.at.x), frame.y_range(), hair);
    inside.hline(frame.x_range(), painter.round_to_pixel_center(hovered.at.y), hair);
    inside.circle_filled(hovered.at, POINTER_CASING, palette.background);
    inside.circle_filled(hovered.at, POINTER_DOT, hovered.mark.color(palette));
    let tag = tag_place(frame, hovered.at, vec2(tag_width(painter, words), TAG));
    let edge = Stroke::new(stroke::HAIR, palette.edge);
    painter.rect(tag, CornerRadius::same(radius::M), palette.raised, edge, StrokeKind::Inside);
    let start = pos2(tag.left() + space::XS, tag.center().y);
    let square = Align2::LEFT_CENTER.anchor_size(start, Vec2::splat(plot::CHIP));
    chip(painter, square, hovered.mark, Fill::Solid, palette);
    left(painter, pos2(square.right() + space::XS, start.y), words, Type::Caption, palette.text);
}

fn tag_width(painter: &Painter, words: &str) -> f32 {
    plot::CHIP + 2.0 * space::XS + space::S + width(painter, words, Type::Caption)
}

/// Returns the place of the tag: above and to the right of `at` where there is room, else on the other side; never out
/// of the frame.
fn tag_place(frame: Rect, at: Pos2, size: Vec2) -> Rect {
    let x =
        if at.x + space::S + size.x <= frame.right() { at.x + space::S } else { at.x - space::S - size.x };
    let y = if at.y - space::S - size.y >= frame.top() { at.y - space::S - size.y } else { at.y + space::S };
    let last = pos2((frame.right() - size.x).max(frame.left()), (frame.bottom() - size.y).max(frame.top()));
    Rect::from_min_size(pos2(x, y).clamp(frame.min, last), size)
}
