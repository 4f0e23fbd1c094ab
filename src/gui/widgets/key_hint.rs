//! A key as it looks on a keyboard, and what it does.

use egui::{Align2, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

use super::text::{centred, left, width};
use crate::gui::theme::{Palette, Type, radius, space, stroke};

/// Height of a cap.
const HEIGHT: f32 = 17.0;
/// Minimum width of a cap: one letter.
const MIN_WIDTH: f32 = 18.0;
/// Room beside the word on a cap, and between cap and hint.
const PADDING: f32 = 5.0;

/// Paints the cap alone, from `at` (left, middle) to the right; returns its place.
pub fn key_cap(painter: &Painter, at: Pos2, key: &str, palette: &Palette) -> Rect {
    let rect = Align2::LEFT_CENTER.anchor_size(at, vec2(cap_width(painter, key), HEIGHT));
    let edge = Stroke::new(stroke::HAIR, palette.edge);
    painter.rect(rect, CornerRadius::same(radius::S), palette.raised, edge, StrokeKind::Inside);
    centred(painter, rect.center(), key, Type::Caption.font(), palette.text_soft);
    rect
}

/// Paints a cap and what the key does; returns the x where the next hint starts.
pub fn key_hint(painter: &Painter, at: Pos2, key: &str, does: &str, palette: &Palette) -> f32 {
    let cap = key_cap(painter, at, key, palette);
    let after = pos2(cap.right() + PADDING, at.y);
    left(painter, after, does, Type::Caption, palette.text_faint).right() + space::M
}

/// Width that [`key_hint`] takes, the gap to the next hint included.
pub fn key_hint_width(painter: &Painter, key: &str, does: &str) -> f32 {
    cap_width(painter, key) + PADDING + width(painter, does, Type::Caption) + space::M
}

/// Width of a cap.
pub fn cap_width(painter: &Painter, key: &str) -> f32 {
    (width(painter, key, Type::Caption) + 2.0 * PADDING).max(MIN_WIDTH)
}
