//! Pointer and keyboard on the tree: they zoom and move the camera, point at a node, go to it, and walk from node to
//! node.

use egui::{Id, Key, Modifiers, Rect, Response, Role, Sense, WidgetInfo};
use eight_realms_app::app::{Action, InsideAction, TreeCamera, TreeFollowing, TreesSource};
use eight_realms_core::replay::tree::{NodeIndex, TreeStep};

use super::screen::TreeScreen;
use crate::gui::{
    kit::{Canvas, id},
    theme::{radius, sizes::map},
    widgets::{focus, pointer_place},
};

/// A node of one of the trees on the screen.
pub type NodeOnScreen = (usize, NodeIndex);

/// Arrow keys that lead across a level. The other two lead along a path: in a tree that grows to the left, left leads
/// to a child.
const ACROSS: [(Key, TreeStep); 2] =
    [(Key::ArrowUp, TreeStep::PreviousSibling), (Key::ArrowDown, TreeStep::NextSibling)];

/// Makes the place of the tree respond to presses, drags and Tab; screen readers read `label`.
pub fn sense(canvas: &Canvas<'_, '_>, place: Rect, label: impl Fn() -> String) -> Response {
    let response = canvas.ui.interact(place, id("search tree"), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Figure, true, label()));
    focus::keep_arrows(canvas.ui, &response);
    focus::ring(canvas.painter(), place, radius::S, &response, canvas.palette());
    response
}

/// Lets wheel, fingers and drags zoom the camera and move it across the levels; a double click shows the whole tree.
pub fn steer(
    canvas: &mut Canvas<'_, '_>,
    response: &Response,
    screens: &[TreeScreen<'_>],
    camera: TreeCamera,
) {
    let screen = &screens[0];
    let width = screens.iter().map(|screen| screen.tree.width()).fold(0.0, f64::max);
    let mut next = camera;
    if response.dragged() {
        next = next.moved(-screen.share_of(response.drag_delta().y));
    }
    if let Some(pointer) = response.hover_pos().filter(|_| response.contains_pointer()) {
        let (pinch, wheel, modifiers) =
            canvas.ui.input(|input| (input.zoom_delta(), input.smooth_scroll_delta(), input.modifiers));
        next = if modifiers.matches_exact(Modifiers::SHIFT) {
            // With Shift some systems turn the wheel's step sideways.
            next.moved(-screen.share_of(wheel.x + wheel.y))
        } else {
            let factor = f64::from(pinch * (wheel.y / map::WHEEL).exp());
            next.enlarged(factor, screen.share_at(pointer.y), width)
        };
    }
    if response.double_clicked() {
        next = TreeCamera::WHOLE;
    }
    if next != camera {
        canvas.ask(Action::Inside(InsideAction::Look(next)));
    }
}

/// The node under the pointer.
pub fn hovered(response: &Response, screens: &[TreeScreen<'_>]) -> Option<NodeOnScreen> {
    let pointer = pointer_place::of(response)?;
    screens.iter().enumerate().find_map(|(tree, screen)| Some((tree, screen.node_at(pointer)?)))
}

/// Goes to the node under the pointer on a click, and to the one that the keyboard has reached on Enter.
pub fn choose(
    canvas: &mut Canvas<'_, '_>,
    response: &Response,
    screens: &[TreeScreen<'_>],
    [hovered, walked]: [Option<NodeOnScreen>; 2],
) {
    // A click is about what is under the pointer, Enter about where the keyboard is.
    let is_pointed = canvas.ui.input(|input| input.pointer.any_click());
    let chosen = if is_pointed { hovered } else { walked };
    let Some((tree, node)) = chosen.filter(|_| response.clicked()) else { return };
    let screen = &screens[tree];
    canvas.ask(Action::Seek(screen.tree.moment_of(node, &screen.view.at)));
}

/// Position of the keyboard: the source of the trees, and the node.
#[derive(Clone, Copy)]
struct Cursor {
    source: TreesSource,
    node: NodeOnScreen,
}

/// Moves the cursor by the pressed arrows and returns its node, while the keyboard is in the tree. A node out of sight
/// comes into the middle.
pub fn walk(
    canvas: &mut Canvas<'_, '_>,
    response: &Response,
    screens: &[TreeScreen<'_>],
    camera: TreeCamera,
) -> Option<NodeOnScreen> {
    if !response.has_focus() {
        return None;
    }
    let model = canvas.context.view.model;
    let source = model.inside.trees_of(&model.trees_source()?)?.source;
    let cursor = remembered(canvas, response.id).filter(|cursor| cursor.source == source);
    let is_there =
        |node: &NodeOnScreen| screens.get(node.0).is_some_and(|screen| (node.1 as usize) < screen.tree.len());
    let mut at = cursor.map(|cursor| cursor.node).filter(is_there).unwrap_or_else(|| first(screens));
    let screen = &screens[at.0];
    let along = if screen.columns.direction() > 0.0 {
        [(Key::ArrowLeft, TreeStep::Parent), (Key::ArrowRight, TreeStep::FirstChild)]
    } else {
        [(Key::ArrowRight, TreeStep::Parent), (Key::ArrowLeft, TreeStep::FirstChild)]
    };
    for (key, step) in ACROSS.into_iter().chain(along) {
        if canvas.ui.input(|input| input.key_pressed(key)) {
            at.1 = screen.tree.step(at.1, step).unwrap_or(at.1);
        }
    }
    let place = screen.tree.share(at.1);
    if cursor.is_some_and(|cursor| cursor.node != at) && !camera.shows(place) {
        show_place(canvas, camera, place);
    }
    canvas.ui.data_mut(|data| data.insert_temp(response.id, Cursor { source, node: at }));
    Some(at)
}

/// Turns the camera to a place. Whoever walks away from the current node stops following it.
fn show_place(canvas: &mut Canvas<'_, '_>, camera: TreeCamera, place: f64) {
    if canvas.context.view.model.inside.following == TreeFollowing::On {
        canvas.ask(Action::Inside(InsideAction::SwitchFollowing));
    }
    canvas.ask(Action::Inside(InsideAction::Look(camera.showing(place))));
}

fn remembered(canvas: &Canvas<'_, '_>, widget: Id) -> Option<Cursor> {
    canvas.ui.data(|data| data.get_temp(widget))
}

/// The node at which a walk begins: the current one, or the root.
fn first(screens: &[TreeScreen<'_>]) -> NodeOnScreen {
    let last = |screen: &TreeScreen<'_>| screen.view.path.nodes.last().copied();
    let current = screens.iter().enumerate().find_map(|(tree, screen)| Some((tree, last(screen)?)));
    current.unwrap_or((0, 0))
}
