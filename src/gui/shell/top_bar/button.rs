//! A button of the bar: a word or a sign, a tooltip, and a width that is known before it is drawn.

use egui::{Color32, Painter, Pos2, Rect, Response, Shape, Stroke, Vec2, pos2, vec2};

use crate::gui::{
    kit::{Button, Canvas, Chosen, id},
    theme::{StatusStyle, looks, space, stroke},
    widgets::{marks::save_mark, status::status_mark, text},
};

/// Width of a button that is only a triangle for more below.
const MORE: f32 = 20.0;
/// Side of the mark of something that is not as it was at first.
const CHANGED_MARK: f32 = 9.0;

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
/// Number of steps along a half circle.
const HALF_CIRCLE: usize = 12;

#[derive(Clone, Debug)]
pub struct BarButton {
    name: &'static str,
    face: Face,
    label: String,
    hint: String,
    chosen: Chosen,
}

impl BarButton {
    /// Returns a button; `name` is its id, `label` its name for screen readers.
    pub const fn new(name: &'static str, face: Face, label: String) -> Self {
        Self { name, face, label, hint: String::new(), chosen: Chosen::No }
    }

    /// Returns the button with a tooltip.
    pub fn hint(self, hint: String) -> Self {
        Self { hint, ..self }
    }

    /// Returns the button shown as being on, or not.
    pub fn chosen(self, chosen: Chosen) -> Self {
        Self { chosen, ..self }
    }

    /// Returns the name of the button.
    pub fn label(&self) -> &str {
        &self.label
    }

    /// Returns the width of the button.
    pub fn width(&self, canvas: &Canvas<'_, '_>) -> f32 {
        let width = |word: &str| looks::BAR.width(canvas.painter(), word);
        let least = canvas.target(looks::BAR.height);
        match &self.face {
            Face::Word(word) => width(word).max(least),
            Face::Marked(word) => (width(word) + CHANGED_MARK + space::XS).max(least),
            Face::Icon(Icon::Down) => canvas.target(MORE),
            Face::Icon(_) => least,
        }
    }

    /// Draws the button in the middle of its place.
    pub fn show(&self, canvas: &Canvas<'_, '_>, place: Rect) -> Response {
        let look = if canvas.is_phone() { &looks::BAR_KEY } else { &looks::BAR };
        let rect = Rect::from_center_size(place.center(), vec2(place.width(), canvas.target(look.height)));
        let button = Button::new(rect, id(("top bar", self.name)), &self.label, look);
        canvas
            .press(button.highlighted(self.chosen).hint(&self.hint), |ink| self.paint_face(canvas, rect, ink))
    }

    fn paint_face(&self, canvas: &Canvas<'_, '_>, rect: Rect, ink: Color32) {
        let (painter, font) = (canvas.painter(), looks::BAR.kind.font());
        match &self.face {
            Face::Icon(sign) => paint_icon(painter, rect.center(), *sign, ink),
            Face::Word(word) => text::centred(painter, rect.center(), word, font, ink),
            Face::Marked(word) => {
                let middle = rect.center() - vec2(f32::midpoint(CHANGED_MARK, space::XS), 0.0);
                text::centred(painter, middle, word, font, ink);
                let mark = rect.right_center() - vec2(looks::BAR.padding + CHANGED_MARK / 2.0, 0.0);
                status_mark(painter, mark, CHANGED_MARK, StatusStyle::Path, canvas.palette());
            }
        }
    }
}

/// Word or sign on a button.
#[derive(Clone, Debug)]
pub enum Face {
    Word(String),
    /// A word with the mark that something differs from what it was at first.
    Marked(String),
    /// A sign.
    Icon(Icon),
}

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
    /// An arrow into a tray.
    Save,
    /// Three dots: a menu of more.
    More,
}

/// Paints the sign around `at`, about 14 points large.
pub fn paint_icon(painter: &Painter, at: Pos2, icon: Icon, ink: Color32) {
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
        Icon::Theme => paint_theme(painter, at, ink),
        Icon::Projector => paint_projector(painter, at, ink),
        Icon::Link => paint_link(painter, at, ink),
        Icon::Save => save_mark(painter, at, ink),
    }
}

fn paint_theme(painter: &Painter, at: Pos2, ink: Color32) {
    let radius = DISC;
    painter.circle_stroke(at, radius, Stroke::new(stroke::CURVE, ink));
    let on_arc = |step: usize| {
        let angle = std::f32::consts::PI * (step as f32 / HALF_CIRCLE as f32 - 0.5);
        at + radius * vec2(angle.cos(), angle.sin())
    };
    painter.add(Shape::convex_polygon((0..=HALF_CIRCLE).map(on_arc).collect(), ink, Stroke::NONE));
}

fn paint_projector(painter: &Painter, at: Pos2, ink: Color32) {
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
fn paint_link(painter: &Painter, at: Pos2, ink: Color32) {
    let pen = Stroke::new(stroke::CURVE, ink);
    let (radius, half) = (LINK_RADIUS, LINK_HALF);
    let along = vec2(1.0, -1.0).normalized();
    for middle in [at - LINKS_AWAY * along, at + LINKS_AWAY * along] {
        let on_edge = |step: usize| {
            let angle = std::f32::consts::PI * (step as f32 / HALF_CIRCLE as f32 - 0.5);
            let end = if step <= HALF_CIRCLE { half } else { -half };
            middle + along * (end + radius * angle.cos()) + along.rot90() * (radius * angle.sin())
        };
        painter.add(Shape::closed_line((0..=2 * HALF_CIRCLE).map(on_edge).collect(), pen));
    }
}
