//! Circles that are drawn only where boards lie: beyond, they would be lines about nothing.

use egui::{Painter, Pos2, Shape, Stroke, vec2};

use super::screen::Screen;
use crate::map::Layout;

/// From point to point on a circle, in points.
const STEP: f32 = 4.0;

/// Draws the parts of a circle that lie on boards; radius in points.
pub fn show(painter: &Painter, screen: &Screen, layout: &Layout, centre: Pos2, radius: f32, pen: Stroke) {
    let steps = (radius * std::f32::consts::TAU / STEP).ceil().max(8.0) as u32;
    let at = |step: u32| {
        let (sin, cos) = (step as f32 / steps as f32 * std::f32::consts::TAU).sin_cos();
        centre + vec2(sin, -cos) * radius
    };
    let points: Vec<Pos2> = (0..=steps).map(at).collect();
    for run in points.split(|point| !is_land(screen, layout, *point)).filter(|run| run.len() > 1) {
        painter.add(Shape::line(run.to_vec(), pen));
    }
}

/// Whether a board lies at a point of the screen.
pub fn is_land(screen: &Screen, layout: &Layout, at: Pos2) -> bool {
    let texel = layout.mosaic().texel_at(screen.texels(at));
    texel.is_some_and(|texel| !layout.seats_at(texel).is_empty())
}
