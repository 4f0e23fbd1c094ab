//! Where a card floats that belongs to a place of the screen.

use egui::{Pos2, Rect, Vec2, vec2};

use crate::gui::theme::sizes::messages;

/// A card so large, on the side of the place where the window has room for it.
pub fn beside(place: Pos2, size: Vec2, window: Rect) -> Rect {
    let gap = messages::POINTER_GAP;
    let fits = |at: f32, length: f32, end: f32| at + gap + length <= end;
    let x = if fits(place.x, size.x, window.right()) { gap } else { -gap - size.x };
    let y = if fits(place.y, size.y, window.bottom()) { gap } else { -gap - size.y };
    let room = (window.max - size).max(window.min);
    Rect::from_min_size((place + vec2(x, y)).clamp(window.min, room), size)
}
