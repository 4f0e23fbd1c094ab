//! What is studied about estimates.

use crate::heuristic::Estimate;

/// What is studied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Study {
    /// The estimate that is looked at.
    pub estimate: Estimate,
}

impl Default for Study {
    fn default() -> Self {
        Self { estimate: Estimate::Manhattan }
    }
}

/// In the study of estimates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StudyAction {
    /// Another estimate is looked at.
    Estimate(Estimate),
}
