//! The frame of a plot, its background, and the lines on which a value is written.

use egui::{Align2, CornerRadius, Painter, Rect, Stroke, pos2, vec2};

use super::scale::Tick;
use crate::gui::theme::{
    Palette, Type, radius,
    sizes::{self, plot::axes},
    space, stroke,
};
use crate::gui::widgets::text;

/// Width of the room for the y ticks, the same in all plots, so that the three frames are equal.
const LEFT: f32 = 52.0;
/// Height of the room for the x ticks, and for the axis title below them.
const BOTTOM: f32 = 32.0;
/// Gap between the frame and the names below it.
const BELOW: f32 = 5.0;
/// Distance from the frame to the middle of the axis title.
const TITLE: f32 = 24.5;
/// Distance from the left edge within which a name starts at its tick.
const CORNER: f32 = 12.0;

/// The frame inside a plot's rectangle, where curves may be.
pub fn frame(rect: Rect) -> Rect {
    Rect::from_min_max(rect.min + vec2(LEFT, sizes::plot::heading::HEIGHT), rect.max - vec2(space::M, BOTTOM))
}

/// The middle of the line below the ticks.
pub(super) fn axis_line(frame: Rect) -> f32 {
    frame.bottom() + TITLE
}

/// Paints the title of the axis from left to right at the axis' end; returns the room it took.
pub fn axis_title(painter: &Painter, frame: Rect, title: &str, palette: &Palette) -> Rect {
    let end = pos2(frame.right(), axis_line(frame));
    text::right(painter, end, title, Type::Tick, palette.text_faint)
}

/// Paints the frame's own background, without a border.
pub(super) fn paint_background(painter: &Painter, frame: Rect, palette: &Palette) {
    painter.rect_filled(frame.expand(2.0), CornerRadius::same(radius::S), palette.background);
}

/// Paints an upright line for each tick, and a name below where it does not run into the one before; `x_of` places a
/// tick on the screen.
pub(super) fn paint_x_ticks(
    painter: &Painter,
    frame: Rect,
    ticks: &[Tick],
    x_of: impl Fn(f64) -> f32,
    palette: &Palette,
) {
    let mut free_from = f32::NEG_INFINITY;
    for tick in ticks {
        let at = painter.round_to_pixel_center(x_of(tick.place));
        painter.vline(at, frame.y_range(), Stroke::new(stroke::HAIR, palette.line));
        let anchor = if at - frame.left() < CORNER { Align2::LEFT_TOP } else { Align2::CENTER_TOP };
        let name = painter.layout_no_wrap(tick.name.clone(), Type::Tick.font(), palette.text_faint);
        let place = anchor.anchor_size(pos2(at, frame.bottom() + BELOW), name.size());
        // A name at either end leans inward where there is no more room outside.
        let room = painter.clip_rect();
        let inward = (room.right() - place.right()).min(0.0) + (room.left() - place.left()).max(0.0);
        let place = place.translate(vec2(inward, 0.0));
        if place.left() >= free_from && place.width() <= frame.width() {
            painter.galley(place.min, name, palette.text_faint);
            free_from = place.right() + space::S;
        }
    }
}

/// Paints a level line for each tick, and a name at the left if it has room there; `y_of` places a tick on the screen.
pub(super) fn paint_y_ticks(
    painter: &Painter,
    frame: Rect,
    ticks: &[Tick],
    y_of: impl Fn(f64) -> f32,
    palette: &Palette,
) {
    for tick in ticks {
        let at = painter.round_to_pixel_center(y_of(tick.place));
        painter.hline(frame.x_range(), at, Stroke::new(stroke::HAIR, palette.line));
        let name = painter.layout_no_wrap(tick.name.clone(), Type::Tick.font(), palette.text_faint);
        let beside = pos2(frame.left() - axes::BESIDE, at);
        let place = Align2::RIGHT_CENTER.anchor_size(beside, name.size());
        // A name at the upper end leans inward: above the frame is the head.
        let place = place.translate(vec2(0.0, (frame.top() - place.top()).max(0.0)));
        // A name may stick out by a hair: that much is the empty side of its first figure.
        if place.left() >= painter.clip_rect().left() - stroke::HAIR {
            painter.galley(place.min, name, palette.text_faint);
        }
    }
}
