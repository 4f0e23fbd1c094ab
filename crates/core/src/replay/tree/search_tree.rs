//! The search tree of one side of a recording: its nodes, how they hang together, and their places.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::{
    level_order::LevelOrder,
    level_placement::UNIT,
    lighting::{EventTimes, NodeTimes},
    node_arrays::NO_NODE,
};
use crate::{
    puzzle::{Board, Move},
    replay::Node,
    space::index_of,
    trace::Side,
};

/// The number of a node in the level order of its tree; the root is 0.
pub type NodeIndex = u32;

/// The search tree of one side of a recording.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SearchTree {
    pub(super) side: Side,
    /// Number of events that the tree was made from.
    pub(super) events: u64,
    pub(super) order: LevelOrder,
    /// The place of each node across its level, in steps.
    pub(super) places: Vec<i32>,
    pub(super) width: i32,
    pub(super) boards: Vec<Board>,
    pub(super) h: Vec<u16>,
    /// The amount by which a move raises f where h stays: 1, or 10 where h is in tenths of a move.
    pub(super) per_move: u16,
    pub(super) times: NodeTimes,
    /// Number of nodes of each level that are ever reached.
    pub(super) reached: Vec<u32>,
    /// All values of h, in ascending order.
    pub(super) h_values: Vec<u16>,
}

impl SearchTree {
    /// The side of the search that the tree belongs to.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Number of events, counted from the first, that the tree was made from. Later moments are shown as the last of
    /// these.
    pub const fn events(&self) -> u64 {
        self.events
    }

    /// Number of nodes, those to come included.
    pub const fn len(&self) -> usize {
        self.order.len()
    }

    /// Always `false`: a tree has its root.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Number of levels: one more than the greatest g.
    pub const fn levels(&self) -> usize {
        self.order.levels()
    }

    /// The nodes of a level, from 0 to the number of levels less one.
    pub fn level(&self, level: usize) -> Range<NodeIndex> {
        self.order.level_starts[level]..self.order.level_starts[level + 1]
    }

    /// Number of nodes of a level that are reached at any moment: expanded, or put into the frontier.
    pub fn ever_reached(&self, level: usize) -> u32 {
        self.reached[level]
    }

    /// The level of a node, which is its g.
    pub fn level_of(&self, node: NodeIndex) -> usize {
        self.order.level_starts.partition_point(|start| *start <= node) - 1
    }

    /// The node that produced a node; `None` for the root.
    pub fn parent(&self, node: NodeIndex) -> Option<NodeIndex> {
        (node > 0).then(|| self.order.parents[node as usize])
    }

    /// The successors of a node, in the order in which they are produced.
    pub fn children(&self, node: NodeIndex) -> Range<NodeIndex> {
        self.order.first_children[node as usize]..self.order.first_children[node as usize + 1]
    }

    /// A node and all nodes below it: one range for each level.
    pub fn subtree(&self, node: NodeIndex) -> impl Iterator<Item = Range<NodeIndex>> {
        let first_child = |node: NodeIndex| self.order.first_children[node as usize];
        let below = move |nodes: &Range<NodeIndex>| {
            Some(first_child(nodes.start)..first_child(nodes.end)).filter(|nodes| !nodes.is_empty())
        };
        std::iter::successors(Some(node..node + 1), below)
    }

    /// The board of a node with its g, h and f.
    #[inline]
    pub fn node(&self, node: NodeIndex) -> Node {
        let (g, h) = (self.level_of(node) as u8, self.h[node as usize]);
        Node { board: self.board(node), g, h, f: self.f(g, h), side: self.side() }
    }

    /// The f of a node with this g and h.
    pub(super) const fn f(&self, g: u8, h: u16) -> u16 {
        g as u16 * self.per_move + h
    }

    pub fn board(&self, node: NodeIndex) -> Board {
        self.boards[node as usize]
    }

    /// The move that produced a node; `None` for the root.
    pub fn by(&self, node: NodeIndex) -> Option<Move> {
        self.board(self.parent(node)?).move_to(self.board(node))
    }

    /// The place of a node across its level, from 0 to [`width`](Self::width), in units. No two nodes of a level are
    /// closer than 1.
    #[inline]
    pub fn place(&self, node: NodeIndex) -> f64 {
        f64::from(self.places[node as usize]) / f64::from(UNIT)
    }

    /// The place of a node as a share of the breadth of the fullest level, from 0 to 1: half a unit is left free at
    /// either end.
    #[inline]
    pub fn share(&self, node: NodeIndex) -> f64 {
        (self.place(node) + 0.5) / (self.width() + 1.0)
    }

    /// The greatest place, in units: that of the last node of the fullest level.
    pub fn width(&self) -> f64 {
        f64::from(self.width) / f64::from(UNIT)
    }

    /// The nodes of a level between two places, both included.
    pub fn between(&self, level: usize, from: f64, to: f64) -> Range<NodeIndex> {
        let start = self.first_from(level, from);
        // Places are whole steps, so a limit is rounded once and whole numbers are compared.
        let last = (to * f64::from(UNIT)).floor() as i32;
        start..self.first_where(level, |place| place > last).max(start)
    }

    /// The first node of a level at or after a place; the end of the level if there is none.
    #[inline]
    pub fn first_from(&self, level: usize, place: f64) -> NodeIndex {
        let first = (place * f64::from(UNIT)).ceil() as i32;
        self.first_where(level, |place| place >= first)
    }

    /// The same node as [`Self::first_from`], which must not be before `near`: quicker where it is not far behind that.
    #[inline]
    pub fn first_from_near(&self, level: usize, near: NodeIndex, place: f64) -> NodeIndex {
        let first = (place * f64::from(UNIT)).ceil() as i32;
        let places = &self.places[near as usize..self.level(level).end as usize];
        // Steps that double, then the half of the last one that holds the place.
        let mut step = 1;
        while step < places.len() && places[step - 1] < first {
            step *= 2;
        }
        let part = step / 2..step.min(places.len());
        near + (part.start + places[part].partition_point(|place| *place < first)) as NodeIndex
    }

    /// The first node of a level whose place, in steps, is far enough.
    fn first_where(&self, level: usize, is_far: impl Fn(i32) -> bool) -> NodeIndex {
        let nodes = self.level(level);
        let places = &self.places[nodes.start as usize..nodes.end as usize];
        nodes.start + places.partition_point(|place| !is_far(*place)) as NodeIndex
    }

    /// The node of a level that is nearest to a place.
    pub fn nearest(&self, level: usize, place: f64) -> NodeIndex {
        let nodes = self.level(level);
        let after = self.first_from(level, place);
        let around = [after.saturating_sub(1).max(nodes.start), after.min(nodes.end - 1)];
        let [before, after] = around.map(|node| (self.place(node) - place).abs());
        if before <= after { around[0] } else { around[1] }
    }

    /// The nodes from the root to a node, both included.
    pub fn path_to(&self, node: NodeIndex) -> Vec<NodeIndex> {
        let mut path: Vec<NodeIndex> = std::iter::successors(Some(node), |node| self.parent(*node)).collect();
        path.reverse();
        path
    }

    pub fn child(&self, node: NodeIndex, board: Board) -> Option<NodeIndex> {
        self.children(node).find(|child| self.board(*child) == board)
    }

    /// The nodes from the root along some boards, the first of which is the root's. The path ends early where no child
    /// has the next board.
    pub fn along(&self, boards: impl IntoIterator<Item = Board>) -> Vec<NodeIndex> {
        let mut path = vec![0];
        for board in boards.into_iter().skip(1) {
            let Some(next) = self.child(path[path.len() - 1], board) else { break };
            path.push(next);
        }
        path
    }

    /// The node by which a search that stores the boards it has reached knows a board after `moment` events.
    pub fn of_board(&self, board: Board, moment: u64) -> Option<NodeIndex> {
        let NodeTimes::Events(EventTimes { produced, latest, older, .. }) = &self.times else { return None };
        let mut node = latest.get(index_of(board)).copied().filter(|node| *node != NO_NODE)?;
        // A board of the other half has the same index.
        if self.board(node) != board {
            return None;
        }
        while u64::from(produced[node as usize]) >= moment {
            node = older.iter().find(|(newer, _)| *newer == node)?.1;
        }
        Some(node)
    }

    /// The last node of a subtree in depth-first order.
    pub(super) fn last_below(&self, node: NodeIndex) -> NodeIndex {
        let mut last = node;
        while let Some(child) = self.children(last).next_back() {
            last = child;
        }
        last
    }
}
