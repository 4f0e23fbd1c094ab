//! A board: eight tiles and a blank on nine cells.
//!
//! ```text
//!   2 3 4        cells, row by row:  0 1 2
//!   1 5                              3 4 5
//!   7 6 8                            6 7 8
//! ```
//!
//! A board is packed into 64 bits, four for each cell, so that a move is a few shifts and a board fits into an event.
//! Bits 4·c to 4·c+3 hold the tile on cell c (0 for the blank), bits 36 to 39 the blank's cell.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Move, Order};

/// Number of cells of a board.
pub const CELLS: usize = 9;

/// A board: eight tiles and a blank, each exactly once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u64")]
pub struct Board(u64);

/// Error for bits that do not encode a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{0:#012x} is no board")]
pub struct BoardBitsError(u64);

impl TryFrom<u64> for Board {
    type Error = BoardBitsError;

    fn try_from(bits: u64) -> Result<Self, BoardBitsError> {
        Self::from_bits(bits).ok_or(BoardBitsError(bits))
    }
}

impl From<Board> for u64 {
    fn from(board: Board) -> Self {
        board.bits()
    }
}

/// Position of the lowest bit of the blank's cell in a packed board.
const BLANK_SHIFT: u32 = 36;

/// The bits that a packed board uses; the others are 0.
const USED: u64 = (1 << 40) - 1;

impl Board {
    /// Packs nine tiles that are known to be a board: each of 0 to 8 once.
    pub(super) const fn pack(tiles: [u8; CELLS]) -> Self {
        let mut packed = 0;
        let mut cell = 0;
        while cell < CELLS {
            packed |= (tiles[cell] as u64) << (4 * cell);
            if tiles[cell] == 0 {
                packed |= (cell as u64) << BLANK_SHIFT;
            }
            cell += 1;
        }
        Self(packed)
    }

    /// The board of nine tiles, row by row, with 0 for the blank; `None` unless each of 0 to 8 occurs once.
    pub fn from_tiles(tiles: [u8; CELLS]) -> Option<Self> {
        let present =
            tiles.iter().filter(|tile| **tile < CELLS as u8).fold(0_u16, |present, tile| present | 1 << tile);
        (present == 0x1FF).then(|| Self::pack(tiles))
    }

    /// Reads the nine characters `1`–`8` and `x` of a board that this program wrote itself.
    ///
    /// Parsing here never fails, so a call whose result is not used costs nothing. Text from outside goes through
    /// [`str::parse`], which reports what is wrong.
    pub fn of_letters(letters: &str) -> Self {
        let mut tiles = [0; CELLS];
        for (tile, letter) in tiles.iter_mut().zip(letters.bytes()) {
            *tile = if letter == b'x' { 0 } else { letter & 0xF };
        }
        Self::pack(tiles)
    }

    /// The usual goal, `1 2 3 4 5 6 7 8 x`.
    pub const fn standard_goal() -> Self {
        Self::pack([1, 2, 3, 4, 5, 6, 7, 8, 0])
    }

    /// The goal of Nilsson's and most Chinese textbooks and of Luogu P1379, `1 2 3 8 x 4 7 6 5`: the tiles go round
    /// the middle. No path leads from it to the standard goal.
    pub const fn spiral_goal() -> Self {
        Self::pack([1, 2, 3, 8, 0, 4, 7, 6, 5])
    }

    /// The tile on a cell (0 to 8); 0 is the blank.
    #[inline]
    pub const fn tile(self, cell: u8) -> u8 {
        (self.0 >> (4 * cell)) as u8 & 0xF
    }

    /// The cell of the blank, 0 to 8.
    #[inline]
    pub const fn blank(self) -> u8 {
        (self.0 >> BLANK_SHIFT) as u8 & 0xF
    }

    /// The packed tiles alone: bits 4·c to 4·c+3 hold the tile on cell c.
    #[inline]
    pub(crate) const fn packed(self) -> u64 {
        self.0 & ((1 << BLANK_SHIFT) - 1)
    }

    /// The board as forty bits, packed as described at the top of this file. The other bits are 0.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The board of forty [bits](Self::bits); `None` unless each of 0 to 8 occurs once, the stored cell of the blank is
    /// the cell that holds 0, and the other bits are 0.
    #[inline]
    pub const fn from_bits(bits: u64) -> Option<Self> {
        let board = Self(bits);
        let mut present = 0_u16;
        let mut cell = 0;
        while cell < CELLS as u8 {
            present |= 1 << board.tile(cell);
            cell += 1;
        }
        let blank = board.blank();
        let is_board = bits <= USED && present == 0x1FF && blank < CELLS as u8 && board.tile(blank) == 0;
        if is_board { Some(board) } else { None }
    }

    /// The eight tiles read without the blank, packed: bits 4·j to 4·j+3 hold the j-th, from 0.
    #[inline]
    pub(super) const fn line(self) -> u64 {
        let before = (1 << (4 * self.blank())) - 1;
        let tiles = self.packed();
        tiles & before | tiles >> 4 & !before
    }

    /// The nine tiles, row by row; 0 is the blank.
    pub fn tiles(self) -> [u8; CELLS] {
        std::array::from_fn(|cell| self.tile(cell as u8))
    }

    /// The cell of each tile: element t is the cell of tile t, element 0 that of the blank.
    pub fn places(self) -> [u8; CELLS] {
        let mut places = [0; CELLS];
        for cell in 0..CELLS as u8 {
            places[self.tile(cell) as usize] = cell;
        }
        places
    }

    /// The board after the blank has moved; `None` at the edge.
    #[inline]
    pub const fn after(self, step: Move) -> Option<Self> {
        match step.leads_to(self.blank()) {
            Some(to) => Some(self.with_blank_on(to)),
            None => None,
        }
    }

    /// The board after the blank has changed places with the tile on a cell.
    #[inline]
    const fn with_blank_on(self, to: u8) -> Self {
        let (from, tile) = (self.blank(), self.tile(to) as u64);
        let blank = ((from ^ to) as u64) << BLANK_SHIFT;
        Self(self.0 ^ tile << (4 * from) ^ tile << (4 * to) ^ blank)
    }

    /// Every legal move with the board it leads to, in the given order.
    #[inline]
    pub fn successors(self, order: Order) -> impl Iterator<Item = (Move, Self)> {
        order.legal_moves(self.blank()).map(move |(step, to)| (step, self.with_blank_on(to)))
    }

    /// The board with the contents of two cells exchanged. Unlike a move, this can lead into the other half.
    pub fn with_swapped(self, one: u8, other: u8) -> Self {
        let [stays, comes] = [self.tile(one), self.tile(other)];
        let exchanged = u64::from(stays ^ comes);
        let tiles = self.packed() ^ (exchanged << (4 * one)) ^ (exchanged << (4 * other));
        let blank = match (stays, comes) {
            (0, _) => other,
            (_, 0) => one,
            _ => self.blank(),
        };
        Self(tiles | u64::from(blank) << BLANK_SHIFT)
    }

    /// The move that leads from this board to `next`; `None` if no move does.
    pub fn move_to(self, next: Self) -> Option<Move> {
        Move::ALL.into_iter().find(|step| self.after(*step) == Some(next))
    }

    /// The nine characters `1`–`8` and `x`, row by row, as JSON and the realms of strings write a board.
    pub fn letters(self) -> String {
        self.tiles().iter().map(|tile| if *tile == 0 { 'x' } else { (b'0' + tile) as char }).collect()
    }
}

/// Writes a board as `2 3 4 1 5 x 7 6 8`.
impl fmt::Display for Board {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (cell, letter) in self.letters().chars().enumerate() {
            let gap = if cell == 0 { "" } else { " " };
            write!(out, "{gap}{letter}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Board({})", self.letters())
    }
}
