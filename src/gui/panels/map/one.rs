//! One large map of the chosen realm, its legend beside it.

use egui::Rect;

use super::{
    atelier::{self, Atelier},
    halves, legend, look, map_now, note,
    picture::PlacedMap,
    plan::MapPlan,
    screen::Screen,
    sheet::MapSubject,
};
use crate::{
    app::MapSheet,
    gui::{kit::Canvas, theme::MapColors},
    map::Lights,
};

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect) {
    let model = canvas.desk.view.model;
    let Some(map) = map_now(canvas, body) else { return };
    let [width, height] = map.layout.mosaic().size();
    let plan = MapPlan::of(body, width as f32 / height as f32);
    let place = if width > height { halves::above_names(plan.map) } else { plan.map };
    let screen = Screen::of(place, [width, height], model.map.camera, canvas.painter().pixels_per_point());
    let colors = canvas.palette().map();
    let atelier = atelier::of(canvas.ui.ctx());
    let mut atelier = atelier.lock();
    atelier.keep(&[model.chosen]);
    match canvas.desk.view.lights.get(model.chosen) {
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
    lights: &Lights,
    atelier: &mut Atelier,
    colors: &MapColors,
) {
    let model = canvas.desk.view.model;
    let response = look::sense(canvas, screen.seen(), "one", &canvas.say("map-label"));
    let subject = MapSubject::of(model, model.chosen, screen.step(), colors);
    let sheet = atelier.sheet(canvas.ui.ctx(), subject, &map.layout, lights, screen.grain());
    let button = look::whole_place(canvas, &screen, model.map.camera);
    let picture = PlacedMap { realm: model.chosen, screen, sheet, colors, button };
    let seat = picture.pointed_at(&response).and_then(|(_, seats)| seats.first());
    let band = seat.map(|seat| map.layout.land().band(*seat));
    let subject = legend::Subject { realm: model.chosen, sheet, lights, layout: &map.layout, colors, band };
    let band = legend::show(canvas, plan, &subject);
    picture.paint(canvas);
    picture.paint_over(canvas, band);
    halves::show_names(canvas, &screen, &map.layout);
    picture.answer(canvas, &response);
    look::steer(canvas, &response, &screen, model.map.camera);
}

/// The map of the puzzle before is still to be seen, as it was.
fn show_old(canvas: &Canvas<'_, '_>, screen: Screen, atelier: &Atelier, colors: &MapColors) {
    let realm = canvas.desk.view.model.chosen;
    if let Some(sheet) = atelier.latest(realm) {
        let button = look::whole_place(canvas, &screen, canvas.desk.view.model.map.camera);
        PlacedMap { realm, screen, sheet, colors, button }.paint(canvas);
    }
    note(canvas, screen.place);
}
