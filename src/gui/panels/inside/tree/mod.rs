//! The search tree.

use egui::Rect;

use crate::{app::view::InsideView, gui::kit::Canvas};

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, inside: &InsideView) {
    _ = (canvas, body, inside);
}
