//! The permutation rank: a board's number among all 9! arrangements, in dictionary order from 0.
//!
//! The blank counts as 9, so the usual goal `1 2 3 4 5 6 7 8 x` is first in the dictionary and has
//! rank 0. Cell by cell, the rank adds how many smaller tiles stand behind, times the arrangements of the
//! cells behind (Cantor's expansion):
//!
//! ```text
//!   1  3  7  2  4  6  x  5  8
//!   0  1  4  0  0  1  2  0  0      smaller ones behind
//!   8! 7! 6! 5! 4! 3! 2! 1! 0!     arrangements of the cells behind     sum: 7930
//! ```
//!
//! Every board that a search generates is ranked, so the sum is looked up in two parts, four tiles each. What the
//! first four and the blank among them add depends on nothing behind them, and what the last four add on their own
//! order alone.

use super::Board;

/// How many arrangements of nine different things there are: ranks are 0 to 362,879.
pub const RANKS: usize = 362_880;

/// Cells that are looked at for a rank: the tile on the ninth follows from the others.
pub const RANKED_CELLS: u8 = 8;

/// 8!, 7! … 0!: the weight of each cell.
pub const FACTORIALS: [u32; 9] = [40_320, 5_040, 720, 120, 24, 6, 2, 1, 1];

/// What the first four tiles add to a rank, and the blank if it stands among them, is a multiple of this.
const HEAD_UNIT: u32 = 24;

/// Different fours of tiles, each tile in three bits.
const FOURS: usize = 1 << 12;

/// What a four of tiles adds.
type Sums = [u16; FOURS];

/// The first four tiles, by the cell of the blank: 0 to 3, or behind them.
static HEADS: [Sums; 5] = [head(0), head(1), head(2), head(3), head(4)];

/// The last four tiles, by the cell of the blank: before them, or 4 to 8.
static TAILS: [Sums; 6] = [tail(3), tail(4), tail(5), tail(6), tail(7), tail(8)];

impl Board {
    /// The number of this board among all 9! arrangements, 0 to 362,879.
    #[inline]
    pub fn rank(self) -> usize {
        rank_of(self.line(), self.blank() as usize)
    }

    /// The number of the eight tiles' arrangement, read without the blank, among all 8!: 0 to 40,319.
    pub(crate) fn line_number(self) -> usize {
        // With the blank first the tiles stand on the cells of the last eight factorials.
        rank_of(self.line(), 0) - 8 * FACTORIALS[0] as usize
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

#[inline]
fn rank_of(line: u64, blank: usize) -> usize {
    let head = HEADS[blank.min(4)][four_at(line)];
    let tail = TAILS[blank.max(3) - 3][four_at(line >> 16)];
    usize::from(head) * HEAD_UNIT as usize + usize::from(tail)
}

/// Four packed tiles as one number: three bits each, tile 8 as 0.
const fn four_at(line: u64) -> usize {
    let line = line as usize;
    line & 7 | line >> 1 & 7 << 3 | line >> 2 & 7 << 6 | line >> 3 & 7 << 9
}

const fn head(blank: usize) -> Sums {
    let mut sums = [0; FOURS];
    let mut four = 0;
    while four < FOURS {
        let mut sum = if blank < 4 { blank_adds(blank) } else { 0 };
        let mut at = 0;
        while at < 4 {
            sum += smaller_unused(four, at) * FACTORIALS[cell_of(at, blank)];
            at += 1;
        }
        sums[four] = (sum / HEAD_UNIT) as u16;
        four += 1;
    }
    sums
}

const fn tail(blank: usize) -> Sums {
    let mut sums = [0; FOURS];
    let mut four = 0;
    while four < FOURS {
        let mut sum = if blank < 4 { 0 } else { blank_adds(blank) };
        let mut at = 0;
        while at < 4 {
            sum += smaller_behind(four, at) * FACTORIALS[cell_of(4 + at, blank)];
            at += 1;
        }
        sums[four] = sum as u16;
        four += 1;
    }
    sums
}

/// Everything behind the blank is smaller.
const fn blank_adds(blank: usize) -> u32 {
    (8 - blank as u32) * FACTORIALS[blank]
}

/// The cell of a tile of the line, if the blank stands on another.
const fn cell_of(at: usize, blank: usize) -> usize {
    at + (at >= blank) as usize
}

/// A tile of four, from 0 for tile 1.
const fn tile(four: usize, at: usize) -> u32 {
    ((four >> (3 * at)) as u32).wrapping_sub(1) & 7
}

/// How many smaller tiles are not among those before.
const fn smaller_unused(four: usize, at: usize) -> u32 {
    let mut smaller = tile(four, at);
    let mut before = 0;
    while before < at {
        smaller = smaller.saturating_sub((tile(four, before) < tile(four, at)) as u32);
        before += 1;
    }
    smaller
}

/// How many of the tiles behind are smaller.
const fn smaller_behind(four: usize, at: usize) -> u32 {
    let (mut smaller, mut behind) = (0, at + 1);
    while behind < 4 {
        smaller += (tile(four, behind) < tile(four, at)) as u32;
        behind += 1;
    }
    smaller
}
