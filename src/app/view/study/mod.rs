//! What the study of estimates shows: only the face that is looked at is worked out.

mod apart;
mod bars;
mod distances;
mod price;

pub use apart::{Apart, BoardEstimate};
pub use bars::{Bar, BarRow, Bars, Lineup};
pub use distances::{DistancesFace, EstimateRow, PicturePlace};
pub use price::{OverestimatedBoard, Priced, Ways};

use std::sync::Arc;

use super::{Stage, cached::Cached};
use crate::{
    app::{Model, StageTab, StudyFace},
    puzzle::Board,
};

/// The face that is looked at.
#[derive(Clone)]
pub enum Study {
    /// h against true distances.
    Distances(DistancesFace),
    /// One board's h taken apart.
    Board(Apart),
    /// What it costs if h promises too much.
    Price(Priced),
    /// One board in all orders of moves.
    Orders(Bars),
}

/// What is kept from one view to the next.
#[derive(Default)]
pub(super) struct StudyCache {
    apart: Cached<apart::Of, Apart>,
    over: Cached<Board, Arc<[OverestimatedBoard]>>,
    found: distances::FoundLast,
}

impl Study {
    /// What is looked at; `None` while another stage is.
    pub(super) fn of(model: &Model, stage: &Stage, cache: &mut StudyCache) -> Option<Self> {
        match model.stage {
            StageTab::Heuristics => Some(Self::face(model, stage, cache)),
            StageTab::Step | StageTab::Race | StageTab::Map | StageTab::Reading => None,
        }
    }

    fn face(model: &Model, stage: &Stage, cache: &mut StudyCache) -> Self {
        match model.study.face {
            StudyFace::Distances => Self::Distances(DistancesFace::of(model, stage, &cache.found)),
            StudyFace::Board => {
                let source = Apart::source(model, stage);
                Self::Board(cache.apart.get(source, || Apart::of(model, source.0)))
            }
            StudyFace::Price => Self::Price(Priced::of(model, &mut cache.over)),
            StudyFace::Orders => Self::Orders(Lineup::of(model)),
        }
    }
}
