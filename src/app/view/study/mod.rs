//! What the study of estimates shows: only the face that is looked at is worked out.

mod distances;

pub use distances::{Distances, Place, Row};

use super::Stage;
use crate::app::{Model, StageTab, StudyFace};

/// The face that is looked at.
#[derive(Clone)]
pub enum Study {
    /// h against true distances.
    Distances(Distances),
}

impl Study {
    /// What is looked at; `None` while another stage is.
    pub fn of(model: &Model, stage: &Stage) -> Option<Self> {
        if model.stage != StageTab::Heuristics {
            return None;
        }
        Some(match model.study.face {
            StudyFace::Distances | StudyFace::Board => Self::Distances(Distances::of(model, stage)),
        })
    }
}
