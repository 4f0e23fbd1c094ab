//! Which way the blank goes.

use egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2};

/// A shaft and a full head along `direction` (a unit vector, y down), `size` points long around `at`;
/// readable at 14 points.
pub fn move_arrow(painter: &Painter, at: Pos2, direction: Vec2, size: f32, color: Color32) {
    let side = direction.rot90();
    let tip = at + direction * size / 2.0;
    let neck = tip - direction * size * 0.5;
    painter.line_segment([at - direction * size / 2.0, neck], Stroke::new((size * 0.16).max(2.0), color));
    let head = vec![tip, neck + side * size * 0.36, neck - side * size * 0.36];
    painter.add(Shape::convex_polygon(head, color, Stroke::NONE));
}

/// A triangle alone that points along `direction` (a unit vector, y down), `size` points wide around `at`.
pub fn pointer(painter: &Painter, at: Pos2, direction: Vec2, size: f32, color: Color32) {
    let (tip, side) = (direction * size * 0.45, direction.rot90() * size / 2.0);
    painter.add(Shape::convex_polygon(vec![at + tip, at - tip + side, at - tip - side], color, Stroke::NONE));
}
