//! The neighbours of every board, one move away, for all boards of a half at once.

use super::{
    Distances,
    incremental_rank::{MoveDelta, RankedBoard},
    index::{HALF, index_at},
};
use crate::puzzle::CELLS;

/// Stored where a board at the edge has no fourth or third neighbour: one more than the last number.
pub const NO_NEIGHBOUR: u32 = HALF as u32;

impl Distances {
    /// The neighbours of every board, nearest board first. Boards are identified by their numbers in that order,
    /// 0 to 181,439; where a board has fewer than four neighbours, 181,440 stands at the end.
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
