//! The corner of a plot in which its small buttons stand: the switch of its scale, and the way back to the whole of it.

use egui::{Pos2, Rect, Vec2, vec2};

use super::view::Zoom;
use crate::gui::theme::{looks, space};

/// No button is wider, in any language.
const WIDEST: f32 = 48.0;
/// Between the corner of the frame and the first button.
const INSET: f32 = 6.0;

/// Where the switch stands in `frame`, and the way back where only a part is seen: nothing else may.
pub(super) fn room(frame: Rect, extent: Zoom) -> Rect {
    let buttons = match extent {
        Zoom::Whole => WIDEST,
        Zoom::Part => 2.0 * WIDEST + space::XS,
    };
    Rect::from_min_size(frame.min, vec2(INSET + buttons, INSET + looks::CORNER.height))
}

/// The left upper end of the switch, where rising curves never are.
pub fn corner(frame: Rect) -> Pos2 {
    frame.min + Vec2::splat(INSET)
}
