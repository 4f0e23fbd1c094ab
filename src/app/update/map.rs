//! On the map.

use crate::app::{MapAction, MapNews, Model, Notice};

/// Carries out an action, where the map is shown: what is not visible does not change.
pub fn act(model: &mut Model, action: MapAction) {
    if !model.shows_map() {
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

/// A part of a map has been laid out, or could not be: then the previous map stays.
pub fn take_news(model: &mut Model, news: MapNews) {
    match news {
        MapNews::Built(piece) => model.map.take(piece),
        MapNews::Ended => model.map.end(),
        MapNews::Lost(reason) => {
            model.map.fail();
            model.notify(Notice::MapLost { reason });
        }
    }
}
