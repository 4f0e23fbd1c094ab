//! What of a feature the stage shows: most results are computed only while they are seen.

use super::{Desk, HeuristicsFace, HeuristicsShow, InsideFace, InsideShow, RaceFace, RaceShow, StageTab};

impl InsideShow {
    /// The face of the inside, where the stage shows it.
    pub fn shown_face(&self, desk: &Desk) -> Option<InsideFace> {
        (desk.stage == StageTab::Inside).then(|| self.face.shown_of(desk.chosen))
    }
}

impl HeuristicsShow {
    /// Whether a face of the heuristics tab is what the stage shows.
    pub fn shows(&self, desk: &Desk, face: HeuristicsFace) -> bool {
        desk.shows_heuristics() && self.face == face
    }
}

impl RaceShow {
    /// Whether peak memory is shown, and so to be measured.
    pub fn shows_memory(&self, desk: &Desk) -> bool {
        desk.shows_race() && self.face == RaceFace::Table
    }
}
