//! A search: to be recorded, counted, timed or weighed.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    lane::LaneId,
    puzzle::Puzzle,
    realm::{Settings, Table},
};

/// A search to be run.
#[derive(Clone, Serialize, Deserialize)]
pub struct Search {
    /// Whose search it is.
    pub lane: LaneId,
    /// The start and the goal.
    pub puzzle: Puzzle,
    pub settings: Settings,
    /// Realm 3's table for this goal, if it has been built: then only look-ups remain to be recorded.
    pub table: Option<Arc<Table>>,
}

impl Search {
    /// A search without a table.
    pub fn new(lane: impl Into<LaneId>, puzzle: Puzzle, settings: Settings) -> Self {
        Self { lane: lane.into(), puzzle, settings, table: None }
    }
}
