//! The program's mark and its two names.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::places::Thrift;
use crate::gui::{
    kit::Canvas,
    theme::{Type, space},
    widgets::text,
};

/// Side of one of the mark's nine squares.
const SQUARE: f32 = 6.0;
/// Between two of them.
const GAP: f32 = 2.0;
/// Side of the mark.
const MARK: f32 = 3.0 * SQUARE + 2.0 * GAP;

/// The width that mark and names take.
pub fn width(canvas: &Canvas<'_, '_>, thrift: Thrift) -> f32 {
    let name = if thrift < Thrift::Mark {
        space::S + text::width(canvas.painter(), &canvas.say("app-name"), Type::Display)
    } else {
        0.0
    };
    let second = if thrift < Thrift::OneName {
        space::S + text::width(canvas.painter(), &canvas.say("app-second-name"), Type::Body)
    } else {
        0.0
    };
    MARK + name + second
}

/// Paints them.
pub fn show(canvas: &Canvas<'_, '_>, rect: Rect, thrift: Thrift) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let y = rect.center().y;
    paint_mark(canvas, pos2(rect.left(), y - MARK / 2.0));
    if thrift >= Thrift::Mark {
        return;
    }
    let at = pos2(rect.left() + MARK + space::S, y);
    let name = text::left(painter, at, &canvas.say("app-name"), Type::Display, palette.text);
    if thrift < Thrift::OneName {
        let at = pos2(name.right() + space::S, y + 1.5);
        text::left(painter, at, &canvas.say("app-second-name"), Type::Body, palette.text_faint);
    }
}

/// A board whose eight tiles wear the colours of the realms.
fn paint_mark(canvas: &Canvas<'_, '_>, corner: Pos2) {
    for (place, color) in canvas.palette().rungs().iter().enumerate() {
        let (row, column) = ((place / 3) as f32, (place % 3) as f32);
        let at = corner + (SQUARE + GAP) * vec2(column, row);
        canvas.painter().rect_filled(Rect::from_min_size(at, Vec2::splat(SQUARE)), 1, *color);
    }
}
