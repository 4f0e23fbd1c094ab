//! On the map.

use crate::app::{MapAction, Model, Notice, StageTab};

/// Lets it happen, where the map is looked at: what cannot be seen does not change.
pub fn act(model: &mut Model, action: MapAction) {
    if model.stage != StageTab::Map {
        return;
    }
    match action {
        MapAction::Project(_) if !model.puzzle.is_solvable() => {}
        MapAction::Project(projection) => model.map.projection = projection,
        MapAction::Scope(scope) => model.map.scope = scope,
        MapAction::Look(camera) => model.map.camera = camera,
        MapAction::Zoom(step) => model.map.camera = model.map.camera.after(step),
    }
}

/// The worker that lays maps out has broken off. The map before stays.
pub fn lost(model: &mut Model, reason: String) {
    model.map.lose();
    model.notify(Notice::MapLost { reason });
}
