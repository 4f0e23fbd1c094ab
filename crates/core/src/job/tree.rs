//! The search trees of a recording, to be laid out.

use serde::{Deserialize, Serialize};

use super::Search;

/// The trees of the first events of a search, to be laid out. Whoever lays them out searches again: that takes less
/// time than to send the events, and the search is deterministic.
#[derive(Clone, Serialize, Deserialize)]
pub struct TreesJob {
    pub search: Search,
    /// Number of its events, counted from the first.
    pub events: u64,
}
