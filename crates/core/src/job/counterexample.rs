//! The search for a board from which a heuristic that is not admissible leads to a path that is too long.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    compare::{Counterexample, StartOrder},
    puzzle::Board,
    realm::{Realm, Settings},
    space::Distances,
};

/// The target of the search for a counterexample.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CounterexampleTarget {
    pub goal: Board,
    /// Settings of the search, among them the heuristic.
    pub settings: Settings,
    /// Order in which boards are tried.
    pub starts: StartOrder,
}

/// A search for a board from which the path found is too long.
#[derive(Clone, Serialize, Deserialize)]
pub struct CounterexampleJob {
    pub target: CounterexampleTarget,
    /// Realm that searches.
    pub realm: Realm,
    /// True distances to the goal, if this process has them already.
    #[serde(skip)]
    pub distances: Option<Arc<Distances>>,
}

/// The progress of the search for a counterexample.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CounterexampleNews {
    /// Number of boards that have been tried.
    Tries(u64),
    /// The search is over: with a counterexample, or `None` after every board.
    Over(Option<Counterexample>),
}
