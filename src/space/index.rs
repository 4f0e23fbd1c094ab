//! A board's seat: its number among the 181,440 boards of its own half.
//!
//! The rank of a board leaves every other number unused by a search, which never leaves its half.
//! Seats are dense: the eight tiles, read without the blank, are one of 8! arrangements; neighbours
//! 2k and 2k + 1 in the dictionary differ by an exchange of the last two and so belong to different
//! halves. That leaves 20,160 arrangements for each of nine places of the blank.

use super::incremental_rank::RankedBoard;
use crate::puzzle::{Board, CELLS, Puzzle};

/// How many boards a half has.
pub const HALF: usize = 181_440;

/// The number of a board within its half, 0 to 181,439. Boards of different halves share numbers.
pub fn index_of(board: Board) -> usize {
    board.line_number() / 2 * CELLS + board.blank() as usize
}

/// The board on a seat, 0 to 181,439, in the half that `kin` belongs to.
///
/// # Panics
/// From seat 181,440 on.
pub fn board_at(seat: usize, kin: Board) -> Board {
    assert!(seat < HALF, "a half has no seat {seat}");
    let place = seat / CELLS * 2 * CELLS + seat % CELLS;
    let board = RankedBoard::at(place).board();
    if Puzzle::new(board, kin).is_solvable() { board } else { RankedBoard::at(place + CELLS).board() }
}

/// The seat of the board with a number among all of both halves.
pub(super) const fn index_at(place: usize) -> usize {
    place / (2 * CELLS) * CELLS + place % CELLS
}

/// All boards of the half that `kin` belongs to, seat by seat.
///
/// Nine that follow one another differ only in their blank, so a line of tiles is looked up once for all nine.
pub fn same_parity_boards(kin: Board) -> impl Iterator<Item = Board> {
    (0..HALF).step_by(CELLS).flat_map(move |first| {
        let next = |board: &Board| {
            let blank = board.blank();
            (blank + 1 < CELLS as u8).then(|| board.with_swapped(blank, blank + 1))
        };
        std::iter::successors(Some(board_at(first, kin)), next)
    })
}
