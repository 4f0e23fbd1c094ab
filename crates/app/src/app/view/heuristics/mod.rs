//! The view of the heuristics tab: only the visible face is computed.

mod bars;
mod distances;
mod parts;
mod suboptimal;

pub use bars::{Bar, BarRow, Bars, TrialBars};
pub use distances::{CellPlace, DistancesFace, HeuristicRow};
pub use parts::{BoardH, HParts};
pub use suboptimal::{CounterexampleView, OverestimatedBoard, PathPair};

use std::sync::Arc;

use eight_realms_core::puzzle::Board;

use super::{Stage, cached::Cached};
use crate::app::{HeuristicsFace, HeuristicsShow, SeenDesk, StageTab};

/// The visible face.
#[derive(Clone)]
pub enum HeuristicsView {
    /// h against true distances.
    Distances(DistancesFace),
    /// One board's h, part by part.
    Board(HParts),
    /// The price of an h that overestimates.
    Suboptimal(CounterexampleView),
    /// One board in all orders of moves.
    Orders(Bars),
}

/// Results that are cached from one view to the next.
#[derive(Default)]
pub(super) struct HeuristicsCache {
    parts: Cached<parts::Source, HParts>,
    over: Cached<Board, Arc<[OverestimatedBoard]>>,
    last_board: distances::LastBoard,
}

impl HeuristicsView {
    /// The visible face; `None` on another stage.
    pub(super) fn of(
        model: SeenDesk<'_>,
        tab: &HeuristicsShow,
        stage: &Stage,
        cache: &mut HeuristicsCache,
    ) -> Option<Self> {
        match model.stage {
            StageTab::Heuristics => Some(Self::face(model, tab, stage, cache)),
            StageTab::Step | StageTab::Inside | StageTab::Race | StageTab::Map | StageTab::Reading => None,
        }
    }

    fn face(model: SeenDesk<'_>, tab: &HeuristicsShow, stage: &Stage, cache: &mut HeuristicsCache) -> Self {
        match tab.face {
            HeuristicsFace::Distances => {
                Self::Distances(DistancesFace::of(model, tab, stage, &cache.last_board))
            }
            HeuristicsFace::Board => {
                let source = HParts::source(model, tab, stage);
                Self::Board(cache.parts.get(source, || HParts::of(model, tab, source.0)))
            }
            HeuristicsFace::Suboptimal => {
                Self::Suboptimal(CounterexampleView::of(model, tab, &mut cache.over))
            }
            HeuristicsFace::Orders => Self::Orders(TrialBars::of(model, tab)),
        }
    }
}
