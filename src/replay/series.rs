//! The curves of a recording, thinned while they grow: each step keeps its **largest** frontier, so that no
//! peak is lost.

use super::thinned::{Step, Thinned};

/// One step of a curve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Expansions, at the last one of this step.
    pub expanded: u64,
    /// The moment right after that expansion.
    pub moment: u64,
    /// The largest frontier within the step, until the next expansion.
    pub frontier: u64,
}

impl Step for Sample {
    fn expanded(&self) -> u64 {
        self.expanded
    }

    fn joined_with(self, later: Self) -> Self {
        Self { frontier: self.frontier.max(later.frontier), ..later }
    }
}

/// Both curves of one recording.
#[derive(Clone, Debug, Default)]
pub struct Series(Thinned<Sample>);

impl Series {
    /// An expansion has just happened.
    pub fn expand(&mut self, sample: Sample) {
        self.0.add(sample);
    }

    /// The frontier has this size after some other event.
    pub fn frontier(&mut self, size: u64) {
        for last in self.0.last_mut() {
            last.frontier = last.frontier.max(size);
        }
    }

    /// Samples in steps even on a logarithmic axis of expansions.
    pub fn logarithmic(&self) -> &[Sample] {
        self.0.logarithmic()
    }

    /// Samples in steps even on a linear axis of expansions.
    pub fn linear(&self) -> &[Sample] {
        self.0.linear()
    }
}
