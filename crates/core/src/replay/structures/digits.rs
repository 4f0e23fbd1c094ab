//! The index of a board, digit by digit, as the searches number boards (`puzzle/rank.rs`).
//!
//! ```text
//!   5  3  8  2  1  7  4  6      the eight tiles as one line, without the blank
//!   4  2  5  1  0  2  0  0      smaller tiles behind
//!   7! 6! 5! 4! 3! 2! 1! 0!     times     sum: line 22,228
//!                               × 9 + cell 5 of the blank = index 200,057
//! ```

use crate::puzzle::{Board, CELLS, FACTORIALS, RANKED_CELLS};

/// Tiles of a line, and digits of its number.
const DIGITS: usize = RANKED_CELLS as usize;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IndexDigit {
    /// The board that is ranked.
    pub board: Board,
    /// The place of the tile in the line, 0 to 7.
    pub at: u8,
    /// The tile, 1 to 8.
    pub tile: u8,
    /// The digit: the number of smaller tiles behind the tile, 0 to 7.
    pub smaller_behind: u8,
    /// The weight of the digit: 7! for the first, 0! for the last.
    pub factorial: u32,
    /// The sum of the amounts that this digit and those before it add.
    pub sum: u32,
}

impl IndexDigit {
    /// The amount that the digit adds to the number of the line.
    pub const fn added(&self) -> u32 {
        self.smaller_behind as u32 * self.factorial
    }
}

/// The index of a board and the digits it is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IndexByDigits {
    pub board: Board,
    /// The digits, in the order of the tiles.
    pub digits: [IndexDigit; DIGITS],
}

impl IndexByDigits {
    pub fn of(board: Board) -> Self {
        let line = line_of(board);
        let mut sum = 0;
        let digits = std::array::from_fn(|at| {
            let tile = line[at];
            let smaller_behind = line[at..].iter().filter(|other| **other < tile).count() as u8;
            let factorial = FACTORIALS[at + 1];
            sum += u32::from(smaller_behind) * factorial;
            IndexDigit { board, at: at as u8, tile, smaller_behind, factorial, sum }
        });
        Self { board, digits }
    }

    /// The number of the line of tiles, 0 to 40,319.
    pub const fn line(&self) -> u32 {
        self.digits[DIGITS - 1].sum
    }

    /// The index, 0 to 362,879: the number of the line times nine, plus the cell of the blank.
    pub const fn index(&self) -> u32 {
        self.line() * CELLS as u32 + self.board.blank() as u32
    }
}

/// The eight tiles without the blank.
fn line_of(board: Board) -> [u8; DIGITS] {
    let blank = board.blank();
    std::array::from_fn(|at| board.tile(at as u8 + u8::from(at as u8 >= blank)))
}
