//! The progress of a search in its tree at a moment.

use super::{
    lighting::{NodeTimes, SearchPoint},
    node_status::NodeStatus,
    search_tree::{NodeIndex, SearchTree},
};
use crate::{
    puzzle::Board,
    replay::{Recording, Scene},
    trace::Event,
};

/// The progress of a search in its tree at a moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TreeMoment {
    pub(super) point: SearchPoint,
    path: Vec<NodeIndex>,
    bound: Option<u16>,
}

impl TreeMoment {
    /// The progress in a tree after the first `moment` events of its recording or, if the tree was made from fewer,
    /// after the last of these.
    pub fn of(tree: &SearchTree, recording: &Recording, moment: u64) -> Self {
        let moment = moment.min(tree.events()).min(recording.len());
        let scene = recording.scene_at(moment);
        let mut point = SearchPoint { events: moment as u32, ..SearchPoint::default() };
        let path = match &tree.times {
            NodeTimes::Events(_) => tree.path_to_current(&scene, moment),
            NodeTimes::Iterations(_) if moment == 0 => Vec::new(),
            NodeTimes::Iterations(times) => {
                let path = tree.along(scene.stack.iter().map(|node| node.board));
                let last = tree.last_in_iteration(&path, recording, &scene);
                point.iteration = scene.tally.iterations.max(1) as u16;
                [point.reached, point.expanded] = last.places(&times.preorder);
                path
            }
        };
        Self { point, path, bound: scene.bound }
    }

    /// Events that have happened.
    pub const fn moment(&self) -> u64 {
        self.point.events as u64
    }

    /// The iteration of a deepening search, from 1; 0 before it begins, and in other searches.
    pub const fn iteration(&self) -> u16 {
        self.point.iteration
    }

    /// The bound of a deepening search.
    pub const fn bound(&self) -> Option<u16> {
        self.bound
    }

    /// The nodes from the root to the current one: the board being expanded, or looked up in a table. Empty if that
    /// board belongs to the other side. If it was left out of the tree, empty, or in a deepening search the part that
    /// the tree has.
    pub fn path(&self) -> &[NodeIndex] {
        &self.path
    }

    /// The node of the board being expanded, or looked up in a table.
    pub fn current(&self) -> Option<NodeIndex> {
        self.path.last().copied()
    }
}

/// The last node in depth-first order that an iteration has come to.
enum LastNode {
    /// Entered, and not expanded yet.
    Open(NodeIndex),
    /// Expanded, beyond the bound, or left after everything below it has been tried.
    Over(NodeIndex),
}

impl LastNode {
    /// The places in depth-first order before which nodes have been produced, and before which they have been expanded.
    fn places(&self, preorder: &[u32]) -> [u32; 2] {
        match *self {
            Self::Open(node) => [preorder[node as usize] + 1, preorder[node as usize]],
            Self::Over(node) => [preorder[node as usize] + 1; 2],
        }
    }
}

impl SearchTree {
    pub fn status(&self, node: NodeIndex, at: &TreeMoment) -> NodeStatus {
        self.times.status(node as usize, &at.point)
    }

    /// Number of times that a node has been expanded; more than one in a deepening search only.
    pub fn times_expanded(&self, node: NodeIndex, at: &TreeMoment) -> u32 {
        self.times.times_expanded(node as usize, &at.point)
    }

    /// The nodes from the root to the current board; empty if the board belongs to the other side. A table is looked up
    /// forward, but its tree grows from the goal.
    fn path_to_current(&self, scene: &Scene, moment: u64) -> Vec<NodeIndex> {
        let is_own = |side| side == self.side() || scene.table_entry.is_some();
        let current = scene.current.filter(|current| is_own(current.side));
        let current = current.and_then(|current| self.of_board(current.board, moment));
        current.map_or_else(Vec::new, |current| self.path_to(current))
    }

    /// The last node that an iteration has come to: the end of its path in the tree, or a node below it. What is left
    /// out of the tree follows everything that the tree has below the same node.
    fn last_in_iteration(&self, path: &[NodeIndex], recording: &Recording, scene: &Scene) -> LastNode {
        let top = path.last().copied().unwrap_or(0);
        let all_below = || LastNode::Over(self.last_below(top));
        if scene.stack.len() > path.len() {
            return all_below();
        }
        let child = |board: Board| self.child(top, board);
        let last = match last_before_end(recording, scene) {
            Some(Event::Expand { .. }) => Some(LastNode::Over(top)),
            Some(Event::Open { board, .. }) => child(board).map(LastNode::Open),
            Some(Event::Prune { board, .. }) => child(board).map(LastNode::Over),
            Some(Event::Retreat { .. }) if scene.stack.is_empty() => None,
            Some(Event::Retreat { board, .. }) => {
                child(board).map(|left| LastNode::Over(self.last_below(left)))
            }
            Some(
                Event::Begin { .. }
                | Event::Deepen { .. }
                | Event::Improve { .. }
                | Event::Duplicate { .. }
                | Event::Meet { .. }
                | Event::LookUp { .. }
                | Event::Solved { .. },
            )
            | None => Some(LastNode::Open(0)),
        };
        last.unwrap_or_else(all_below)
    }
}

/// The last event or, if that is the end of the search, the one before: the end changes no node.
fn last_before_end(recording: &Recording, scene: &Scene) -> Option<Event> {
    let last = scene.last?;
    let is_end = matches!(last, Event::Solved { .. });
    if is_end { recording.event(recording.len().checked_sub(2)?) } else { Some(last) }
}
