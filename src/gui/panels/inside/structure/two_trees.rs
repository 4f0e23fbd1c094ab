//! Realm 4: two search trees, layer by layer, that meet.

use egui::Rect;

use super::ShownStructure;
use crate::{gui::kit::Canvas, replay::structures::TwoTreesMoment};

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, trees: &TwoTreesMoment) {
    _ = (canvas, body, shown, trees);
}
