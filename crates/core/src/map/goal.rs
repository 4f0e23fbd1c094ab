//! The part of a map that belongs to the goal alone, built once for all starts and projections.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::{
    heuristic::Manhattan,
    puzzle::{Board, CELLS},
    space::{Distances, HALF, board_at},
    trace::Stop,
};

use super::{BoardIndex, StopCheck, circles::Circles, places};

/// The part of a map that the goal alone determines.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct GoalMap {
    goal: Board,
    /// True distance of the board with each index.
    distances: Vec<u8>,
    /// Manhattan distance of the board with each index.
    manhattan: Vec<u8>,
    /// All indices, ring by ring, and in a ring by place: neighbours of neighbours near one another.
    by_place: Vec<BoardIndex>,
    /// Number of boards before each ring in that order, followed by the number of all boards.
    layers: Vec<usize>,
    circles: Circles,
}

impl GoalMap {
    /// The map around the goal of these distances, `size` texels wide and high.
    ///
    /// # Panics
    /// If the size is odd: the axis must lie between two texels.
    pub fn of(distances: &Distances, size: u32) -> Self {
        Self::of_until(distances, size, &|| Ok(())).expect("without an observer that ends it")
    }

    /// The map of [`Self::of`], unless `stop_check` ends the computation.
    ///
    /// # Errors
    /// If `stop_check` ends the computation.
    ///
    /// # Panics
    /// If the size is odd.
    pub fn of_until(distances: &Distances, size: u32, stop_check: StopCheck<'_>) -> Result<Self, Stop> {
        let counts = (0..=distances.farthest()).map(|distance| distances.count(distance));
        let mut layers = vec![0];
        layers.extend(counts.scan(0, |end, count| {
            *end += count;
            Some(*end)
        }));
        let indices: Vec<BoardIndex> = distances.indices().collect();
        let neighbours = distances.neighbours();
        stop_check()?;
        let by_place = places::spread(&neighbours, &layers);
        stop_check()?;
        Ok(Self {
            goal: distances.goal(),
            distances: distances.by_index(),
            manhattan: manhattan_by_index(distances.goal()),
            by_place: by_place.into_iter().map(|number| indices[number as usize]).collect(),
            circles: Circles::around(size, &layers),
            layers,
        })
    }

    /// The goal: the centre of all rings.
    pub const fn goal(&self) -> Board {
        self.goal
    }

    /// Width and height in texels.
    pub const fn size(&self) -> u32 {
        self.circles.size
    }

    /// The greatest distance to the goal: the number of the outermost ring.
    pub const fn farthest(&self) -> u8 {
        (self.layers.len() - 2) as u8
    }

    /// The minimum number of moves to the goal: the ring of a board.
    pub fn distance(&self, index: BoardIndex) -> u8 {
        self.distances[index as usize]
    }

    /// The boards at a distance to the goal, in the order of their places.
    pub(super) fn ring(&self, distance: u8) -> &[BoardIndex] {
        &self.by_place[self.span(distance)]
    }

    /// All boards, ring by ring.
    pub(super) fn by_place(&self) -> &[BoardIndex] {
        &self.by_place
    }

    /// The range of a ring's boards in [`Self::by_place`].
    pub(super) fn span(&self, distance: u8) -> Range<usize> {
        self.layers[distance as usize]..self.layers[distance as usize + 1]
    }

    pub(super) fn manhattan(&self, index: BoardIndex) -> u8 {
        self.manhattan[index as usize]
    }

    pub(super) const fn circles(&self) -> &Circles {
        &self.circles
    }
}

/// The Manhattan distance of the board with each index. Nine consecutive boards differ only in their blank: tiles
/// before the blank are on the cell of their place in the line, tiles behind it on the next cell.
fn manhattan_by_index(goal: Board) -> Vec<u8> {
    let manhattan = Manhattan::to(goal);
    let mut by_index = Vec::with_capacity(HALF);
    for last in (0..HALF).skip(CELLS - 1).step_by(CELLS) {
        let line = board_at(last, goal);
        let steps = |at: u8, cell| manhattan.steps_of(line.tile(at), cell);
        let mut sum: u8 = (0..8).map(|at| steps(at, at + 1)).sum();
        by_index.push(sum);
        for at in 0..8 {
            sum = sum - steps(at, at + 1) + steps(at, at);
            by_index.push(sum);
        }
    }
    by_index
}
