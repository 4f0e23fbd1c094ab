//! Realms 5 and 6: the open list, scanned from end to end.

use egui::Rect;

use super::ShownStructure;
use crate::{gui::kit::Canvas, replay::structures::ListMoment};

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, list: &ListMoment) {
    _ = (canvas, body, shown, list);
}
