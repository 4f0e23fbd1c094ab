//! Places of tiles, in whole pixels: blurred edges are what makes a board look cheap.

use crate::gui::theme::sizes::board;
use egui::{CornerRadius, Pos2, Rect, Vec2, pos2, vec2};

/// Minimum and maximum height of a tile's lip.
const LIP: [f32; 2] = [1.0, 5.0];
/// Maximum radius of a tile's corners.
const TILE_CORNER: f32 = 14.0;
/// Maximum radius of the tray's corners.
const TRAY_CORNER: f32 = 20.0;

/// Share of a pixel that rounding may take from a length.
const HAIR: f32 = 1e-2;

/// The nine places of a board on the screen. The same grid paints tiles and finds them under the pointer.
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    outer: Rect,
    tile: f32,
    gap: f32,
    scale: f32,
}

impl Grid {
    /// Places the largest board in the middle of `rect`; `scale` is pixels per point.
    pub fn of(scale: f32, rect: Rect) -> Self {
        let side = rect.width().min(rect.height());
        let gap = ((side * 0.022 * scale).round() / scale).max(1.0 / scale);
        // A square around a middle may be a hair smaller than it was meant to be.
        let tile = ((side - 4.0 * gap) / 3.0 * scale + HAIR).floor() / scale;
        let side = 3.0 * tile + 4.0 * gap;
        let corner = rect.center() - Vec2::splat(side / 2.0);
        let min = pos2((corner.x * scale).round() / scale, (corner.y * scale).round() / scale);
        Self { outer: Rect::from_min_size(min, Vec2::splat(side)), tile, gap, scale }
    }

    /// Minimum side of a board with a digit on each tile, in whole points.
    pub fn least_readable(scale: f32) -> f32 {
        let tile = |side: f32| Self::of(scale, Rect::from_min_size(Pos2::ZERO, Vec2::splat(side))).tile;
        let mut side = 3.0 * board::READABLE_TILE;
        while tile(side) < board::READABLE_TILE {
            side += 1.0;
        }
        side
    }

    /// The tray.
    pub fn outer(&self) -> Rect {
        self.outer
    }

    /// Side of a tile, in points.
    pub fn tile(&self) -> f32 {
        self.tile
    }

    /// One of the nine places, row by row from 0.
    pub fn cell(&self, place: usize) -> Rect {
        let step = self.tile + self.gap;
        let (row, column) = ((place / 3) as f32, (place % 3) as f32);
        let min = self.outer.min + vec2(self.gap + column * step, self.gap + row * step);
        Rect::from_min_size(min, Vec2::splat(self.tile))
    }

    /// Returns the place under `at`; a gap belongs to the nearest tile. `None` outside the tray.
    pub fn place_at(&self, at: Pos2) -> Option<usize> {
        let nearer = |a: &usize, b: &usize| {
            let far = |place: usize| self.cell(place).center().distance_sq(at);
            far(*a).total_cmp(&far(*b))
        };
        self.outer.contains(at).then(|| (0..9).min_by(nearer)).flatten()
    }

    /// Returns how far a tile still is from `to`, after `progress` (0 to 1) of its way from `from`.
    pub(super) fn slide(&self, from: usize, to: usize, progress: f32) -> Vec2 {
        (self.cell(from).min - self.cell(to).min) * (1.0 - progress)
    }

    /// Height of a tile's lip, in points: whole pixels within the limits of `LIP`.
    pub(super) fn lip(&self) -> f32 {
        ((self.tile * 0.05 * self.scale).round() / self.scale).clamp(LIP[0], LIP[1])
    }

    pub(super) fn corners(&self) -> CornerRadius {
        CornerRadius::same((self.tile * 0.15).min(TILE_CORNER) as u8)
    }

    pub(super) fn tray_corners(&self) -> CornerRadius {
        CornerRadius::same((self.tile * 0.16 + self.gap).min(TRAY_CORNER) as u8)
    }
}
