//! What the study of estimates shows: only the face that is looked at is worked out.

mod apart;
mod distances;

pub use apart::{Apart, Said};
pub use distances::{Distances, Place, Row};

use super::{Stage, cache::Kept};
use crate::app::{Model, StageTab, StudyFace};

/// The face that is looked at.
#[derive(Clone)]
pub enum Study {
    /// h against true distances.
    Distances(Distances),
    /// One board's h taken apart.
    Board(Apart),
}

/// What is kept from one view to the next.
#[derive(Default)]
pub struct Cache {
    apart: Kept<apart::Of, Apart>,
}

impl Study {
    /// What is looked at; `None` while another stage is.
    pub(super) fn of(model: &Model, stage: &Stage, cache: &mut Cache) -> Option<Self> {
        if model.stage != StageTab::Heuristics {
            return None;
        }
        Some(match model.study.face {
            StudyFace::Distances => Self::Distances(Distances::of(model, stage)),
            StudyFace::Board => {
                let source = Apart::source(model, stage);
                Self::Board(cache.apart.get(source, || Apart::of(model, source.0)))
            }
        })
    }
}
