//! Two halves side by side: the map if no path leads from start to goal.
//!
//! ```text
//!     start's half        goal's half
//!       .- ‾ -.             .- ‾ -.
//!      (   ○   )           (   ◇   )     nothing ever crosses the gap
//!       `- _ -´             `- _ -´
//! ```
//!
//! Each half has its rings round its own board, the start or the goal. A search from the start spreads on the left and
//! never reaches the right, however long it goes on.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{BoardIndex, GoalMap, MapData, Rings, StopCheck, TexelIndex};
use crate::{
    space::HALF,
    trace::{Side, Stop},
};

/// The rings of both halves.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Halves {
    of_start: Rings,
    of_goal: Rings,
    texels: TexelIndex,
}

impl Halves {
    /// Lays the half of the start to the left of the half of the goal.
    pub(super) fn of(goal: &Arc<GoalMap>, data: &MapData, stop_check: StopCheck<'_>) -> Result<Self, Stop> {
        let start = Arc::new(GoalMap::of_until(data.distances(Side::Forward), goal.size(), stop_check)?);
        let around = |centre: &Arc<GoalMap>, side| {
            stop_check()?;
            let distances = data.distances(side);
            Rings::of(centre, &MapData::between(distances, distances), stop_check)
        };
        let (of_start, of_goal) = (around(&start, Side::Forward)?, around(goal, Side::Backward)?);
        stop_check()?;
        let texels = TexelIndex::beside(of_goal.texels(), of_start.texels(), gap(goal.size()));
        Ok(Self { of_start, of_goal, texels })
    }

    /// The boards that each texel shows, and the texels that show each board.
    pub const fn texels(&self) -> &TexelIndex {
        &self.texels
    }

    /// The rings of the half in which a search from this side spreads.
    pub const fn rings(&self, side: Side) -> &Rings {
        match side {
            Side::Forward => &self.of_start,
            Side::Backward => &self.of_goal,
        }
    }

    /// The distance by which a half is moved to the right, in texels.
    pub const fn shift(&self, side: Side) -> u32 {
        match side {
            Side::Forward => 0,
            Side::Backward => self.texels.width() - self.of_goal.texels().width(),
        }
    }

    /// The point of a board: the middle of its stretch, in texels from the top left.
    pub fn anchor(&self, index: BoardIndex) -> [f32; 2] {
        let side = Self::side_of(index);
        self.moved(self.rings(side).anchor(local(index)), side)
    }

    /// A point on each board of a path, which never leaves its half, in texels from the top left.
    pub fn line(&self, path: impl IntoIterator<Item = BoardIndex>) -> Vec<[f32; 2]> {
        let mut path = path.into_iter().peekable();
        let side = path.peek().map_or(Side::Forward, |index| Self::side_of(*index));
        let points = self.rings(side).line(path.map(local));
        points.into_iter().map(|point| self.moved(point, side)).collect()
    }

    fn moved(&self, [x, y]: [f32; 2], side: Side) -> [f32; 2] {
        [x + self.shift(side) as f32, y]
    }

    /// The side in whose half a board is.
    pub const fn side_of(index: BoardIndex) -> Side {
        if (index as usize) < HALF { Side::Backward } else { Side::Forward }
    }
}

/// The index of a board within its half.
const fn local(index: BoardIndex) -> BoardIndex {
    index % HALF as BoardIndex
}

/// Texels between the halves, about a twentieth of a half's width. Every divisor of twelve divides their number.
const fn gap(size: u32) -> u32 {
    size / 240 * 12
}
