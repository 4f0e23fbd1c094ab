//! Actions on the map.

use eight_realms_core::{
    job::{Job, MapJob},
    puzzle::Puzzle,
};

use super::puzzles;
use crate::app::{Desk, Effect, MapAction, MapShow, Notice, Role, state::Measuring};

/// Carries out an action, where the map is shown: what is not visible does not change.
pub fn act(map: &mut MapShow, desk: &mut Desk, action: MapAction) {
    if !desk.shows_map() {
        return;
    }
    match action {
        MapAction::Project(_) if !desk.puzzle.is_solvable() => {}
        MapAction::Project(projection) => map.projection = projection,
        MapAction::Scope(scope) => desk.map_scope = scope,
        MapAction::Look(camera) => map.camera = camera,
        MapAction::Zoom(step) => map.camera = map.camera.after(step),
        MapAction::Pick(picked) => map.picked = picked,
        MapAction::StartThere => {
            if let Some(picked) = map.picked.take() {
                puzzles::choose(desk, Puzzle::new(picked.board, desk.puzzle.goal));
            }
        }
    }
}

/// Closes the card that stays on the map; returns whether there was one to see.
pub fn drop_card(map: &mut MapShow, desk: &Desk) -> bool {
    desk.shows_map() && map.picked.take().is_some()
}

/// Closes the card once the puzzle is another one.
pub fn settle(map: &mut MapShow, desk: &Desk) {
    if map.puzzle.replace(desk.puzzle) != Some(desk.puzzle) {
        map.picked = None;
    }
}

/// Requests the map to lay out next: first in the projection that is shown, then in the other one, so that it is ready
/// when it is selected. The worker prepares small pictures in the steps in which the window has drawn them before.
pub fn next_job(map: &mut MapShow, desk: &mut Desk) -> Option<Effect> {
    if !desk.shows_map() || map.is_drawing() {
        return None;
    }
    let puzzle = desk.puzzle;
    let both = [map.projection, map.projection.other()];
    let projection = both.into_iter().find(|projection| map.is_coming(&puzzle, *projection))?;
    map.request(puzzle, projection);
    desk.measuring = Measuring::Idle;
    let job = MapJob { puzzle, projection, goal: map.goal_map(puzzle.goal), steps: map.steps() };
    Some(Effect::Start(Role::Map, Job::Map(job)))
}

/// Lays no map out, for this reason; the previous one stays.
pub fn lost(map: &mut MapShow, desk: &mut Desk, reason: String) {
    map.fail();
    desk.notify(Notice::MapLost { reason });
}
