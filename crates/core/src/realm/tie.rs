//! Tie-breaking: which of the boards with the lowest f A* takes, and which of those that are still equal.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// Choice among the boards with the lowest f.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    VariantArray,
    IntoStaticStr,
    EnumString,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Tie {
    /// The one with the highest g, and so with the lowest h: nearest to the goal by the heuristic.
    #[default]
    HighG,
    /// The one with the lowest g.
    LowG,
    /// Any g: f alone decides, as in a heap whose entries are compared by f.
    None,
}

impl Tie {
    /// All choices.
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();

    /// The choices by g.
    pub const BY_G: [Self; 2] = [Self::HighG, Self::LowG];

    /// Name on the command line, in JSON and in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Choice among the boards with equal f and g or, where g does not matter, with equal f.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    VariantArray,
    IntoStaticStr,
    EnumString,
)]
#[strum(serialize_all = "kebab-case")]
pub enum TieOrder {
    /// The one that was put in first.
    #[default]
    Fifo,
    /// The one that was put in last.
    Lifo,
}

impl TieOrder {
    /// Both choices.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();

    /// Name on the command line, in JSON and in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
