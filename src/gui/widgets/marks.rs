//! Small marks: where the blank goes, where something points, what overestimates.

use std::f32::consts::TAU;

use egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2, pos2, vec2};

use crate::gui::theme::{Palette, stroke};

/// Width and height of an eye.
const EYE: Vec2 = vec2(15.0, 10.0);
/// Radius of its pupil.
const PUPIL: f32 = 2.0;
/// Radius of the arc of an arrow that goes round.
const RADIUS: f32 = 4.5;
/// Width of the head of an arrow that goes round.
const HEAD: f32 = 6.0;

/// Half the width and height of the sign for saving.
const SAVE: f32 = 6.0;
/// Number of pieces of the arc of an arrow that goes round.
const ARC: usize = 20;
/// Length of the arc of an arrow that goes round, as a share of a circle.
const ARC_TURNS: f32 = 0.8;

/// Paints a shaft and a full head along `direction` (a unit vector, y down), `size` points long around `at`; readable
/// at 14 points.
pub fn move_arrow(painter: &Painter, at: Pos2, direction: Vec2, size: f32, color: Color32) {
    let side = direction.rot90();
    let tip = at + direction * size / 2.0;
    let neck = tip - direction * size * 0.5;
    painter.line_segment([at - direction * size / 2.0, neck], Stroke::new((size * 0.16).max(2.0), color));
    let head = vec![tip, neck + side * size * 0.36, neck - side * size * 0.36];
    painter.add(Shape::convex_polygon(head, color, Stroke::NONE));
}

/// Paints a triangle that points along `direction` (a unit vector, y down), `size` points wide around `at`.
pub fn pointer(painter: &Painter, at: Pos2, direction: Vec2, size: f32, color: Color32) {
    let (tip, side) = (direction * size * 0.45, direction.rot90() * size / 2.0);
    painter.add(Shape::convex_polygon(vec![at + tip, at - tip + side, at - tip - side], color, Stroke::NONE));
}

/// Paints the cloth of a flag, `size` large, from the top of its pole.
pub fn flag(painter: &Painter, top: Pos2, size: Vec2, color: Color32) {
    let corners = vec![top, top + vec2(size.x, size.y / 2.0), top + vec2(0.0, size.y)];
    painter.add(Shape::convex_polygon(corners, color, Stroke::NONE));
}

/// Paints an arrow that goes round once, around `at`: something is done again.
pub fn again_mark(painter: &Painter, at: Pos2, ink: Color32) {
    let on_circle = |turn: f32| at + RADIUS * Vec2::angled(turn * TAU);
    let arc = (0..=ARC).map(|step| on_circle(ARC_TURNS * step as f32 / ARC as f32)).collect();
    painter.add(Shape::line(arc, Stroke::new(stroke::CURVE, ink)));
    let direction = Vec2::angled((ARC_TURNS + 0.25) * TAU);
    pointer(painter, on_circle(ARC_TURNS), direction, HEAD, ink);
}

/// Paints an arrow into a tray around `at`: something is saved.
pub fn save_mark(painter: &Painter, at: Pos2, ink: Color32) {
    let pen = Stroke::new(stroke::CURVE, ink);
    let point = |x: f32, y: f32| at + vec2(x, y);
    painter.line_segment([point(0.0, -SAVE), point(0.0, SAVE / 2.0)], pen);
    painter.line(vec![point(-SAVE / 2.0, 0.0), point(0.0, SAVE / 2.0), point(SAVE / 2.0, 0.0)], pen);
    let tray = [(-SAVE, SAVE / 2.0), (-SAVE, SAVE), (SAVE, SAVE), (SAVE, SAVE / 2.0)];
    painter.line(tray.map(|(x, y)| point(x, y)).to_vec(), pen);
}

/// Paints an eye around `at`; one that sees nothing is crossed out.
pub fn eye(painter: &Painter, at: Pos2, sees: bool, ink: Color32) {
    let lid = |direction: f32| {
        let x = |share: f32| EYE.x * (share - 0.5);
        let y = |share: f32| direction * EYE.y * (share * TAU / 2.0).sin() / 2.0;
        let share = |step: usize| step as f32 / ARC as f32;
        Shape::line((0..=ARC).map(|step| at + vec2(x(share(step)), y(share(step)))).collect(), pen(ink))
    };
    painter.extend([lid(1.0), lid(-1.0)]);
    painter.circle_filled(at, PUPIL, ink);
    if !sees {
        let half = vec2(EYE.y, EYE.y) / 2.0;
        painter.line_segment([at - half, at + half], pen(ink));
    }
}

/// Paints a cross around `at`, `size` wide: what has it is closed.
pub fn cross(painter: &Painter, at: Pos2, size: f32, ink: Color32) {
    for away in [vec2(size, size), vec2(size, -size)] {
        painter.line_segment([at - away / 2.0, at + away / 2.0], Stroke::new(stroke::FOCUS, ink));
    }
}

/// Paints a tick around `at`, `size` wide: what has it holds.
pub fn tick(painter: &Painter, at: Pos2, size: f32, ink: Color32) {
    let corners = [vec2(-0.5, 0.05), vec2(-0.12, 0.4), vec2(0.5, -0.4)].map(|away| at + away * size);
    painter.line(corners.to_vec(), Stroke::new(stroke::FOCUS, ink));
}

fn pen(ink: Color32) -> Stroke {
    Stroke::new(stroke::CURVE, ink)
}

/// Paints the mark of what overestimates: a triangle with an exclamation mark in it, told apart without its colour;
/// `size` high around `at`.
pub fn warning_mark(painter: &Painter, at: Pos2, size: f32, palette: &Palette) {
    let r = size / 2.0;
    let corners = [vec2(0.0, -r), vec2(r * 1.12, r * 0.92), vec2(-r * 1.12, r * 0.92)].map(|away| at + away);
    painter.add(Shape::convex_polygon(corners.to_vec(), palette.warning, Stroke::NONE));
    let pen = Stroke::new((size * 0.13).max(1.0), Palette::text_on(palette.warning));
    painter.line_segment([pos2(at.x, at.y - r * 0.35), pos2(at.x, at.y + r * 0.28)], pen);
    painter.circle_filled(pos2(at.x, at.y + r * 0.62), pen.width * 0.6, pen.color);
}
