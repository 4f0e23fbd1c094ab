//! The cells of rings as shapes, which are drawn over the enlarged picture.

use std::f64::consts::{PI, TAU};

use super::Rings;

/// Boards of a ring that are equally far from the start and side by side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sector {
    /// Minimum number of moves to the goal: the ring.
    pub to_goal: u8,
    /// Minimum number of moves from the start.
    pub from_start: u8,
    /// Number of boards.
    pub boards: usize,
    /// Beginning, in radians clockwise from 12 o'clock: from -π to below π.
    pub from: f32,
    /// End, in radians, not before the beginning: perhaps beyond π.
    pub to: f32,
    /// Inner radius, in texels.
    pub inner: f32,
    /// Outer radius, in texels.
    pub outer: f32,
}

impl Rings {
    /// All cells, or halves of cells, ring by ring and clockwise.
    pub fn sectors(&self) -> impl Iterator<Item = Sector> {
        let circles = self.goal.circles();
        self.blocks.iter().filter(|block| !block.indices.is_empty()).map(move |block| {
            let ends =
                [block.indices.start, block.indices.end - 1].map(|number| self.texels.indices()[number]);
            let [[first, of_first], [last, of_last]] = ends.map(|index| self.angle(index));
            let from = (first - of_first / 2.0 + PI).rem_euclid(TAU) - PI;
            let width = (last - first) + of_first / 2.0 + of_last / 2.0;
            Sector {
                to_goal: block.to_goal,
                from_start: block.from_start,
                boards: block.indices.len(),
                from: from as f32,
                to: (from + width) as f32,
                inner: circles.radius[usize::from(block.to_goal)] as f32,
                outer: circles.radius[usize::from(block.to_goal) + 1] as f32,
            }
        })
    }
}
