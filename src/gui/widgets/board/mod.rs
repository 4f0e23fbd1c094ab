//! Boards at any size, from a 24-point thumbnail to a projected one.
//!
//! A tile is three things: a lip (its thickness, below), a face (a quiet gradient) and its number. The
//! blank is not a dark tile: it is the tray, seen through the gap, with a hairline where a tile would lie.
//! The parts of a tile depend on its size, so that small boards stay clean:
//!
//! | tile side | shown |
//! |---|---|
//! | from 30 points | lip, gradient, shine, number |
//! | from 14 points | lip, flat face, number |
//! | from 10 points | flat face, number |
//! | from 8 points | flat face, number that fills it |
//! | below | no numbers: a tile at home has the accent, to show how much is done |

mod gradient;
mod grid;
mod tile;

use egui::{Color32, CornerRadius, Painter, Rect, Stroke, StrokeKind, Vec2};

use crate::gui::theme::{Palette, sizes::board, stroke};

pub use grid::Grid;

/// A board to paint: nine tiles row by row, 0 for the blank.
#[derive(Clone, Copy, Debug)]
pub struct BoardFace<'a> {
    pub tiles: &'a [u8; 9],
    /// Board of the goal: tiles that lie where it has them are written more quietly.
    pub goal: &'a [u8; 9],
    /// Tile that the last move slid, drawn in the colour `accent`.
    pub moved: Option<u8>,
    /// Share of its way that the moved tile has gone, 0 to 1; 1 when nothing moves.
    pub progress: f32,
    /// Tile held by the pointer, and its distance from its place; painted above all others.
    pub held: Option<(u8, Vec2)>,
    /// Colour of the moved tile.
    pub accent: Color32,
    pub presence: Presence,
}

/// Prominence of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// A board that counts.
    Full,
    /// A board reached before, or beyond the bound: readable, but it steps back.
    Faded,
}

impl<'a> BoardFace<'a> {
    /// Creates a board on which nothing has moved.
    pub fn still(tiles: &'a [u8; 9], goal: &'a [u8; 9], accent: Color32) -> Self {
        Self { tiles, goal, moved: None, progress: 1.0, held: None, accent, presence: Presence::Full }
    }

    /// Returns this face with `tile` just moved into its place.
    #[must_use]
    pub fn moved(self, tile: u8) -> Self {
        Self { moved: Some(tile), ..self }
    }

    /// Returns this face with the moved tile only this part of its way, 0 to 1.
    #[must_use]
    pub fn with_progress(self, progress: f32) -> Self {
        Self { progress, ..self }
    }

    /// Returns this face with `tile` held by the pointer, `away` from its place.
    #[must_use]
    pub fn held(self, tile: u8, away: Vec2) -> Self {
        Self { held: Some((tile, away)), ..self }
    }

    /// Returns this face, stepping back.
    #[must_use]
    pub fn faded(self) -> Self {
        Self { presence: Presence::Faded, ..self }
    }
}

/// Paints `face` as a square in the middle of `rect` (its shorter side counts).
pub fn paint(painter: &Painter, rect: Rect, face: &BoardFace<'_>, palette: &Palette) {
    let grid = Grid::of(painter.pixels_per_point(), rect);
    paint_tray(painter, &grid, palette);
    if let Some(blank) = position(face.tiles, 0)
        && grid.tile() >= board::THICK_TILE
    {
        let hollow = grid.cell(blank).shrink(grid.tile() * 0.08);
        outline(painter, hollow, grid.corners(), palette);
    }
    let is_held = |tile: u8| face.held.is_some_and(|(held, _)| held == tile);
    let (held, others): (Vec<usize>, Vec<usize>) =
        (0..9).filter(|&place| face.tiles[place] != 0).partition(|&place| is_held(face.tiles[place]));
    for place in others.into_iter().chain(held) {
        tile::paint(painter, &grid, place, face, palette);
    }
}

fn paint_tray(painter: &Painter, grid: &Grid, palette: &Palette) {
    painter.rect_filled(grid.outer(), grid.tray_corners(), palette.sunken);
    if grid.tile() >= board::READABLE_TILE {
        outline(painter, grid.outer(), grid.tray_corners(), palette);
    }
}

fn outline(painter: &Painter, rect: Rect, corners: CornerRadius, palette: &Palette) {
    painter.rect_stroke(rect, corners, Stroke::new(stroke::HAIR, palette.line), StrokeKind::Inside);
}

fn position(board: &[u8; 9], number: u8) -> Option<usize> {
    board.iter().position(|&t| t == number)
}
