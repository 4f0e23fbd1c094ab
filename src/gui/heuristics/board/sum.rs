//! The contributions one below the other, added up, and an explanation in words.

use egui::{Align2, CornerRadius, Rect, Vec2, pos2, vec2};
use eight_realms_app::{app::view::heuristics::HParts, tell::heuristics, words::figures::tenths};

use super::{conflicts::taken_out_sign, plan::ROWS};
use crate::gui::{
    kit::Canvas,
    theme::{Type, radius, space},
    widgets::text,
};

/// Minimum height of a row that can be read.
const MIN_ROW: f32 = 9.0;

/// Share of a row's height that is the side of a tile's sign.
const SIGN: f32 = 0.8;

/// Draws the total, the parts of tiles 1 to 8 and of the blank where it is counted, and what conflicts add.
pub fn show(canvas: &Canvas<'_, '_>, rect: Rect, view: &HParts) {
    let height = rect.height() / ROWS;
    if height < MIN_ROW {
        return;
    }
    let mut row = Rect::from_min_size(rect.min, vec2(rect.width(), height));
    let total = tenths(view.parts.unit.in_moves(view.parts.total()));
    line(canvas, row, "h", &total, Type::Title);
    canvas
        .named(row, "heuristics sum", &format!("h = {total}"))
        .on_hover_text(canvas.say("heuristics-h-hint"));
    for (tile, cell) in heuristics::summands(canvas.context.narrator(), view) {
        row = row.translate(vec2(0.0, height));
        tile_sign(canvas, row, tile);
        let part = heuristics::contribution(view, cell);
        figure(canvas, row, &part, if part == "0" { Ink::Faint } else { Ink::Full }, Type::Figure);
    }
    let parts = Rect::from_min_max(rect.min + vec2(0.0, height), row.max);
    canvas.hint(parts, "heuristics parts", || heuristics::counts(canvas.context.narrator()));
    for conflict in &view.parts.conflicts {
        row = row.translate(vec2(0.0, height));
        line(
            canvas,
            row,
            &heuristics::line(canvas.context.words, conflict.line),
            &format!("+ {}", conflict.extra()),
            Type::Figure,
        );
        let tiles = conflict.tiles(view.board);
        let words = heuristics::conflict(canvas.context.words, conflict, &tiles);
        canvas.hint(row, ("conflict", conflict.line), || words);
    }
}

/// Strength of a figure's colour.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ink {
    Full,
    Faint,
}

fn line(canvas: &Canvas<'_, '_>, row: Rect, words: &str, number: &str, kind: Type) {
    let ink = canvas.palette().text;
    let at = row.left_center();
    text::line(canvas.painter(), at, Align2::LEFT_CENTER, words, kind, ink, row.width());
    figure(canvas, row, number, Ink::Full, kind);
}

fn figure(canvas: &Canvas<'_, '_>, row: Rect, figure: &str, ink: Ink, kind: Type) {
    let palette = canvas.palette();
    let color = if ink == Ink::Full { palette.text } else { palette.text_faint };
    let end = pos2(row.right() - space::S, row.center().y);
    text::line(canvas.painter(), end, Align2::RIGHT_CENTER, figure, kind, color, row.width());
}

/// Draws a small tile, or the hollow of the blank.
fn tile_sign(canvas: &Canvas<'_, '_>, row: Rect, tile: u8) {
    let palette = canvas.palette();
    let side = (row.height() * SIGN).floor();
    let place = Align2::LEFT_CENTER.anchor_size(row.left_center(), Vec2::splat(side));
    let fill = if tile == 0 { palette.sunken } else { palette.raised };
    canvas.painter().rect_filled(place, CornerRadius::same(radius::S), fill);
    if tile > 0 {
        let font = Type::fitted(side * 0.66);
        text::centred(canvas.painter(), place.center(), &tile.to_string(), font, palette.text_soft);
    }
}

/// Writes the true distance, and what the heuristic counts, from the top of `rect`.
pub fn explain(canvas: &Canvas<'_, '_>, rect: Rect, row: f32, view: &HParts) {
    let words = canvas.say("heuristics-true-distance");
    let figure =
        view.distance.map_or_else(|| canvas.say("heuristics-no-solution"), |distance| distance.to_string());
    let place = Rect::from_min_size(rect.min, vec2(rect.width(), row));
    let left = pos2(place.left() + space::S, place.center().y);
    let (painter, palette) = (canvas.painter(), canvas.palette());
    text::left(painter, left, &words, Type::Body, palette.text_soft);
    let end = pos2(place.right() - space::S, place.center().y);
    let room = place.width() / 2.0;
    text::line(painter, end, Align2::RIGHT_CENTER, &figure, Type::Title, palette.text, room);
    let response = canvas.named(place, "heuristics true distance", &format!("{words}: {figure}"));
    response.on_hover_text(canvas.say("heuristics-true-distance-hint"));
    let words = heuristics::counts(canvas.context.narrator());
    let below = rect.with_min_y(place.bottom() + space::S).shrink2(vec2(space::S, 0.0));
    let text_rect = canvas.paragraph(below, "heuristics counts", &words, Type::Body);
    if !view.parts.conflicts.is_empty() {
        explain_outline(canvas, below.with_min_y(text_rect.bottom() + space::S), row);
    }
}

/// Explains the dashed outline, where the words have room; each bracket explains it too.
fn explain_outline(canvas: &Canvas<'_, '_>, rect: Rect, row: f32) {
    let side = (row * SIGN).floor();
    let beside = rect.with_min_x(rect.left() + side + space::S);
    let words = canvas.say("heuristics-taken-out");
    let (font, ink) = (Type::Caption.font(), canvas.palette().text_faint);
    if canvas.painter().layout(words.clone(), font, ink, beside.width().max(1.0)).size().y > rect.height() {
        return;
    }
    let at = pos2(rect.left(), rect.top() + row / 2.0);
    taken_out_sign(canvas.painter(), at, side, canvas.palette());
    canvas.paragraph(beside, "heuristics taken out", &words, Type::Caption);
}
