//! One tree on the screen: the place of each of its nodes, and which of them are shown.

use std::ops::Range;

use egui::{Pos2, Rect, pos2};
use eight_realms_app::app::{TreeCamera, view::TreeView};
use eight_realms_core::replay::tree::{NodeIndex, SearchTree};

use super::columns::Columns;

/// Largest size of a unit of breadth, in points, while the whole tree is shown.
const MAX_UNIT: f32 = 26.0;
/// Smallest room of a node, in points: a level with less is painted in the mean colours of its nodes.
const MIN_MARK_ROOM: f32 = 1.3;
/// Smallest and largest radius of a node.
const RADIUS: [f32; 2] = [1.4, 4.5];
/// Largest distance of the pointer from a node that it points at.
const NEAR: f32 = 12.0;

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
