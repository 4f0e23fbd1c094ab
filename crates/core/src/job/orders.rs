//! One board searched in all 24 orders of moves, with all ways to break ties.

use serde::{Deserialize, Serialize};

use crate::{
    compare::Trial,
    puzzle::Puzzle,
    realm::{Realm, Settings},
};

/// The key of a list of trials. Realms that search in the same way share one list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrialsKey {
    /// The quickest of the realms that search in that way.
    pub realm: Realm,
    /// The start and the goal.
    pub puzzle: Puzzle,
    /// The settings; order and ties have their defaults, because the trials vary them.
    pub settings: Settings,
}

impl TrialsKey {
    /// All trials, in the order in which they are made.
    pub fn trials(&self) -> Vec<Trial> {
        Trial::all(self.realm)
    }
}

/// The trials of a list that are still to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrdersJob {
    /// Key of the list.
    pub of: TrialsKey,
    /// Number of trials that are made already.
    pub made: usize,
}
