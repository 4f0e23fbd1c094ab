//! Realm 8: the path from the start, the bound on f, and what was pruned.

use crate::replay::Node;

/// One iteration of a deepening search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Iteration {
    /// Its bound on f.
    pub bound: u16,
    /// Boards that it has expanded so far.
    pub expanded: u64,
    /// Successors that it has pruned so far.
    pub pruned: u64,
    /// The lowest f that it has pruned so far: its next bound, as it stands.
    pub least_pruned: Option<u16>,
}

/// The path and the iterations after an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeepeningMoment {
    /// The boards from the start to the end of the path, both included; none between two iterations.
    pub path: Vec<Node>,
    /// The successors of boards on the path that were pruned, in turn. Those of the board with index i have g = i + 1.
    pub pruned: Vec<Node>,
    /// The board whose f the event compares with the bound. For the start, before the first bound, that is its h.
    pub visited: Option<Node>,
    /// All iterations, the last of them under way.
    pub iterations: Vec<Iteration>,
}

impl DeepeningMoment {
    /// The iteration under way; `None` before the first.
    pub fn iteration(&self) -> Option<&Iteration> {
        self.iterations.last()
    }
}
