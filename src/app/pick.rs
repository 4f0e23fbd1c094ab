//! Which board of a region a click on the picture of an estimate picks.

use super::{LoadedBoard, Model, Region};
use crate::job::SurveyedHeuristic;

impl Model {
    /// The first board of a region, or the one after the last that was loaded from it.
    pub fn pick(&self, surveyed: &SurveyedHeuristic, region: Region) -> LoadedBoard {
        let (estimate, goal) = (self.heuristics.heuristic, self.puzzle.goal);
        let last = self.heuristics.loaded.filter(|picked| picked.is_of(region, estimate, goal));
        let number = last.map_or(0, |picked| picked.next());
        LoadedBoard { region, heuristic: estimate, goal, number, boards: region.boards(surveyed) }
    }
}
