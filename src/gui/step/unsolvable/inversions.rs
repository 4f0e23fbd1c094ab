//! The inversions of a start: its tiles in one line, and an arc for every pair in the wrong order.
//!
//! ```text
//!      ╭───────╮
//!      │ ╭───╮ │
//!    2 3 4 1 5 7 6 8
//! ```
//!
//! In a line the pairs can be counted even where there are 28; on the board they would be a knot.

use egui::{Color32, CornerRadius, Pos2, Rect, Shape, Stroke, Vec2, epaint::CubicBezierShape, pos2};
use eight_realms_core::puzzle::Inversion;

use crate::gui::{
    kit::Canvas,
    theme::{Type, radius, sizes::step::unsolvable, space, stroke},
    widgets::text,
};

/// Largest side of a tile in the line.
const TILE: f32 = 48.0;
/// Distance from the top to the highest arc, which leaves room for the head.
const HEAD: f32 = 24.0;

/// Number of tiles in the line.
const TILES: usize = 8;
/// Largest height of an arc over the whole line, as a share of its width: flatter than a half circle.
const RISE: f32 = 0.36;

/// Draws head, line and arcs into `rect`, where they fit.
pub fn show(canvas: &Canvas<'_, '_>, rect: Rect) {
    let tile = ((rect.width() / TILES as f32) * 0.8).min(TILE).min(rect.height() * 0.3).floor();
    if rect.height() < unsolvable::ARCS_FROM || tile < space::L {
        return;
    }
    let pairs = canvas.context.view.model.puzzle.inversions();
    let count = pairs.len().to_string();
    let (at, hint) = (pos2(rect.left(), rect.top() + space::S), canvas.say("inversions-note"));
    canvas.heading_with(at, "inversions", &count, rect.width(), &hint);
    let step = (rect.width() / TILES as f32).min(tile * 1.4);
    let rise = (rect.height() - HEAD - tile).min(step * (TILES - 1) as f32 * RISE);
    let spans = pairs.iter().map(|pair| number(canvas, pair.later) - number(canvas, pair.earlier));
    let highest = rise * spans.max().unwrap_or(0) as f32 / (TILES - 1) as f32;
    let line = TileRow { left: rect.left(), top: rect.top() + HEAD + highest, tile, step, rise };
    let hovered = canvas.ui.ctx().pointer_hover_pos().and_then(|at| line.tile_at(at));
    for pair in &pairs {
        arc(canvas, &line, *pair, hovered);
    }
    tiles(canvas, &line, hovered);
    name_pairs(canvas, &line, &pairs);
}

/// Placement of the tiles.
struct TileRow {
    left: f32,
    top: f32,
    tile: f32,
    step: f32,
    /// Height of an arc over the whole line.
    rise: f32,
}

impl TileRow {
    fn place(&self, number: usize) -> Rect {
        let corner = pos2(self.left + self.step * number as f32, self.top);
        Rect::from_min_size(corner, Vec2::splat(self.tile))
    }

    fn tile_at(&self, at: Pos2) -> Option<usize> {
        (0..TILES).find(|number| self.place(*number).contains(at))
    }

    fn whole(&self) -> Rect {
        self.place(0).union(self.place(TILES - 1))
    }
}

/// The number of a cell in the line, which leaves out the blank.
fn number(canvas: &Canvas<'_, '_>, cell: u8) -> usize {
    let blank = canvas.context.view.model.puzzle.start.blank();
    usize::from(cell) - usize::from(cell > blank)
}

/// Draws the arc of one pair, from tile to tile. The pairs of the tile under the pointer stand out.
fn arc(canvas: &Canvas<'_, '_>, line: &TileRow, pair: Inversion, hovered: Option<usize>) {
    let (one, other) = (number(canvas, pair.earlier), number(canvas, pair.later));
    let (from, to) = (line.place(one).center_top(), line.place(other).center_top());
    let height = line.rise * (other - one) as f32 / (TILES - 1) as f32;
    // A cubic arc rises to three quarters of its handles.
    let up = Vec2::new(0.0, -height / 0.75);
    let lean = Vec2::new((to.x - from.x) * 0.12, 0.0);
    let (width, color) = match hovered {
        Some(tile) if tile == one || tile == other => (stroke::STRONG, canvas.context.accent()),
        Some(_) => (stroke::HAIR, canvas.palette().edge),
        None => (stroke::CURVE, canvas.palette().line_among_many(canvas.context.accent())),
    };
    let points = [from, from + up + lean, to + up - lean, to];
    let shape =
        CubicBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, Stroke::new(width, color));
    canvas.painter().add(Shape::CubicBezier(shape));
}

fn tiles(canvas: &Canvas<'_, '_>, line: &TileRow, hovered: Option<usize>) {
    let start = canvas.context.view.model.puzzle.start.tiles();
    let palette = canvas.palette();
    for (number, tile) in start.into_iter().filter(|tile| *tile != 0).enumerate() {
        let place = line.place(number);
        let fill = if hovered == Some(number) { palette.hover } else { palette.tile_top };
        canvas.painter().rect_filled(place, CornerRadius::same(radius::M), fill);
        let font = Type::fitted(line.tile * 0.5);
        text::centred(canvas.painter(), place.center(), &tile.to_string(), font, palette.tile_text);
    }
}

/// Names every pair in words, for screen readers.
fn name_pairs(canvas: &Canvas<'_, '_>, line: &TileRow, pairs: &[Inversion]) {
    let start = canvas.context.view.model.puzzle.start;
    let words = |pair: &Inversion| {
        let (one, other) = (start.tile(pair.earlier), start.tile(pair.later));
        canvas.tell("inversion-pair", &[("one", one.into()), ("other", other.into())])
    };
    let all: Vec<String> = pairs.iter().map(words).collect();
    canvas.named(line.whole(), "inversions", &all.join(" · "));
}
