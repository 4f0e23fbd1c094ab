//! Picking: the board that a click on a region of a heuristic's picture loads.

use eight_realms_core::job::SurveyedHeuristic;

use super::{Desk, HeuristicsShow, LoadedBoard, Region};

impl HeuristicsShow {
    /// The first board of a region, or the one after the last that was loaded from it.
    pub fn pick(&self, desk: &Desk, survey: &SurveyedHeuristic, region: Region) -> LoadedBoard {
        let (heuristic, goal) = (self.heuristic, desk.puzzle.goal);
        let last = self.loaded.filter(|board| board.is_of(region, heuristic, goal));
        let number = last.map_or(0, |board| board.next());
        LoadedBoard { region, heuristic, goal, number, boards: region.boards(survey) }
    }
}
