//! The order in which a board's successors are produced: one of 24.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Move;

/// An order of the four moves. The default, everywhere, is `u l r d`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Order([Move; 4]);

/// Why a text is not an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum OrderError {
    /// A letter other than `u l r d`; positions count from 1.
    #[error("position {position}: {letter:?} is not one of u, l, r, d")]
    NotAMove {
        /// Which letter of the text.
        position: usize,
        /// The letter that stands there.
        letter: char,
    },
    /// A move named twice.
    #[error("position {position}: {step} again")]
    Repeated {
        /// Which letter of the text.
        position: usize,
        /// The move.
        step: Move,
    },
    /// Not every move is named.
    #[error("an order names all four of u, l, r, d; this names {count}")]
    Incomplete {
        /// How many moves are named.
        count: usize,
    },
}

impl Order {
    /// The moves, first to last.
    #[inline]
    pub const fn moves(self) -> [Move; 4] {
        self.0
    }

    /// All 24 orders, in the dictionary order of `u l r d`.
    pub fn all() -> impl Iterator<Item = Self> {
        let picks = (0..256_usize).map(|code| [code >> 6, code >> 4, code >> 2, code].map(|pick| pick & 3));
        picks
            .filter(|picks| (0..4).all(|pick| picks.contains(&pick)))
            .map(|picks| Self(picks.map(|pick| Move::ALL[pick])))
    }
}

impl Default for Order {
    fn default() -> Self {
        Self(Move::ALL)
    }
}

impl FromStr for Order {
    type Err = OrderError;

    /// Reads `ulrd` and the like; case and spaces do not matter.
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
