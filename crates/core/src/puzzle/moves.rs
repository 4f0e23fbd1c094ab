//! The four moves, each named after the direction of the **blank**.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// A move, named after the direction of the blank. The tile that changes places with the blank goes the other way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, VariantArray)]
#[repr(u8)]
pub enum Move {
    /// The blank goes up, written `u`.
    Up,
    /// The blank goes left, written `l`.
    Left,
    /// The blank goes right, written `r`.
    Right,
    /// The blank goes down, written `d`.
    Down,
}

impl Move {
    /// All moves in the default order, `u l r d`.
    pub const ALL: [Self; 4] = *Self::VARIANTS.as_array().unwrap();

    /// The move that undoes this one.
    pub const fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Left => Self::Right,
            Self::Right => Self::Left,
            Self::Down => Self::Up,
        }
    }

    /// The letter of the move: `u`, `l`, `r` or `d`.
    pub const fn letter(self) -> char {
        match self {
            Self::Up => 'u',
            Self::Left => 'l',
            Self::Right => 'r',
            Self::Down => 'd',
        }
    }

    /// The move with this letter, in upper or lower case; `None` for any other letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|step| step.letter() == letter.to_ascii_lowercase())
    }

    /// The move whose number is in the lowest two bits.
    #[inline]
    pub(super) const fn of_bits(bits: u8) -> Self {
        match bits & 3 {
            0 => Self::Up,
            1 => Self::Left,
            2 => Self::Right,
            _ => Self::Down,
        }
    }

    /// The cell (0 to 8, row by row) that the blank reaches from `cell`; `None` if the move leads off the board.
    #[inline]
    pub const fn leads_to(self, cell: u8) -> Option<u8> {
        match LEADS_TO[self as usize][cell as usize & 0xF] {
            OFF_THE_BOARD => None,
            to => Some(to),
        }
    }
}

/// Entry of `LEADS_TO` for a move that leads off the board.
const OFF_THE_BOARD: u8 = u8::MAX;

/// Cells that the blank reaches, by move and cell. Each row has sixteen entries, so that no index needs a bounds check.
const LEADS_TO: [[u8; 16]; 4] = {
    const OFF: u8 = OFF_THE_BOARD;
    [
        [OFF, OFF, OFF, 0, 1, 2, 3, 4, 5, OFF, OFF, OFF, OFF, OFF, OFF, OFF],
        [OFF, 0, 1, OFF, 3, 4, OFF, 6, 7, OFF, OFF, OFF, OFF, OFF, OFF, OFF],
        [1, 2, OFF, 4, 5, OFF, 7, 8, OFF, OFF, OFF, OFF, OFF, OFF, OFF, OFF],
        [3, 4, 5, 6, 7, 8, OFF, OFF, OFF, OFF, OFF, OFF, OFF, OFF, OFF, OFF],
    ]
};

impl fmt::Display for Move {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.letter())
    }
}
