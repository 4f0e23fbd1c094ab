//! Small signs that stand for a word where there is no room for it.

use egui::{Color32, Painter, Pos2, Shape, Stroke, pos2, vec2};

use crate::gui::theme::stroke;

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// There is more below.
    Down,
    /// A disc, half of it dark.
    Theme,
    /// A screen on its stand.
    Projector,
    /// Two links of a chain.
    Link,
}

/// Points of a half circle.
const HALF: usize = 12;

/// Paints the sign around `at`, about 14 points large.
pub fn paint(painter: &Painter, at: Pos2, icon: Icon, ink: Color32) {
    match icon {
        Icon::Down => {
            let corners = [vec2(-4.0, -2.0), vec2(4.0, -2.0), vec2(0.0, 3.0)].map(|d| at + d);
            painter.add(Shape::convex_polygon(corners.to_vec(), ink, Stroke::NONE));
        }
        Icon::Theme => theme(painter, at, ink),
        Icon::Projector => projector(painter, at, ink),
        Icon::Link => link(painter, at, ink),
    }
}

fn theme(painter: &Painter, at: Pos2, ink: Color32) {
    let radius = 6.5;
    painter.circle_stroke(at, radius, Stroke::new(stroke::CURVE, ink));
    let on_arc = |step: usize| {
        let angle = std::f32::consts::PI * (step as f32 / HALF as f32 - 0.5);
        at + radius * vec2(angle.cos(), angle.sin())
    };
    painter.add(Shape::convex_polygon((0..=HALF).map(on_arc).collect(), ink, Stroke::NONE));
}

fn projector(painter: &Painter, at: Pos2, ink: Color32) {
    let pen = Stroke::new(stroke::CURVE, ink);
    let (left, right, top, bottom) = (at.x - 7.0, at.x + 7.0, at.y - 6.0, at.y + 3.0);
    let screen = [pos2(left, top), pos2(right, top), pos2(right, bottom), pos2(left, bottom)];
    painter.add(Shape::closed_line(screen.to_vec(), pen));
    painter.line_segment([pos2(at.x, bottom), pos2(at.x, bottom + 3.0)], pen);
    painter.line_segment([pos2(at.x - 4.0, bottom + 3.5), pos2(at.x + 4.0, bottom + 3.5)], pen);
}

/// From the lower left to the upper right; each link ends inside the other.
fn link(painter: &Painter, at: Pos2, ink: Color32) {
    let pen = Stroke::new(stroke::CURVE, ink);
    let (radius, half) = (2.6, 2.0);
    let along = vec2(1.0, -1.0).normalized();
    for middle in [at - 3.0 * along, at + 3.0 * along] {
        let on_edge = |step: usize| {
            let angle = std::f32::consts::PI * (step as f32 / HALF as f32 - 0.5);
            let end = if step <= HALF { half } else { -half };
            middle + along * (end + radius * angle.cos()) + along.rot90() * (radius * angle.sin())
        };
        painter.add(Shape::closed_line((0..=2 * HALF).map(on_edge).collect(), pen));
    }
}
