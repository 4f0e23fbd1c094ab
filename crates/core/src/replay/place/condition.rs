//! A condition on a moment: one test, or several that hold together.

use std::{fmt, num::NonZeroU64};

use super::names::{self, Comparison, EventClass, Quantity};
use crate::{heuristic::Unit, puzzle::Board, trace::Side};

/// A number that something is compared with, from 0 to below 2⁶³: a count, or moves and tenths of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Amount {
    whole: u64,
    tenth: u8,
}

impl Amount {
    /// A whole number.
    pub const fn whole(whole: u64) -> Self {
        Self { whole, tenth: 0 }
    }

    /// A number of tenths.
    pub const fn of_tenths(tenths: u64) -> Self {
        Self::with_tenth(tenths / 10, (tenths % 10) as u8)
    }

    /// A whole number and a tenth, 0 to 9.
    pub(super) const fn with_tenth(whole: u64, tenth: u8) -> Self {
        Self { whole, tenth }
    }

    /// An amount of h, f or a bound, in moves.
    pub fn in_moves(amount: u16, unit: Unit) -> Self {
        Self::of_tenths(u64::from(amount) * u64::from(Unit::Tenth.per_move() / unit.per_move()))
    }
}

/// `12`, `12.4`
impl fmt::Display for Amount {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { whole, tenth } = self;
        if *tenth == 0 { write!(out, "{whole}") } else { write!(out, "{whole}.{tenth}") }
    }
}

/// One test of a condition. Numbers go up to 2⁶³ − 1; those that count a thing begin with 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlaceTest {
    /// Event number N: N events have happened.
    Event(NonZeroU64),
    /// Expansion number N.
    Expansion(NonZeroU64),
    /// Look-up number N.
    LookUp(NonZeroU64),
    Class(EventClass),
    /// A comparison, which is false if the event does not have the quantity. The amount has tenths only where
    /// [`has_tenths`](Quantity::has_tenths) says so: elsewhere tenths are written but cannot be read.
    Compare(Quantity, Comparison, Amount),
    /// An event of the search that grows from this side. A look-up is forward, and the end of the search belongs to
    /// neither side.
    Side(Side),
    /// An event about this board.
    Board(Board),
}

impl fmt::Display for PlaceTest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Event(number) => write!(out, "{} {number}", names::EVENT),
            Self::Expansion(number) => write!(out, "{} {number}", names::EXPANSION),
            Self::LookUp(number) => write!(out, "{} {number}", EventClass::LookUp.name()),
            Self::Class(class) => out.write_str(class.name()),
            Self::Compare(quantity, comparison, amount) => {
                write!(out, "{} {comparison} {amount}", quantity.name())
            }
            Self::Side(Side::Forward) => out.write_str(names::FORWARD),
            Self::Side(Side::Backward) => out.write_str(names::BACKWARD),
            Self::Board(board) => write!(out, "{} {}", names::BOARD, board.letters()),
        }
    }
}

/// At least one test: all of them hold together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Condition(Vec<PlaceTest>);

impl Condition {
    pub fn of(test: PlaceTest) -> Self {
        Self(vec![test])
    }

    /// Adds a test.
    pub fn and(mut self, test: PlaceTest) -> Self {
        self.0.push(test);
        self
    }

    /// The tests, in the order in which they are written.
    pub fn tests(&self) -> &[PlaceTest] {
        &self.0
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, test) in self.0.iter().enumerate() {
            if at > 0 {
                write!(out, " {} ", names::AND)?;
            }
            test.fmt(out)?;
        }
        Ok(())
    }
}
