//! The view of the heuristics tab: only the visible face is computed.

use std::sync::Arc;

use eight_realms_core::puzzle::Board;

use crate::{
    desk::{cached::Cached, here::Here, screen::StageTab, seen::SeenDesk},
    heuristics::{
        HeuristicsFace, HeuristicsShow,
        board::{self, HParts},
        distances::{self, DistancesFace},
        orders::{Bars, TrialBars},
        suboptimal::{CounterexampleView, OverestimatedBoard},
    },
};

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
pub(crate) struct HeuristicsCache {
    parts: Cached<board::Source, HParts>,
    over: Cached<Board, Arc<[OverestimatedBoard]>>,
    last_board: distances::LastBoard,
}

impl HeuristicsView {
    /// The visible face; `None` on another here.
    pub(crate) fn of(
        model: SeenDesk<'_>,
        tab: &HeuristicsShow,
        here: &Here,
        cache: &mut HeuristicsCache,
    ) -> Option<Self> {
        match model.stage {
            StageTab::Heuristics => Some(Self::face(model, tab, here, cache)),
            StageTab::Step
            | StageTab::Inside
            | StageTab::Race
            | StageTab::Map
            | StageTab::Lab
            | StageTab::Reading => None,
        }
    }

    fn face(model: SeenDesk<'_>, tab: &HeuristicsShow, here: &Here, cache: &mut HeuristicsCache) -> Self {
        match tab.face {
            HeuristicsFace::Distances => {
                Self::Distances(DistancesFace::of(model, tab, here, &cache.last_board))
            }
            HeuristicsFace::Board => {
                let source = HParts::source(model, tab, here);
                Self::Board(cache.parts.get(source, || HParts::of(model, tab, source.0)))
            }
            HeuristicsFace::Suboptimal => {
                Self::Suboptimal(CounterexampleView::of(model, tab, &mut cache.over))
            }
            HeuristicsFace::Orders => Self::Orders(TrialBars::of(model, tab)),
        }
    }
}
