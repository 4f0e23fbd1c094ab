//! The level order of a tree: the root, then its children, then theirs.
//!
//! The order inside a level is that of the parents, and among siblings that in which they were made. So no two edges
//! between two levels cross.

use serde::{Deserialize, Serialize};

use crate::trace::{Stop, StopCheck};

/// A tree in level order. All numbers of nodes are places in this order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LevelOrder {
    /// The parent of each node; the root's is the root.
    pub parents: Vec<u32>,
    /// The children of node i are nodes `first_children[i]` to `first_children[i + 1] - 1`.
    pub first_children: Vec<u32>,
    /// The nodes of level d are nodes `level_starts[d]` to `level_starts[d + 1] - 1`.
    pub level_starts: Vec<u32>,
}

impl LevelOrder {
    /// The level order of nodes, at least a root, given the parent of each, and the number that each node had before.
    /// The root has number 0, and a parent has a smaller number than its children.
    ///
    /// # Errors
    /// If `stop_check` ends the work.
    pub fn of(parents: &[u32], stop_check: StopCheck<'_>) -> Result<(Self, Vec<u32>), Stop> {
        let (ends, children) = sorted_by_parent(parents);
        stop_check()?;
        let count = parents.len();
        let mut made = Vec::with_capacity(count);
        let mut order = Self {
            parents: Vec::with_capacity(count),
            first_children: Vec::with_capacity(count + 1),
            level_starts: vec![0],
        };
        made.push(0);
        order.parents.push(0);
        let mut level_end = 1;
        for node in 0..count {
            if node == level_end {
                order.level_starts.push(node as u32);
                level_end = made.len();
                stop_check()?;
            }
            order.first_children.push(made.len() as u32);
            let own = made[node] as usize;
            let from = own.checked_sub(1).map_or(0, |before| ends[before]);
            made.extend_from_slice(&children[from as usize..ends[own] as usize]);
            order.parents.resize(made.len(), node as u32);
        }
        order.first_children.push(count as u32);
        order.level_starts.push(count as u32);
        Ok((order, made))
    }

    /// Number of nodes.
    pub const fn len(&self) -> usize {
        self.parents.len()
    }

    /// Number of levels.
    pub const fn levels(&self) -> usize {
        self.level_starts.len() - 1
    }
}

/// The end of the children of each parent in the second list, which has all nodes but the root, sorted by their
/// parents. A counting sort: siblings stay in the order in which they were made.
fn sorted_by_parent(parents: &[u32]) -> (Vec<u32>, Vec<u32>) {
    let mut ends = vec![0_u32; parents.len() + 1];
    for parent in &parents[1..] {
        ends[*parent as usize + 1] += 1;
    }
    let mut sum = 0;
    for end in &mut ends {
        sum += *end;
        *end = sum;
    }
    // At first each is the place where the children begin; it moves to where they end.
    let mut children = vec![0_u32; parents.len() - 1];
    for (node, parent) in (1..).zip(&parents[1..]) {
        let next = &mut ends[*parent as usize];
        children[*next as usize] = node;
        *next += 1;
    }
    (ends, children)
}
