//! Realm 1: the ordered set of strings.

use egui::Rect;

use super::ShownStructure;
use crate::{gui::kit::Canvas, replay::structures::StringSetMoment};

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, set: &StringSetMoment) {
    _ = (canvas, body, shown, set);
}
