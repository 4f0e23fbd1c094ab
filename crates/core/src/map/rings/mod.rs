//! Rings: the goal in the centre, ring d holds the boards d moves away, and the start is at 12 o'clock.
//!
//! Round a ring boards are sorted by their true distance from the start, the nearest at 12 o'clock, half of
//! them to the left and half to the right. Every board owns at least one texel and no two share one.

mod allotment;
mod placement;
mod sector;

use std::{
    f64::consts::{PI, TAU},
    sync::Arc,
};

use serde::{Deserialize, Serialize};

use crate::{
    puzzle::{Board, Order},
    trace::Stop,
};

pub use sector::Sector;

use self::{
    allotment::TexelAllotment,
    placement::{Block, RingPlacement},
};
use super::{BoardIndex, GoalMap, MapData, StopCheck, TexelIndex};

/// The rings around a goal, turned for a start of the same half.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Rings {
    goal: Arc<GoalMap>,
    texels: TexelIndex,
    blocks: Vec<Block>,
    /// Number of texels of each ring between 6 o'clock and the first one dealt, clockwise.
    turns: Vec<usize>,
}

impl Rings {
    /// Turns the rings for the start of map data that is all of one half.
    pub(super) fn of(goal: &Arc<GoalMap>, data: &MapData, stop_check: StopCheck<'_>) -> Result<Self, Stop> {
        let RingPlacement { indices, blocks } = RingPlacement::of(goal, data);
        stop_check()?;
        let shortest_path = shortest_path(goal, data);
        let circles = goal.circles();
        let (mut texels, mut allotments) = (Vec::with_capacity(circles.texels.len()), Vec::new());
        for of_ring in blocks.chunk_by(|one, next| one.to_goal == next.to_goal) {
            let ring = of_ring[0].to_goal;
            let place = |index: &BoardIndex| indices[goal.span(ring)].iter().position(|other| other == index);
            let room = circles.ring(ring as usize);
            let allotment =
                TexelAllotment::of(of_ring, room.len(), shortest_path.get(ring as usize).and_then(place));
            texels.extend_from_slice(&room[allotment.turn..]);
            texels.extend_from_slice(&room[..allotment.turn]);
            allotments.push(allotment);
        }
        stop_check()?;
        let mut texel_index = TexelIndex::blank(goal.size(), goal.size(), indices, texels);
        for (ring, allotment) in allotments.iter().enumerate() {
            let longest = longest_stretch(goal, ring, allotment.room());
            let (number, first) = (goal.span(ring as u8).start, circles.first[ring]);
            for (at, [from, to]) in allotment.stretches(longest).enumerate() {
                texel_index.give(number + at, first + from, first + to);
            }
        }
        Ok(Self {
            goal: goal.clone(),
            texels: texel_index,
            blocks,
            turns: allotments.iter().map(|allotment| allotment.turn).collect(),
        })
    }

    /// The boards that each texel shows, and the texels that show each board.
    pub const fn texels(&self) -> &TexelIndex {
        &self.texels
    }

    /// The part that belongs to the goal.
    pub fn goal(&self) -> &GoalMap {
        &self.goal
    }

    /// The part that belongs to the goal, to be kept elsewhere too.
    pub(super) const fn goal_map(&self) -> &Arc<GoalMap> {
        &self.goal
    }

    /// The centre of all rings, in texels from the top left.
    pub fn centre(&self) -> [f32; 2] {
        [self.goal.circles().centre() as f32; 2]
    }

    /// The outer radius of a ring, in texels; for any ring beyond the farthest boards, the radius of theirs.
    pub fn radius(&self, ring: u8) -> f32 {
        self.goal.circles().radius[usize::from(ring.min(self.goal.farthest())) + 1] as f32
    }

    /// The texels of a board as an angle in radians: its middle, clockwise from 12 o'clock, and its width.
    pub(super) fn angle(&self, index: BoardIndex) -> [f64; 2] {
        let (ring, circles) = (self.goal.distance(index) as usize, self.goal.circles());
        let [from, to] = self.texels.span(index).map(|at| (at - circles.first[ring]) as f64);
        let whole = TAU / circles.ring(ring).len() as f64;
        [(f64::midpoint(from, to) + self.turns[ring] as f64) * whole - PI, (to - from) * whole]
    }

    /// The point of a ring at an angle, in texels from the top left.
    pub(super) fn point(&self, ring: u8, angle: f64) -> [f32; 2] {
        let (circles, (sin, cos)) = (self.goal.circles(), angle.sin_cos());
        let (centre, away) = (circles.centre(), circles.middle(ring as usize));
        [centre + away * sin, centre - away * cos].map(|at| at as f32)
    }
}

/// The boards of one shortest path, the goal first. From each board the path takes the first move of the default order
/// that leads nearer to the goal. The path is at 12 o'clock.
fn shortest_path(goal: &GoalMap, data: &MapData) -> Vec<BoardIndex> {
    let nearer = |board: &Board| {
        let away = data.to_goal(data.index_of(*board))?.checked_sub(1)?;
        let mut next = board.successors(Order::default()).map(|(_, next)| next);
        next.find(|next| data.to_goal(data.index_of(*next)) == Some(away))
    };
    let mut indices: Vec<BoardIndex> =
        std::iter::successors(Some(data.start()), nearer).map(|board| data.index_of(board)).collect();
    debug_assert_eq!(indices.last(), Some(&data.index_of(goal.goal())), "a shortest path ends at the goal");
    indices.reverse();
    indices
}

/// Maximum number of texels for a board of a ring. Beyond an eighth of the picture's width, more area says nothing
/// about the board. Such stretches occur where two boards are alone on the rim.
fn longest_stretch(goal: &GoalMap, ring: usize, room: usize) -> usize {
    let circumference = TAU * goal.circles().middle(ring);
    let longest = f64::from(goal.size()) / 8.0;
    if circumference > longest { (room as f64 * longest / circumference) as usize } else { room }
}
