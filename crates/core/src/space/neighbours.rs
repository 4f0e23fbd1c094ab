//! The neighbours of every board, one move away, for all boards of a half at once.

use super::{
    Distances,
    incremental_rank::{MoveDelta, RankedBoard},
    index::{HALF, index_at},
};
use crate::puzzle::CELLS;

/// Entry in place of a third or fourth neighbour that a board does not have: one more than the highest number.
pub const NO_NEIGHBOUR: u32 = HALF as u32;

impl Distances {
    /// The neighbours of every board, nearest board first. Boards are identified by their numbers in that order, 0 to
    /// 181,439. The entries of a board with fewer than four neighbours are filled up with 181,440.
    pub fn neighbours(&self) -> Vec<[u32; 4]> {
        let mut number_of = vec![NO_NEIGHBOUR; HALF];
        for (number, index) in (0..).zip(self.indices()) {
            number_of[index as usize] = number;
        }
        let deltas: [Vec<MoveDelta>; CELLS] = std::array::from_fn(MoveDelta::from_cell);
        let around = |at: RankedBoard| {
            let mut numbers = [NO_NEIGHBOUR; 4];
            for (number, delta) in numbers.iter_mut().zip(&deltas[at.blank()]) {
                *number = number_of[index_at(delta.after(at).place())];
            }
            numbers
        };
        self.placed().map(around).collect()
    }
}
