//! The geometry of the lens: the point of two distances in the picture.

use serde::{Deserialize, Serialize};

use super::super::cells::{STEPS, cell};

/// Texels that stay clear along the edges of the picture, both sides together.
const MARGIN: f64 = 4.0;

/// How the lens is laid over the picture: the start above the goal.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) struct LensView {
    pub size: u32,
    /// Moves from start to goal.
    pub cost: u8,
    /// Texels per move.
    pub unit: f64,
    /// Distance of the point half way between start and goal from the top, in texels.
    pub foot: f64,
}

/// The cell at a point of the picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    /// The number of the cell, which may be empty.
    pub cell: usize,
    /// Distance to the start and to the goal together, in moves.
    pub sum: f64,
}

impl LensView {
    /// The view in which the given cells just fit.
    pub fn around(size: u32, cost: u8, cells: &[usize]) -> Self {
        let (mut wide, mut top, mut bottom) = (1.0_f64, 0.0_f64, 0.0_f64);
        for [x, y] in cells.iter().flat_map(|number| corners(*number, cost)) {
            wide = wide.max(x);
            top = top.min(y);
            bottom = bottom.max(y);
        }
        let unit = (f64::from(size) - MARGIN) / (2.0 * wide).max(bottom - top);
        let foot = f64::from(size) / 2.0 - f64::midpoint(top, bottom) * unit;
        Self { size, cost, unit, foot }
    }

    /// The middle of the picture from left to right: the axis.
    pub fn axis(&self) -> f64 {
        f64::from(self.size) / 2.0
    }

    /// The cell at the point `x` and `y` texels from the top left; `None` where no cell can be.
    pub fn spot(&self, x: f64, y: f64) -> Option<Spot> {
        let half = f64::from(self.cost) / 2.0;
        let (right, down) = ((x - self.axis()) / self.unit, (y - self.foot) / self.unit);
        let [from_start, to_goal] =
            [down + half, down - half].map(|along| (along * along + right * right).sqrt());
        let detour = (f64::midpoint(from_start, to_goal) - half).round();
        let progress = ((from_start - to_goal) / 2.0 + half).round().max(0.0);
        let (g, h) = (detour + progress, detour - progress + f64::from(self.cost));
        let is_cell = g < STEPS as f64 && (0.0..STEPS as f64).contains(&h);
        is_cell.then(|| Spot { cell: cell(h as u8, g as u8), sum: from_start + to_goal })
    }

    /// The point with two distances, to the right of the axis: in texels from the axis, and from the top.
    pub fn point(&self, to_goal: u8, from_start: u8) -> [f64; 2] {
        let [g, h, cost] = [from_start, to_goal, self.cost].map(f64::from);
        let down = if self.cost == 0 { 0.0 } else { (g * g - h * h) / (2.0 * cost) };
        let along = down + cost / 2.0;
        [(g * g - along * along).max(0.0).sqrt() * self.unit, self.foot + down * self.unit]
    }
}

/// The outer corners of a cell, to the right and down, in moves from the point half way between start and goal.
fn corners(number: usize, cost: u8) -> [[f64; 2]; 3] {
    let [g, h, cost] = [(number % STEPS) as f64, (number / STEPS) as f64, f64::from(cost)];
    let outer = (g + h + 1.0) / 2.0;
    [-1.0, 0.0, 1.0].map(|edge| {
        let progress = ((g - h + edge) / cost.max(1.0)).clamp(-1.0, 1.0);
        let across = (outer * outer - cost * cost / 4.0) * (1.0 - progress * progress);
        [across.max(0.0).sqrt(), outer * progress]
    })
}
