//! A search: to be recorded, counted, timed or weighed.

use std::sync::Arc;

use crate::{
    puzzle::Puzzle,
    realm::{Realm, Settings, Table},
};

/// A search to be run.
#[derive(Clone)]
pub struct Search {
    /// By which realm.
    pub realm: Realm,
    /// From where to where.
    pub puzzle: Puzzle,
    /// How.
    pub settings: Settings,
    /// Realm 3's table for this goal, if it has been built: then only look-ups are left to record.
    pub table: Option<Arc<Table>>,
}

impl Search {
    /// A search that starts with nothing.
    pub const fn new(realm: Realm, puzzle: Puzzle, settings: Settings) -> Self {
        Self { realm, puzzle, settings, table: None }
    }
}
