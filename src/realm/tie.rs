//! Tie-breaking: which of the boards with the lowest f A* takes, and which of those with equal f and g.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Which of the boards with the lowest f is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Tie {
    /// The one with the highest g, and so with the lowest h: nearest to the goal by the heuristic.
    #[default]
    HighG,
    /// The one with the lowest g.
    LowG,
}

impl Tie {
    /// Both.
    pub const ALL: [Self; 2] = [Self::HighG, Self::LowG];

    /// Its name on the command line, in JSON and in message ids.
    pub const fn name(self) -> &'static str {
        match self {
            Self::HighG => "high-g",
            Self::LowG => "low-g",
        }
    }
}

/// A variant that is added must be listed: this does not compile without it.
const _: fn(Tie) = |(Tie::HighG | Tie::LowG)| {};

/// Which of the boards with equal f and g is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TieOrder {
    /// The one that was put in first.
    #[default]
    Fifo,
    /// The one that was put in last.
    Lifo,
}

impl TieOrder {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Fifo, Self::Lifo];

    /// Its name on the command line, in JSON and in message ids.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fifo => "fifo",
            Self::Lifo => "lifo",
        }
    }
}

/// A variant that is added must be listed: this does not compile without it.
const _: fn(TieOrder) = |(TieOrder::Fifo | TieOrder::Lifo)| {};

/// A name that no way of breaking ties has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{name:?} is not one of {known}")]
pub struct UnknownTie {
    /// What was given.
    pub name: String,
    /// What there is.
    pub known: String,
}

impl FromStr for Tie {
    type Err = UnknownTie;

    fn from_str(name: &str) -> Result<Self, UnknownTie> {
        let known = Self::ALL.into_iter().find(|tie| tie.name() == name);
        known.ok_or_else(|| UnknownTie { name: name.to_owned(), known: Self::ALL.map(Self::name).join(", ") })
    }
}

impl FromStr for TieOrder {
    type Err = UnknownTie;

    fn from_str(name: &str) -> Result<Self, UnknownTie> {
        let known = Self::ALL.into_iter().find(|order| order.name() == name);
        known.ok_or_else(|| UnknownTie { name: name.to_owned(), known: Self::ALL.map(Self::name).join(", ") })
    }
}
