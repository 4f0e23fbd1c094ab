//! Who is one move away from whom, for all boards of a half at once.

use super::{
    Distances,
    incremental_rank::{MoveDelta, RankedBoard},
    index::{HALF, index_at},
};
use crate::puzzle::CELLS;

/// Written where a board at the edge has no fourth or third neighbour: one more than the last number.
pub const NOBODY: u32 = HALF as u32;

impl Distances {
    /// The neighbours of every board, nearest board first. Boards are called by their numbers in that order,
    /// 0 to 181,439; where a board has fewer than four neighbours, 181,440 stands at the end.
    pub fn neighbours(&self) -> Vec<[u32; 4]> {
        let mut number_of = vec![NOBODY; HALF];
        for (number, seat) in (0..).zip(self.indices()) {
            number_of[seat as usize] = number;
        }
        let ways: [Vec<MoveDelta>; CELLS] = std::array::from_fn(MoveDelta::from_cell);
        let around = |at: RankedBoard| {
            let mut numbers = [NOBODY; 4];
            for (number, way) in numbers.iter_mut().zip(&ways[at.blank()]) {
                *number = number_of[index_at(way.after(at).place())];
            }
            numbers
        };
        self.placed().map(around).collect()
    }
}
