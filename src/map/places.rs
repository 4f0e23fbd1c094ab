//! A place on its ring for every board, so that neighbours come to lie near one another.
//!
//! Breadth-first order keeps every subtree together. From there the rings are swept outward and inward: each
//! is sorted by where its boards' neighbours lie on the whole (the barycentre heuristic of Sugiyama,
//! Tagawa & Toda 1981, on circles), and spread out evenly again.

use std::f64::consts::TAU;

use crate::space::{HALF, NO_NEIGHBOUR};

/// How often the rings are swept, outward and inward. More sweeps shorten the edges by a few hundredths.
const SWEEPS: usize = 1;

/// The numbers of all boards, ring by ring, each ring in the order of places. Boards are numbered nearest
/// first, `layers` holds where each ring begins and where the last one ends.
pub(super) fn spread(neighbours: &[[u32; 4]], layers: &[usize]) -> Vec<u32> {
    let mut circle = BoardCircle { order: (0..NO_NEIGHBOUR).collect(), points: vec![[0.0; 2]; HALF + 1] };
    let rings: Vec<_> = layers.windows(2).map(|ends| ends[0]..ends[1]).collect();
    for ring in &rings {
        circle.place(ring.clone());
    }
    let inward = rings[1..rings.len() - 1].iter().rev();
    let sweep = rings[1..].iter().chain(inward);
    for ring in std::iter::repeat_n(sweep, SWEEPS).flatten() {
        circle.sort(ring.clone(), neighbours);
        circle.place(ring.clone());
    }
    circle.order
}

/// Boards in their order, each with its point on the unit circle. [`NO_NEIGHBOUR`] has the centre.
struct BoardCircle {
    order: Vec<u32>,
    points: Vec<[f32; 2]>,
}

impl BoardCircle {
    /// Spreads a ring out evenly. The point is turned on from board to board: two products instead of a
    /// sine, and the same on every machine.
    fn place(&mut self, ring: std::ops::Range<usize>) {
        let (sin, cos) = (TAU / ring.len() as f64).sin_cos();
        let (mut y, mut x) = (TAU / ring.len() as f64 / 2.0).sin_cos();
        for number in &self.order[ring] {
            self.points[*number as usize] = [x as f32, y as f32];
            [x, y] = [x * cos - y * sin, x * sin + y * cos];
        }
    }

    /// Sorts a ring by the direction in which its boards' neighbours lie; equals keep to their numbers.
    fn sort(&mut self, ring: std::ops::Range<usize>, neighbours: &[[u32; 4]]) {
        let members = &mut self.order[ring];
        let key = |number: u32| {
            let near = neighbours[number as usize].map(|near| self.points[near as usize]);
            let [x, y] = [0, 1].map(|axis| near.iter().map(|point| point[axis]).sum::<f32>());
            u64::from(turn_of(x, y).to_bits()) << 32 | u64::from(number)
        };
        let mut keys: Vec<u64> = members.iter().map(|number| key(*number)).collect();
        keys.sort_unstable();
        for (member, key) in members.iter_mut().zip(keys) {
            *member = key as u32;
        }
    }
}

/// Grows with the angle of a point from 0 to 4, without trigonometry. Never below 0, so its bits sort as it does.
pub(super) fn turn_of(x: f32, y: f32) -> f32 {
    let part = x / (x.abs() + y.abs() + f32::MIN_POSITIVE);
    if y >= 0.0 { 1.0 - part } else { 3.0 + part }
}
