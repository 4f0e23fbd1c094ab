//! The three plots, side by side with equal frames: frontier over expansions, expansions over time, time.

mod axis;
mod controls;
mod curves;
mod expanded;
mod frontier;
mod times;

use egui::{Rect, pos2, vec2};

use crate::{
    gui::{
        kit::Canvas,
        theme::{Type, space},
        widgets::text::centred,
    },
    tell,
};

/// Distance between the upper edge of the region and the heads, and between the axes and its lower edge.
const INSET: [f32; 2] = [2.0, 1.0];

/// Draws the plots into their place.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let [first, second, third] = cells(canvas.ui.max_rect());
    frontier::show(canvas, first);
    expanded::show(canvas, second);
    times::show(canvas, third);
}

/// Returns three equal parts of the region.
fn cells(region: Rect) -> [Rect; 3] {
    let width = (region.width() - 2.0 * space::XS) / 3.0;
    let [above, below] = INSET;
    let size = vec2(width, region.height() - above - below);
    [0.0, 1.0, 2.0]
        .map(|i| Rect::from_min_size(pos2(region.left() + space::XS + i * width, region.top() + above), size))
}

/// Writes the reason in the middle of an empty frame.
fn explain_empty(canvas: &Canvas<'_, '_>, frame: Rect) {
    let reason = tell::plots::empty_reason(canvas.context.narrator());
    centred(canvas.painter(), frame.center(), &reason, Type::Caption.font(), canvas.palette().text_faint);
}
