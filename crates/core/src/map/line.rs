//! A line along a path that stays on the boards it visits.

use std::f64::consts::{PI, TAU};

use super::{BoardIndex, Rings};

/// Part of a board's stretch, to either side of its middle, on which a line may pass. A tenth of the stretch stays
/// clear at either end.
const PLAY: f64 = 0.4;

impl Rings {
    /// The point of a board: the middle of its stretch, in texels from the top left.
    pub fn anchor(&self, index: BoardIndex) -> [f32; 2] {
        let [middle, _] = self.angle(index);
        self.texels().nearest_on(index, self.point(self.goal().distance(index), middle))
    }

    /// A point on each board of a path, in texels from the top left. Each point is on the board's own texels, and the
    /// line turns as little as it can: of the angles that a board allows, it takes the nearest to the angle before.
    pub fn line(&self, path: impl IntoIterator<Item = BoardIndex>) -> Vec<[f32; 2]> {
        let mut angle: f64 = 0.0;
        let mut through = |index| {
            let ring = self.goal().distance(index);
            let [middle, width] = self.angle(index);
            let turn = (angle - middle + PI).rem_euclid(TAU) - PI;
            // The goal is all around: any direction will do.
            if ring > 0 {
                angle = middle + turn.clamp(-PLAY * width, PLAY * width);
            }
            self.texels().nearest_on(index, self.point(ring, angle))
        };
        path.into_iter().map(&mut through).collect()
    }
}
