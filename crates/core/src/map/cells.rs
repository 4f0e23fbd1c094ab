//! Cells: boards that are equally far from the goal and equally far from the start.
//!
//! A map has some 250 to 300 cells, of up to 6,400 boards. By place, half of a cell's boards go to the left of the axis
//! between start and goal and half to the right. In each half, boards with a lower Manhattan distance are nearer to the
//! axis, because an informed search reaches them first. Boards with equal Manhattan distances are in the order in which
//! breadth-first search from the start meets them.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::{BoardIndex, GoalMap, MapData};
use crate::{space::DEEPEST, trace::Side};

/// Number of different distances, which is more than the greatest Manhattan distance.
pub(super) const STEPS: usize = DEEPEST as usize + 1;

/// Number of different cells, empty ones included.
pub(super) const CELLS: usize = STEPS * STEPS;

/// The number of a cell, below [`CELLS`].
pub(super) const fn cell(to_goal: u8, from_start: u8) -> usize {
    to_goal as usize * STEPS + from_start as usize
}

/// Side of the axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Flank {
    Left,
    Right,
}

/// Number of boards before each flank of each cell, followed by the number of all boards. Boards are ordered cell by
/// cell, in a cell the left flank before the right, in a flank from the axis outward.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Cells(Vec<u32>);

impl Cells {
    /// The cells between start and goal of map data that is one half, and its boards in their order.
    pub fn of(goal: &GoalMap, data: &MapData) -> (Self, Vec<BoardIndex>) {
        let cell_of = |index: BoardIndex| cell(data.band(index), data.from_start(index).unwrap_or(0));
        let mut sizes = vec![0_usize; CELLS];
        for index in goal.by_place() {
            sizes[cell_of(*index)] += 1;
        }
        let (mut met, mut keys) = (vec![0_usize; CELLS], vec![0; data.len()]);
        let mut queues = vec![0; CELLS * 2 * STEPS];
        for index in goal.by_place() {
            let cell = cell_of(*index);
            let flank = usize::from(met[cell] >= sizes[cell].div_ceil(2));
            met[cell] += 1;
            let key = (cell * 2 + flank) * STEPS + usize::from(goal.manhattan(*index));
            keys[*index as usize] = key as u16;
            queues[key] += 1;
        }
        line_up(&mut queues);
        let first = queues.iter().step_by(STEPS).copied().chain([data.len() as u32]).collect();
        let mut indices = vec![0; data.len()];
        for index in data.distances(Side::Forward).indices() {
            let next = &mut queues[usize::from(keys[index as usize])];
            indices[*next as usize] = index;
            *next += 1;
        }
        (Self(first), indices)
    }

    /// The range of one flank's boards among all boards.
    pub fn flank(&self, cell: usize, flank: Flank) -> Range<usize> {
        let at = cell * 2 + flank as usize;
        self.0[at] as usize..self.0[at + 1] as usize
    }

    /// The range of a cell's boards among all boards.
    pub fn cell(&self, cell: usize) -> Range<usize> {
        self.0[cell * 2] as usize..self.0[cell * 2 + 2] as usize
    }
}

/// Turns the lengths of queues into the places of their heads.
fn line_up(queues: &mut [u32]) {
    let mut before = 0;
    for queue in queues {
        before += std::mem::replace(queue, before);
    }
}
