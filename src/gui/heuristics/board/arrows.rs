//! Arrows from each tile to the cell where it belongs in the goal. They bow to one side, so that two tiles that belong
//! in each other's places have two arrows, and no number is crossed out.

use egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2};
use eight_realms_app::app::view::heuristics::HParts;

use crate::gui::{
    kit::Canvas,
    theme::{Palette, stroke},
    widgets::board::Grid,
};

/// Share of the tile's side by which an arrow bows: usually, and over a tile that lies between.
const BOW: [f32; 2] = [0.26, 0.3];
/// Share of the arrow's length at which it begins and ends: beside the tile's number, and before the cell's middle.
const FROM_TO: [f32; 2] = [0.2, 0.84];
/// Segments of an arrow's curve.
const POINTS: usize = 20;
/// Share of the tile's side that is the length of the head, and half its width.
const HEAD: [f32; 2] = [0.13, 0.055];
/// Share of an arrow's colour that is left when the pointer is on another tile.
const DIM: f32 = 0.35;

/// Paints the arrows of heuristics that count steps; for other heuristics only that of the tile under the pointer.
pub fn paint(canvas: &Canvas<'_, '_>, grid: &Grid, view: &HParts, hovered: Option<usize>) {
    let goal_places = view.goal.places();
    for (cell, tile) in view.board.tiles().into_iter().enumerate().filter(|(_, tile)| *tile != 0) {
        let home = usize::from(goal_places[usize::from(tile)]);
        let is_hovered = hovered == Some(cell);
        if home == cell || !(is_hovered || canvas.context.view.model.heuristics.heuristic.counts_steps()) {
            continue;
        }
        let palette = canvas.palette();
        let (color, width) = match hovered {
            None => (palette.text_soft, stroke::CURVE),
            Some(_) if is_hovered => (canvas.context.accent(), stroke::STRONG),
            Some(_) => (Palette::mix(palette.tile_bottom, palette.text_soft, DIM), stroke::CURVE),
        };
        arrow(canvas.painter(), grid, [cell, home], Stroke::new(width, color));
    }
}

fn arrow(painter: &Painter, grid: &Grid, [from, to]: [usize; 2], pen: Stroke) {
    let tile = grid.tile();
    let ends = [from, to].map(|cell| grid.cell(cell).center());
    let along = ends[1] - ends[0];
    let is_over_a_tile = is_straight(from, to) && along.length() > 1.5 * tile;
    let bow = tile * BOW[usize::from(is_over_a_tile)] * 2.0;
    let middle = ends[0] + along / 2.0 + along.normalized().rot90() * bow;
    let at = |t: f32| bend([ends[0], middle, ends[1]], t);
    let step = |number: usize| FROM_TO[0] + (FROM_TO[1] - FROM_TO[0]) * number as f32 / POINTS as f32;
    let points: Vec<Pos2> = (0..=POINTS).map(|number| at(step(number))).collect();
    let tip = at(FROM_TO[1]);
    let direction = (tip - at(FROM_TO[1] - 0.06)).normalized();
    let length = HEAD[0] * tile;
    let neck = tip - direction * length;
    painter.add(Shape::line(trimmed(points, neck, length), pen));
    head(painter, [tip, neck], direction, tile, pen.color);
}

/// Returns the points without the part of the line that the head covers.
fn trimmed(mut points: Vec<Pos2>, neck: Pos2, length: f32) -> Vec<Pos2> {
    let tip = points.last().copied().unwrap_or(neck);
    points.retain(|point| point.distance(tip) > length);
    points.push(neck);
    points
}

fn head(painter: &Painter, [tip, neck]: [Pos2; 2], direction: Vec2, tile: f32, color: Color32) {
    let side = direction.rot90() * HEAD[1] * tile;
    painter.add(Shape::convex_polygon(vec![tip, neck + side, neck - side], color, Stroke::NONE));
}

/// Whether two cells lie in one row or column.
const fn is_straight(one: usize, other: usize) -> bool {
    one / 3 == other / 3 || one % 3 == other % 3
}

/// Returns the point at `t`, from 0 to 1, of the quadratic Bézier curve whose control point is `by`.
fn bend([from, by, to]: [Pos2; 3], t: f32) -> Pos2 {
    from.lerp(by, t).lerp(by.lerp(to, t), t)
}
