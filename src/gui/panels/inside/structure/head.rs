//! The line over a structure: what it is, and the work that its search has counted so far.

use egui::Rect;

use super::ShownStructure;
use crate::gui::kit::Canvas;

pub fn show(canvas: &Canvas<'_, '_>, line: Rect, shown: &ShownStructure<'_>) {
    _ = (canvas, line, shown);
}

/// Says that the events up to the playhead are still being replayed.
pub fn show_pending(canvas: &Canvas<'_, '_>, body: Rect) {
    _ = (canvas, body);
}
