//! Realm 4: two search trees, layer by layer, that meet.
//!
//! ```text
//!  from the start: 493          ┌ board ┐            from the goal: 537
//!              ▓                └───────┘                    ▓
//!           █  ▓         start's tree: new, put in           ▓  █
//!        █  █  ▓         goal's tree: reached, g 9           ▓  █  █
//!  0  1  2  3  4             ◎ 10 + 9 = 19                   4  3  2  1  0
//! ```
//!
//! The layers of both trees lie on one axis from the start to the goal, so the trees grow towards each other. No layer
//! is larger than the frontier was at its peak, which sets the scale of the bars.

mod layers;
mod lookup;

use egui::Rect;
use eight_realms_core::{
    replay::structures::{OtherSide, TwoTreesMoment},
    trace::{Event, Side},
};

use super::ShownStructure;
use crate::gui::{
    kit::Canvas,
    theme::{break_point, sizes::lists::FOOT, space},
};

/// Room between the trees: on a narrow stage, and on a wide one.
const MIDDLE: [f32; 2] = [168.0, 220.0];

/// Share of the frontier's peak, both sides together, that the largest layer of one side rarely exceeds.
const USUAL: f32 = 0.6;

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, trees: &TwoTreesMoment) {
    let body = body.with_max_y(body.bottom() - FOOT);
    let wide = usize::from(body.width() >= break_point::WIDE_STRUCTURE);
    let middle = Rect::from_center_size(body.center(), egui::vec2(MIDDLE[wide], body.height()));
    let left = body.with_max_x(middle.left() - space::L);
    let right = body.with_min_x(middle.right() + space::L);
    let height = tallest(canvas, trees);
    let count = layers(canvas, trees);
    for (side, place) in [(Side::Forward, left), (Side::Backward, right)] {
        let chart = layers::LayerChart { place, side, count, tallest: height, met: met(trees, side) };
        layers::show(canvas, &chart, trees);
    }
    lookup::show(canvas, middle, shown, trees);
}

/// Number of boards of a bar as high as the drawing. All boards of a layer are in the frontier when the layer is
/// complete, so no layer is larger than the frontier at its peak, and hardly one exceeds the usual share of that.
fn tallest(canvas: &Canvas<'_, '_>, trees: &TwoTreesMoment) -> u64 {
    let layers = trees.trees.iter().flat_map(|tree| &tree.layers).copied();
    let (largest, peak) = (layers.max().unwrap_or_default().max(1), canvas.stage().edge.frontier_peak);
    let usual = (peak as f32 * USUAL) as u64;
    if largest <= usual { usual } else { peak.max(largest) }
}

/// Number of layers that each side has room for: all of the recording.
fn layers(canvas: &Canvas<'_, '_>, trees: &TwoTreesMoment) -> usize {
    let recording = &canvas.context.view.model.chosen_lane().recording;
    let begun = recording.marks().iter().filter_map(|mark| match mark.kind {
        eight_realms_core::replay::MarkKind::Layer { g, .. } => Some(usize::from(g) + 2),
        _ => None,
    });
    let own = trees.trees.iter().map(|tree| tree.layers.len());
    begun.chain(own).max().unwrap_or_default().max(1)
}

/// The layer of the first board at which the sides have met; `None` before that.
fn met(trees: &TwoTreesMoment, side: Side) -> Option<usize> {
    let meeting = trees.meeting?;
    Some(usize::from(match side {
        Side::Forward => meeting.from_start,
        Side::Backward => meeting.from_goal,
    }))
}

/// The side that the event works on; `None` for any other event.
const fn side_of(event: Option<&Event>) -> Option<Side> {
    match event {
        Some(
            Event::Begin { side, .. }
            | Event::Expand { side, .. }
            | Event::Open { side, .. }
            | Event::Duplicate { side, .. }
            | Event::Meet { side, .. },
        ) => Some(*side),
        _ => None,
    }
}

/// Whether the event looks its board up on the other side too.
const fn is_looked_up(other: OtherSide) -> bool {
    !matches!(other, OtherSide::NotLookedUp)
}
