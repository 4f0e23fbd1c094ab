//! Which map is to be laid out next: one at a time, and only where it is looked at.

use crate::{
    app::{Effect, Model, state::Measuring},
    job::MapJob,
};

/// Has a map laid out that is still to come: first in the projection that is looked at, then in the other one, so
/// that it is there as soon as somebody asks for it. The window will paint such small pictures as it has painted.
pub(super) fn draw_map(model: &mut Model) -> Option<Effect> {
    if !model.shows_the_map() || model.map.is_drawing() {
        return None;
    }
    let (puzzle, map) = (model.puzzle, &mut model.map);
    let both = [map.projection, map.projection.other()];
    let projection = both.into_iter().find(|projection| map.is_coming(&puzzle, *projection))?;
    map.ask(puzzle, projection);
    model.measuring = Measuring::Idle;
    let job = MapJob { puzzle, projection, goal: map.goal_map(puzzle.goal), steps: map.steps() };
    Some(Effect::BuildMap(job))
}
