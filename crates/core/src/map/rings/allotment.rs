//! Dealing the texels of one ring to its boards.
//!
//! Every board gets one texel, and the spare texels are dealt by cells: each cell gets spare texels by the cube root of
//! its size. If every board got the same, the boards of a good search would be a hairline. If every cell got the same,
//! a few boards would cover half the picture.

use std::ops::Range;

use super::placement::{Block, BlockPlace};

/// Power of a cell's size by which spare texels are dealt: 0 would treat all cells alike, 1 all boards.
const SPREAD: f64 = 1.0 / 3.0;

/// The allotment of a ring's texels to its boards.
pub(super) struct TexelAllotment {
    /// Beginning of each board's stretch, in texels from the first texel dealt, followed by the number of all texels.
    edges: Vec<usize>,
    /// Number of texels between 6 o'clock and the first texel dealt, clockwise.
    pub turn: usize,
}

impl TexelAllotment {
    /// Deals `room` texels to the boards of a ring, and turns the ring so that the board with number `top`, or else
    /// the core, is at 12 o'clock.
    pub fn of(blocks: &[Block], room: usize, top: Option<usize>) -> Self {
        let edges = edges(blocks, room);
        let first = blocks[0].indices.start;
        let core = blocks.iter().find(|block| block.place == BlockPlace::Core);
        let core = core.map_or(0..0, |core| core.indices.start - first..core.indices.end - first);
        let Range { start, end } = top.map_or(core, |top| top..top + 1);
        let middle = usize::midpoint(edges[start], edges[end]);
        Self { edges, turn: (room + room / 2 - middle) % room }
    }

    /// The number of texels of the ring.
    pub fn room(&self) -> usize {
        self.edges[self.edges.len() - 1]
    }

    /// The stretch of each board, or only its middle where the stretch is longer than `longest`.
    pub fn stretches(&self, longest: usize) -> impl Iterator<Item = [usize; 2]> {
        self.edges.windows(2).map(move |edge| {
            let beyond = (edge[1] - edge[0]).saturating_sub(longest.max(1));
            [edge[0] + beyond / 2, edge[1] - beyond.div_ceil(2)]
        })
    }
}

/// The boundaries between boards, rounded so that each board has a texel.
fn edges(blocks: &[Block], room: usize) -> Vec<usize> {
    let boards: usize = blocks.iter().map(|block| block.indices.len()).sum();
    // Below 1 only in a picture with fewer texels than boards.
    let floor = (room as f64 / boards as f64).min(1.0);
    let spare = room as f64 - floor * boards as f64;
    let weight = |block: &Block| (block.cell as f64).powf(SPREAD - 1.0);
    let total: f64 = blocks.iter().map(|block| block.indices.len() as f64 * weight(block)).sum();
    let shares = blocks.iter().flat_map(|block| {
        let share = floor + spare * weight(block) / total;
        std::iter::repeat_n(share, block.indices.len())
    });
    let sums = shares.scan(0.0, |sum, share| {
        *sum += share;
        Some((*sum + 0.5) as usize)
    });
    let mut edges: Vec<usize> = std::iter::once(0).chain(sums).collect();
    edges[boards] = room;
    edges
}
