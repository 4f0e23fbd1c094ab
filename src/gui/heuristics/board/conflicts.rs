//! Tiles that are in each other's way: a bracket from tile to tile along their line with the moves that it adds,
//! and a dashed outline around each tile that would have to be taken out.

use egui::{CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::{app::view::heuristics::HParts, tell::heuristics};
use eight_realms_core::heuristic::{Conflict, Line};

use crate::gui::{
    kit::Canvas,
    theme::{Palette, Type, radius, stroke},
    widgets::{board::Grid, text},
};

/// Minimum and maximum height of the badge with what a conflict adds.
const CONFLICT: [f32; 2] = [13.0, 24.0];
/// Dash and gap of the outline of a tile that is taken out.
const TAKEN_OUT_DASH: [f32; 2] = [5.0, 3.5];

/// Share of a tile's side between a bracket and the lower or left edges of its tiles.
const WITHIN: f32 = 0.11;
/// Share of a tile's side that is the length of a bracket's ends.
const ENDS: f32 = 0.1;
/// Share of a tile's side that is the height of the badge.
const BADGE: f32 = 0.21;
/// Share of a tile's side by which the outline runs within it.
const INSET: f32 = 0.05;

pub fn paint(canvas: &Canvas<'_, '_>, grid: &Grid, view: &HParts) {
    for conflict in &view.parts.conflicts {
        for cell in cells(view, &conflict.taken_out) {
            taken_out(canvas.painter(), grid.cell(cell).shrink(grid.tile() * INSET), canvas.palette());
        }
    }
    for conflict in &view.parts.conflicts {
        bracket(canvas, grid, view, conflict);
    }
}

/// Returns the cells on which the tiles lie.
fn cells<'a>(view: &'a HParts, tiles: &'a [u8]) -> impl Iterator<Item = usize> + 'a {
    let places = view.board.places();
    tiles.iter().map(move |tile| usize::from(places[usize::from(*tile)]))
}

/// Draws a bracket, below the numbers of a row or at the left of those of a column.
fn bracket(canvas: &Canvas<'_, '_>, grid: &Grid, view: &HParts, conflict: &Conflict) {
    let tiles = conflict.tiles(view.board);
    let side = grid.tile();
    let (away, end) = match conflict.line {
        Line::Row(_) => (vec2(0.0, side * (0.5 - WITHIN)), vec2(0.0, -side * ENDS)),
        Line::Column(_) => (vec2(-side * (0.5 - WITHIN), 0.0), vec2(side * ENDS, 0.0)),
    };
    let stops: Vec<Pos2> = cells(view, &tiles).map(|cell| grid.cell(cell).center() + away).collect();
    let (Some(first), Some(last)) = (stops.first(), stops.last()) else { return };
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let pen = |width: f32, color| Stroke::new(width, color);
    for pen in [pen(stroke::STRONG + 2.0, palette.tile_bottom), pen(stroke::STRONG, palette.text)] {
        painter.line_segment([*first, *last], pen);
        for stop in &stops {
            painter.line_segment([*stop, *stop + end], pen);
        }
    }
    let place = badge(painter, first.lerp(*last, 0.5), conflict.extra(), side, palette);
    let words = heuristics::conflict(canvas.context.words, conflict, &tiles);
    canvas.named(place, ("conflict", conflict.line), &words).on_hover_text(words);
}

/// Draws what the conflict adds, in the middle of the bracket.
fn badge(painter: &Painter, at: Pos2, extra: u16, tile: f32, palette: &Palette) -> Rect {
    let figure = format!("+{extra}");
    let [least, most] = CONFLICT;
    let height = (tile * BADGE).clamp(least, most);
    let font = Type::fitted(height * 0.7);
    let wide = painter.layout_no_wrap(figure.clone(), font.clone(), palette.text).size().x;
    let place = Rect::from_center_size(at, vec2(wide + height * 0.6, height));
    let edge = Stroke::new(stroke::CURVE, palette.text);
    painter.rect(place, CornerRadius::same(radius::S), palette.panel, edge, StrokeKind::Inside);
    text::centred(painter, place.center(), &figure, font, palette.text);
    place
}

/// Draws a dashed outline.
pub fn taken_out(painter: &Painter, rect: Rect, palette: &Palette) {
    let corners =
        [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
    let pen = Stroke::new(stroke::FOCUS, palette.text);
    painter.extend(Shape::dashed_line(&corners, pen, TAKEN_OUT_DASH[0], TAKEN_OUT_DASH[1]));
}

/// Draws the outline alone, as a sign in front of words: `size` large, its left middle at `at`.
pub fn taken_out_sign(painter: &Painter, at: Pos2, size: f32, palette: &Palette) {
    taken_out(painter, Rect::from_min_size(pos2(at.x, at.y - size / 2.0), Vec2::splat(size)), palette);
}
