//! Content of the stage: most results are computed only while they are seen.

use super::{HeuristicsFace, InsideFace, MapScope, Model, RaceFace, StageTab};

/// Content of the stage, whichever tab shows it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum StageContent {
    /// The chosen realm's search.
    Search,
    /// The inside of that search.
    Inside(InsideFace),
    Race(RaceFace),
    /// The map of all boards, with one search or with all.
    Map(MapScope),
    /// A face of the heuristics tab.
    Heuristics(HeuristicsFace),
}

impl Model {
    /// The content of the stage, by its tab and the face that is chosen there.
    fn stage_content(&self) -> StageContent {
        match self.stage {
            StageTab::Step | StageTab::Reading => StageContent::Search,
            StageTab::Inside => StageContent::Inside(self.inside.face.shown_of(self.chosen)),
            StageTab::Race => StageContent::Race(self.race.face),
            StageTab::Map => StageContent::Map(self.map.scope),
            StageTab::Heuristics => StageContent::Heuristics(self.heuristics.face),
        }
    }

    /// Whether the lanes race: the position of the race determines their playheads, and keys that play and
    /// step move all of them.
    pub fn is_racing(&self) -> bool {
        match self.stage_content() {
            StageContent::Race(_) | StageContent::Map(MapScope::Lanes) => true,
            StageContent::Search
            | StageContent::Inside(_)
            | StageContent::Map(MapScope::One)
            | StageContent::Heuristics(_) => false,
        }
    }

    /// Whether the solution is walked: keys that play and step move along it.
    pub fn is_walking(&self) -> bool {
        self.solution.is_open
            && self.stage_content() == StageContent::Search
            && self.questions.current.is_none()
            && self.chosen_lane().path().is_some()
    }

    /// The face of the inside, where the stage shows it.
    pub fn inside_face(&self) -> Option<InsideFace> {
        match self.stage_content() {
            StageContent::Inside(face) => Some(face),
            StageContent::Search
            | StageContent::Race(_)
            | StageContent::Map(_)
            | StageContent::Heuristics(_) => None,
        }
    }

    /// Whether the race is what the stage shows.
    pub(super) fn shows_race(&self) -> bool {
        matches!(self.stage_content(), StageContent::Race(_))
    }

    /// Whether the map of all boards is what the stage shows.
    pub(super) fn shows_map(&self) -> bool {
        matches!(self.stage_content(), StageContent::Map(_))
    }

    /// Whether the heuristics tab is what the stage shows.
    pub(super) fn shows_heuristics(&self) -> bool {
        matches!(self.stage_content(), StageContent::Heuristics(_))
    }

    /// Whether a face of the heuristics tab is what the stage shows.
    pub fn shows_heuristics_face(&self, face: HeuristicsFace) -> bool {
        self.stage_content() == StageContent::Heuristics(face)
    }

    /// Whether peak memory is shown, and so to be measured.
    pub fn shows_memory(&self) -> bool {
        self.stage_content() == StageContent::Race(RaceFace::Table)
    }
}
