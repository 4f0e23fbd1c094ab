//! What stands beside the tabs: which projection, and whose searches.

use egui::{Rect, pos2};

use crate::{
    app::{Action, MapAction, MapScope},
    gui::{
        panels::stage::canvas::{Canvas, id},
        theme::space,
        widgets::segments::{self, Segment},
    },
    map::Projection,
};

/// Draws them from the left of `rest`, with the projection that is to be seen; answers with what is left.
pub fn show(canvas: &mut Canvas<'_, '_>, rest: Rect, seen: Projection) -> Rect {
    let map = &canvas.desk.view.model.map;
    let scope = map.scope;
    let projections = Projection::ALL.map(|projection| {
        let [word, hint] = match projection {
            Projection::Rings if seen != map.projection => ["map-rings", "map-rings-small"],
            Projection::Rings => ["map-rings", "map-rings-hint"],
            Projection::Lens => ["map-lens", "map-lens-hint"],
        };
        segment(canvas, projection, word, hint, "map-projection-key")
    });
    let scopes = MapScope::ALL.map(|scope| {
        let [word, hint] = match scope {
            MapScope::One => ["map-one", "map-one-hint"],
            MapScope::Lanes => ["map-lanes", "map-lanes-hint"],
        };
        segment(canvas, scope, word, hint, "map-scope-key")
    });
    let painter = canvas.painter();
    let middle = rest.left() + segments::width(painter, &projections) + space::M;
    let end = middle + segments::width(painter, &scopes) + space::L;
    let (ui, palette) = (&*canvas.ui, canvas.palette());
    let place = |from: f32| rest.with_min_x(from);
    let projection = segments::show(ui, rest, id("map projection"), &projections, seen, palette);
    let scope = segments::show(ui, place(middle), id("map scope"), &scopes, scope, palette);
    let asked = projection.map(MapAction::Project).into_iter().chain(scope.map(MapAction::Scope));
    canvas.actions.extend(asked.map(Action::Map));
    Rect::from_min_max(pos2(end.min(rest.right()), rest.top()), rest.max)
}

fn segment<T>(canvas: &Canvas<'_, '_>, value: T, word: &str, hint: &str, key: &str) -> Segment<T> {
    let told = [("hint", canvas.say(hint).into()), ("key", canvas.say(key).into())];
    let word = canvas.say(word);
    Segment { value, label: word.clone(), word, hint: canvas.tell("hint-with-key", &told) }
}
