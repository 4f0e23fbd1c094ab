//! The circles of a map: the radius of each ring, and its texels in order.
//!
//! Equal areas for all boards would hide the first fifteen rings in a dot, and equal widths would leave the crowded
//! rings short of texels. So every ring gets a texel for each of its boards, and the rest of the area is added by equal
//! widths.

use std::f64::consts::PI;

use serde::{Deserialize, Serialize};

use super::{Texel, places::turn_of};

/// Minimum number of texels for a board: a little more than one, because a ring's edge is ragged.
const FLOOR: f64 = 1.02;

/// The texels of a square picture by ring and, in a ring, clockwise from 6 o'clock.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Circles {
    pub size: u32,
    pub texels: Vec<Texel>,
    /// Place of each ring's first texel in `texels`, followed by the number of all texels.
    pub first: Vec<usize>,
    /// Radii in texels: ring d reaches from `radius[d]` to `radius[d + 1]`.
    pub radius: Vec<f64>,
}

impl Circles {
    /// Circles for rings of boards; `layers` holds the number of boards before each ring, and last the number of all.
    pub fn around(size: u32, layers: &[usize]) -> Self {
        assert!(size.is_multiple_of(2), "the axis must lie between two texels");
        let radius = radii(f64::from(size) / 2.0 - 1.0, layers);
        let mut circles =
            Self { size, texels: Vec::with_capacity((size * size) as usize), first: vec![0], radius };
        for quarter in circles.quarters() {
            circles.add_ring(quarter);
        }
        circles
    }

    /// The middle of the picture, in texels.
    pub fn centre(&self) -> f64 {
        f64::from(self.size) / 2.0
    }

    /// The radius half way across a ring, in texels; 0 for the first ring, which is a disc.
    pub fn middle(&self, ring: usize) -> f64 {
        if ring == 0 { 0.0 } else { f64::midpoint(self.radius[ring], self.radius[ring + 1]) }
    }

    /// The texels of a ring, clockwise from 6 o'clock.
    pub fn ring(&self, ring: usize) -> &[Texel] {
        &self.texels[self.first[ring]..self.first[ring + 1]]
    }

    /// For each ring the texels of its lower left quarter, with their angle in the upper bits.
    fn quarters(&self) -> Vec<Vec<u64>> {
        let rings = self.radius.len() - 1;
        let squares: Vec<f64> = self.radius.iter().map(|radius| radius * radius).collect();
        let mut quarters = vec![Vec::new(); rings];
        for y in self.size / 2..self.size {
            for x in 0..self.size / 2 {
                let [right, down] = [x, y].map(|at| f64::from(at) + 0.5 - self.centre());
                let ring = squares.partition_point(|square| *square <= right * right + down * down);
                if ring <= rings {
                    let angle = u64::from(turn_of(down as f32, -right as f32).to_bits());
                    quarters[ring - 1].push(angle << 32 | u64::from(y * self.size + x));
                }
            }
        }
        quarters
    }

    /// Adds a ring: its lower left quarter, sorted by angle, and then this quarter turned three times.
    fn add_ring(&mut self, mut quarter: Vec<u64>) {
        quarter.sort_unstable();
        let mut texels: Vec<Texel> = quarter.into_iter().map(|key| key as Texel).collect();
        for _ in 0..4 {
            self.texels.extend_from_slice(&texels);
            for texel in &mut texels {
                *texel = turned(*texel, self.size);
            }
        }
        self.first.push(self.texels.len());
    }
}

/// The texel a quarter turn further, clockwise.
const fn turned(texel: Texel, size: u32) -> Texel {
    texel % size * size + size - 1 - texel / size
}

/// The radii of the rings, in texels: 0, then the outer radius of each ring.
fn radii(outer: f64, layers: &[usize]) -> Vec<f64> {
    let rings = layers.len() - 1;
    let spare = (PI * outer * outer - FLOOR * layers[rings] as f64).max(0.0);
    let radius = |ring: usize| {
        let equal_width = (ring * ring) as f64 / (rings * rings) as f64;
        ((FLOOR * layers[ring] as f64 + spare * equal_width) / PI).sqrt()
    };
    (0..=rings).map(radius).collect()
}
