//! The statuses of all nodes of a tree at a moment, and counts of the nodes of each level by status.

use std::ops::{Add, Range};

use super::{
    lighting::NodeTimes,
    node_status::{NodeCounts, NodeStatus},
    search_tree::{NodeIndex, SearchTree},
    tree_moment::TreeMoment,
};

/// The statuses of all nodes of a tree at a moment.
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

    /// Goes to another moment, or to another tree. The moment before makes no difference.
    pub fn go_to(&mut self, tree: &SearchTree, at: &TreeMoment) {
        tree.times.statuses(&at.point, &mut self.statuses);
        let counts = |level| NodeCounts::among(self.of_nodes(&tree.level(level)));
        self.levels = (0..tree.levels()).map(counts).collect();
    }

    #[inline]
    pub fn at(&self, node: NodeIndex) -> NodeStatus {
        self.statuses[node as usize]
    }

    pub fn all(&self) -> &[NodeStatus] {
        &self.statuses
    }

    /// The nodes of each level, counted by status.
    pub fn levels(&self) -> &[NodeCounts] {
        &self.levels
    }

    /// Counts nodes that follow one another by status.
    #[inline]
    pub fn among(&self, nodes: Range<NodeIndex>) -> NodeCounts {
        NodeCounts::among(self.of_nodes(&nodes))
    }

    /// Counts all nodes by status.
    pub fn total(&self) -> NodeCounts {
        self.levels.iter().fold(NodeCounts::default(), |sum, level| sum + *level)
    }

    /// Counts the nodes of a subtree by status, its root included.
    pub fn below(&self, tree: &SearchTree, node: NodeIndex) -> NodeCounts {
        let counts = tree.subtree(node).map(|nodes| NodeCounts::among(self.of_nodes(&nodes)));
        counts.fold(NodeCounts::default(), Add::add)
    }

    /// Counts the nodes of a subtree that wait, have been expanded or were taken, its root included.
    pub fn reached_below(&self, tree: &SearchTree, node: NodeIndex) -> u32 {
        let is_reached = |status: &&NodeStatus| status.is_reached();
        let reached = |nodes: Range<NodeIndex>| self.of_nodes(&nodes).iter().filter(is_reached).count();
        tree.subtree(node).map(reached).sum::<usize>() as u32
    }

    fn of_nodes(&self, nodes: &Range<NodeIndex>) -> &[NodeStatus] {
        &self.statuses[nodes.start as usize..nodes.end as usize]
    }
}

/// The number of boards of a tree that were reached again by a shorter path before a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImprovedNodes {
    /// Boards whose older node waited in the frontier.
    pub open: u32,
    /// Boards whose older node had been expanded.
    pub expanded: u32,
}

impl SearchTree {
    /// Counts the boards that were reached again by a shorter path before a moment. Their older nodes count as
    /// duplicates.
    pub fn improved(&self, at: &TreeMoment) -> ImprovedNodes {
        let mut improved = ImprovedNodes::default();
        if let NodeTimes::Events(times) = &self.times {
            let older = times.older.iter().map(|(_, older)| *older as usize);
            for node in older.filter(|node| times.dropped[*node] < at.point.events) {
                // A dropped node is not expanded any more, so an expansion comes before the drop.
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

    /// Counts the expansions of all nodes of the tree.
    pub fn expansions(&self, at: &TreeMoment) -> u64 {
        (0..self.len() as NodeIndex).map(|node| u64::from(self.times_expanded(node, at))).sum()
    }
}
