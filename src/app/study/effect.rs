//! What the study asks of the outside, and what comes back.

use std::sync::Arc;

use super::Surveyed;
use crate::{heuristic::Estimate, puzzle::Board, space::Distances};

/// Work that goes on in the background.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StudyTask {
    /// An estimate is compared with the true distances of all boards.
    Survey,
}

/// Something to be worked out.
pub enum StudyEffect {
    /// Compare an estimate with the true distances to a goal, measured before or not.
    Survey {
        /// What to compare.
        estimate: Estimate,
        /// The goal.
        goal: Board,
        /// The true distances, if they have been measured.
        distances: Option<Arc<Distances>>,
    },
}

/// What has been worked out.
pub enum StudyNews {
    /// An estimate has been compared.
    Surveyed(Surveyed),
    /// It could not be done to its end.
    Lost(StudyTask, String),
}
