//! What the study of estimates shows: only the face that is looked at is worked out.

mod bars;
mod distances;
mod parts;
mod suboptimal;

pub use bars::{Bar, BarRow, Bars, TrialBars};
pub use distances::{DistancesFace, HeuristicRow, PicturePlace};
pub use parts::{BoardH, HParts};
pub use suboptimal::{OverestimatedBoard, PathPair, SuboptimalView};

use std::sync::Arc;

use super::{Stage, cached::Cached};
use crate::{
    app::{HeuristicsFace, Model, StageTab},
    puzzle::Board,
};

/// The face that is looked at.
#[derive(Clone)]
pub enum HeuristicsView {
    /// h against true distances.
    Distances(DistancesFace),
    /// One board's h taken apart.
    Board(HParts),
    /// What it costs if h promises too much.
    Suboptimal(SuboptimalView),
    /// One board in all orders of moves.
    Orders(Bars),
}

/// What is kept from one view to the next.
#[derive(Default)]
pub(super) struct HeuristicsCache {
    parts: Cached<parts::Of, HParts>,
    over: Cached<Board, Arc<[OverestimatedBoard]>>,
    found: distances::FoundLast,
}

impl HeuristicsView {
    /// What is looked at; `None` while another stage is.
    pub(super) fn of(model: &Model, stage: &Stage, cache: &mut HeuristicsCache) -> Option<Self> {
        match model.stage {
            StageTab::Heuristics => Some(Self::face(model, stage, cache)),
            StageTab::Step | StageTab::Race | StageTab::Map | StageTab::Reading => None,
        }
    }

    fn face(model: &Model, stage: &Stage, cache: &mut HeuristicsCache) -> Self {
        match model.heuristics.face {
            HeuristicsFace::Distances => Self::Distances(DistancesFace::of(model, stage, &cache.found)),
            HeuristicsFace::Board => {
                let source = HParts::source(model, stage);
                Self::Board(cache.parts.get(source, || HParts::of(model, source.0)))
            }
            HeuristicsFace::Suboptimal => Self::Suboptimal(SuboptimalView::of(model, &mut cache.over)),
            HeuristicsFace::Orders => Self::Orders(TrialBars::of(model)),
        }
    }
}
