//! The picture itself: one cell for each h at each true distance, shaded by its number of boards. The cells where h
//! overestimates are red and hatched.

use egui::{Color32, CornerRadius, Mesh, Painter, Rect, Shape, Stroke, pos2};

use super::placement::{DistanceCell, DistancePicture};
use crate::gui::{
    kit::Canvas,
    theme::{Palette, radius, stroke},
};

/// Width or height up to which a cell has no gap, which would be all that is visible.
const CELL_WITH_GAP: f32 = 4.0;

/// Pixels of the screen between two cells.
const GAP: f32 = 1.0;
/// Share, as [`share`] returns it, below which a cell is pale and its hatching strong.
const PALE: f32 = 0.5;

/// Paints background and cells.
pub fn paint(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let frame = picture.plan.picture;
    painter.rect_filled(frame.expand(2.0), CornerRadius::same(radius::S), palette.background);
    painter.add(Shape::convex_polygon(over_region(picture), palette.warning_background(), Stroke::NONE));
    let mut mesh = Mesh::default();
    let mut hatching = Vec::new();
    for cell in picture.cells() {
        let rect = snapped(painter, picture.rect(cell.place));
        let share = share(cell.boards, picture.most());
        mesh.add_colored_rect(rect, color(&cell, share, palette));
        if cell.is_over {
            hatching.extend(hatch(rect, share, palette));
        }
    }
    painter.add(Shape::mesh(mesh));
    painter.extend(hatching);
}

/// Returns boards as a share of `most`, by their logarithms: one board is 0.
pub fn share(boards: u32, most: u32) -> f32 {
    (f64::from(boards).ln() / f64::from(most.max(2)).ln()) as f32
}

const fn color_scale(cell: &DistanceCell) -> fn(&Palette, f32) -> Color32 {
    if cell.is_over { Palette::density_over } else { Palette::density }
}

fn color(cell: &DistanceCell, share: f32, palette: &Palette) -> Color32 {
    color_scale(cell)(palette, share)
}

/// Returns the outline of everything over the diagonal.
fn over_region(picture: &DistancePicture<'_>) -> Vec<egui::Pos2> {
    let frame = picture.plan.picture;
    let [right, _] = picture.reach();
    let end = picture.at(right + 0.5, right + 0.5);
    vec![picture.at(-0.5, -0.5).clamp(frame.min, frame.max), end, pos2(end.x, frame.top()), frame.left_top()]
}

/// Rounds a cell to whole pixels, and leaves a gap after it.
fn snapped(painter: &Painter, rect: Rect) -> Rect {
    let scale = painter.pixels_per_point();
    let round = |at: f32| (at * scale).round() / scale;
    let gap = |length: f32| if length > CELL_WITH_GAP { GAP / scale } else { 0.0 };
    let [x, y] = [gap(rect.width()), gap(rect.height())];
    Rect::from_min_max(
        pos2(round(rect.left()), round(rect.top())),
        pos2(round(rect.right()) - x, round(rect.bottom()) - y),
    )
}

/// Returns two slanting strokes.
fn hatch(rect: Rect, share: f32, palette: &Palette) -> [Shape; 2] {
    let ink = if share < PALE { palette.warning } else { palette.background };
    let pen = Stroke::new(stroke::HAIR, ink);
    let (middle, min, max) = (rect.center(), rect.min, rect.max);
    [
        Shape::line_segment([pos2(min.x, middle.y), pos2(middle.x, min.y)], pen),
        Shape::line_segment([pos2(middle.x, max.y), pos2(max.x, middle.y)], pen),
    ]
}
