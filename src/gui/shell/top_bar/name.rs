//! The program's mark and its two names.

use egui::{Pos2, Rect, Vec2, vec2};

use super::narrowing;
use crate::gui::{
    kit::{Canvas, Item, Row},
    theme::{Type, radius, sizes::top_bar::logo},
    widgets::text,
};

/// Returns mark and names, side by side.
fn parts(canvas: &Canvas<'_, '_>) -> [Item; 3] {
    let width = |name, kind| Item::new(text::width(canvas.painter(), &canvas.say(name), kind));
    [
        Item::new(logo::SIDE),
        width("app-name", Type::Display).or_gone(narrowing::NAME),
        width("app-second-name", Type::Body).or_gone(narrowing::SECOND_NAME),
    ]
}

/// Returns the room that mark and names take of the bar.
pub fn item(canvas: &Canvas<'_, '_>) -> Item {
    Item::of(&parts(canvas))
}

/// Paints mark and names.
pub fn show(canvas: &Canvas<'_, '_>, rect: Rect, step: usize) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let [mark, name, second] = Row::at(step, rect, &parts(canvas), &[]).left.map(|part| part.left_center());
    paint_mark(canvas, mark - vec2(0.0, logo::SIDE / 2.0));
    if step < narrowing::NAME {
        text::left(painter, name, &canvas.say("app-name"), Type::Display, palette.text);
    }
    if step < narrowing::SECOND_NAME {
        let at = second + vec2(0.0, 1.5);
        text::left(painter, at, &canvas.say("app-second-name"), Type::Body, palette.text_faint);
    }
}

/// Paints a board whose eight tiles have the colours of the realms.
fn paint_mark(canvas: &Canvas<'_, '_>, corner: Pos2) {
    for (place, color) in canvas.palette().rungs().iter().enumerate() {
        let (row, column) = ((place / 3) as f32, (place % 3) as f32);
        let at = corner + (logo::SQUARE + logo::GAP) * vec2(column, row);
        canvas.painter().rect_filled(Rect::from_min_size(at, Vec2::splat(logo::SQUARE)), radius::XXS, *color);
    }
}
