//! The order of the boards on a ring.
//!
//! ```text
//!   6 o'clock   far … near │ core │ near … far   6 o'clock
//!                 left half   ↑12     right half
//! ```
//!
//! The cell nearest to the start is the core, on which the boards of shortest paths are, in the order of their places.
//! Half of each other cell is to the left of the core and half to its right.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::super::{
    BoardIndex, GoalMap, MapData,
    cells::{Cells, Flank, STEPS, cell},
};

/// Place of a block on its ring: in the core, or beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum BlockPlace {
    Core,
    Beside,
}

/// Boards of one cell that are side by side.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Block {
    pub to_goal: u8,
    pub from_start: u8,
    pub place: BlockPlace,
    /// Range of the boards in the order of all boards.
    pub indices: Range<usize>,
    /// Number of boards of the whole cell, both halves.
    pub cell: usize,
}

/// All boards, ring by ring, each ring clockwise from 6 o'clock before it is turned.
pub(super) struct RingPlacement {
    pub indices: Vec<BoardIndex>,
    pub blocks: Vec<Block>,
}

impl RingPlacement {
    pub fn of(goal: &GoalMap, data: &MapData) -> Self {
        let (cells, by_cell) = Cells::of(goal, data);
        let mut placement = Self { indices: Vec::with_capacity(data.len()), blocks: Vec::new() };
        for ring in 0..=goal.farthest() {
            let occupied = |steps: &u8| !cells.cell(cell(ring, *steps)).is_empty();
            let mut steps = (0..STEPS as u8).filter(occupied);
            let core = steps.next().unwrap_or_default();
            let beside: Vec<u8> = steps.collect();
            for from_start in beside.iter().rev() {
                placement.add_beside(&cells, &by_cell, [ring, *from_start], Flank::Left);
            }
            let members = goal.ring(ring).iter().copied();
            let of_core = members.filter(|index| data.from_start(*index) == Some(core));
            placement.add([ring, core], BlockPlace::Core, of_core, cells.cell(cell(ring, core)).len());
            for from_start in &beside {
                placement.add_beside(&cells, &by_cell, [ring, *from_start], Flank::Right);
            }
        }
        placement
    }

    /// Adds one flank of a cell, which is named by its distances to the goal and from the start. On the left, its
    /// boards come from the outside in.
    fn add_beside(&mut self, cells: &Cells, by_cell: &[BoardIndex], steps: [u8; 2], flank: Flank) {
        let number = cell(steps[0], steps[1]);
        let members = by_cell[cells.flank(number, flank)].iter().copied();
        let size = cells.cell(number).len();
        match flank {
            Flank::Left => self.add(steps, BlockPlace::Beside, members.rev(), size),
            Flank::Right => self.add(steps, BlockPlace::Beside, members, size),
        }
    }

    fn add(
        &mut self,
        steps: [u8; 2],
        place: BlockPlace,
        members: impl Iterator<Item = BoardIndex>,
        cell: usize,
    ) {
        let first = self.indices.len();
        self.indices.extend(members);
        let (indices, [to_goal, from_start]) = (first..self.indices.len(), steps);
        if !indices.is_empty() {
            self.blocks.push(Block { to_goal, from_start, place, indices, cell });
        }
    }
}
