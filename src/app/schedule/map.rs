//! Which map is to be laid out next: one at a time, and only where it is shown.

use crate::{
    app::{Effect, Model, state::Measuring},
    job::MapJob,
};

/// The map to be laid out next: first in the projection that is shown, then in the other one, so that it is there
/// as soon as it is selected. The window will draw small pictures in the steps in which it has drawn them before.
pub(super) fn draw_map(model: &mut Model) -> Option<Effect> {
    if !model.shows_map() || model.map.is_drawing() {
        return None;
    }
    let (puzzle, map) = (model.puzzle, &mut model.map);
    let both = [map.projection, map.projection.other()];
    let projection = both.into_iter().find(|projection| map.is_coming(&puzzle, *projection))?;
    map.request(puzzle, projection);
    model.measuring = Measuring::Idle;
    let job = MapJob { puzzle, projection, goal: map.goal_map(puzzle.goal), steps: map.steps() };
    Some(Effect::BuildMap(job))
}
