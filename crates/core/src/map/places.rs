//! A place on its ring for every board, such that neighbours are near one another.
//!
//! Breadth-first order keeps every subtree together. From there the rings are swept outward and inward: each ring is
//! sorted by the mean direction of its boards' neighbours (the barycentre heuristic of Sugiyama, Tagawa & Toda 1981, on
//! circles), and spread out evenly again.

use std::f64::consts::TAU;

use crate::space::{HALF, NO_NEIGHBOUR};

/// Number of sweeps over the rings, outward and inward. More sweeps shorten the edges by a few hundredths.
const SWEEPS: usize = 1;

/// The numbers of all boards, ring by ring, each ring in the order of places. Boards are numbered nearest first;
/// `layers` holds the number of boards before each ring, and last the number of all boards.
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

/// Boards in their order, each with its point on the unit circle. The point of [`NO_NEIGHBOUR`] is the centre.
struct BoardCircle {
    order: Vec<u32>,
    points: Vec<[f32; 2]>,
}

impl BoardCircle {
    /// Spreads a ring out evenly. A rotation leads from the point of one board to the next: products instead of a sine,
    /// and the same on every machine.
    fn place(&mut self, ring: std::ops::Range<usize>) {
        let (sin, cos) = (TAU / ring.len() as f64).sin_cos();
        let (mut y, mut x) = (TAU / ring.len() as f64 / 2.0).sin_cos();
        for number in &self.order[ring] {
            self.points[*number as usize] = [x as f32, y as f32];
            [x, y] = [x * cos - y * sin, x * sin + y * cos];
        }
    }

    /// Sorts a ring by the mean direction of its boards' neighbours; boards with equal directions by their numbers.
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

/// Returns a number from 0 to 4 that grows with the angle of a point, without trigonometry. The number is never below
/// 0, so its bits sort as the number does.
pub(super) fn turn_of(x: f32, y: f32) -> f32 {
    let part = x / (x.abs() + y.abs() + f32::MIN_POSITIVE);
    if y >= 0.0 { 1.0 - part } else { 3.0 + part }
}
