//! In the race.

use crate::app::{Model, RaceAction};

/// Lets it happen.
pub fn act(model: &mut Model, action: RaceAction) {
    match action {
        RaceAction::Clock(clock) => model.race.clock = clock,
    }
}
