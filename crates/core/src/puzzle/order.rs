//! The order in which a board's successors are generated, one of 24.

use std::{fmt, iter, str::FromStr};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Move;

/// An order of the four moves. The default, everywhere, is `u l r d`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Order([Move; 4]);

/// Why a text is not an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum OrderError {
    /// A character other than the letters u, l, r and d.
    #[error("position {position}: {letter:?} is not one of u, l, r, d")]
    NotAMove {
        /// Position of the character in the text, from 1, spaces included.
        position: usize,
        /// The character that is not a move.
        letter: char,
    },
    /// A move named twice.
    #[error("position {position}: {step} again")]
    Repeated {
        /// Position of the second mention in the text, from 1, spaces included.
        position: usize,
        /// The move that is named twice.
        step: Move,
    },
    /// A text that does not name every move.
    #[error("an order names all four of u, l, r, d; this names {count}")]
    Incomplete {
        /// Number of moves that the text names, 0 to 3.
        count: usize,
    },
}

impl Order {
    /// The four moves, first to last.
    #[inline]
    pub const fn moves(self) -> [Move; 4] {
        self.0
    }

    /// The moves that a blank on `cell` can make, first to last, each with the cell that it leads to.
    #[inline]
    pub(super) fn legal_moves(self, cell: u8) -> impl Iterator<Item = (Move, u8)> {
        let code = self.0.iter().rev().fold(0, |code, step| code << 2 | *step as usize);
        let mut left = LEGAL_MOVES[code & 0xFF][cell as usize & 0xF];
        iter::from_fn(move || {
            let this = left as u8;
            left >>= u8::BITS;
            (this != 0).then(|| (Move::of_bits(this), this >> 2 & 0xF))
        })
    }

    /// All 24 orders, sorted lexicographically with the letters in the order u, l, r, d.
    pub fn all() -> impl Iterator<Item = Self> {
        let picks = (0..256_usize).map(|code| [code >> 6, code >> 4, code >> 2, code].map(|pick| pick & 3));
        picks
            .filter(|picks| (0..4).all(|pick| picks.contains(&pick)))
            .map(|picks| Self(picks.map(|pick| Move::ALL[pick])))
    }
}

/// The legal moves, by the code of an order (two bits for each move) and by the cell of the blank. Each move takes one
/// byte, the first move the lowest. A byte holds the move, above it the cell that the move leads to, and above that a
/// bit that is always set. The table has sixteen cells and all codes of eight bits, so that no index needs a bounds
/// check.
const LEGAL_MOVES: &[[u32; 16]; 256] = &{
    let mut table = [[0; 16]; 256];
    let mut code = 0;
    while code < 256 {
        let mut cell = 0;
        while cell < 9 {
            let mut at = 4;
            while at > 0 {
                at -= 1;
                let step = Move::of_bits((code >> (2 * at)) as u8);
                if let Some(to) = step.leads_to(cell) {
                    let this = 1 << 6 | to << 2 | step as u8;
                    table[code][cell as usize] = table[code][cell as usize] << u8::BITS | this as u32;
                }
            }
            cell += 1;
        }
        code += 1;
    }
    table
};

impl Default for Order {
    fn default() -> Self {
        Self(Move::ALL)
    }
}

impl FromStr for Order {
    type Err = OrderError;

    /// Reads an order such as `ulrd`, ignoring case and white space.
    fn from_str(text: &str) -> Result<Self, OrderError> {
        let mut moves = Vec::with_capacity(4);
        for (place, letter) in text.chars().enumerate().filter(|(_, letter)| !letter.is_whitespace()) {
            let position = place + 1;
            let step = Move::from_letter(letter).ok_or(OrderError::NotAMove { position, letter })?;
            if moves.contains(&step) {
                return Err(OrderError::Repeated { position, step });
            }
            moves.push(step);
        }
        let count = moves.len();
        moves.try_into().map(Self).map_err(|_| OrderError::Incomplete { count })
    }
}

impl fmt::Display for Order {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|step| write!(out, "{step}"))
    }
}
