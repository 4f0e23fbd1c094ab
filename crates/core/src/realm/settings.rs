//! The settings of a search. The defaults are those of every figure that is shown.

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

/// The settings of a search. A realm ignores those that it does not use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Settings {
    /// The order in which successors are generated.
    pub order: Order,
    /// Choice among the boards with the lowest f.
    pub tie: Tie,
    /// Choice among the boards with equal f and g.
    pub tie_order: TieOrder,
    /// Heuristic for the realms that use one; `None` for each realm's own.
    pub heuristic: Option<HeuristicKind>,
    /// Whether parity is tested first.
    pub parity: ParityCheck,
}
