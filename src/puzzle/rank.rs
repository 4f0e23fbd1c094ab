//! The permutation rank: a board's number among all 9! arrangements, in dictionary order from 0.
//!
//! The blank counts as 9, so the usual goal `1 2 3 4 5 6 7 8 x` is first in the dictionary and has
//! rank 0. Cell by cell, the rank adds how many of the tiles still unused are smaller than the one
//! that stands there, times the arrangements of the cells that follow (Cantor's expansion).

use super::Board;

/// How many arrangements of nine different things there are: ranks are 0 to 362,879.
pub const RANKS: usize = 362_880;

/// Cells that are looked at for a rank: the tile on the ninth follows from the others.
pub const RANKED_CELLS: u8 = 8;

/// 8!, 7! … 0!: the weight of each cell.
pub const FACTORIALS: [u32; 9] = [40_320, 5_040, 720, 120, 24, 6, 2, 1, 1];

/// The blank's place in the dictionary: after tile 8. The others keep their own number, less one.
const PLACE: [u32; 9] = [8, 0, 1, 2, 3, 4, 5, 6, 7];

impl Board {
    /// The number of this board among all 9! arrangements, 0 to 362,879.
    pub fn rank(self) -> usize {
        let mut unused = 0x1FF_u32;
        let mut rank = 0;
        for cell in 0..RANKED_CELLS {
            let place = PLACE[self.tile(cell) as usize & 0xF];
            let smaller_unused = (unused & ((1 << place) - 1)).count_ones();
            rank += smaller_unused * FACTORIALS[cell as usize];
            unused &= !(1 << place);
        }
        rank as usize
    }

    /// The board of a rank; `None` from 362,880 on.
    pub fn from_rank(rank: usize) -> Option<Self> {
        if rank >= RANKS {
            return None;
        }
        let mut unused = vec![1, 2, 3, 4, 5, 6, 7, 8, 0];
        let mut rest = rank;
        let tiles = FACTORIALS.map(|weight| {
            let pick = rest / weight as usize;
            rest %= weight as usize;
            unused.remove(pick)
        });
        Some(Self::pack(tiles))
    }
}
