//! The must-expand face of the race: which of the expansions so far were necessary, by one heuristic for all lanes.
//!
//! A recording is read in parts, a few milliseconds' worth for each view, so that even the longest one never delays a
//! frame. Until it has been read as far as the playhead, a lane has no counts.

use std::sync::Arc;

use eight_realms_core::{
    compare::{BoardClasses, ClassCounts, ExpansionClasses, NotClassified},
    heuristic::HeuristicKind,
    lane::{LaneId, PerLane},
    puzzle::Puzzle,
    realm::Settings,
};

use crate::{
    desk::{cached::Cached, seen::SeenDesk},
    race::RaceShow,
};

/// Maximum number of events read for one view, over all lanes.
const PART: u64 = 200_000;

/// The must-expand face at the position of the race.
#[derive(Clone, Debug, PartialEq)]
pub struct MustExpandView {
    /// The heuristic by which expansions are classified.
    pub heuristic: HeuristicKind,
    /// The figures, or the reason why there are none.
    pub figures: Result<MustExpandFigures, NotClassified>,
}

/// The figures of the must-expand face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MustExpandFigures {
    /// Number of boards that every search with this heuristic must expand; `None` while totals are covered.
    pub necessary: Option<u64>,
    /// The expansions so far of every lane that takes part.
    pub lanes: Vec<(LaneId, Expanded)>,
    /// Maximum number of expansions recorded for one of these realms.
    pub most: u64,
}

/// The expansions of a lane so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expanded {
    /// Still being counted.
    Counting,
    /// Counts of each class.
    Counts(ClassCounts),
    /// No expansions, but the number of boards looked up in its table so far.
    LooksUp(u64),
}

impl MustExpandView {
    /// Whether something is still being counted, so that another view will show more.
    pub fn is_counting(&self) -> bool {
        let lanes = self.figures.as_ref().map_or(&[][..], |figures| &figures.lanes);
        lanes.iter().any(|(_, expanded)| *expanded == Expanded::Counting)
    }

    /// The must-expand face of all lanes that are shown.
    pub(crate) fn of(model: SeenDesk<'_>, show: &RaceShow, cache: &mut MustExpandCache) -> Self {
        let heuristic = show.must_expand_with;
        let figures = cache.must_expand(model, heuristic).map(|must_expand| {
            let lanes = cache.lanes(model, heuristic, &must_expand);
            let searches = model.shown_lanes().filter(|id| !id.looks_up());
            let total = |id| model.lane(id).recording.edge().tally.expanded;
            let is_covered = model.covers_race();
            let most = model.race_end(searches.map(total).max().unwrap_or(0));
            let necessary = (!is_covered).then(|| must_expand.necessary());
            MustExpandFigures { necessary, lanes, most }
        });
        Self { heuristic, figures }
    }
}

/// The boards that must be expanded, and the classes of each lane.
#[derive(Default)]
pub(crate) struct MustExpandCache {
    must_expand: Cached<(Puzzle, HeuristicKind), Result<Arc<BoardClasses>, NotClassified>>,
    classes: PerLane<ClassesOf>,
}

/// The classes of one lane, and what they were read for.
#[derive(Default)]
struct ClassesOf {
    of: Option<(Puzzle, Settings, HeuristicKind)>,
    classes: ExpansionClasses,
}

impl MustExpandCache {
    fn must_expand(
        &mut self,
        model: SeenDesk<'_>,
        heuristic: HeuristicKind,
    ) -> Result<Arc<BoardClasses>, NotClassified> {
        let compute = || BoardClasses::of(&model.puzzle, heuristic).map(Arc::new);
        self.must_expand.get((model.puzzle, heuristic), compute)
    }

    /// The expansions of every lane. The chosen lane's recording is read first.
    fn lanes(
        &mut self,
        model: SeenDesk<'_>,
        heuristic: HeuristicKind,
        must_expand: &BoardClasses,
    ) -> Vec<(LaneId, Expanded)> {
        let mut remaining = PART;
        for id in model.requested_lanes().filter(|id| !id.looks_up()) {
            let recording = &model.lane(id).recording;
            let of = (model.puzzle, model.settings_of(id), heuristic);
            let classes = self.classes.get_mut(id).classes(of, recording.len());
            let before = classes.events_read();
            classes.read(recording, must_expand, remaining);
            remaining -= classes.events_read() - before;
        }
        model.shown_lanes().map(|id| (id, self.expanded(model, id, must_expand))).collect()
    }

    /// The expansions of a lane at its playhead.
    fn expanded(&self, model: SeenDesk<'_>, id: LaneId, must_expand: &BoardClasses) -> Expanded {
        let lane = model.lane(id);
        let moment = lane.playhead.moment.min(lane.recording.len());
        if id.looks_up() {
            return Expanded::LooksUp(lane.recording.scene_at(moment).tally.lookups);
        }
        let shares = self.classes.get(id).classes.at(&lane.recording, must_expand, moment);
        shares.map_or(Expanded::Counting, Expanded::Counts)
    }
}

impl ClassesOf {
    /// The classes for a recording of `events` events. They begin again for another search, or if more events have been
    /// read than the recording has.
    fn classes(&mut self, of: (Puzzle, Settings, HeuristicKind), events: u64) -> &mut ExpansionClasses {
        if self.of != Some(of) || self.classes.events_read() > events {
            *self = Self { of: Some(of), classes: ExpansionClasses::default() };
        }
        &mut self.classes
    }
}
