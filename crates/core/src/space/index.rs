//! A board's index within its half: its number among the 181,440 boards from which the same goals can be reached.
//!
//! A search never leaves its half, so half of the indices of its arrays ([`Board::index`]) stay unused. The eight
//! tiles, read without the blank, are one of 8! lines. In lexicographic order, the lines 2k and 2k + 1 differ by an
//! exchange of the last two tiles. So one of them belongs to the other half, and the block of its nine boards is
//! unused. Here the two lines share a number, which leaves 20,160 numbers for each of the nine cells of the blank.

use super::incremental_rank::RankedBoard;
use crate::puzzle::{Board, CELLS, Puzzle};

/// Number of boards in a half.
pub const HALF: usize = 181_440;

/// The number of a board within its half, 0 to 181,439. Boards of different halves share numbers.
pub fn index_of(board: Board) -> usize {
    board.line_number() / 2 * CELLS + board.blank() as usize
}

/// The board with an index, 0 to 181,439, in the half that `same_half` belongs to.
///
/// # Panics
/// If the index is 181,440 or more.
pub fn board_at(index: usize, same_half: Board) -> Board {
    assert!(index < HALF, "a half has no index {index}");
    let place = index / CELLS * 2 * CELLS + index % CELLS;
    let board = RankedBoard::at(place).board();
    if Puzzle::new(board, same_half).is_solvable() { board } else { RankedBoard::at(place + CELLS).board() }
}

/// The index of the board with number `place` among the boards of both halves.
pub(super) const fn index_at(place: usize) -> usize {
    place / (2 * CELLS) * CELLS + place % CELLS
}

/// All boards of the half that `same_half` belongs to, in the order of their indices.
///
/// Nine consecutive boards differ only in their blank, so each line of tiles is looked up once for all nine.
pub fn same_parity_boards(same_half: Board) -> impl Iterator<Item = Board> {
    (0..HALF).step_by(CELLS).flat_map(move |first| {
        let next = |board: &Board| {
            let blank = board.blank();
            (blank + 1 < CELLS as u8).then(|| board.with_swapped(blank, blank + 1))
        };
        std::iter::successors(Some(board_at(first, same_half)), next)
    })
}
