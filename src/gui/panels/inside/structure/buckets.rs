//! Realm 7b: a bucket for each f and g.

use egui::Rect;

use super::ShownStructure;
use crate::{gui::kit::Canvas, replay::structures::BucketsMoment};

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, buckets: &BucketsMoment) {
    _ = (canvas, body, shown, buckets);
}
