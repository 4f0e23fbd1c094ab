//! One board searched in all 24 orders of moves, with all ways to break ties.

use crate::{
    compare::Trial,
    puzzle::Puzzle,
    realm::{Realm, Settings},
};

/// What decides a list of trials: realms that search alike share theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrialsKey {
    /// The quickest realm that searches so.
    pub realm: Realm,
    /// From where to where.
    pub puzzle: Puzzle,
    /// How; order and ties are as at first, for they are what is tried.
    pub settings: Settings,
}

impl TrialsKey {
    /// The trials there are, in the order in which they are made.
    pub fn trials(&self) -> Vec<Trial> {
        Trial::all(self.realm)
    }
}

/// The trials of a list to be made, without those that are made already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrdersJob {
    /// What decides the list.
    pub of: TrialsKey,
    /// How many are made.
    pub made: usize,
}
