//! Pointer and keyboard on the picture: a card shows what lies there, and a click or Enter loads a board from there.
//!
//! With keyboard focus on the picture, the arrows lead from cell to cell, past those that are empty.

use egui::{Id, Key, LayerId, Order, Rect, Role, Sense, Stroke, StrokeKind, UiBuilder, WidgetInfo};
use eight_realms_app::app::{
    Action, HeuristicsAction, Region,
    view::heuristics::{CellPlace, DistancesFace},
};

use super::{
    card,
    placement::{DistanceCell, DistancePicture},
};
use crate::gui::{
    kit::{Canvas, id},
    theme::{radius, stroke},
    widgets::{focus, pointer_place},
};

/// Distance from the picture to its ring of keyboard focus.
const FOCUS_RING: f32 = 3.0;

/// Lets the picture be hovered, clicked and walked through.
pub fn show(canvas: &mut Canvas<'_, '_>, picture: &DistancePicture<'_>, view: &DistancesFace) {
    let plan = picture.plan;
    let whole = plan.picture.union(plan.by_h).union(plan.by_distance);
    let response = canvas.ui.interact(whole, id("heuristics picture"), Sense::click());
    let label = canvas.say("heuristics-picture");
    response.widget_info(|| WidgetInfo::labeled(Role::Figure, true, &label));
    focus::keep_arrows(canvas.ui, &response);
    focus::ring(canvas.painter(), plan.picture.expand(FOCUS_RING), radius::S, &response, canvas.palette());
    let hovered = pointer_place::of(&response).and_then(|at| picture.region(at));
    let cursor = response.has_focus().then(|| walk(canvas, picture, response.id));
    let Some(region) = hovered.or(cursor) else { return };
    outline(canvas, picture, region);
    if view.is_current {
        show_card(canvas, picture, view, region);
    }
    // A click counts where a region is under the pointer; Enter is always about the cursor.
    if response.clicked() && (hovered.is_some() || response.has_focus()) {
        canvas.ask(Action::Heuristics(HeuristicsAction::Load(region)));
    }
}

/// Shows the card in a layer of its own: it comes and goes with the pointer, over whatever lies there.
fn show_card(
    canvas: &mut Canvas<'_, '_>,
    picture: &DistancePicture<'_>,
    view: &DistancesFace,
    region: Region,
) {
    let layer = LayerId::new(Order::Tooltip, id("heuristics card over all"));
    let over = UiBuilder::new().id_salt("heuristics card").layer_id(layer).max_rect(canvas.ui.max_rect());
    let mut ui = canvas.ui.new_child(over);
    card::show(&canvas.on(&mut ui), picture, view, region);
}

/// Moves the cursor by the pressed arrows; returns its cell.
fn walk(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>, widget: Id) -> Region {
    let cells: Vec<DistanceCell> = picture.cells().collect();
    let previous: Option<CellPlace> = canvas.ui.data(|data| data.get_temp(widget));
    let is_there = |place: &CellPlace| cells.iter().any(|cell| cell.place == *place);
    let mut cursor = previous.filter(is_there).or(picture.start).unwrap_or_else(|| fullest(&cells));
    for (key, direction) in [
        (Key::ArrowLeft, [-1, 0]),
        (Key::ArrowRight, [1, 0]),
        (Key::ArrowUp, [0, 1]),
        (Key::ArrowDown, [0, -1]),
    ] {
        if canvas.ui.input(|input| input.key_pressed(key)) {
            cursor = next(&cells, cursor, direction).unwrap_or(cursor);
        }
    }
    canvas.ui.data_mut(|data| data.insert_temp(widget, cursor));
    Region::Cell { h: cursor.h, distance: cursor.distance }
}

/// Returns the place of the cell with the most boards.
fn fullest(cells: &[DistanceCell]) -> CellPlace {
    cells.iter().max_by_key(|cell| cell.boards).map_or(CellPlace { h: 0, distance: 0 }, |cell| cell.place)
}

/// Returns the nearest cell with a board in it in one direction, in the same row or column.
fn next(cells: &[DistanceCell], from: CellPlace, [right, up]: [i32; 2]) -> Option<CellPlace> {
    let away = |place: CellPlace| {
        [i32::from(place.distance) - i32::from(from.distance), i32::from(place.h) - i32::from(from.h)]
    };
    let ahead = |place: &CellPlace| {
        let [x, y] = away(*place);
        if right == 0 { x == 0 && y * up > 0 } else { y == 0 && x * right > 0 }
    };
    let places = cells.iter().map(|cell| cell.place).filter(ahead);
    places.min_by_key(|place| away(*place).map(i32::abs).iter().sum::<i32>())
}

/// Draws an outline around what the card shows.
fn outline(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>, region: Region) {
    let plan = picture.plan;
    let rect: Rect = match region {
        Region::Cell { h, distance } => picture.rect(CellPlace { h, distance }),
        Region::Level(h) => picture.row(h, plan.picture.union(plan.by_h)),
        Region::Depth(distance) => picture.column(distance, plan.picture.union(plan.by_distance)),
        Region::Overestimated => return,
    };
    let pen = Stroke::new(stroke::CURVE, canvas.palette().text);
    canvas.painter().rect_stroke(rect.expand(1.0), radius::XXS, pen, StrokeKind::Outside);
}
