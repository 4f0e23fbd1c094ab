//! Realm 8: the current path under the bound.

use egui::Rect;

use super::ShownStructure;
use crate::{gui::kit::Canvas, replay::structures::DeepeningMoment};

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, path: &DeepeningMoment) {
    _ = (canvas, body, shown, path);
}
