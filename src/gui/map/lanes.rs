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

use egui::{Align2, Rect, Response, Vec2, pos2, vec2};
use eight_realms_app::{map::LaidOutMap, model::Action, words::figures};
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
    kit::{Button, Canvas, Chosen, id},
    theme::{LaneMark, MapColors, Type, looks, space},
    widgets::{
        chip::{Fill, chip},
        text,
    },
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
        let grid = MapGrid::of(room, ids.len(), size[0] as f32 / size[1] as f32);
        let (camera, scale) = (canvas.context.view.model.map.camera, canvas.painter().pixels_per_point());
        let lane = |(place, id): (usize, &LaneId)| {
            let cell = grid.cell(place);
            let screen = Screen::of(cell.with_min_y(cell.top() + LINE), size, camera, scale);
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

/// Gap between maps.
const LANES_GAP: f32 = space::M;
/// Minimum share of the largest possible maps' width that maps keep in fewer columns, where their names have more room.
const NEARLY: f32 = 0.88;

/// Equal cells, each with a map as large as it has room for.
struct MapGrid {
    room: Rect,
    columns: usize,
    cell: Vec2,
}

impl MapGrid {
    /// Returns the grid for `count` maps, each `aspect` times as wide as high.
    fn of(room: Rect, count: usize, aspect: f32) -> Self {
        let cell = |columns: usize| {
            let rows = count.div_ceil(columns).max(1);
            let share = |room: f32, count: usize| (room - LANES_GAP * (count - 1) as f32) / count as f32;
            vec2(share(room.width(), columns), share(room.height(), rows)).max(Vec2::splat(2.0 * LINE))
        };
        let width = |columns: &usize| cell(*columns).x.min((cell(*columns).y - LINE) * aspect);
        let most = (1..=count.max(1)).map(|columns| width(&columns)).fold(0.0, f32::max);
        let columns = (1..=count).find(|columns| width(columns) >= most * NEARLY).unwrap_or(1);
        Self { room, columns, cell: cell(columns) }
    }

    fn cell(&self, place: usize) -> Rect {
        let (row, column) = (place / self.columns, place % self.columns);
        let step = self.cell + Vec2::splat(LANES_GAP);
        Rect::from_min_size(self.room.min + step * vec2(column as f32, row as f32), self.cell)
    }
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
    let camera = canvas.context.view.model.map.camera;
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

/// Side of the chip of a lane over its map.
const LANE_CHIP: f32 = 16.0;

/// Draws chip, name and number of boards reached; a press chooses the lane.
fn show_head(canvas: &mut Canvas<'_, '_>, lane: &LaneMap, texture: &MapTexture) {
    let head = lane.cell.with_max_y(lane.cell.top() + LINE);
    let name = canvas.context.name(lane.id);
    let total = texture.total();
    let args = [("reached", total.reached().into()), ("all", total.all().into())];
    let button = Button::new(head, id(("map lane", lane.id)), &name, &looks::MAP_HEAD)
        .choice(Chosen::same(lane.id, canvas.context.view.model.chosen))
        .hint([canvas.tell("map-reached", &args), canvas.say("map-reached-note")].join("\n"));
    let response = canvas.press(button, |ink| {
        let (painter, palette, middle) = (canvas.painter(), canvas.palette(), head.center().y);
        let square = pos2(head.left() + space::XS + LANE_CHIP / 2.0, middle);
        let square = Rect::from_center_size(square, Vec2::splat(LANE_CHIP));
        chip(painter, square, LaneMark::of(lane.id), Fill::Solid, palette);
        let reached = figures::grouped(total.reached().into());
        let end = pos2(head.right() - space::XS, middle);
        let figure = text::right(painter, end, &reached, Type::Caption, palette.text_soft);
        let from = pos2(square.right() + space::S, middle);
        let room = figure.left() - space::S - from.x;
        text::line(painter, from, Align2::LEFT_CENTER, &name, Type::Caption, ink, room);
    });
    canvas.on_click(&response, Action::Choose(lane.id));
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
