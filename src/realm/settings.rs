//! What can be set about a search. The defaults are those of every figure that is shown.

use super::{Tie, TieOrder};
use crate::{heuristic::Estimate, puzzle::Order};

/// Whether parity is asked before anything is searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ParityCheck {
    /// An unsolvable pair is answered at once.
    #[default]
    On,
    /// Search anyway: an unsolvable pair costs all 181,440 boards within reach, in realm 4 more, from both
    /// ends. Not for realm 8.
    Off,
}

/// How to search. What a realm has no use for it ignores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Settings {
    /// The order in which successors are produced.
    pub order: Order,
    /// Which of the boards with least f is taken.
    pub tie: Tie,
    /// Which of those that are still equal is taken.
    pub tie_order: TieOrder,
    /// Another estimate than their own for the realms that use one.
    pub heuristic: Option<Estimate>,
    /// Whether parity is asked first.
    pub parity: ParityCheck,
}
