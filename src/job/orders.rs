//! One board searched in all 24 orders of moves, with all ways to break ties.

use serde::{Deserialize, Serialize};

use crate::{
    compare::Trial,
    puzzle::Puzzle,
    realm::{Realm, Settings},
};

/// What determines a list of trials: realms that search in the same way share theirs.
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
    /// The trials there are, in the order in which they are made.
    pub fn trials(&self) -> Vec<Trial> {
        Trial::all(self.realm)
    }
}

/// The trials of a list to be made, without those that are made already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrdersJob {
    /// What determines the list.
    pub of: TrialsKey,
    /// How many are made.
    pub made: usize,
}
