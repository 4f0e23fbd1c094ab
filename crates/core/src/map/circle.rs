//! A circle, and the visible stretches of it.
//!
//! A map that is enlarged a hundred times has circles of tens of thousands of points, of which a window sees a few
//! hundred. Only these are computed, in steps so short that no corners are visible.
//!
//! ```text
//!          .-‾‾-.      angles clockwise from 12 o'clock, from -π to π
//!     ┌──╱───────╲──┐
//!     │ ╱         ╲ │  here two stretches are visible
//!     └╱───────────╲┘
//! ```

use std::f32::consts::{PI, TAU};

/// Maximum distance of a chord from its arc, in the unit of the radius.
const OFF: f32 = 0.1;

/// The shortest radius that is not treated as a point.
const MIN: f32 = 1e-3;

/// A circle on a plane whose y grows downward.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Circle {
    pub centre: [f32; 2],
    pub radius: f32,
}

impl Circle {
    /// The ends of an arc that goes all round.
    pub const WHOLE: [f32; 2] = [-PI, PI];

    /// The point at an angle, clockwise from 12 o'clock.
    pub fn at(&self, angle: f32) -> [f32; 2] {
        let (sin, cos) = angle.sin_cos();
        [self.centre[0] + self.radius * sin, self.centre[1] - self.radius * cos]
    }

    /// The stretches of the arc between two angles that are in the rectangle with these corners, upper left and lower
    /// right. Each stretch goes from angle to angle. An arc begins between -π and π and is at most one full turn.
    pub fn visible(&self, [min, max]: [[f32; 2]; 2], [from, to]: [f32; 2]) -> Vec<[f32; 2]> {
        let crossings = (0..2).flat_map(|axis| [min[axis], max[axis]].map(|edge| self.crossings(axis, edge)));
        let angles = crossings.flatten().flat_map(|angle| [angle, angle + TAU]);
        let mut ends: Vec<f32> =
            angles.filter(|angle| (from..to).contains(angle)).chain([from, to]).collect();
        ends.sort_by(f32::total_cmp);
        let is_inside = |stretch: &[f32; 2]| {
            let middle = self.at(f32::midpoint(stretch[0], stretch[1]));
            (0..2).all(|axis| (min[axis]..=max[axis]).contains(&middle[axis]))
        };
        let mut visible: Vec<[f32; 2]> = Vec::new();
        for stretch in ends.windows(2).map(|pair| [pair[0], pair[1]]).filter(is_inside) {
            match visible.last_mut() {
                Some(last) if last[1] >= stretch[0] => last[1] = stretch[1],
                _ => visible.push(stretch),
            }
        }
        visible
    }

    /// The angles, from -π to π, at which the circle crosses the line on which one coordinate has a value.
    fn crossings(&self, axis: usize, edge: f32) -> Vec<f32> {
        let away = (edge - self.centre[axis]) / self.radius.max(MIN);
        match axis {
            _ if away.abs() > 1.0 => Vec::new(),
            0 => [away.asin(), PI - away.asin()].map(|angle| (angle + PI).rem_euclid(TAU) - PI).into(),
            _ => [(-away).acos(), -(-away).acos()].into(),
        }
    }

    /// Points from angle to angle, so near that no chord is visible, and no two neighbours farther apart than `most`.
    pub fn points(&self, [from, to]: [f32; 2], most: f32) -> impl Iterator<Item = [f32; 2]> {
        let radius = self.radius.max(MIN);
        // A chord of the angle a is r (1 - cos(a/2)) away from its arc: less than r a²/8.
        let longest = (8.0 * OFF / radius).sqrt().min(PI / 4.0);
        let step = longest.min(most / radius);
        let steps = ((to - from) / step).ceil().max(1.0);
        let circle = *self;
        (0..=steps as u32).map(move |at| circle.at(from + (to - from) * (at as f32 / steps)))
    }
}
