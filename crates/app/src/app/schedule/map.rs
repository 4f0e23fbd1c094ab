//! Map to lay out next: one at a time, and only while it is shown.

use eight_realms_core::job::{Job, MapJob};

use crate::app::{Effect, Model, Role, state::Measuring};

/// Requests the map to lay out next: first in the projection that is shown, then in the other one, so that it is ready
/// when it is selected. The worker prepares small pictures in the steps in which the window has drawn them before.
pub(super) fn draw_map(model: &mut Model) -> Option<Effect> {
    if !model.shows_map() || model.map.is_drawing() {
        return None;
    }
    let Model { desk, map, .. } = model;
    let puzzle = desk.puzzle;
    let both = [map.projection, map.projection.other()];
    let projection = both.into_iter().find(|projection| map.is_coming(&puzzle, *projection))?;
    map.request(puzzle, projection);
    desk.measuring = Measuring::Idle;
    let job = MapJob { puzzle, projection, goal: map.goal_map(puzzle.goal), steps: map.steps() };
    Some(Effect::Start(Role::Map, Job::Map(job)))
}
