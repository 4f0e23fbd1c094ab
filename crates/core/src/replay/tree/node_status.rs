//! The status of a node of a search tree at a moment, and counts of nodes by status.

use std::ops::{Add, AddAssign};

use strum::VariantArray;

/// The status of a node of a search tree at a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
#[repr(u8)]
pub enum NodeStatus {
    /// Not produced yet.
    #[default]
    Unseen,
    /// Waiting in the frontier. In a deepening search: just entered and expanded next.
    Open,
    /// Already expanded. In a deepening search: in this iteration.
    Expanded,
    /// Expanded by an earlier iteration of a deepening search, and not reached yet by this one.
    ExpandedEarlier,
    /// A path to a board that was reached before by a path as short or shorter, or later by a shorter one.
    Duplicate,
    /// Beyond the bound.
    Pruned,
    /// The goal, taken out of the frontier and not expanded.
    Taken,
}

impl NodeStatus {
    /// Number of statuses.
    pub const COUNT: usize = Self::VARIANTS.len();

    /// All statuses, in the order of their declaration.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.as_array().unwrap();

    /// Whether the search has the board of the node: it waits, has been expanded, or is the goal that was taken.
    pub const fn is_reached(self) -> bool {
        match self {
            Self::Open | Self::Expanded | Self::ExpandedEarlier | Self::Taken => true,
            Self::Unseen | Self::Duplicate | Self::Pruned => false,
        }
    }
}

/// The number of nodes with each status.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct NodeCounts([u32; NodeStatus::COUNT]);

impl NodeCounts {
    /// Counts the nodes of a list.
    pub fn among(statuses: &[NodeStatus]) -> Self {
        // A pass for each status is much faster than one for all: it compares many nodes at once, the more of them the
        // smaller the numbers in which it counts.
        let in_part = |part: &[NodeStatus], status| {
            u32::from(part.iter().map(|other| u8::from(*other == status)).sum::<u8>())
        };
        let parts = || statuses.chunks(usize::from(u8::MAX));
        Self(NodeStatus::ALL.map(|status| parts().map(|part| in_part(part, status)).sum()))
    }

    /// Counts one more node.
    #[inline]
    pub(super) const fn add_node(&mut self, status: NodeStatus) {
        self.0[status as usize] += 1;
    }

    /// Counts pruned nodes as still to come, because the bound of this iteration lets them in.
    #[must_use]
    pub const fn with_pruned_to_come(mut self) -> Self {
        let pruned = self.of(NodeStatus::Pruned);
        self.0[NodeStatus::Unseen as usize] += pruned;
        self.0[NodeStatus::Pruned as usize] = 0;
        self
    }

    #[inline]
    pub const fn of(&self, status: NodeStatus) -> u32 {
        self.0[status as usize]
    }

    /// Number of all nodes, those to come included.
    pub fn all(&self) -> u32 {
        self.0.iter().sum()
    }

    /// Number of nodes that wait, have been expanded or were taken, in this iteration or in an earlier one.
    pub fn reached(&self) -> u32 {
        let reached = NodeStatus::ALL.into_iter().filter(|status| status.is_reached());
        reached.map(|status| self.of(status)).sum()
    }
}

impl AddAssign for NodeCounts {
    fn add_assign(&mut self, other: Self) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }
}

impl Add for NodeCounts {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}
