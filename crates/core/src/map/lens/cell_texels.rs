//! The texels of each cell of the lens, from the axis outward.
//!
//! Left and right of the axis are mirror images, so only the right is measured.

use std::ops::Range;

use super::{
    super::{
        Texel,
        cells::{CELLS, Cells, Flank},
    },
    view::LensView,
};

/// For each cell, its texels to the right of the axis.
pub(super) struct CellTexels {
    size: u32,
    /// Texels by the number of the cell, each with its distance outward from the axis in the upper bits.
    right: Vec<Vec<u64>>,
}

impl CellTexels {
    /// Measures every texel.
    pub fn of(view: &LensView) -> Self {
        let mut right = vec![Vec::new(); CELLS];
        for y in 0..view.size {
            for x in view.size / 2..view.size {
                if let Some(spot) = view.spot(f64::from(x) + 0.5, f64::from(y) + 0.5) {
                    let texel = u64::from(y * view.size + x);
                    right[spot.cell].push(u64::from((spot.sum as f32).to_bits()) << 32 | texel);
                }
            }
        }
        Self { size: view.size, right }
    }

    /// The boards of a cell, by their numbers among all, with the texels that they share: each flank gets its own side.
    /// A board that is alone in its cell gets both sides.
    pub fn shares(&mut self, cell: usize, cells: &Cells) -> Vec<(Range<usize>, Vec<Texel>)> {
        self.right[cell].sort_unstable();
        let right: Vec<Texel> = self.right[cell].iter().map(|key| *key as Texel).collect();
        let mirrored = |texel: &Texel| texel + self.size - 1 - 2 * (texel % self.size);
        let left: Vec<Texel> = right.iter().map(mirrored).collect();
        let [of_left, of_right] = [Flank::Left, Flank::Right].map(|flank| cells.flank(cell, flank));
        if of_right.is_empty() {
            vec![(of_left, [left, right].concat())]
        } else {
            vec![(of_left, left), (of_right, right)]
        }
    }
}
