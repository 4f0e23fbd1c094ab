//! A search: to be recorded, counted, timed or weighed.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    puzzle::Puzzle,
    realm::{Realm, Settings, Table},
};

/// A search to be run.
#[derive(Clone, Serialize, Deserialize)]
pub struct Search {
    pub realm: Realm,
    /// The start and the goal.
    pub puzzle: Puzzle,
    pub settings: Settings,
    /// Realm 3's table for this goal, if it has been built: then only look-ups remain to be recorded.
    pub table: Option<Arc<Table>>,
}

impl Search {
    /// A search without a table.
    pub const fn new(realm: Realm, puzzle: Puzzle, settings: Settings) -> Self {
        Self { realm, puzzle, settings, table: None }
    }
}
