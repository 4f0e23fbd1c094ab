//! The position of the race among the lanes that are shown.

use super::{CostCurve, Model};

impl Model {
    /// The cost of the longest lane, of those that are shown and whose cost is known; 0 without any.
    pub fn longest_cost(&self) -> u64 {
        let total = |realm| CostCurve::of(self.lane(realm), self.race.measure).map(|curve| curve.total());
        self.shown_realms().filter_map(total).max().unwrap_or(0)
    }

    /// The position of the race: never beyond its longest lane.
    pub fn race_position(&self) -> u64 {
        self.race.playhead.moment.min(self.longest_cost())
    }
}
