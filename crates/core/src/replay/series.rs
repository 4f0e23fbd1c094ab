//! The curves of a recording, thinned while they grow: each step keeps its **largest** frontier, so that no
//! peak is lost.

use super::thinned::{Step, Thinned};

/// One step of a curve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Boards expanded up to the last expansion of this step.
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

/// The curves of one recording: one in steps for a logarithmic axis, one in steps for a linear axis.
#[derive(Clone, Debug, Default)]
pub struct Series(Thinned<Sample>);

impl Series {
    /// Adds the sample of an expansion that has just happened.
    pub fn expand(&mut self, sample: Sample) {
        self.0.add(sample);
    }

    /// Notes the size of the frontier after any other event.
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
