//! One large map of the chosen realm, its legend beside it.

use egui::Rect;
use eight_realms_app::app::LaidOutMap;
use eight_realms_core::map::MapStatuses;

use super::{
    cache::{self, MapCache},
    halves, legend, map_now, note,
    picture::PlacedMap,
    plan::MapPlan,
    pointer,
    screen::Screen,
    texture::MapSubject,
};
use crate::gui::{kit::Canvas, theme::MapColors};

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect) {
    let model = canvas.context.view.model;
    let Some(map) = map_now(canvas, body) else { return };
    let [width, height] = map.layout.texels().size();
    let plan = MapPlan::of(body, width as f32 / height as f32);
    let place = if width > height { halves::above_names(plan.map) } else { plan.map };
    let screen = Screen::of(place, [width, height], model.map.camera, canvas.painter().pixels_per_point());
    let colors = canvas.palette().map();
    let cache = cache::of(canvas.ui.ctx());
    let mut cache = cache.lock();
    cache.keep(&[model.chosen]);
    match canvas.context.view.statuses.get(model.chosen) {
        Some(statuses) => show_now(canvas, &plan, screen, map, statuses, &mut cache, &colors),
        None => show_old(canvas, screen, &cache, &colors),
    }
    pointer::show_whole(canvas, &screen, model.map.camera);
}

fn show_now(
    canvas: &mut Canvas<'_, '_>,
    plan: &MapPlan,
    screen: Screen,
    map: &LaidOutMap,
    statuses: &MapStatuses,
    cache: &mut MapCache,
    colors: &MapColors,
) {
    let model = canvas.context.view.model;
    let response = pointer::sense(canvas, screen.visible(), "one", &canvas.say("map-label"));
    let subject = MapSubject::of(model, model.chosen, screen.step(), colors);
    let texture = cache.texture(canvas.ui.ctx(), subject, &map.layout, statuses, screen.magnification());
    let button = pointer::whole_place(canvas, &screen, model.map.camera);
    let picture = PlacedMap { realm: model.chosen, screen, texture, colors, button };
    let index = picture.pointed_at(&response).and_then(|(_, indices)| indices.first());
    let band = index.map(|index| map.layout.data().band(*index));
    let subject =
        legend::Subject { realm: model.chosen, texture, statuses, layout: &map.layout, colors, band };
    let band = legend::show(canvas, plan, &subject);
    picture.paint(canvas);
    picture.paint_over(canvas, band);
    halves::show_names(canvas, &screen, &map.layout);
    picture.answer(canvas, &response);
    pointer::steer(canvas, &response, &screen, model.map.camera);
}

/// Shows the map of the previous puzzle, as it was.
fn show_old(canvas: &Canvas<'_, '_>, screen: Screen, cache: &MapCache, colors: &MapColors) {
    let realm = canvas.context.view.model.chosen;
    if let Some(texture) = cache.latest(realm) {
        let button = pointer::whole_place(canvas, &screen, canvas.context.view.model.map.camera);
        PlacedMap { realm, screen, texture, colors, button }.paint(canvas);
    }
    note(canvas, screen.place);
}
