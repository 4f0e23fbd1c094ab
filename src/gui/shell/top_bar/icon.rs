//! Small signs that stand for a word that has no room.

use egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2, pos2, vec2};

use crate::gui::theme::stroke;

/// Corners of the triangle for more below.
const DOWN: [Vec2; 3] = [vec2(-4.0, -2.0), vec2(4.0, -2.0), vec2(0.0, 3.0)];
/// Radius of the disc for the theme.
const DISC: f32 = 6.5;
/// From the middle to the left and the right edge of the projector's screen, and to its upper edge.
const SCREEN: Vec2 = vec2(7.0, 6.0);
/// From the middle to the lower edge of the screen.
const SCREEN_FOOT: f32 = 3.0;
/// From the lower edge of the screen down to its stand.
const POLE: f32 = 3.0;
/// Half the length of the stand, and how far below the screen it is drawn.
const STAND: Vec2 = vec2(4.0, 3.5);
/// Radius of the round ends of a link.
const LINK_RADIUS: f32 = 2.6;
/// From the middle of a link to that of its round end.
const LINK_HALF: f32 = 2.0;
/// From the middle of the sign to that of each link.
const LINKS_AWAY: f32 = 3.0;

/// Distance between the dots of the sign for more.
const DOTS: f32 = 5.0;

/// Sign on a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// A triangle: more is below.
    Down,
    /// A disc, half of it dark.
    Theme,
    /// A screen on its stand.
    Projector,
    /// Two links of a chain.
    Link,
    /// Three dots: a menu of more.
    More,
}

/// Number of steps along a half circle.
const HALF: usize = 12;

/// Paints the sign around `at`, about 14 points large.
pub fn paint(painter: &Painter, at: Pos2, icon: Icon, ink: Color32) {
    match icon {
        Icon::Down => {
            let corners = DOWN.map(|d| at + d);
            painter.add(Shape::convex_polygon(corners.to_vec(), ink, Stroke::NONE));
        }
        Icon::More => {
            for x in [-DOTS, 0.0, DOTS] {
                painter.circle_filled(at + vec2(x, 0.0), stroke::CURVE, ink);
            }
        }
        Icon::Theme => theme(painter, at, ink),
        Icon::Projector => projector(painter, at, ink),
        Icon::Link => link(painter, at, ink),
    }
}

fn theme(painter: &Painter, at: Pos2, ink: Color32) {
    let radius = DISC;
    painter.circle_stroke(at, radius, Stroke::new(stroke::CURVE, ink));
    let on_arc = |step: usize| {
        let angle = std::f32::consts::PI * (step as f32 / HALF as f32 - 0.5);
        at + radius * vec2(angle.cos(), angle.sin())
    };
    painter.add(Shape::convex_polygon((0..=HALF).map(on_arc).collect(), ink, Stroke::NONE));
}

fn projector(painter: &Painter, at: Pos2, ink: Color32) {
    let pen = Stroke::new(stroke::CURVE, ink);
    let [left, right] = [at.x - SCREEN.x, at.x + SCREEN.x];
    let [top, bottom] = [at.y - SCREEN.y, at.y + SCREEN_FOOT];
    let screen = [pos2(left, top), pos2(right, top), pos2(right, bottom), pos2(left, bottom)];
    painter.add(Shape::closed_line(screen.to_vec(), pen));
    painter.line_segment([pos2(at.x, bottom), pos2(at.x, bottom + POLE)], pen);
    let (left, right, foot) = (at.x - STAND.x, at.x + STAND.x, bottom + STAND.y);
    painter.line_segment([pos2(left, foot), pos2(right, foot)], pen);
}

/// Paints the chain from the lower left to the upper right; each link ends inside the other.
fn link(painter: &Painter, at: Pos2, ink: Color32) {
    let pen = Stroke::new(stroke::CURVE, ink);
    let (radius, half) = (LINK_RADIUS, LINK_HALF);
    let along = vec2(1.0, -1.0).normalized();
    for middle in [at - LINKS_AWAY * along, at + LINKS_AWAY * along] {
        let on_edge = |step: usize| {
            let angle = std::f32::consts::PI * (step as f32 / HALF as f32 - 0.5);
            let end = if step <= HALF { half } else { -half };
            middle + along * (end + radius * angle.cos()) + along.rot90() * (radius * angle.sin())
        };
        painter.add(Shape::closed_line((0..=2 * HALF).map(on_edge).collect(), pen));
    }
}
