//! The program's mark and its two names.

use egui::{Painter, Rect, Ui, Vec2, pos2, vec2};

use super::places::Thrift;
use crate::gui::{
    Desk,
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
pub fn width(painter: &Painter, thrift: Thrift, desk: &Desk<'_>) -> f32 {
    let name = if thrift < Thrift::Mark {
        space::S + text::width(painter, &desk.words.say("app-name"), Type::Display)
    } else {
        0.0
    };
    let second = if thrift < Thrift::OneName {
        space::S + text::width(painter, &desk.words.say("app-second-name"), Type::Body)
    } else {
        0.0
    };
    MARK + name + second
}

/// Paints them.
pub fn show(ui: &Ui, rect: Rect, thrift: Thrift, desk: &Desk<'_>) {
    let painter = ui.painter();
    let y = rect.center().y;
    paint_mark(painter, pos2(rect.left(), y - MARK / 2.0), desk);
    if thrift >= Thrift::Mark {
        return;
    }
    let at = pos2(rect.left() + MARK + space::S, y);
    let name = text::left(painter, at, &desk.words.say("app-name"), Type::Display, desk.palette.text);
    if thrift < Thrift::OneName {
        let at = pos2(name.right() + space::S, y + 1.5);
        text::left(painter, at, &desk.words.say("app-second-name"), Type::Body, desk.palette.text_faint);
    }
}

/// A board whose eight tiles wear the colours of the realms.
fn paint_mark(painter: &Painter, corner: egui::Pos2, desk: &Desk<'_>) {
    for (place, color) in desk.palette.rungs().iter().enumerate() {
        let (row, column) = ((place / 3) as f32, (place % 3) as f32);
        let at = corner + (SQUARE + GAP) * vec2(column, row);
        painter.rect_filled(Rect::from_min_size(at, Vec2::splat(SQUARE)), 1, *color);
    }
}
