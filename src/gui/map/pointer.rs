//! The pointer on a map: it enlarges, moves, points at a board, and makes its card stay.

use egui::{Align2, Key, Painter, Pos2, Rect, Response, Role, Sense, Stroke, Vec2, WidgetInfo};
use eight_realms_app::app::{Action, MapAction, MapCamera, PickedBoard, ZoomStep};
use eight_realms_core::{
    map::{BoardIndex, Layout},
    puzzle::Board,
    realm::Realm,
};

use super::screen::Screen;
use crate::gui::{
    keys::binding,
    kit::{Canvas, id},
    theme::{MapColors, sizes::map, space, stroke},
};

/// Radius of the ring around a board that is pointed out.
const POINTED_OUT: f32 = 4.5;

/// Senses presses and drags on the place of a map. The keyboard focus does not stop at it, or Space would not play.
pub fn sense(
    canvas: &Canvas<'_, '_>,
    place: Rect,
    name: impl std::hash::Hash + std::fmt::Debug,
    label: &str,
) -> Response {
    let response = canvas.ui.interact(place, id(("map", name)), Sense::CLICK | Sense::DRAG);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, label));
    response
}

/// Lets wheel, fingers and drags move the camera.
pub fn steer(canvas: &mut Canvas<'_, '_>, response: &Response, screen: &Screen, camera: MapCamera) {
    let mut next = camera;
    if response.dragged() {
        let parts = -response.drag_delta() / screen.map().size();
        next = next.moved(parts.into());
    }
    if let Some(pointer) = response.hover_pos().filter(|_| response.contains_pointer()) {
        let (pinch, wheel) = canvas.ui.input(|input| (input.zoom_delta(), input.smooth_scroll_delta().y));
        next = next.enlarged(pinch * (wheel / map::WHEEL).exp(), screen.parts(pointer));
    }
    if next != camera {
        canvas.ask(Action::Map(MapAction::Look(next)));
    }
}

/// Returns the place of the button back to the whole map, in a corner of the visible part; `None` while all of the map
/// is visible.
pub fn whole_place(canvas: &Canvas<'_, '_>, screen: &Screen, camera: MapCamera) -> Option<Rect> {
    let size = canvas.button_size(&canvas.say("map-whole"));
    let corner = screen.visible().max - Vec2::splat(space::S);
    (camera != MapCamera::WHOLE).then(|| Align2::RIGHT_BOTTOM.anchor_size(corner, size))
}

/// Draws the button back to the whole map.
pub fn show_whole(canvas: &mut Canvas<'_, '_>, screen: &Screen, camera: MapCamera) {
    let Some(place) = whole_place(canvas, screen, camera) else { return };
    let label = canvas.say("map-whole");
    let response = canvas.button(place, "map whole", &label);
    canvas.on_click(&response, Action::Map(MapAction::Zoom(ZoomStep::Whole)));
    let key = const { binding("zoom") }.cap(Key::Num0, canvas.context.words);
    response.on_hover_text(canvas.context.hint(&label, &key));
}

/// Draws a ring that points out a place.
pub fn cross(painter: &Painter, at: Pos2, colors: &MapColors) {
    for (width, color) in [(stroke::STRONG + stroke::CURVE, colors.casing), (stroke::CURVE, colors.mark)] {
        painter.circle_stroke(at, POINTED_OUT, Stroke::new(width, color));
    }
}

/// Returns the boards under the pointer.
pub fn indices_at<'a>(layout: &'a Layout, screen: &Screen, pointer: Pos2) -> &'a [BoardIndex] {
    let texel = layout.texels().texel_at(screen.texels(pointer));
    texel.map_or(&[], |texel| layout.indices_at(texel))
}

/// Makes the card of a clicked board stay; after a click on the same board, or on none, no card stays.
pub fn pick(canvas: &mut Canvas<'_, '_>, response: &Response, realm: Realm, board: Option<Board>) {
    if response.clicked() {
        let picked = board.map(|board| PickedBoard { realm, board });
        let before = canvas.context.view.model.map.picked;
        canvas.ask(Action::Map(MapAction::Pick(picked.filter(|picked| before != Some(*picked)))));
    }
}
