//! What can be set about a search. The defaults are those of every figure that is shown.

use serde::{Deserialize, Serialize};

use super::{Tie, TieOrder};
use crate::{heuristic::HeuristicKind, puzzle::Order};

/// Whether parity is tested before anything is searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ParityCheck {
    /// An unsolvable pair is answered at once.
    #[default]
    On,
    /// Search anyway: an unsolvable pair costs all 181,440 boards within reach, in realm 4 more, from both
    /// ends. Not for realm 8.
    Off,
}

/// How to search. A realm ignores what it does not use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Settings {
    /// The order in which successors are produced.
    pub order: Order,
    /// Which of the boards with the lowest f is taken.
    pub tie: Tie,
    /// Which of those with equal f and g is taken.
    pub tie_order: TieOrder,
    /// Another heuristic than their own for the realms that use one.
    pub heuristic: Option<HeuristicKind>,
    /// Whether parity is tested first.
    pub parity: ParityCheck,
}
