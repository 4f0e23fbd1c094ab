//! One large map of the chosen realm, its legend beside it.

use egui::{CornerRadius, Rect, vec2};

use super::{
    atelier::{self, Atelier},
    legend, look,
    picture::Picture,
    plan::Plan,
    screen::Screen,
    sheet::Subject,
};
use crate::{
    app::MapSheet,
    gui::{
        panels::stage::canvas::Canvas,
        theme::{MapColors, Type, radius, space},
        widgets::text,
    },
};

/// Draws it into the body of the stage.
pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, map: &MapSheet) {
    let model = canvas.desk.view.model;
    let [width, height] = map.layout.mosaic().size();
    let plan = Plan::of(body, width as f32 / height as f32);
    let screen = Screen::of(plan.map, [width, height], model.map.camera, canvas.painter().pixels_per_point());
    let colors = canvas.palette().map();
    let atelier = atelier::of(canvas.ui.ctx());
    let mut atelier = atelier.lock();
    atelier.keep(&[model.chosen]);
    if map.is_of(&model.puzzle) {
        show_now(canvas, &plan, screen, map, &mut atelier, &colors);
    } else {
        show_old(canvas, screen, &atelier, &colors);
    }
    look::show_whole(canvas, &screen, model.map.camera);
}

fn show_now(
    canvas: &mut Canvas<'_, '_>,
    plan: &Plan,
    screen: Screen,
    map: &MapSheet,
    atelier: &mut Atelier,
    colors: &MapColors,
) {
    let model = canvas.desk.view.model;
    let response = look::sense(canvas, screen.seen(), "one", &canvas.say("map-label"));
    let subject = Subject::of(model, model.chosen, screen.step(), colors);
    let sheet = atelier.sheet(canvas.ui.ctx(), subject, &map.layout, model.chosen_lane(), screen.grain());
    let picture = Picture { realm: model.chosen, screen, sheet, colors };
    let seat = picture.pointed_at(&response).and_then(|(_, seats)| seats.first());
    let band = seat.map(|seat| map.layout.land().band(*seat));
    let subject = legend::Subject { realm: model.chosen, sheet, layout: &map.layout, colors, band };
    let band = legend::show(canvas, plan, &subject);
    picture.paint(canvas);
    picture.paint_over(canvas, band);
    picture.answer(canvas, &response);
    look::steer(canvas, &response, &screen, model.map.camera);
}

/// The map of the puzzle before is still to be seen, as it was.
fn show_old(canvas: &Canvas<'_, '_>, screen: Screen, atelier: &Atelier, colors: &MapColors) {
    let realm = canvas.desk.view.model.chosen;
    if let Some(sheet) = atelier.latest(realm) {
        Picture { realm, screen, sheet, colors }.paint(canvas);
    }
    quiet_note(canvas, screen.place);
}

/// Says that the map is still to come.
pub fn quiet_note(canvas: &Canvas<'_, '_>, place: Rect) {
    let words = canvas.say("map-coming");
    let width = text::width(canvas.painter(), &words, Type::Caption) + 2.0 * space::S;
    let note = Rect::from_min_size(place.min, vec2(width, 2.0 * space::M));
    canvas.painter().rect_filled(note, CornerRadius::same(radius::S), canvas.palette().raised);
    text::centred(canvas.painter(), note.center(), &words, Type::Caption.font(), canvas.palette().text_soft);
    canvas.said(note, "map coming", &words);
}
