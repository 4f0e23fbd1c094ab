//! The corner of a plot in which the way back to the whole of it stands, where only a part is visible.

use egui::{Pos2, Rect, Vec2, vec2};

use super::view::Zoom;
use crate::gui::theme::looks;

/// No button is wider, in any language.
const WIDEST: f32 = 48.0;
/// Between the corner of the frame and the button.
const INSET: f32 = 6.0;

/// Where the button stands in `frame`: nothing else may.
pub(super) fn room(frame: Rect, extent: Zoom) -> Rect {
    match extent {
        Zoom::Whole => Rect::NOTHING,
        Zoom::Part => Rect::from_min_size(frame.min, vec2(INSET + WIDEST, INSET + looks::CORNER.height)),
    }
}

/// The left upper end of the button, where rising curves never are.
pub fn corner(frame: Rect) -> Pos2 {
    frame.min + Vec2::splat(INSET)
}
