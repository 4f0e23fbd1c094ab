//! A small map for each visible realm, all turned alike, so that one could be laid over the other.
//!
//! ```text
//!   1 BFS      20 907   2 BFS, hashed   …
//!   ┌────────┐          ┌────────┐
//!   │        │          │        │
//!   └────────┘          └────────┘
//!   ■ open  ■ expanded  ■ from the goal  …
//! ```

use std::sync::Arc;

use egui::{Rect, Response};
use eight_realms_app::{map::LaidOutMap, words::figures};
use eight_realms_core::{
    lane::LaneId,
    map::{BoardIndex, MapStatuses},
};

use super::{
    legend,
    picture::{self, LINE, PlacedMap},
    screen::Screen,
    texture::{self, MapCache, MapSubject, MapTexture},
};
use crate::gui::{
    kit::{
        Canvas,
        lane_grid::{self, LaneGrid},
    },
    theme::{MapColors, space},
};

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect) {
    let model = canvas.context.view.model;
    let ids: Vec<LaneId> = model.shown_lanes().collect();
    let colors = canvas.palette().map();
    legend::show_below(canvas, body, &ids, &colors);
    let room = room(canvas, body, &ids);
    let Some(map) = picture::map_now(canvas, room) else { return };
    let cache = texture::cache(canvas.ui.ctx());
    let mut cache = cache.lock();
    cache.keep(&ids);
    let lanes = LaneMap::all(canvas, room, &ids, map);
    if map.is_of(&model.puzzle) {
        paint(canvas, &lanes, map, &mut cache, &colors);
        show_all(canvas, &lanes, &cache, &colors);
    } else {
        show_old(canvas, &lanes, &cache, &colors);
        picture::note(canvas, room.with_min_y(room.top() + LINE));
    }
}

/// Least height of a map on a phone.
const LEAST: f32 = 84.0;

/// Height of the maps and the legend in `body` on a phone: where that is lower, they are dragged.
pub fn least_height(canvas: &Canvas<'_, '_>, body: Rect) -> f32 {
    let ids: Vec<LaneId> = canvas.context.view.model.shown_lanes().collect();
    let legend = body.height() - room(canvas, body, &ids).height();
    legend + LaneGrid::least_height(body.width(), ids.len(), LEAST)
}

/// Returns the room above the legend.
fn room(canvas: &Canvas<'_, '_>, body: Rect, ids: &[LaneId]) -> Rect {
    let room = legend::above(canvas, body, ids);
    room.with_min_y(room.top() + space::S)
}

struct LaneMap {
    id: LaneId,
    cell: Rect,
    screen: Screen,
    response: Response,
}

impl LaneMap {
    /// Returns the maps, each in its cell.
    fn all(canvas: &Canvas<'_, '_>, room: Rect, ids: &[LaneId], map: &LaidOutMap) -> Vec<Self> {
        let size = map.layout.texels().size();
        let grid = LaneGrid::of(room, ids.len(), size[0] as f32 / size[1] as f32);
        let (camera, scale) = (picture::camera(canvas), canvas.painter().pixels_per_point());
        let lane = |(place, id): (usize, &LaneId)| {
            let cell = grid.cell(place);
            let screen = Screen::of(cell.with_min_y(cell.top() + lane_grid::HEAD), size, camera, scale);
            let response = picture::sense(canvas, screen.visible(), id, &label(canvas, *id));
            Self { id: *id, cell, screen, response }
        };
        ids.iter().enumerate().map(lane).collect()
    }
}

/// Returns the label of a small map.
fn label(canvas: &Canvas<'_, '_>, id: LaneId) -> String {
    let name = canvas.context.name(id);
    canvas.tell("named", &[("name", canvas.say("map-label").into()), ("what", name.into())])
}

/// Paints each map; of maps that look the same, only one.
fn paint(
    canvas: &Canvas<'_, '_>,
    lanes: &[LaneMap],
    map: &LaidOutMap,
    cache: &mut MapCache,
    colors: &MapColors,
) {
    let view = canvas.context.view;
    let mut painted: Vec<(&LaneMap, &Arc<MapStatuses>)> = Vec::new();
    for lane in lanes {
        let LaneMap { id, screen, .. } = lane;
        let Some(statuses) = view.statuses.get(*id) else { continue };
        let looks = |screen: &Screen| (screen.step(), screen.magnification());
        let equal = painted
            .iter()
            .find(|(other, theirs)| Arc::ptr_eq(theirs, statuses) && looks(&other.screen) == looks(screen));
        if let Some((other, _)) = equal {
            cache.share(*id, other.id);
            continue;
        }
        let subject = MapSubject::of(view.model, *id, screen.step(), colors);
        cache.texture(canvas.ui.ctx(), subject, &map.layout, statuses, screen.magnification());
        painted.push((lane, statuses));
    }
}

fn show_all(canvas: &mut Canvas<'_, '_>, lanes: &[LaneMap], cache: &MapCache, colors: &MapColors) {
    let camera = picture::camera(canvas);
    let pictures: Vec<(&LaneMap, PlacedMap<'_>)> = pictures(lanes, cache, colors).collect();
    let hovered =
        pictures.iter().find_map(|(lane, picture)| picture.pointed_at(&lane.response)?.1.first().copied());
    for (lane, picture) in &pictures {
        show_head(canvas, lane, picture.texture);
        picture.paint(canvas);
        picture.paint_over(canvas, None);
        if let Some(index) = hovered {
            point(canvas, picture, index);
        }
    }
    for (lane, picture) in &pictures {
        picture.answer(canvas, &lane.response);
        picture::steer(canvas, &lane.response, &lane.screen, camera);
    }
}

/// Returns the lanes that have been painted, with their pictures.
fn pictures<'a>(
    lanes: &'a [LaneMap],
    cache: &'a MapCache,
    colors: &'a MapColors,
) -> impl Iterator<Item = (&'a LaneMap, PlacedMap<'a>)> {
    lanes.iter().filter_map(move |lane| {
        let texture = cache.latest(lane.id)?;
        Some((lane, PlacedMap { lane: lane.id, screen: lane.screen, texture, colors, button: None }))
    })
}

/// Draws the head with the number of boards reached.
fn show_head(canvas: &mut Canvas<'_, '_>, lane: &LaneMap, texture: &MapTexture) {
    let total = texture.total();
    let args = [("reached", total.reached().into()), ("all", total.all().into())];
    let hint = [canvas.tell("map-reached", &args), canvas.say("map-reached-note")].join("\n");
    lane_grid::show_head(canvas, lane.cell, lane.id, &figures::grouped(total.reached().into()), &hint);
}

/// Marks a board on one map; every map marks the same board.
fn point(canvas: &Canvas<'_, '_>, picture: &PlacedMap<'_>, index: BoardIndex) {
    let at = picture.screen.at(picture.layout().anchor(index));
    if picture.screen.place.contains(at) {
        picture::cross(canvas.painter(), at, picture.colors);
    }
}

/// Shows the maps of the previous puzzle, as they were.
fn show_old(canvas: &mut Canvas<'_, '_>, lanes: &[LaneMap], cache: &MapCache, colors: &MapColors) {
    for (lane, picture) in pictures(lanes, cache, colors) {
        show_head(canvas, lane, picture.texture);
        picture.paint(canvas);
    }
}
