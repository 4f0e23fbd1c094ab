//! On the map.

use crate::app::{MapAction, MapNews, Model, Notice};

/// Lets it happen, where the map is looked at: what cannot be seen does not change.
pub fn act(model: &mut Model, action: MapAction) {
    if !model.shows_the_map() {
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

/// Something has been laid out, or could not be: then the map before stays.
pub fn take_news(model: &mut Model, news: MapNews) {
    match news {
        MapNews::Built(piece) => model.map.take(piece),
        MapNews::Ended => model.map.end(),
        MapNews::Lost(reason) => {
            model.map.lose();
            model.notify(Notice::MapLost { reason });
        }
    }
}
