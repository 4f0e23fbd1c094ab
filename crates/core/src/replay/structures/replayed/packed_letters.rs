//! A string of realm 1 in four bytes: half a byte for each of the first eight letters. The ninth follows from them.
//!
//! Packed strings compare as the strings do: `x`, which comes after `8`, is 9.

use std::cmp::Ordering;

use crate::puzzle::{Board, CELLS};

/// Letters that are packed.
const LETTERS: usize = CELLS - 1;

/// Packs a string of nine letters, `1` to `8` and `x`.
pub fn packed(letters: &str) -> u32 {
    letters.bytes().take(LETTERS).fold(0, |packed, letter| packed << 4 | u32::from(digit(letter)))
}

/// The tile, or 9 for the blank. `1` to `8` are 0x31 to 0x38 and `x` is 0x78.
const fn digit(letter: u8) -> u8 {
    (letter & 0xF) + (letter >> 6)
}

/// The board of a packed string; `None` if no board has it.
pub fn board_of(packed: u32) -> Option<Board> {
    let mut tiles = [0; CELLS];
    let mut missing = 45;
    for (at, tile) in tiles.iter_mut().take(LETTERS).enumerate() {
        let digit = (packed >> (4 * (LETTERS - 1 - at)) & 0xF) as u8;
        missing -= digit.min(missing);
        *tile = digit % CELLS as u8;
    }
    tiles[LETTERS] = missing % CELLS as u8;
    Board::from_tiles(tiles)
}

/// The order of two strings, and the first letter, from 0, in which they differ; `None` if they are equal.
pub fn compare(one: u32, other: u32) -> (Ordering, Option<u8>) {
    let differs_at = (one ^ other).leading_zeros() / 4;
    (one.cmp(&other), (one != other).then_some(differs_at as u8))
}
