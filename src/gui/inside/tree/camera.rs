//! Controls while only a part of the tree is shown: back to the whole tree, whether the camera follows the current
//! node, and an arrow to that node where it is out of sight.

use egui::{Align2, Key, Rect, Sense, Vec2, pos2, vec2};
use eight_realms_app::app::{Action, InsideAction, TreeCamera, TreeFollowing, ZoomStep};

use super::screen::TreeScreen;
use crate::gui::{
    keys::binding,
    kit::{Button, Canvas, Chosen, id},
    theme::{looks, space},
    widgets::marks::pointer,
};

/// Size of the arrow to a current node out of sight, and its distance from the edge.
const AWAY: f32 = 12.0;

pub fn show(canvas: &mut Canvas<'_, '_>, area: Rect, screens: &[TreeScreen<'_>], camera: TreeCamera) {
    let buttons = if camera.zoom() > 1.0 { show_buttons(canvas, area) } else { Rect::NOTHING };
    for screen in screens {
        show_arrow(canvas, (area, buttons), screen, camera);
    }
}

/// Shows the buttons in the lower left corner, where the tree has the fewest nodes; returns their place.
fn show_buttons(canvas: &mut Canvas<'_, '_>, area: Rect) -> Rect {
    let label = canvas.say("inside-whole");
    let corner = area.left_bottom();
    let place = Align2::LEFT_BOTTOM.anchor_size(corner, canvas.button_size(&label));
    let response = canvas.button(place, "tree whole", &label);
    canvas.on_click(&response, Action::Inside(InsideAction::Zoom(ZoomStep::Whole)));
    let key = const { binding("zoom") }.cap(Key::Num0, canvas.context.words);
    response.on_hover_text(canvas.context.hint(&label, &key));
    let label = canvas.say("inside-follow");
    let (corner, whole) = (place.right_bottom() + vec2(space::S, 0.0), place);
    let place = Align2::LEFT_BOTTOM.anchor_size(corner, canvas.button_size(&label));
    let is_on = Chosen::same(canvas.context.view.model.inside.following, TreeFollowing::On);
    let button = Button::new(place, id("tree follow"), &label, &looks::RAISED).choice(is_on);
    let response = canvas.press_word(button, &label);
    canvas.on_click(&response, Action::Inside(InsideAction::SwitchFollowing));
    response.on_hover_text(canvas.say("inside-follow-hint"));
    whole.union(place)
}

/// Shows the arrow at the upper or the lower edge, in the column of the current node, or above the buttons where they
/// are in its way.
fn show_arrow(
    canvas: &mut Canvas<'_, '_>,
    (area, buttons): (Rect, Rect),
    screen: &TreeScreen<'_>,
    camera: TreeCamera,
) {
    let Some(current) = screen.view.path.nodes.last() else { return };
    let at = screen.at(*current);
    let (y, direction) = if at.y < area.top() {
        (area.top() + AWAY, Vec2::UP)
    } else if at.y > area.bottom() {
        (area.bottom() - AWAY, Vec2::DOWN)
    } else {
        return;
    };
    let place = Rect::from_center_size(pos2(at.x, y), Vec2::splat(2.0 * AWAY));
    let is_in_the_way = place.intersects(buttons);
    let middle = if is_in_the_way { pos2(at.x, buttons.top() - AWAY) } else { place.center() };
    pointer(canvas.painter(), middle, direction, AWAY, canvas.context.accent());
    let label = canvas.say("inside-current");
    let place = Rect::from_center_size(middle, Vec2::splat(2.0 * AWAY));
    let response = canvas.ui.interact(place, id(("to current", screen.tree.side())), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &label));
    let there = camera.showing(screen.tree.share(*current));
    canvas.on_click(&response, Action::Inside(InsideAction::Look(there)));
    let key = const { binding("face") }.caps(canvas.context.words);
    response.on_hover_text(canvas.context.hint(&label, &key));
}
