//! On the map.

use crate::app::{MapAction, Model};

/// Lets it happen.
pub fn act(model: &mut Model, action: MapAction) {
    match action {
        MapAction::Picture(picture) => model.map.picture = picture,
        MapAction::Scope(scope) => model.map.scope = scope,
    }
}
