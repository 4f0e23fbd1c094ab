//! The controls beside the tabs: the projection, and the realms whose searches are shown.

use egui::{Rect, Ui};
use eight_realms_app::app::{Action, MapAction, MapScope};
use eight_realms_core::map::Projection;

use crate::gui::{
    keys::{Binding, binding},
    kit::{Canvas, id, tabs::Strip},
    theme::space,
    widgets::segments::{self, Segment},
};

/// Draws the controls from the left of the strip; returns what remains.
pub fn show(canvas: &mut Canvas<'_, '_>, strip: Strip) -> Strip {
    let rest = strip.rest;
    let scope = canvas.context.view.model.map_scope;
    let projections = Projection::ALL.map(|projection| {
        let [word, hint] = match projection {
            Projection::Rings => ["map-rings", "map-rings-hint"],
            Projection::Lens => ["map-lens", "map-lens-hint"],
        };
        segment(canvas, projection, word, hint, const { binding("projection") })
    });
    let scopes = MapScope::ALL.map(|scope| {
        let [word, hint] = match scope {
            MapScope::One => ["map-one", "map-one-hint"],
            MapScope::Lanes => ["map-lanes", "map-lanes-hint"],
        };
        segment(canvas, scope, word, hint, const { binding("scope") })
    });
    let painter = canvas.painter();
    let middle = rest.left() + segments::width(painter, &projections) + space::M;
    let end = middle + segments::width(painter, &scopes) + space::L;
    let palette = canvas.context.palette;
    let projection = show_projections(canvas, rest, projections);
    let scope = segments::show(canvas.ui, rest.with_min_x(middle), id("map scope"), &scopes, scope, palette);
    let actions = projection.map(MapAction::Project).into_iter().chain(scope.map(MapAction::Scope));
    canvas.actions.extend(actions.map(Action::Map));
    Strip { rest: rest.with_min_x(end.min(rest.right())), ..strip }
}

/// Draws the choice of the projection; without a path from start to goal it is disabled, and the hints say so.
fn show_projections<const N: usize>(
    canvas: &mut Canvas<'_, '_>,
    rest: Rect,
    mut segments: [Segment<Projection>; N],
) -> Option<Projection> {
    let (model, palette) = (canvas.context.view.model, canvas.context.palette);
    let is_offered = model.puzzle.is_solvable();
    if !is_offered {
        let reason = canvas.say("map-projection-none");
        for segment in &mut segments {
            segment.hint.clone_from(&reason);
        }
    }
    let show = |ui: &mut Ui| {
        segments::show(ui, rest, id("map projection"), &segments, model.map.projection, palette)
    };
    canvas.ui.add_enabled_ui(is_offered, show).inner
}

fn segment<T>(canvas: &Canvas<'_, '_>, value: T, word: &str, hint: &str, key: &Binding) -> Segment<T> {
    let hint = canvas.context.hint(&canvas.say(hint), &key.caps(canvas.context.words));
    let word = canvas.say(word);
    Segment { value, label: word.clone(), word, hint }
}
