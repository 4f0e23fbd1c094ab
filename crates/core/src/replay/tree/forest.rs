//! The trees of a recording: one, or two for a search from both ends.

use serde::{Deserialize, Serialize};

use super::search_tree::SearchTree;
use crate::trace::Side;

/// The part that was left out of the trees because they have no room for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Truncation {
    /// The nodes that a deepening search makes from this iteration on, counted from 1.
    FromIteration(u16),
    /// The nodes that are produced from this event on, counted from 0.
    FromEvent(u32),
}

/// The trees of a recording.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Forest {
    pub(super) trees: Vec<SearchTree>,
    pub(super) truncation: Option<Truncation>,
}

impl Forest {
    /// The trees, that of the start first; none before the first event.
    pub fn trees(&self) -> &[SearchTree] {
        &self.trees
    }

    pub fn tree(&self, side: Side) -> Option<&SearchTree> {
        self.trees.iter().find(|tree| tree.side() == side)
    }

    /// The part that was left out; `None` if there is none.
    pub const fn truncation(&self) -> Option<Truncation> {
        self.truncation
    }

    /// Number of nodes of all trees.
    pub fn len(&self) -> usize {
        self.trees.iter().map(SearchTree::len).sum()
    }

    /// Whether no search has begun.
    pub fn is_empty(&self) -> bool {
        self.trees.is_empty()
    }
}
