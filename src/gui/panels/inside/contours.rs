//! The nodes of the tree by g and h: f is the same along each diagonal.

use egui::Rect;

use crate::{app::view::InsideView, gui::kit::Canvas};

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, inside: &InsideView) {
    _ = (canvas, body, inside);
}
