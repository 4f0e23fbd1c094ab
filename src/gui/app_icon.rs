//! Icon of the program: a board with eight tiles, one for each rung of the ladder in its colour, and the blank.
//!
//! The window's own renderer draws the icon from the window's own palette, so both always match. `cargo run --example
//! icons` writes it in every size and format that a desktop or a page asks for.

use std::fmt::Write;

use egui::{Color32, CornerRadius, Rect, Shape, Vec2, pos2};
use image::RgbaImage;

use super::{raster, theme::Palette};

/// Tiles in a row.
const ROW: u32 = 3;
/// Minimum side of an icon with a plate behind the tiles, in pixels.
const MIN_WITH_PLATE: u32 = 48;
/// Side of the vector picture, in its own units.
const VECTOR_SIDE: u32 = 256;

/// Layout of the icon in whole pixels, so that edges are sharp in every size.
struct IconGrid {
    side: u32,
    /// Distance from the edge of the picture to the first tile.
    margin: u32,
    tile: u32,
    /// Distance between two tiles.
    gap: u32,
    has_plate: bool,
}

impl IconGrid {
    fn new(side: u32) -> Self {
        let has_plate = side >= MIN_WITH_PLATE;
        let share = |of: f32| (side as f32 * of).round() as u32;
        let gap = share(if has_plate { 0.04 } else { 0.06 }).max(1);
        let margin = share(if has_plate { 0.14 } else { 0.02 });
        // The margin takes the pixels that three equal tiles leave over; an odd one goes to the right and to the
        // bottom.
        let tile = (side - 2 * margin - 2 * gap) / ROW;
        let margin = (side - ROW * tile - 2 * gap) / 2;
        Self { side, margin, tile, gap, has_plate }
    }

    /// Left and upper edge of a cell, row by row from 0.
    fn place(&self, cell: u32) -> [u32; 2] {
        [cell % ROW, cell / ROW].map(|step| self.margin + step * (self.tile + self.gap))
    }

    fn tile_radius(&self) -> u32 {
        (self.tile as f32 * 0.18).round() as u32
    }

    fn plate_radius(&self) -> u32 {
        (self.side as f32 * 0.22).round() as u32
    }
}

/// Squares of the icon from back to front: left and upper edge, side, radius of the corners, colour.
fn squares(side: u32) -> Vec<([u32; 2], u32, u32, Color32)> {
    let palette = Palette::dark();
    let grid = IconGrid::new(side);
    let (tile, radius) = (grid.tile, grid.tile_radius());
    let plate = grid.has_plate.then(|| ([0, 0], side, grid.plate_radius(), palette.background));
    let blank = ROW * ROW - 1;
    let blank = grid.has_plate.then(|| (grid.place(blank), tile, radius, palette.raised));
    let tiles = (0..).zip(palette.rungs()).map(|(cell, &color)| (grid.place(cell), tile, radius, color));
    plate.into_iter().chain(blank).chain(tiles).collect()
}

/// Draws the icon, `side` pixels wide and high (16 to 1,024), on a transparent background.
pub fn draw(side: u32) -> RgbaImage {
    let shapes: Vec<Shape> = squares(side)
        .into_iter()
        .map(|([left, top], length, radius, color)| {
            let place = Rect::from_min_size(pos2(left as f32, top as f32), Vec2::splat(length as f32));
            Shape::rect_filled(place, CornerRadius::same(radius.min(255) as u8), color)
        })
        .collect();
    raster::render_shapes([side; 2], &shapes)
}

/// Returns the icon as an SVG file, sharp in every size.
pub fn svg() -> String {
    let mut text =
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {VECTOR_SIDE} {VECTOR_SIDE}\">\n");
    for ([left, top], length, radius, color) in squares(VECTOR_SIDE) {
        let [red, green, blue, _] = color.to_array();
        _ = writeln!(
            text,
            "  <rect x=\"{left}\" y=\"{top}\" width=\"{length}\" height=\"{length}\" rx=\"{radius}\" \
             fill=\"#{red:02x}{green:02x}{blue:02x}\"/>"
        );
    }
    text + "</svg>\n"
}
