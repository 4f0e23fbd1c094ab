//! The view that the panels draw: the model at this moment. Anything that has not changed since the frame before is not
//! computed again.
//!
//! A view holds numbers, boards and standings, but no text and no colours.

use std::sync::Arc;

use eight_realms_core::{lane::LaneId, puzzle::Board, space::DEEPEST};

use crate::{
    desk::{
        narrator::Narrator,
        screen::Sheet,
        seen::SeenDesk,
        structure::{Operations, StructureCache},
    },
    heuristics::view::{HeuristicsCache, HeuristicsView},
    inside::view::{InsideCache, InsideView},
    lab::view::{LabCache, LabView},
    ladder::{Rung, rungs},
    map::view::{self, FollowedStatuses, MapOverlay, StatusesCache},
    model::Seen,
    places::view::PlacesView,
    plots::{Plots, PlotsCache},
    race::{
        must_expand::MustExpandView,
        view::{Race, RaceCache},
    },
    step::{
        Stage, StageCache,
        frontier_list::{FrontierList, FrontierListCache},
        heap::HeapView,
        unsolvable::UnsolvableFace,
    },
    timeline::{Timeline, TimelineCache},
    words::Words,
};

/// Number of boards at each depth, 0 to 31.
pub type Depths = [usize; DEEPEST as usize + 1];

/// Everything that is shown at this moment.
pub struct View<'a> {
    /// The model as it may be shown: puzzle, settings, editor, preferences, lanes.
    pub model: Seen<'a>,
    /// The search at the playhead.
    pub stage: Stage,
    /// The heap at the playhead, while the stage shows the search of a lane that keeps one.
    pub heap: Option<HeapView>,
    /// The inside of the chosen lane's search, while it is shown.
    pub inside: Option<InsideView>,
    /// The ladder, first rung first.
    pub ladder: Vec<Rung>,
    /// The three plots.
    pub plots: Plots,
    /// The scrubber and its figures.
    pub timeline: Timeline,
    /// Bookmarks, and the search for a place.
    pub places: PlacesView,
    /// The race, while it is shown.
    pub race: Option<Race>,
    /// Number of boards at each depth, while one is chosen.
    pub depths: Option<Depths>,
    /// The overlay of each map, while maps are shown.
    pub maps: Vec<MapOverlay>,
    /// The status of each board in those searches, once the map is laid out.
    pub statuses: FollowedStatuses,
    /// The whole frontier, while its sheet is open.
    pub frontier_list: Option<Arc<FrontierList>>,
    /// The heuristics tab, while it is shown.
    pub heuristics: Option<HeuristicsView>,
    /// The laboratory, while it is shown.
    pub lab: Option<LabView>,
}

/// Everything that is cached from one view to the next.
#[derive(Default)]
pub struct ViewCache {
    stage: StageCache,
    frontier_list: FrontierListCache,
    structure: StructureCache,
    inside: InsideCache,
    plots: PlotsCache,
    timeline: TimelineCache,
    race: RaceCache,
    statuses: StatusesCache,
    heuristics: HeuristicsCache,
    lab: LabCache,
}

impl ViewCache {
    /// The current board, once something has happened: animations need it before a view is made.
    pub fn board_now(&mut self, model: Seen<'_>) -> Option<Board> {
        Stage::board_now(model.desk, &mut self.stage)
    }
}

impl<'a> View<'a> {
    /// The view, computed without a cache.
    pub fn of(model: Seen<'a>) -> Self {
        Self::with(model, &mut ViewCache::default())
    }

    /// The view, computed with the results of an earlier one that the cache holds.
    pub fn with(model: Seen<'a>, cache: &mut ViewCache) -> Self {
        let seen = model.desk;
        let stage = Stage::of(seen, &mut cache.stage);
        let frontier_list = FrontierList::of(seen, &stage, &mut cache.frontier_list);
        let heap = HeapView::of(seen, &stage, &mut cache.structure);
        let inside = InsideView::of(seen, model.inside, &stage, &mut cache.inside, &mut cache.structure);
        let plots = Plots::of(seen, &stage, &mut cache.plots);
        let operations = inside.as_ref().map_or(Operations::None, InsideView::operations);
        let timeline = Timeline::of(seen, &stage, operations, &mut cache.timeline);
        let places = PlacesView::of(seen, model.places);
        let race = seen.is_racing().then(|| Race::of(seen, model.race, &mut cache.race));
        let heuristics = HeuristicsView::of(seen, model.heuristics, &stage, &mut cache.heuristics);
        let lab = LabView::of(seen, model.lab, &mut cache.lab);
        let statuses = view::statuses(seen, model.map, &mut cache.statuses);
        let (ladder, depths, maps) = (rungs(seen), depths(seen), MapOverlay::all(seen));
        Self {
            model,
            stage,
            heap,
            inside,
            ladder,
            plots,
            timeline,
            places,
            race,
            depths,
            maps,
            statuses,
            frontier_list,
            heuristics,
            lab,
        }
    }

    /// What sentences are made from.
    pub fn narrator<'b>(&'b self, words: &'b Words) -> Narrator<'b> {
        Narrator { seen: self.model.desk, here: &self.stage.here, words }
    }

    /// The place where the window says that no solution exists; `None` if one does, or while a question asks about it.
    pub fn unsolvable_face(&self) -> Option<UnsolvableFace> {
        UnsolvableFace::of(self.model.desk, &self.stage)
    }

    /// The lanes that the chosen one can be compared with.
    pub fn rivals(&self) -> impl Iterator<Item = LaneId> {
        self.model.shown_lanes().filter(|id| *id != self.model.chosen)
    }

    /// Whether another view of the same model would show more: the must-expand face reads long recordings in parts,
    /// and a structure is replayed in parts.
    pub fn is_counting(&self) -> bool {
        let must_expand = self.race.as_ref().and_then(|race| race.must_expand.as_ref());
        let is_replaying =
            self.heap == Some(HeapView::Pending) || self.inside.as_ref().is_some_and(InsideView::is_pending);
        let is_reading = self.lab.as_ref().is_some_and(LabView::is_pending);
        is_replaying || is_reading || must_expand.is_some_and(MustExpandView::is_counting)
    }
}

/// The number of boards at each depth, from the model's table for this goal, which is measured when it is first needed.
/// `None` unless a depth is being chosen.
fn depths(model: SeenDesk<'_>) -> Option<Depths> {
    match model.sheet {
        Sheet::Depth => {
            Some(std::array::from_fn(|depth| model.distances.count(model.puzzle.goal, depth as u8)))
        }
        Sheet::None
        | Sheet::Lane
        | Sheet::Ladder
        | Sheet::Keys
        | Sheet::Link
        | Sheet::Places
        | Sheet::Results
        | Sheet::Save
        | Sheet::More
        | Sheet::Playing
        | Sheet::Examples
        | Sheet::Recent
        | Sheet::Settings
        | Sheet::TextSize
        | Sheet::Legend
        | Sheet::Frontier(_) => None,
    }
}
