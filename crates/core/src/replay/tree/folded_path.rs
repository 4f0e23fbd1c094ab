//! A path folded out of its tree: on every level the siblings of the path, each with a count of the nodes below it.

use super::{
    node_status::NodeStatus,
    node_statuses::NodeStatuses,
    search_tree::{NodeIndex, SearchTree},
};

/// A node beside a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoldedNode {
    pub node: NodeIndex,
    pub status: NodeStatus,
    /// Number of nodes of the subtree, this one included, that wait, have been expanded or were taken.
    pub reached: u32,
}

/// A level of a folded path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoldedLevel {
    /// The node of the path; `None` on the level after its last node.
    pub on_path: Option<NodeIndex>,
    /// The other successors of the previous node that have been produced, in the order of the moves.
    pub beside: Vec<FoldedNode>,
}

/// A path from the root of a tree, level by level, and after it the successors of its last node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FoldedPath {
    /// The levels, that of the root first.
    pub levels: Vec<FoldedLevel>,
}

impl FoldedPath {
    /// Folds a tree so that a path from its root remains.
    pub fn of(tree: &SearchTree, path: &[NodeIndex], statuses: &NodeStatuses) -> Self {
        let parents = std::iter::once(None).chain(path.iter().copied().map(Some));
        let nodes = path.iter().copied().map(Some).chain([None]);
        let level = |(parent, on_path): (Option<NodeIndex>, Option<NodeIndex>)| {
            let siblings = parent.map_or(0..0, |parent| tree.children(parent));
            let beside = siblings.filter(|node| Some(*node) != on_path);
            FoldedLevel { on_path, beside: beside.filter_map(|node| folded(tree, node, statuses)).collect() }
        };
        let mut levels: Vec<FoldedLevel> = parents.zip(nodes).map(level).collect();
        levels.pop_if(|last| last.beside.is_empty());
        Self { levels }
    }
}

/// The folded node; `None` if the node is still to come.
fn folded(tree: &SearchTree, node: NodeIndex, statuses: &NodeStatuses) -> Option<FoldedNode> {
    let status = statuses.at(node);
    let reached = || statuses.reached_below(tree, node);
    (status != NodeStatus::Unseen).then(|| FoldedNode { node, status, reached: reached() })
}
