//! Who sits next to whom on a ring.
//!
//! ```text
//!   6 o'clock   far … near │ core │ near … far   6 o'clock
//!                 left half   ↑12     right half
//! ```
//!
//! The boards of a ring that are equally far from the start are a *cell*. The nearest cell is the core: on
//! it lie the boards of shortest ways, in the order of their places. Every other cell is halved by place;
//! in a half, a lower Manhattan distance sits nearer to the core, because an informed search comes there
//! first. Equals sit in the order in which breadth-first search from the start meets them.

use std::ops::Range;

use super::super::{GoalMap, Land, Seat};
use crate::{space::DEEPEST, trace::Side};

/// Different distances from the start; also more than the greatest Manhattan distance.
const STEPS: usize = DEEPEST as usize + 1;

/// Where a block lies on its ring, seen from the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Left,
    Core,
    Right,
}

/// Boards of one cell that sit side by side.
#[derive(Clone, Debug)]
pub(super) struct Block {
    pub to_goal: u8,
    pub from_start: u8,
    pub place: Place,
    /// Where they stand in the order of seats.
    pub seats: Range<usize>,
    /// Boards of the whole cell, both halves.
    pub cell: usize,
}

/// All boards, ring by ring, each ring clockwise from 6 o'clock before it is turned.
pub(super) struct Seating {
    pub seats: Vec<Seat>,
    pub blocks: Vec<Block>,
}

impl Seating {
    pub fn of(goal: &GoalMap, land: &Land) -> Self {
        let mut cells = Cells::of(goal, land);
        let mut seats = vec![0; goal.by_place().len()];
        let keys = cells.choose_sides(goal, &mut seats);
        cells.queue();
        cells.seat(&keys, &mut seats);
        Self { seats, blocks: cells.blocks }
    }
}

/// What marks a board of a core, which waits in no queue.
const SEATED: u16 = u16::MAX;

/// The cells, and a queue for each half of a cell and each Manhattan distance.
struct Cells<'a> {
    land: &'a Land,
    /// Boards of each cell.
    sizes: Vec<usize>,
    blocks: Vec<Block>,
    /// For each cell that is a core, the block.
    core: Vec<Option<usize>>,
    /// By key: how many boards wait; later where the next of them sits.
    queues: Vec<usize>,
}

impl<'a> Cells<'a> {
    fn of(goal: &GoalMap, land: &'a Land) -> Self {
        let mut sizes = vec![0; STEPS * STEPS];
        goal.by_place().iter().for_each(|seat| sizes[cell_of(land, *seat)] += 1);
        let mut cells =
            Self { land, sizes, blocks: Vec::new(), core: vec![None; STEPS * STEPS], queues: Vec::new() };
        (0..=goal.farthest()).for_each(|ring| cells.add_blocks(ring, goal.span(ring)));
        cells.queues = vec![0; 2 * STEPS * STEPS * STEPS];
        cells
    }

    /// Lays the cells of a ring side by side.
    fn add_blocks(&mut self, ring: u8, span: Range<usize>) {
        let first = usize::from(ring) * STEPS;
        let occupied = || (0..STEPS).filter(|steps| self.sizes[first + steps] > 0);
        let core = occupied().next().unwrap_or_default();
        let left = occupied().skip(1).collect::<Vec<_>>().into_iter().rev().map(|steps| (steps, Place::Left));
        let right = occupied().skip(1).map(|steps| (steps, Place::Right));
        let mut from = span.start;
        let mut blocks = Vec::new();
        for (steps, place) in left.chain([(core, Place::Core)]).chain(right) {
            let cell = self.sizes[first + steps];
            let to = from
                + match place {
                    Place::Left => cell.div_ceil(2),
                    Place::Core => cell,
                    Place::Right => cell / 2,
                };
            blocks.push(Block { to_goal: ring, from_start: steps as u8, place, seats: from..to, cell });
            from = to;
        }
        let at = blocks.iter().position(|block| block.place == Place::Core);
        self.core[first + core] = at.map(|at| self.blocks.len() + at);
        self.blocks.append(&mut blocks);
    }

    /// Seats the cores by place, and lets everybody else choose a side: by place, the first half goes left.
    /// Answers with the key of the queue in which each board waits.
    fn choose_sides(&mut self, goal: &GoalMap, seats: &mut [Seat]) -> Vec<u16> {
        let mut come = vec![0; self.sizes.len()];
        let mut keys = vec![SEATED; seats.len()];
        for seat in goal.by_place() {
            let cell = cell_of(self.land, *seat);
            let number = come[cell];
            come[cell] += 1;
            if let Some(block) = self.core[cell] {
                seats[self.blocks[block].seats.start + number] = *seat;
            } else {
                let side = usize::from(number >= self.sizes[cell].div_ceil(2));
                let key = (cell * 2 + side) * STEPS + usize::from(goal.manhattan(*seat));
                self.queues[key] += 1;
                keys[*seat as usize] = key as u16;
            }
        }
        keys
    }

    /// Turns the lengths of the queues into the seats of their heads, the nearest to the core first.
    fn queue(&mut self) {
        for block in self.blocks.iter().filter(|block| block.place != Place::Core) {
            let cell = usize::from(block.to_goal) * STEPS + usize::from(block.from_start);
            let key = (cell * 2 + usize::from(block.place == Place::Right)) * STEPS;
            let mut before = 0;
            for head in &mut self.queues[key..key + STEPS] {
                let waiting = *head;
                *head = match block.place {
                    Place::Right => block.seats.start + before,
                    _ => block.seats.end.wrapping_sub(before + 1),
                };
                before += waiting;
            }
        }
    }

    /// Lets all who wait sit down, in the order in which a search from the start meets them.
    fn seat(&mut self, keys: &[u16], seats: &mut [Seat]) {
        for seat in self.land.distances(Side::Forward).seats() {
            let key = keys[seat as usize];
            if key != SEATED {
                let head = &mut self.queues[key as usize];
                seats[*head] = seat;
                let is_left = (usize::from(key) / STEPS).is_multiple_of(2);
                *head = if is_left { head.wrapping_sub(1) } else { *head + 1 };
            }
        }
    }
}

/// The cell of a board: its two distances in one number.
fn cell_of(land: &Land, seat: Seat) -> usize {
    usize::from(land.band(seat)) * STEPS + usize::from(land.from_start(seat).unwrap_or(0))
}
