//! Realms 2a and 2: an element for each board, found by the rank of the board.

use egui::Rect;

use super::ShownStructure;
use crate::{gui::kit::Canvas, replay::structures::ArrayMoment};

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, array: &ArrayMoment) {
    _ = (canvas, body, shown, array);
}
