//! The transport keys, drawn rather than typed: no icon font has all of them on one optical grid.

use egui::{Color32, CornerRadius, Id, Painter, Pos2, Rect, Response, Shape, Stroke, Ui, Vec2, vec2};

use strum::VariantArray;

use super::button::Button;
use crate::gui::theme::{Palette, looks, radius};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Key {
    /// To the first moment.
    First,
    /// One step back.
    Back,
    /// Let it run.
    Play,
    /// Hold it.
    Pause,
    /// One step forward.
    Forward,
    /// To the last moment.
    Last,
}

impl Key {
    /// All keys in their order, with play and pause in one place.
    pub const ALL: [Self; 6] = *Self::VARIANTS.as_array().unwrap();

    /// Whether the key is play or pause, the one with the accent.
    pub fn is_primary(self) -> bool {
        matches!(self, Self::Play | Self::Pause)
    }
}

/// Factor by which the key that plays is wider than the others.
pub const PRIMARY: f32 = 1.3;

/// Shows a transport key in `rect`, named `label`; `accent` fills play and pause. In a disabled `Ui` it is faint.
pub fn key(
    ui: &Ui,
    rect: Rect,
    id: Id,
    key: Key,
    label: &str,
    accent: Color32,
    palette: &Palette,
) -> Response {
    let look = if key.is_primary() { &looks::PLAY } else { &looks::RAISED };
    let sign = |ink| glyph(ui.painter(), rect.center(), rect.height() * 0.40, key, ink);
    Button::new(rect, id, label, look).accent(accent).show(ui, palette, sign)
}

/// Paints the sign of `key`, `size` points high around `at`.
pub fn glyph(painter: &Painter, at: Pos2, size: f32, key: Key, ink: Color32) {
    let triangle = |tip: f32, base: f32| triangle(painter, at, [tip * size, base * size, size / 2.0], ink);
    let post = |x: f32| post(painter, at + vec2(x * size, 0.0), size, ink);
    match key {
        // A triangle looks centred when its centre of mass is, one sixth off its box.
        Key::Play => triangle(0.62, -0.36),
        Key::Pause => [-0.26, 0.26].into_iter().for_each(post),
        // A step sets out from its post, to the ends the posts are ahead.
        Key::Back => {
            post(0.44);
            triangle(-0.6, 0.2);
        }
        Key::Forward => {
            post(-0.44);
            triangle(0.6, -0.2);
        }
        Key::First => {
            post(-0.48);
            triangle(-0.36, 0.46);
        }
        Key::Last => {
            post(0.48);
            triangle(0.36, -0.46);
        }
    }
}

/// Paints a triangle: `tip` and `base` along the row, and half the height of the base, all measured from `at`.
fn triangle(painter: &Painter, at: Pos2, [tip, base, half]: [f32; 3], ink: Color32) {
    let corners = vec![at + vec2(tip, 0.0), at + vec2(base, half), at + vec2(base, -half)];
    painter.add(Shape::convex_polygon(corners, ink, Stroke::NONE));
}

fn post(painter: &Painter, middle: Pos2, size: f32, ink: Color32) {
    let rect = Rect::from_center_size(middle, Vec2::new((size * 0.2).max(2.0), size));
    painter.rect_filled(rect, CornerRadius::same(radius::XXS), ink);
}
