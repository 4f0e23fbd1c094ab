//! One large map of the chosen lane, its legend beside it.
//!
//! ```text
//!   ┌───────────────┐  share of all boards
//!   │               │  names of the fills
//!   │      map      │   0 ▏            1 / 1
//!   │               │   1 ▏            2 / 2
//!   └───────────────┘   …  bands in one column or two
//! ```

use egui::{Rect, pos2, vec2};
use eight_realms_app::map::LaidOutMap;
use eight_realms_core::{
    map::{Geometry, Layout, MapStatuses},
    trace::Side,
};

use super::{
    has_keys_beside, legend,
    picture::{self, LINE, PlacedMap},
    screen::Screen,
    show_keys,
    texture::{self, MapCache, MapSubject},
};
use crate::gui::{
    kit::Canvas,
    theme::{MapColors, Type, break_point, space},
    widgets::text,
};

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect) {
    let model = canvas.context.view.model;
    let map = picture::map_now(canvas, body);
    let [width, height] = map.map_or([1, 1], |map| map.layout.texels().size());
    let mut plan = MapPlan::of(canvas, body, width as f32 / height as f32);
    if has_keys_beside(canvas) {
        plan.legend = show_keys(canvas, plan.legend);
    }
    let Some(map) = map else { return };
    let place = if width > height { above_names(plan.map) } else { plan.map };
    let screen =
        Screen::of(place, [width, height], picture::camera(canvas), canvas.painter().pixels_per_point());
    let colors = canvas.palette().map();
    let cache = texture::cache(canvas.ui.ctx());
    let mut cache = cache.lock();
    cache.keep(&[model.chosen]);
    match canvas.context.view.statuses.get(model.chosen) {
        Some(statuses) => show_now(canvas, &plan, screen, map, statuses, &mut cache, &colors),
        None => show_old(canvas, screen, &cache, &colors),
    }
    picture::show_whole(canvas, &screen, picture::camera(canvas));
}

/// Height of a legend with a few bands below the map, and of a stage in which it leaves the map enough.
const WITH_BANDS: [f32; 2] = [150.0, 450.0];
/// Minimum width of the legend.
const MIN_LEGEND: f32 = 176.0;
/// Maximum width of a legend with one column of bands.
const ONE_COLUMN: f32 = 330.0;
/// Maximum width of a legend with two columns of bands.
const TWO_COLUMNS: f32 = 440.0;

#[derive(Clone, Copy, Debug)]
struct MapPlan {
    map: Rect,
    legend: Rect,
    /// Number of columns of bands.
    columns: usize,
}

impl MapPlan {
    /// Returns the places in the body of the stage, for a map `aspect` times as wide as high. In a low upright window the
    /// map gets what the names of its legend leave.
    fn of(canvas: &Canvas<'_, '_>, body: Rect, aspect: f32) -> Self {
        let body = body.shrink2(vec2(0.0, space::S));
        if canvas.is_upright() {
            let [with_bands, high] = WITH_BANDS;
            let below = if body.height() > high {
                with_bands
            } else {
                space::S + legend::least_height(canvas, body, canvas.context.view.model.chosen)
            };
            let height = (body.width() / aspect).min(body.height() - below);
            let (map, legend) = body.split_top_bottom_at_y(body.top() + height);
            return Self { map, legend: legend.with_min_y(legend.top() + space::S), columns: 2 };
        }
        let columns = if body.height() >= break_point::TALL_MAP { 1 } else { 2 };
        let most = if columns == 1 { ONE_COLUMN } else { TWO_COLUMNS };
        let left = body.width() - body.height() * aspect - space::XL;
        let legend = left.clamp(MIN_LEGEND, most);
        let edge = body.right() - legend;
        Self {
            map: Rect::from_min_max(body.min, pos2(edge - space::XL, body.bottom())),
            legend: Rect::from_min_max(pos2(edge, body.top()), body.max),
            columns,
        }
    }
}

/// Returns the room for the halves above the line with their names.
fn above_names(place: Rect) -> Rect {
    place.with_max_y(place.bottom() - LINE)
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
    let response = picture::sense(canvas, screen.visible(), "one", &canvas.say("map-label"));
    let subject = MapSubject::of(model, model.chosen, screen.step(), colors);
    let texture = cache.texture(canvas.ui.ctx(), subject, &map.layout, statuses, screen.magnification());
    let button = picture::whole_place(canvas, &screen, picture::camera(canvas));
    let picture = PlacedMap { lane: model.chosen, screen, texture, colors, button };
    let index = picture.pointed_at(&response).and_then(|(_, indices)| indices.first());
    let band = index.map(|index| map.layout.data().band(*index));
    let subject =
        legend::Subject { lane: model.chosen, texture, statuses, layout: &map.layout, colors, band };
    let mut band = None;
    let least = if canvas.is_phone() { legend::least_height(canvas, plan.legend, model.chosen) } else { 0.0 };
    canvas.at_least("map legend", plan.legend, vec2(0.0, least), |canvas, place| {
        band = legend::show(canvas, place, plan.columns, &subject);
    });
    picture.paint(canvas);
    picture.paint_over(canvas, band);
    show_names(canvas, &screen, &map.layout);
    picture.answer(canvas, &response);
    picture::steer(canvas, &response, &screen, picture::camera(canvas));
}

/// Writes the names of both halves below them.
fn show_names(canvas: &Canvas<'_, '_>, screen: &Screen, layout: &Layout) {
    let Geometry::Halves(halves) = layout.geometry() else { return };
    let map = screen.map();
    let y = (map.bottom() + LINE / 2.0).min(screen.place.bottom() + LINE / 2.0);
    for (side, name) in [(Side::Forward, "map-half-start"), (Side::Backward, "map-half-goal")] {
        let [x, _] = halves.rings(side).centre();
        let middle = screen.at([x + halves.shift(side) as f32, 0.0]).x;
        let word = canvas.say(name);
        let width = text::width(canvas.painter(), &word, Type::Caption);
        let at = pos2(middle, y) - vec2(width / 2.0, 0.0);
        if [at.x, at.x + width].into_iter().all(|end| screen.place.x_range().contains(end)) {
            let text_rect =
                text::left(canvas.painter(), at, &word, Type::Caption, canvas.palette().text_soft);
            canvas.named(text_rect, ("map half", name), &word);
        }
    }
}

/// Shows the map of the previous puzzle, as it was.
fn show_old(canvas: &Canvas<'_, '_>, screen: Screen, cache: &MapCache, colors: &MapColors) {
    let lane = canvas.context.view.model.chosen;
    if let Some(texture) = cache.latest(lane) {
        let button = picture::whole_place(canvas, &screen, picture::camera(canvas));
        PlacedMap { lane, screen, texture, colors, button }.paint(canvas);
    }
    picture::note(canvas, screen.place);
}
