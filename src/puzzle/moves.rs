//! The four moves, named by where the **blank** goes.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// Where the blank goes. The tile it changes places with goes the other way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, VariantArray)]
#[repr(u8)]
pub enum Move {
    /// `u`
    Up,
    /// `l`
    Left,
    /// `r`
    Right,
    /// `d`
    Down,
}

impl Move {
    /// In the order that is the default everywhere: `u l r d`.
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

    /// `u`, `l`, `r` or `d`.
    pub const fn letter(self) -> char {
        match self {
            Self::Up => 'u',
            Self::Left => 'l',
            Self::Right => 'r',
            Self::Down => 'd',
        }
    }

    /// The move of a letter, upper or lower case.
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

    /// The cell (0 to 8, row by row) that the blank reaches from `cell`, if it stays on the board.
    #[inline]
    pub const fn leads_to(self, cell: u8) -> Option<u8> {
        match LEADS_TO[self as usize][cell as usize & 0xF] {
            OFF_THE_BOARD => None,
            to => Some(to),
        }
    }
}

/// Stored where a move leads off the board.
const OFF_THE_BOARD: u8 = u8::MAX;

/// By move and cell; there are sixteen cells, so that no index needs to be checked.
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
