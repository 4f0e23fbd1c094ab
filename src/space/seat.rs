//! A board's seat: its number among the 181,440 boards of its own half.
//!
//! The rank of a board leaves every other number unused by a search, which never leaves its half.
//! Seats are dense: the eight tiles, read without the blank, are one of 8! arrangements; neighbours
//! 2k and 2k + 1 in the dictionary differ by an exchange of the last two and so belong to different
//! halves. That leaves 20,160 arrangements for each of nine places of the blank.

use super::jumps::Placed;
use crate::puzzle::{Board, FACTORIALS, Puzzle};

/// How many boards a half has.
pub const HALF: usize = 181_440;

/// How many cells the blank can be on.
pub(super) const CELLS: usize = 9;

/// The number of a board within its half, 0 to 181,439. Boards of different halves share numbers.
pub fn seat_of(board: Board) -> usize {
    line_of(board) / 2 * CELLS + board.blank() as usize
}

/// The board on a seat, 0 to 181,439, in the half that `kin` belongs to.
///
/// # Panics
/// From seat 181,440 on.
pub fn board_on(seat: usize, kin: Board) -> Board {
    assert!(seat < HALF, "a half has no seat {seat}");
    let place = seat / CELLS * 2 * CELLS + seat % CELLS;
    let board = Placed::at(place).board();
    if Puzzle::new(board, kin).is_solvable() { board } else { Placed::at(place + CELLS).board() }
}

/// The seat of the board with a number among all of both halves.
pub(super) const fn seat_at(place: usize) -> usize {
    place / (2 * CELLS) * CELLS + place % CELLS
}

/// All boards of the half that `kin` belongs to, seat by seat.
///
/// Nine that follow one another differ only in their blank, so a line of tiles is looked up once for all nine.
pub fn boards_with(kin: Board) -> impl Iterator<Item = Board> {
    (0..HALF).step_by(CELLS).flat_map(move |first| {
        let next = |board: &Board| {
            let blank = board.blank();
            (blank + 1 < CELLS as u8).then(|| board.with_swapped(blank, blank + 1))
        };
        std::iter::successors(Some(board_on(first, kin)), next)
    })
}

/// The number of a board among all of both halves, 0 to 362,879: line by line, and in a line by its blank.
pub(super) fn place_of(board: Board) -> usize {
    line_of(board) * CELLS + board.blank() as usize
}

/// The number of the eight tiles' arrangement, read without the blank, 0 to 40,319.
///
/// Two tables of four tiles each replace counting, for every event of a search is filed by its seat: a digit
/// of the first four depends on nothing behind them, and those of the last four on their own order alone.
fn line_of(board: Board) -> usize {
    let packed = board.packed();
    let before = (1 << (BITS * u32::from(board.blank()))) - 1;
    let line = packed & before | packed >> BITS & !before;
    let first = FIRST_FOUR[four_at(line)];
    usize::from(first) + usize::from(LAST_FOUR[four_at(line >> (4 * BITS))])
}

/// Bits of a tile in a packed board.
const BITS: u32 = 4;

/// Different fours of tiles, each tile in three bits.
const FOURS: usize = 1 << 12;

/// Four packed tiles as one number: three bits each, tile 8 as 0.
const fn four_at(line: u64) -> usize {
    let line = line as usize;
    line & 7 | line >> 1 & 7 << 3 | line >> 2 & 7 << 6 | line >> 3 & 7 << 9
}

/// What the first four tiles of a line add to its number.
static FIRST_FOUR: [u16; FOURS] = fours(0);

/// What the last four tiles of a line add to its number.
static LAST_FOUR: [u16; FOURS] = fours(4);

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
