//! Realm 7b: a bucket for each f and g.
//!
//! ```text
//!  g                                   ┌ entry ┐ taken out
//!  12 .  .  3  .  .                    └───────┘ 12 + 5 = 17
//!  11 .  .  9  .  1                    6 buckets looked at
//!  10 2──▸. ▸4  .  7                   queue of f 17, g 12: the first one is taken
//!     9 10 11 12 13  f                 ▦ ▦ ▦ ▦ …
//! ```
//!
//! The plane covers the f and g of the whole recording, rounded up, so that a bucket keeps its place.

mod plane;
mod pointer;
mod queue;

use egui::Rect;
use eight_realms_core::replay::structures::{BucketSize, BucketsMoment};

use super::{ShownStructure, entry::handled};
use crate::gui::{
    kit::{Canvas, cost},
    theme::{break_point, sizes::lists::FOOT, space},
};
use plane::Plane;

/// Width of the queue: on a narrow stage, and on a wide one.
const SIDE: [f32; 2] = [166.0, 220.0];

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, moment: &BucketsMoment) {
    let body = body.with_max_y(body.bottom() - FOOT);
    let wide = usize::from(body.width() >= break_point::WIDE_STRUCTURE);
    let side = body.with_min_x(body.right() - SIDE[wide]);
    let place = body.with_max_x(side.left() - space::XL);
    let plane = Plane::of(canvas, place, moment);
    let sizes = sizes(shown, moment);
    plane::show(canvas, &plane, sizes);
    pointer::show(canvas, &plane, shown, moment);
    canvas.named(plane.cells, "buckets", &words(canvas, sizes));
    queue::show(canvas, side, shown, moment);
    plane::hint(canvas, &plane, sizes);
}

/// The buckets before the event, or after it once it is done.
fn sizes<'m>(shown: &ShownStructure<'_>, moment: &'m BucketsMoment) -> &'m [BucketSize] {
    if handled::is_done(shown) { &moment.after } else { &moment.before }
}

/// Describes the buckets with entries, the lowest first: `12 buckets with entries: f 17 g 12: 3, …`.
fn words(canvas: &Canvas<'_, '_>, sizes: &[BucketSize]) -> String {
    let filled = sizes.iter().filter(|size| size.entries > 0);
    let list = filled.clone().map(|size| {
        let f = cost::figure(canvas, size.f);
        format!("f {f} g {}: {}", size.g, size.entries)
    });
    let list = list.collect::<Vec<_>>().join(", ");
    canvas.tell("lists-buckets-words", &[("buckets", filled.count().into()), ("list", list.into())])
}
