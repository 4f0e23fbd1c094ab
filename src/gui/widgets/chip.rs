//! Chips: a lane's name on its colour, the key to plots and ladder.

use egui::{CornerRadius, Painter, Rect, Stroke, StrokeKind};

use super::text::centred;
use crate::gui::theme::{LaneMark, Palette, Type, stroke};

/// Whether the lane takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// Takes part in plots and ladder.
    Solid,
    /// Hidden: an outline, so that it can be shown again.
    Outline,
}

/// Size of the name as a share of the chip's height, and the largest share where the name would be too small to read.
const NAME: [f32; 2] = [0.66, 0.88];
/// Radius of the corners as a share of the chip's height.
const CORNER: f32 = 0.28;

/// Paints the chip of `mark`; `rect` is a square.
pub fn chip(painter: &Painter, rect: Rect, mark: LaneMark, fill: Fill, palette: &Palette) {
    let color = mark.color(palette);
    let corner = if mark.is_round() { 0.5 } else { CORNER };
    let corners = CornerRadius::same((rect.height() * corner) as u8);
    let ink = match fill {
        Fill::Solid => {
            painter.rect_filled(rect, corners, color);
            Palette::text_on(color)
        }
        Fill::Outline => {
            painter.rect_stroke(rect, corners, Stroke::new(stroke::CURVE, color), StrokeKind::Inside);
            palette.text
        }
    };
    let [size, most] = NAME.map(|share| rect.height() * share);
    let size = size.max(Type::Key.font().size.min(most));
    centred(painter, rect.center(), mark.name(), Type::fitted(size), ink);
}
