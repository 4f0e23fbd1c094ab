//! One tree on the screen: the columns of its levels, the place of each of its nodes, and pointer and keyboard on it.

use std::ops::Range;

use egui::{Id, Key, Modifiers, Pos2, Rect, Response, Role, Sense, WidgetInfo, pos2};
use eight_realms_app::{
    desk::{
        camera::{TreeCamera, TreeFollowing},
        lanes::TreesSource,
    },
    inside::{InsideAction, view::TreeView},
    model::Action,
};
use eight_realms_core::{
    replay::tree::{Forest, NodeIndex, SearchTree, TreeStep},
    trace::Side,
};

use crate::gui::{
    kit::{Canvas, id},
    theme::{radius, sizes::map},
    widgets::{focus, pointer_place},
};

/// Width of the room for the names of the rows, in front of the columns.
pub const ROW_NAMES: f32 = 48.0;

/// The columns of the levels of a tree, one for each g. The second of two trees grows from the right.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Columns {
    /// The x of the middle of the root's column.
    root: f32,
    /// Distance from the column of a level to that of the next one, negative to the left.
    step: f32,
}

impl Columns {
    /// The columns of each tree of a forest, over the whole width of a place.
    pub fn of(forest: &Forest, place: Rect) -> Vec<Self> {
        let trees = forest.trees();
        let columns: usize = trees.iter().map(SearchTree::levels).sum();
        let pitch = place.width() / columns.max(1) as f32;
        let column = |tree: usize| match trees[tree].side() {
            Side::Backward if trees.len() > 1 => Self { root: place.right() - pitch / 2.0, step: -pitch },
            Side::Forward | Side::Backward => Self { root: place.left() + pitch / 2.0, step: pitch },
        };
        (0..trees.len()).map(column).collect()
    }

    /// The x of the middle of the column of a level.
    pub fn x(&self, level: usize) -> f32 {
        self.root + level as f32 * self.step
    }

    pub const fn pitch(&self) -> f32 {
        self.step.abs()
    }

    /// 1 where levels follow one another to the right, −1 to the left.
    pub const fn direction(&self) -> f32 {
        self.step.signum()
    }

    /// The level whose column is at `x`, if the tree has it.
    pub fn level_at(&self, x: f32, levels: usize) -> Option<usize> {
        let level = ((x - self.root) / self.step).round();
        (level >= 0.0 && (level as usize) < levels).then_some(level as usize)
    }
}

/// Largest size of a unit of breadth, in points, while the whole tree is shown.
const MAX_UNIT: f32 = 26.0;
/// Smallest room of a node, in points: a level with less is painted in the mean colours of its nodes.
const MIN_MARK_ROOM: f32 = 1.3;
/// Smallest and largest radius of a node.
const RADIUS: [f32; 2] = [1.4, 4.5];
/// Largest distance of the pointer from a node that it points at.
const NEAR: f32 = 12.0;

/// A tree in the place where it is drawn.
#[derive(Clone, Copy)]
pub struct TreeScreen<'a> {
    pub tree: &'a SearchTree,
    /// Statuses and path of the tree at the playhead.
    pub view: &'a TreeView,
    /// Area in which the tree is drawn.
    pub area: Rect,
    /// Columns of the tree's levels.
    pub columns: Columns,
    /// Points per unit of breadth.
    unit: f64,
    /// Place, in units, at the middle of the area.
    middle: f64,
}

impl<'a> TreeScreen<'a> {
    /// A tree in its area. A narrow tree is in the middle of the area.
    pub fn of(
        tree: &'a SearchTree,
        view: &'a TreeView,
        area: Rect,
        columns: Columns,
        camera: TreeCamera,
    ) -> Self {
        let breadth = tree.width() + 1.0;
        let unit = (f64::from(area.height()) / breadth).min(f64::from(MAX_UNIT)) * camera.zoom();
        let is_whole = breadth * unit <= f64::from(area.height());
        let middle = if is_whole { tree.width() / 2.0 } else { camera.centre() * breadth - 0.5 };
        Self { tree, view, area, columns, unit, middle }
    }

    /// Position of a node of a level.
    pub fn at_level(&self, node: NodeIndex, level: usize) -> Pos2 {
        let away = (self.tree.place(node) - self.middle) * self.unit;
        pos2(self.columns.x(level), self.area.center().y + away as f32)
    }

    /// Position of a node.
    pub fn at(&self, node: NodeIndex) -> Pos2 {
        self.at_level(node, self.tree.level_of(node))
    }

    /// The nodes of a level that are inside the area, and their neighbours.
    pub fn visible(&self, level: usize) -> Range<NodeIndex> {
        let half = f64::from(self.area.height()) / 2.0 / self.unit + 1.0;
        self.tree.between(level, self.middle - half, self.middle + half)
    }

    /// Whether f of a node is not above the bound of the iteration under way; false in a search without a bound.
    pub fn is_within_bound(&self, node: NodeIndex) -> bool {
        self.view.at.bound().is_some_and(|bound| self.tree.node(node).f <= bound)
    }

    /// Radius of a node, in points.
    pub fn radius(&self) -> f32 {
        let [least, most] = RADIUS;
        (self.unit as f32 * 0.36).clamp(least, most)
    }

    /// Whether a level has so many nodes that their mean colours are painted. That depends on how much the tree is
    /// enlarged, and not on which part is shown.
    pub fn is_full(&self, level: usize) -> bool {
        let height = (self.unit * (self.tree.width() + 1.0)).max(f64::from(self.area.height()));
        self.tree.level(level).len() as f64 * f64::from(MIN_MARK_ROOM) > height
    }

    /// The place at a height of the screen, as a share of the breadth: 0 to 1 within the tree.
    pub fn share_at(&self, y: f32) -> f64 {
        (self.place_at(y) + 0.5) / (self.tree.width() + 1.0)
    }

    /// A length in points as a share of the breadth.
    pub fn share_of(&self, points: f32) -> f64 {
        f64::from(points) / self.unit / (self.tree.width() + 1.0)
    }

    /// The node under the pointer.
    pub fn node_at(&self, pointer: Pos2) -> Option<NodeIndex> {
        let level = self.columns.level_at(pointer.x, self.tree.levels())?;
        let node = self.tree.nearest(level, self.place_at(pointer.y));
        let is_near =
            |at: Pos2| (at.y - pointer.y).abs() <= NEAR && (at.x - pointer.x).abs() <= self.reach(level);
        is_near(self.at_level(node, level)).then_some(node)
    }

    /// Largest distance to the side of its column at which a level can be pointed at.
    fn reach(&self, level: usize) -> f32 {
        if self.is_full(level) { self.columns.pitch() / 2.0 } else { NEAR }
    }

    /// The place, in units, at a height of the screen.
    pub fn place_at(&self, y: f32) -> f64 {
        self.middle + f64::from(y - self.area.center().y) / self.unit
    }
}

/// A node of one of the trees on the screen.
pub type NodeOnScreen = (usize, NodeIndex);

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

/// Arrow keys that lead across a level. The other two lead along a path: in a tree that grows to the left, left leads
/// to a child.
const ACROSS: [(Key, TreeStep); 2] =
    [(Key::ArrowUp, TreeStep::PreviousSibling), (Key::ArrowDown, TreeStep::NextSibling)];

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
    let mut at = cursor.map(|cursor| cursor.node).filter(is_there).unwrap_or_else(|| first_node(screens));
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

fn remembered(canvas: &Canvas<'_, '_>, widget: Id) -> Option<Cursor> {
    canvas.ui.data(|data| data.get_temp(widget))
}

/// The node at which a walk begins: the current one, or the root.
fn first_node(screens: &[TreeScreen<'_>]) -> NodeOnScreen {
    let last = |screen: &TreeScreen<'_>| screen.view.path.nodes.last().copied();
    let current = screens.iter().enumerate().find_map(|(tree, screen)| Some((tree, last(screen)?)));
    current.unwrap_or((0, 0))
}

/// Turns the camera to a place. Whoever walks away from the current node stops following it.
fn show_place(canvas: &mut Canvas<'_, '_>, camera: TreeCamera, place: f64) {
    if canvas.context.view.model.inside.following == TreeFollowing::On {
        canvas.ask(Action::Inside(InsideAction::SwitchFollowing));
    }
    canvas.ask(Action::Inside(InsideAction::Look(camera.showing(place))));
}
