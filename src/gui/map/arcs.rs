//! Circles and arcs, of which only the visible parts are drawn.

use egui::{Painter, Pos2, Rect, Shape, Stroke};
use eight_realms_core::map::{Circle, Layout};

use super::screen::Screen;

/// Distance beyond the edge up to which arcs are drawn, so that their ends are not visible.
const BEYOND: f32 = 4.0;
/// Distance between the points at which an arc is tested for lying on boards.
const STEP: f32 = 4.0;

/// Returns a circle on the screen, with its radius in points.
pub fn circle(centre: Pos2, radius: f32) -> Circle {
    Circle { centre: centre.into(), radius }
}

/// Draws the visible part of an arc, given by two angles.
pub fn show(painter: &Painter, place: Rect, circle: &Circle, ends: [f32; 2], pen: Stroke) {
    for stretch in visible(place, circle, ends) {
        let points = circle.points(stretch, f32::INFINITY).map(Pos2::from).collect();
        painter.add(Shape::line(points, pen));
    }
}

/// Draws the part of a circle that is visible and lies on boards: beyond them, the line would mean nothing.
pub fn show_on_map(painter: &Painter, screen: &Screen, layout: &Layout, circle: &Circle, pen: Stroke) {
    for stretch in visible(screen.place, circle, Circle::WHOLE) {
        let points: Vec<Pos2> = circle.points(stretch, STEP).map(Pos2::from).collect();
        let runs = points.split(|point| !is_on_map(screen, layout, *point));
        for run in runs.filter(|run| run.len() > 1) {
            painter.add(Shape::line(run.to_vec(), pen));
        }
    }
}

fn visible(place: Rect, circle: &Circle, ends: [f32; 2]) -> Vec<[f32; 2]> {
    let place = place.expand(BEYOND);
    circle.visible([place.min.into(), place.max.into()], ends)
}

/// Whether a board lies at a point of the screen.
pub fn is_on_map(screen: &Screen, layout: &Layout, at: Pos2) -> bool {
    let texel = layout.texels().texel_at(screen.texels(at));
    texel.is_some_and(|texel| !layout.indices_at(texel).is_empty())
}
