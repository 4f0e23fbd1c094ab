//! What of a feature the stage shows: most results are computed only while they are seen.

use super::{Desk, HeuristicsFace, HeuristicsShow, InsideFace, InsideShow, RaceFace, RaceShow, StageTab};

impl InsideShow {
    /// The face of the inside, where the stage shows it.
    pub fn shown_face(&self, desk: &Desk) -> Option<InsideFace> {
        let lent = desk.lends_face(StageTab::Inside).then_some(InsideFace::Structure);
        (desk.stage == StageTab::Inside).then(|| lent.unwrap_or(self.face).shown_of(desk.chosen))
    }
}

impl HeuristicsShow {
    /// Whether a face of the heuristics tab is what the stage shows.
    pub fn shows(&self, desk: &Desk, face: HeuristicsFace) -> bool {
        desk.shows_heuristics() && self.face == face
    }
}

impl RaceShow {
    /// The face of the race: while a question about it is there, the lanes.
    pub fn shown_face(&self, desk: &Desk) -> RaceFace {
        if desk.lends_face(StageTab::Race) { RaceFace::Lanes } else { self.face }
    }

    /// Whether peak memory is shown, and so to be measured.
    pub fn shows_memory(&self, desk: &Desk) -> bool {
        desk.shows_race() && self.shown_face(desk) == RaceFace::Table
    }
}
