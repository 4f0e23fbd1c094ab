//! Two numbers of a board, each found with Cantor's expansion (康托展开): for each cell count the smaller tiles behind
//! it, multiply by the number of arrangements of the cells behind, and add. The row of counts is the Lehmer code
//! (Lehmer 1960).
//!
//! The **rank** is the Cantor expansion of all nine cells, the blank as 9: the place of the board among the 9!
//! arrangements in dictionary order, from 0. Textbooks and judges print this number. The standard goal
//! `1 2 3 4 5 6 7 8 x` has rank 0.
//!
//! ```text
//!   1  3  7  2  4  6  x  5  8
//!   0  1  4  0  0  1  2  0  0      smaller ones behind: the Lehmer code
//!   8! 7! 6! 5! 4! 3! 2! 1! 0!     arrangements of the cells behind     sum: rank 7930
//! ```
//!
//! The **index** is what the arrays of the searches use. The eight tiles are read as one line, without the blank; the
//! Cantor expansion of the line is its number among 8! lines, and each line has nine boards, one for each cell of the
//! blank. So the index is the number of the line times nine, plus the cell of the blank, from 0. The standard goal has
//! index 0 × 9 + 8 = 8, the board above 1202 × 9 + 6 = 10,824. As every board has a number of its own, the index is a
//! perfect hash.
//!
//! The index is needed for every board that is generated, so the number of the line is read from two tables: what the
//! first four tiles add depends on no tile behind them, and what the last four add on their own order alone.

use super::Board;

/// How many arrangements of nine different things there are: ranks and indices are 0 to 362,879.
pub const RANKS: usize = 362_880;

/// Cells that a rank is computed from, and tiles that an index is: the tile on the ninth cell follows from the others.
pub const RANKED_CELLS: u8 = 8;

/// 8!, 7! … 0!: the weight of each cell.
pub const FACTORIALS: [u32; 9] = [40_320, 5_040, 720, 120, 24, 6, 2, 1, 1];

/// Where the blank and each tile come in the lexicographic order, from 0: the blank after tile 8.
const PLACE: [u32; 9] = [8, 0, 1, 2, 3, 4, 5, 6, 7];

impl Board {
    /// How many smaller tiles are behind each cell, the blank as 9: at most 8 for the first cell, 0 for the last.
    pub fn lehmer_code(self) -> [u32; 9] {
        let mut unused = 0x1FF_u32;
        std::array::from_fn(|cell| {
            let place = PLACE[self.tile(cell as u8) as usize & 0xF];
            unused &= !(1 << place);
            (unused & ((1 << place) - 1)).count_ones()
        })
    }

    /// The Cantor expansion of the nine cells, 0 to 362,879: the place among all 9! arrangements in dictionary order.
    pub fn rank(self) -> usize {
        let digits = self.lehmer_code().into_iter();
        digits.zip(FACTORIALS).map(|(digit, weight)| digit * weight).sum::<u32>() as usize
    }

    /// The number of this board in every array that has an element for each board, 0 to 362,879: by the line of its
    /// tiles, then by the cell of the blank. Two boards that are one move to the left or right apart are neighbours.
    #[inline]
    pub fn index(self) -> usize {
        self.line_number() * 9 + self.blank() as usize
    }

    /// The number of the eight tiles, read as one line without the blank, among all 8! lines: 0 to 40,319.
    #[inline]
    pub(crate) fn line_number(self) -> usize {
        let [head, tail] = fours_of(self.line());
        usize::from(HEADS[head]) + usize::from(TAILS[tail])
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

/// Different fours of tiles, each tile in three bits.
const FOURS: usize = 1 << 12;

/// What the first four tiles of a line add to its number.
///
/// The compiler knows a constant wherever it is read, a static of another crate it does not: so a board that is ranked
/// twice in a row, as in realm 4, is read from these tables once.
const HEADS: &[u16; FOURS] = &fours(0);

/// What the last four tiles of a line add to its number: 23 at most.
const TAILS: &[u8; FOURS] = &{
    let (mut tails, fours) = ([0; FOURS], fours(4));
    let mut four = 0;
    while four < FOURS {
        tails[four] = fours[four] as u8;
        four += 1;
    }
    tails
};

/// The first and the last four tiles of a packed line, each four as one number: three bits a tile, tile 8 as 0.
///
/// All tiles move together at once: first each second one next to the one in front of it, then each second pair.
const fn fours_of(line: u64) -> [usize; 2] {
    let tiles = line as usize;
    let pairs = tiles & 0x0707_0707 | (tiles & 0x7070_7070) >> 1;
    let fours = pairs & 0x003F_003F | (pairs & 0x3F00_3F00) >> 2;
    [fours & (FOURS - 1), fours >> 16]
}

/// For four tiles, the first of which is number `first` of its line, what they add to the line's number.
const fn fours(first: usize) -> [u16; FOURS] {
    let mut table = [0; FOURS];
    let mut four = 0;
    while four < FOURS {
        let mut at = 0;
        while at < 4 {
            let smaller = if first == 0 { smaller_unused(four, at) } else { smaller_behind(four, at) };
            table[four] += (smaller * FACTORIALS[first + at + 1]) as u16;
            at += 1;
        }
        four += 1;
    }
    table
}

/// A tile of four, from 0 for tile 1.
const fn tile(four: usize, at: usize) -> u32 {
    ((four >> (3 * at)) as u32).wrapping_sub(1) & 7
}

/// How many smaller tiles are not among those in front.
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
