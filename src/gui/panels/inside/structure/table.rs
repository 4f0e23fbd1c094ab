//! Realm 3: the table, and the walk through it.

use egui::Rect;

use super::ShownStructure;
use crate::{gui::kit::Canvas, replay::structures::TableMoment};

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, table: &TableMoment) {
    _ = (canvas, body, shown, table);
}
