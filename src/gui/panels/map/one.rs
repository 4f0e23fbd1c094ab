//! One large map of the chosen realm, its legend beside it.

use egui::{Color32, CornerRadius, Rect, Response, pos2};

use super::{
    atelier, circles, legend, look, marks,
    plan::Plan,
    scene::Scenery,
    screen::Screen,
    sheet::{Sheet, Subject},
    tip,
};
use crate::{
    app::MapSheet,
    gui::{
        panels::stage::canvas::Canvas,
        theme::{MapColors, Type, radius, space},
        widgets::text,
    },
    map::Layout,
};

/// Draws it into the body of the stage.
pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, map: &MapSheet) {
    let model = canvas.desk.view.model;
    let (layout, colors) = (&map.layout, canvas.palette().map());
    let size = [layout.mosaic().width(), layout.mosaic().height()];
    let plan = Plan::of(body, size[0] as f32 / size[1] as f32);
    let screen = Screen::of(plan.map, size, model.map.camera, canvas.painter().pixels_per_point());
    let response = look::sense(canvas, screen.seen(), "one", &canvas.say("map-label"));
    let atelier = atelier::of(canvas.ui.ctx());
    let mut atelier = atelier.lock();
    atelier.keep(&[model.chosen]);
    let subject = Subject::of(model, model.chosen, screen.step(), &colors);
    let lane = model.chosen_lane();
    let sheet = atelier.sheet(canvas.ui.ctx(), subject, layout, lane, screen.grain());
    let scene = Picture { layout, colors: &colors, screen: &screen, sheet };
    if map.is_of(&model.puzzle) {
        show_now(canvas, &plan, &scene, &response);
    } else {
        scene.paint_ground(canvas);
        quiet_note(canvas, &screen);
    }
    look::steer(canvas, &response, &screen, model.map.camera);
    look::show_whole(canvas, &screen, model.map.camera);
}

/// A map and what it is painted with.
struct Picture<'a> {
    layout: &'a Layout,
    colors: &'a MapColors,
    screen: &'a Screen,
    sheet: &'a Sheet,
}

impl Picture<'_> {
    fn paint_ground(&self, canvas: &Canvas<'_, '_>) {
        let painter =
            canvas.painter().with_clip_rect(self.screen.place.intersect(canvas.painter().clip_rect()));
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        painter.image(self.sheet.texture(), self.screen.map(), whole, Color32::WHITE);
        circles::show(&painter, self.screen, self.layout, self.colors);
    }
}

fn show_now(canvas: &mut Canvas<'_, '_>, plan: &Plan, picture: &Picture<'_>, response: &Response) {
    let model = canvas.desk.view.model;
    let pointer = response.hover_pos().filter(|_| response.hovered());
    let seats = pointer.map_or(&[][..], |pointer| look::seats_at(picture.layout, picture.screen, pointer));
    let hovered = seats.first().copied();
    let subject = legend::Subject {
        realm: model.chosen,
        sheet: picture.sheet,
        layout: picture.layout,
        colors: picture.colors,
        band: hovered.map(|seat| picture.layout.land().band(seat)),
    };
    let band = legend::show(canvas, plan, &subject);
    picture.paint_ground(canvas);
    let painter =
        canvas.painter().with_clip_rect(picture.screen.place.intersect(canvas.painter().clip_rect()));
    if let Some(band) = band {
        circles::point_out(&painter, picture.screen, picture.layout, band, picture.colors);
    }
    let scenery = Scenery::of(model, model.chosen);
    marks::show(&painter, picture.screen, picture.layout, &model.puzzle, &scenery, picture.colors);
    if let (Some(seat), Some(pointer)) = (hovered, pointer) {
        let subject = tip::Subject {
            realm: model.chosen,
            layout: picture.layout,
            lights: picture.sheet.lights(),
            seat,
        };
        tip::show(canvas.ui, pointer, canvas.desk, &subject);
        look::choose(canvas, response, picture.layout, seat);
    }
}

/// The map of the puzzle before is still to be seen.
fn quiet_note(canvas: &Canvas<'_, '_>, screen: &Screen) {
    let words = canvas.say("map-coming");
    let width = text::width(canvas.painter(), &words, Type::Caption) + 2.0 * space::S;
    let place = Rect::from_min_size(screen.place.min, egui::vec2(width, 2.0 * space::M));
    canvas.painter().rect_filled(place, CornerRadius::same(radius::S), canvas.palette().raised);
    text::centred(canvas.painter(), place.center(), &words, Type::Caption.font(), canvas.palette().text_soft);
    canvas.said(place, "map coming", &words);
}
