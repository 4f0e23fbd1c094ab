//! The search for a board from which a heuristic that is not admissible leads to a longer path.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    compare::{Counterexample, StartOrder},
    puzzle::Board,
    realm::{Realm, Settings},
    space::Distances,
};

/// What is searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CounterexampleTarget {
    /// Where paths lead.
    pub goal: Board,
    /// The settings of the search; the heuristic is one of them.
    pub settings: Settings,
    /// Which boards are tried.
    pub starts: StartOrder,
}

/// A search for a board from which the path found is too long.
#[derive(Clone, Serialize, Deserialize)]
pub struct CounterexampleJob {
    /// What is searched for.
    pub target: CounterexampleTarget,
    /// Which realm searches.
    pub realm: Realm,
    /// The true distances, if they have been measured here.
    #[serde(skip)]
    pub distances: Option<Arc<Distances>>,
}

/// The progress of the search for a counterexample.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CounterexampleNews {
    /// So many boards have been tried.
    Tries(u64),
    /// It is over: with a board, or every board was tried.
    Over(Option<Counterexample>),
}
