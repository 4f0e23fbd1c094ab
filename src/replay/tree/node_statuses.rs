//! What all nodes of a tree are at a moment, and how many of each level are what.

use std::ops::{Add, Range};

use super::{
    lighting::NodeTimes,
    node_status::{NodeCounts, NodeStatus},
    search_tree::{NodeIndex, SearchTree},
    tree_moment::TreeMoment,
};

/// What all nodes of a tree are at a moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NodeStatuses {
    statuses: Vec<NodeStatus>,
    levels: Vec<NodeCounts>,
}

impl NodeStatuses {
    pub fn of(tree: &SearchTree, at: &TreeMoment) -> Self {
        let mut statuses = Self::default();
        statuses.go_to(tree, at);
        statuses
    }

    /// Goes to another moment, or to another tree. What was shown before makes no difference.
    pub fn go_to(&mut self, tree: &SearchTree, at: &TreeMoment) {
        tree.times.statuses(&at.point, &mut self.statuses);
        let counts = |level| NodeCounts::among(self.of_nodes(&tree.level(level)));
        self.levels = (0..tree.levels()).map(counts).collect();
    }

    pub fn at(&self, node: NodeIndex) -> NodeStatus {
        self.statuses[node as usize]
    }

    pub fn all(&self) -> &[NodeStatus] {
        &self.statuses
    }

    /// How many nodes of each level are what.
    pub fn levels(&self) -> &[NodeCounts] {
        &self.levels
    }

    /// How many of some nodes that follow one another are what.
    pub fn among(&self, nodes: Range<NodeIndex>) -> NodeCounts {
        NodeCounts::among(self.of_nodes(&nodes))
    }

    /// How many nodes are what.
    pub fn total(&self) -> NodeCounts {
        self.levels.iter().fold(NodeCounts::default(), |sum, level| sum + *level)
    }

    /// How many nodes of a subtree are what, its root included.
    pub fn below(&self, tree: &SearchTree, node: NodeIndex) -> NodeCounts {
        let counts = tree.subtree(node).map(|nodes| NodeCounts::among(self.of_nodes(&nodes)));
        counts.fold(NodeCounts::default(), Add::add)
    }

    /// How many nodes of a subtree wait or have been expanded, its root included.
    pub fn reached_below(&self, tree: &SearchTree, node: NodeIndex) -> u32 {
        let is_reached = |status: &&NodeStatus| status.is_reached();
        let reached = |nodes: Range<NodeIndex>| self.of_nodes(&nodes).iter().filter(is_reached).count();
        tree.subtree(node).map(reached).sum::<usize>() as u32
    }

    fn of_nodes(&self, nodes: &Range<NodeIndex>) -> &[NodeStatus] {
        &self.statuses[nodes.start as usize..nodes.end as usize]
    }
}

/// How many boards of a tree were reached again by a shorter path before a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImprovedNodes {
    /// Those whose older node waited in the frontier.
    pub open: u32,
    /// Those whose older node had been expanded.
    pub expanded: u32,
}

impl SearchTree {
    /// How many boards were reached again by a shorter path before a moment. Their older nodes count as duplicates.
    pub fn improved(&self, at: &TreeMoment) -> ImprovedNodes {
        let mut improved = ImprovedNodes::default();
        if let NodeTimes::Events(times) = &self.times {
            let older = times.older.iter().map(|(_, older)| *older as usize);
            for node in older.filter(|node| times.dropped[*node] < at.point.events) {
                // An expanded board is not expanded by its older node once it is improved.
                let count = if times.expanded[node] < times.dropped[node] {
                    &mut improved.expanded
                } else {
                    &mut improved.open
                };
                *count += 1;
            }
        }
        improved
    }

    /// How often a node of the tree has been expanded, all nodes together.
    pub fn expansions(&self, at: &TreeMoment) -> u64 {
        (0..self.len() as NodeIndex).map(|node| u64::from(self.times_expanded(node, at))).sum()
    }
}
