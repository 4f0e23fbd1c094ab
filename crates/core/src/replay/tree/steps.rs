//! Steps from node to node with the arrow keys.

use strum::VariantArray;

use super::search_tree::{NodeIndex, SearchTree};

/// The direction of a step in a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum TreeStep {
    /// To the node that produced this one.
    Parent,
    /// To the first successor.
    FirstChild,
    /// To the sibling that was produced before this one.
    PreviousSibling,
    /// To the sibling that is produced after this one.
    NextSibling,
}

impl TreeStep {
    pub const ALL: [Self; 4] = *Self::VARIANTS.as_array().unwrap();
}

impl SearchTree {
    /// The node that a step leads to; `None` if there is none.
    pub fn step(&self, node: NodeIndex, step: TreeStep) -> Option<NodeIndex> {
        match step {
            TreeStep::Parent => self.parent(node),
            TreeStep::FirstChild => self.children(node).next(),
            TreeStep::PreviousSibling => {
                node.checked_sub(1).filter(|before| self.are_siblings(node, *before))
            }
            TreeStep::NextSibling => Some(node + 1).filter(|after| self.are_siblings(node, *after)),
        }
    }

    /// Whether one node produced both.
    fn are_siblings(&self, one: NodeIndex, other: NodeIndex) -> bool {
        let parent = self.parent(one);
        parent.is_some_and(|parent| self.children(parent).contains(&other))
    }
}
