//! Small signs that stand for a word where there is no room for it.

use egui::{Color32, Painter, Pos2, Shape, Stroke, pos2, vec2};

use crate::gui::theme::{sizes::top_bar::icon, stroke};

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
            let corners = icon::DOWN.map(|d| at + d);
            painter.add(Shape::convex_polygon(corners.to_vec(), ink, Stroke::NONE));
        }
        Icon::Theme => theme(painter, at, ink),
        Icon::Projector => projector(painter, at, ink),
        Icon::Link => link(painter, at, ink),
    }
}

fn theme(painter: &Painter, at: Pos2, ink: Color32) {
    let radius = icon::DISC;
    painter.circle_stroke(at, radius, Stroke::new(stroke::CURVE, ink));
    let on_arc = |step: usize| {
        let angle = std::f32::consts::PI * (step as f32 / HALF as f32 - 0.5);
        at + radius * vec2(angle.cos(), angle.sin())
    };
    painter.add(Shape::convex_polygon((0..=HALF).map(on_arc).collect(), ink, Stroke::NONE));
}

fn projector(painter: &Painter, at: Pos2, ink: Color32) {
    let pen = Stroke::new(stroke::CURVE, ink);
    let [left, right] = [at.x - icon::SCREEN.x, at.x + icon::SCREEN.x];
    let [top, bottom] = [at.y - icon::SCREEN.y, at.y + icon::SCREEN_FOOT];
    let screen = [pos2(left, top), pos2(right, top), pos2(right, bottom), pos2(left, bottom)];
    painter.add(Shape::closed_line(screen.to_vec(), pen));
    painter.line_segment([pos2(at.x, bottom), pos2(at.x, bottom + icon::POLE)], pen);
    let (left, right, foot) = (at.x - icon::STAND.x, at.x + icon::STAND.x, bottom + icon::STAND.y);
    painter.line_segment([pos2(left, foot), pos2(right, foot)], pen);
}

/// From the lower left to the upper right; each link ends inside the other.
fn link(painter: &Painter, at: Pos2, ink: Color32) {
    let pen = Stroke::new(stroke::CURVE, ink);
    let (radius, half) = (icon::LINK_RADIUS, icon::LINK_HALF);
    let along = vec2(1.0, -1.0).normalized();
    for middle in [at - icon::LINKS_AWAY * along, at + icon::LINKS_AWAY * along] {
        let on_edge = |step: usize| {
            let angle = std::f32::consts::PI * (step as f32 / HALF as f32 - 0.5);
            let end = if step <= HALF { half } else { -half };
            middle + along * (end + radius * angle.cos()) + along.rot90() * (radius * angle.sin())
        };
        painter.add(Shape::closed_line((0..=2 * HALF).map(on_edge).collect(), pen));
    }
}
