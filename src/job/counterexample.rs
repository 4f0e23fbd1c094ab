//! The search for a board from which an estimate that promises too much leads to a longer way.

use std::sync::Arc;

use crate::{
    compare::{StartOrder, SuboptimalExample},
    puzzle::Board,
    realm::{Realm, Settings},
    space::Distances,
};

/// What is hunted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CounterexampleTarget {
    /// Where ways lead.
    pub goal: Board,
    /// How is searched; the estimate is one of these settings.
    pub settings: Settings,
    /// Which boards are tried.
    pub starts: StartOrder,
}

/// A board to be found from which the way found is too long.
#[derive(Clone)]
pub struct CounterexampleJob {
    /// What is hunted for.
    pub target: CounterexampleTarget,
    /// Which realm searches.
    pub realm: Realm,
    /// The true distances, if they have been measured.
    pub distances: Option<Arc<Distances>>,
}

/// What a hunt says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CounterexampleNews {
    /// So many boards have been tried.
    Tried(u64),
    /// It is over: with a board, or every board was tried.
    Over(Option<SuboptimalExample>),
}
