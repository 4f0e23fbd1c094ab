//! The small buttons in a corner of a plot: the switch of its scale, and the way back to the whole of it.

use egui::{Align2, CornerRadius, Id, Pos2, Rect, Response, Ui, Vec2, vec2};

use super::view::Zoom;
use crate::gui::theme::{Palette, Type, radius, space};
use crate::gui::widgets::press;
use crate::gui::widgets::text::{centred, width};

/// Height of a button.
const HEIGHT: f32 = 18.0;
/// No button is wider, in any language.
const WIDEST: f32 = 48.0;
/// Between the corner of the frame and the first button.
const INSET: f32 = 6.0;

/// A small button.
#[derive(Clone, Copy, Debug)]
pub struct Corner<'a> {
    /// Stable, and not in any language.
    pub id: Id,
    /// The word on it; of a switch, what is so now.
    pub word: &'a str,
    /// What a press does.
    pub label: &'a str,
}

/// Where the switch stands in `frame`, and the way back where only a part is seen: nothing else may.
pub(super) fn room(frame: Rect, extent: Zoom) -> Rect {
    let buttons = match extent {
        Zoom::Whole => WIDEST,
        Zoom::Part => 2.0 * WIDEST + space::XS,
    };
    Rect::from_min_size(frame.min, vec2(INSET + buttons, INSET + HEIGHT))
}

/// The switch between logarithmic and linear, in the corner of `frame` where rising curves never are.
pub fn scale_switch(ui: &Ui, frame: Rect, corner: &Corner<'_>, palette: &Palette) -> Response {
    small_button(ui, frame.min + Vec2::splat(INSET), Align2::LEFT_TOP, corner, palette)
}

/// A button beside another one, or at the edge of a frame: `at` is that point of it which `anchor` names.
pub fn small_button(ui: &Ui, at: Pos2, anchor: Align2, corner: &Corner<'_>, palette: &Palette) -> Response {
    let painter = ui.painter();
    let size = vec2(width(painter, corner.word, Type::Key) + space::M, HEIGHT);
    let rect = anchor.anchor_size(at, size);
    let response = press::button(ui, rect, corner.id, corner.label);
    let fill = if response.hovered() { palette.hover } else { palette.raised };
    painter.rect_filled(rect, CornerRadius::same(radius::S), fill);
    centred(painter, rect.center(), corner.word, Type::Key.font(), palette.text_soft);
    press::focus_ring(painter, rect, radius::S, &response, palette);
    response
}
