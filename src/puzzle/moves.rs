//! The four moves, named by where the **blank** goes.

use std::fmt;

/// Where the blank goes. The tile it changes places with goes the other way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
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
    pub const ALL: [Self; 4] = [Self::Up, Self::Left, Self::Right, Self::Down];

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

    /// The cell (0 to 8, row by row) that the blank reaches from `cell`, if it stays on the board.
    pub const fn leads_to(self, cell: u8) -> Option<u8> {
        match self {
            Self::Up if cell >= 3 => Some(cell - 3),
            Self::Left if !cell.is_multiple_of(3) => Some(cell - 1),
            Self::Right if cell % 3 < 2 => Some(cell + 1),
            Self::Down if cell < 6 => Some(cell + 3),
            _ => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.letter())
    }
}
