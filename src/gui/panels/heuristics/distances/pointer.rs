//! Pointer and keyboard on the picture: what lies there is told, and a click or Enter loads a board from there.
//!
//! With keyboard focus on the picture, the arrows lead from cell to cell, over those that are empty.

use egui::{Id, Key, LayerId, Order, Rect, Role, Sense, Stroke, StrokeKind, UiBuilder, WidgetInfo};

use super::{
    card,
    scene::{DistanceCell, DistancePicture},
};
use crate::{
    app::{
        Action, HeuristicsAction, Region,
        view::heuristics::{DistancesFace, PicturePlace},
    },
    gui::{
        kit::{Canvas, id},
        theme::{radius, stroke},
        widgets::focus,
    },
};

/// Lets the picture be hovered, clicked and walked through.
pub fn show(canvas: &mut Canvas<'_, '_>, scene: &DistancePicture<'_>, view: &DistancesFace) {
    let plan = scene.plan;
    let whole = plan.picture.union(plan.by_h).union(plan.by_distance);
    let response = canvas.ui.interact(whole, id("study picture"), Sense::click());
    let label = canvas.say("heuristics-picture");
    response.widget_info(|| WidgetInfo::labeled(Role::Figure, true, &label));
    focus::keep_arrows(canvas.ui, &response);
    focus::ring(canvas.painter(), plan.picture.expand(3.0), radius::S, &response, canvas.palette());
    let pointed = response.hover_pos().and_then(|at| scene.region(at));
    let walked = response.has_focus().then(|| walk(canvas, scene, response.id));
    let Some(region) = pointed.or(walked) else { return };
    outline(canvas, scene, region);
    if view.is_current {
        show_card(canvas, scene, view, region);
    }
    // A click counts where there is something under the pointer; Enter is always about the cursor.
    if response.clicked() && (pointed.is_some() || response.has_focus()) {
        canvas.ask(Action::Heuristics(HeuristicsAction::Load(region)));
    }
}

/// The card floats: it comes and goes with the pointer, over whatever stands there.
fn show_card(canvas: &mut Canvas<'_, '_>, scene: &DistancePicture<'_>, view: &DistancesFace, region: Region) {
    let layer = LayerId::new(Order::Tooltip, id("study card over all"));
    let over = UiBuilder::new().id_salt("study card").layer_id(layer).max_rect(canvas.ui.max_rect());
    let mut ui = canvas.ui.new_child(over);
    card::show(&canvas.on(&mut ui), scene, view, region);
}

/// Moves the cursor as the arrows say; answers with where it is.
fn walk(canvas: &Canvas<'_, '_>, scene: &DistancePicture<'_>, picture: Id) -> Region {
    let cells: Vec<DistanceCell> = scene.cells().collect();
    let kept: Option<PicturePlace> = canvas.ui.data(|data| data.get_temp(picture));
    let is_there = |place: &PicturePlace| cells.iter().any(|cell| cell.place == *place);
    let mut cursor = kept.filter(is_there).or(scene.start).unwrap_or_else(|| fullest(&cells));
    for (key, way) in [
        (Key::ArrowLeft, [-1, 0]),
        (Key::ArrowRight, [1, 0]),
        (Key::ArrowUp, [0, 1]),
        (Key::ArrowDown, [0, -1]),
    ] {
        if canvas.ui.input(|input| input.key_pressed(key)) {
            cursor = next(&cells, cursor, way).unwrap_or(cursor);
        }
    }
    canvas.ui.data_mut(|data| data.insert_temp(picture, cursor));
    Region::Cell { h: cursor.h, distance: cursor.distance }
}

/// Where the most boards lie.
fn fullest(cells: &[DistanceCell]) -> PicturePlace {
    cells.iter().max_by_key(|cell| cell.boards).map_or(PicturePlace { h: 0, distance: 0 }, |cell| cell.place)
}

/// The nearest cell with a board in it, to the right and up or the other way.
fn next(cells: &[DistanceCell], from: PicturePlace, [right, up]: [i32; 2]) -> Option<PicturePlace> {
    let away = |place: PicturePlace| {
        [i32::from(place.distance) - i32::from(from.distance), i32::from(place.h) - i32::from(from.h)]
    };
    let ahead = |place: &PicturePlace| {
        let [x, y] = away(*place);
        if right == 0 { x == 0 && y * up > 0 } else { y == 0 && x * right > 0 }
    };
    let places = cells.iter().map(|cell| cell.place).filter(ahead);
    places.min_by_key(|place| away(*place).map(i32::abs).iter().sum::<i32>())
}

/// An outline around what is told about.
fn outline(canvas: &Canvas<'_, '_>, scene: &DistancePicture<'_>, region: Region) {
    let plan = scene.plan;
    let rect: Rect = match region {
        Region::Cell { h, distance } => scene.rect(PicturePlace { h, distance }),
        Region::Level(h) => scene.row(h, plan.picture.union(plan.by_h)),
        Region::Depth(distance) => scene.column(distance, plan.picture.union(plan.by_distance)),
        Region::Over => return,
    };
    let pen = Stroke::new(stroke::CURVE, canvas.palette().text);
    canvas.painter().rect_stroke(rect.expand(1.0), 1, pen, StrokeKind::Outside);
}
