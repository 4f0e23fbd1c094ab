//! Which board of a region a click on the picture of an estimate picks.

use super::{Model, Picked, Region};
use crate::job::Surveyed;

impl Model {
    /// The first board of a region, or the one after the last that was loaded from it.
    pub fn pick(&self, surveyed: &Surveyed, region: Region) -> Picked {
        let (estimate, goal) = (self.study.estimate, self.puzzle.goal);
        let last = self.study.picked.filter(|picked| picked.is_of(region, estimate, goal));
        let number = last.map_or(0, |picked| picked.next());
        Picked { region, estimate, goal, number, boards: region.boards(surveyed) }
    }
}
