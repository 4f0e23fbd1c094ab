//! Realm 8: the path from the start, the bound on f, and what was pruned.

use crate::replay::Node;

/// One iteration of a deepening search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Iteration {
    /// The bound on f.
    pub bound: u16,
    /// Boards expanded so far.
    pub expanded: u64,
    /// Successors pruned so far.
    pub pruned: u64,
    /// The lowest f pruned so far, which is the next bound if no lower one is pruned; `None` before the first.
    pub least_pruned: Option<u16>,
}

/// The path and the iterations after an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeepeningMoment {
    /// The boards from the start to the end of the path, both included; none between two iterations.
    pub path: Vec<Node>,
    /// The pruned successors of boards on the path, in order. Those of the board with index i have g = i + 1.
    pub pruned: Vec<Node>,
    /// The board whose f the event compares with the bound. For the start, before the first bound, f is h.
    pub visited: Option<Node>,
    /// All iterations so far, the last of which is under way.
    pub iterations: Vec<Iteration>,
}

impl DeepeningMoment {
    /// The iteration under way; `None` before the first.
    pub fn iteration(&self) -> Option<&Iteration> {
        self.iterations.last()
    }
}
