//! One large map of the chosen realm, its legend beside it.

use egui::Rect;

use super::{
    cache::{self, MapCache},
    halves, legend, look, map_now, note,
    picture::PlacedMap,
    plan::MapPlan,
    screen::Screen,
    sheet::MapSubject,
};
use crate::{
    app::MapSheet,
    gui::{kit::Canvas, theme::MapColors},
    map::MapStatuses,
};

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect) {
    let model = canvas.context.view.model;
    let Some(map) = map_now(canvas, body) else { return };
    let [width, height] = map.layout.texels().size();
    let plan = MapPlan::of(body, width as f32 / height as f32);
    let place = if width > height { halves::above_names(plan.map) } else { plan.map };
    let screen = Screen::of(place, [width, height], model.map.camera, canvas.painter().pixels_per_point());
    let colors = canvas.palette().map();
    let atelier = cache::of(canvas.ui.ctx());
    let mut atelier = atelier.lock();
    atelier.keep(&[model.chosen]);
    match canvas.context.view.statuses.get(model.chosen) {
        Some(lights) => show_now(canvas, &plan, screen, map, lights, &mut atelier, &colors),
        None => show_old(canvas, screen, &atelier, &colors),
    }
    look::show_whole(canvas, &screen, model.map.camera);
}

fn show_now(
    canvas: &mut Canvas<'_, '_>,
    plan: &MapPlan,
    screen: Screen,
    map: &MapSheet,
    statuses: &MapStatuses,
    cache: &mut MapCache,
    colors: &MapColors,
) {
    let model = canvas.context.view.model;
    let response = look::sense(canvas, screen.seen(), "one", &canvas.say("map-label"));
    let subject = MapSubject::of(model, model.chosen, screen.step(), colors);
    let sheet = cache.sheet(canvas.ui.ctx(), subject, &map.layout, statuses, screen.grain());
    let button = look::whole_place(canvas, &screen, model.map.camera);
    let picture = PlacedMap { realm: model.chosen, screen, sheet, colors, button };
    let seat = picture.pointed_at(&response).and_then(|(_, seats)| seats.first());
    let band = seat.map(|seat| map.layout.data().band(*seat));
    let subject = legend::Subject { realm: model.chosen, sheet, statuses, layout: &map.layout, colors, band };
    let band = legend::show(canvas, plan, &subject);
    picture.paint(canvas);
    picture.paint_over(canvas, band);
    halves::show_names(canvas, &screen, &map.layout);
    picture.answer(canvas, &response);
    look::steer(canvas, &response, &screen, model.map.camera);
}

/// The map of the puzzle before is still to be seen, as it was.
fn show_old(canvas: &Canvas<'_, '_>, screen: Screen, atelier: &MapCache, colors: &MapColors) {
    let realm = canvas.context.view.model.chosen;
    if let Some(sheet) = atelier.latest(realm) {
        let button = look::whole_place(canvas, &screen, canvas.context.view.model.map.camera);
        PlacedMap { realm, screen, sheet, colors, button }.paint(canvas);
    }
    note(canvas, screen.place);
}
