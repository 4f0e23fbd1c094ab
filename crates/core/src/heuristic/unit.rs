//! The unit of h: moves, or tenths of a move.

use std::fmt;

use serde::Serialize;

/// The unit of h, and so of f = g + h and of a bound on f.
///
/// A weight such as 1.3 makes fractions of a move. Counted in tenths they are whole numbers again, and two values of f
/// are either equal or not, which floating-point numbers could not guarantee.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u16)]
pub enum Unit {
    /// Whole moves.
    #[default]
    Move = 1,
    /// Tenths of a move.
    Tenth = 10,
}

impl Unit {
    /// The number of units in a move: 1 or 10.
    #[inline]
    pub const fn per_move(self) -> u16 {
        self as u16
    }

    /// A number of moves in this unit, as g enters into f.
    #[inline]
    pub const fn moves(self, moves: u8) -> u16 {
        moves as u16 * self.per_move()
    }

    /// An amount of this unit in moves.
    pub fn in_moves(self, amount: u16) -> f64 {
        f64::from(amount) / f64::from(self.per_move())
    }
}

/// An amount of h or f in moves, whatever the search counts in.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum InMoves {
    /// `9`
    Whole(u16),
    /// `12.4`, where the heuristic has a weight.
    InTenths(f64),
}

impl InMoves {
    /// An amount that a search has counted in `unit`.
    pub fn of(amount: u16, unit: Unit) -> Self {
        match unit {
            Unit::Move => Self::Whole(amount),
            Unit::Tenth => Self::InTenths(unit.in_moves(amount)),
        }
    }

    /// The amount as a number of moves.
    pub fn moves(self) -> f64 {
        match self {
            Self::Whole(amount) => f64::from(amount),
            Self::InTenths(amount) => amount,
        }
    }
}

impl fmt::Display for InMoves {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Whole(amount) => write!(out, "{amount}"),
            Self::InTenths(amount) => write!(out, "{amount:.1}"),
        }
    }
}
