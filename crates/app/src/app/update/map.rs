//! Actions on the map.

use eight_realms_core::puzzle::Puzzle;

use super::puzzles;
use crate::app::{Effect, MapAction, Model, Notice};

/// Carries out an action, where the map is shown: what is not visible does not change.
pub fn act(model: &mut Model, action: MapAction) -> Option<Effect> {
    if !model.shows_map() {
        return None;
    }
    match action {
        MapAction::Project(_) if !model.puzzle.is_solvable() => {}
        MapAction::Project(projection) => model.map.projection = projection,
        MapAction::Scope(scope) => model.map_scope = scope,
        MapAction::Look(camera) => model.map.camera = camera,
        MapAction::Zoom(step) => model.map.camera = model.map.camera.after(step),
        MapAction::Pick(picked) => model.map.picked = picked,
        MapAction::StartThere => {
            let start = model.map.picked.take()?.board;
            return puzzles::choose(model, Puzzle::new(start, model.puzzle.goal));
        }
    }
    None
}

/// Closes the card that stays on the map; returns whether there was one to see.
pub fn drop_card(model: &mut Model) -> bool {
    model.shows_map() && model.map.picked.take().is_some()
}

/// Lays no map out, for this reason; the previous one stays.
pub fn lost(model: &mut Model, reason: String) {
    model.map.fail();
    model.notify(Notice::MapLost { reason });
}
