//! Realm 7: the heap, as a tree and as the array that it is.

use egui::Rect;

use super::ShownStructure;
use crate::{gui::kit::Canvas, replay::structures::ListMoment};

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, heap: &ListMoment) {
    _ = (canvas, body, shown, heap);
}
