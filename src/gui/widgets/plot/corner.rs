//! Corner of a plot with the button that shows all again, while only a part is visible.

use egui::{Pos2, Rect, Vec2, vec2};

use super::view::Zoom;
use crate::gui::theme::looks;

/// Maximum width of the button, in any language.
const WIDEST: f32 = 48.0;
/// Distance between the corner of the frame and the button.
const INSET: f32 = 6.0;

/// Room of the button in `frame`, where nothing else may be.
pub(super) fn room(frame: Rect, extent: Zoom) -> Rect {
    match extent {
        Zoom::Whole => Rect::NOTHING,
        Zoom::Part => Rect::from_min_size(frame.min, vec2(INSET + WIDEST, INSET + looks::CORNER.height)),
    }
}

/// Upper left end of the button, where rising curves never are.
pub fn corner(frame: Rect) -> Pos2 {
    frame.min + Vec2::splat(INSET)
}
