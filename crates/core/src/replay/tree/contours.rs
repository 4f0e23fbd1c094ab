//! The plane of g and h: the nodes of each g and h, counted by status. f = g + h is the same along each
//! diagonal of the plane, f = h along each row.

use super::{
    lighting::NodeTimes,
    node_status::{NodeCounts, NodeStatus},
    node_statuses::NodeStatuses,
    search_tree::SearchTree,
    tree_moment::TreeMoment,
};

/// The nodes of a tree at a moment, counted by g, h and status.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contours {
    per_move: u16,
    h_values: Vec<u16>,
    /// The counts for each g and, within it, for each row.
    cells: Vec<NodeCounts>,
    bound: Option<u16>,
    next_bound: Option<u16>,
}

impl Contours {
    /// Counts the nodes of a tree by their statuses at a moment.
    pub fn of(tree: &SearchTree, statuses: &NodeStatuses, at: &TreeMoment) -> Self {
        let mut contours = Self {
            per_move: tree.per_move,
            h_values: tree.h_values.clone(),
            cells: vec![NodeCounts::default(); tree.levels() * tree.h_values.len()],
            bound: at.bound(),
            next_bound: next_bound(tree, at),
        };
        let rows = rows_by_h(&tree.h_values);
        for level in 0..tree.levels() {
            let first = level * tree.h_values.len();
            for node in tree.level(level) {
                let row = rows[usize::from(tree.h[node as usize])];
                contours.cells[first + row].add_node(statuses.at(node));
            }
        }
        contours
    }

    /// Number of columns: one for every g from 0 to the greatest.
    pub fn columns(&self) -> usize {
        self.cells.len() / self.h_values.len().max(1)
    }

    /// The h of each row: every value that occurs in the tree at any moment, in ascending order.
    pub fn rows(&self) -> &[u16] {
        &self.h_values
    }

    /// The nodes with a g and the h of a row, counted by status.
    pub fn cell(&self, g: usize, row: usize) -> NodeCounts {
        self.cells[g * self.h_values.len() + row]
    }

    /// The counts of a cell for this iteration: a node that an earlier iteration has pruned and this bound lets in
    /// counts as still to come.
    pub fn cell_under_bound(&self, g: usize, row: usize) -> NodeCounts {
        let counts = self.cell(g, row);
        let is_let_in = self.bound.is_some_and(|bound| self.f(g, row) <= bound);
        if is_let_in { counts.with_pruned_to_come() } else { counts }
    }

    /// The f of the nodes with a g and the h of a row.
    pub fn f(&self, g: usize, row: usize) -> u16 {
        g as u16 * self.per_move + self.h_values[row]
    }

    /// The amount by which a move raises f where h stays: 1, or 10 where h is in tenths of a move; 0 where f is h alone.
    pub const fn per_move(&self) -> u16 {
        self.per_move
    }

    /// The bound of a deepening search.
    pub const fn bound(&self) -> Option<u16> {
        self.bound
    }

    /// The next bound if the iteration ends here: the lowest f that it has pruned so far. `None` if it has pruned
    /// nothing, or if not all nodes of the iteration are in the tree.
    pub const fn next_bound(&self) -> Option<u16> {
        self.next_bound
    }
}

/// The row of each value of h, by value.
fn rows_by_h(h_values: &[u16]) -> Vec<usize> {
    let mut rows = vec![0; h_values.last().map_or(0, |most| usize::from(*most) + 1)];
    for (row, h) in h_values.iter().enumerate() {
        rows[usize::from(*h)] = row;
    }
    rows
}

/// The lowest f that has been pruned since the iteration began.
fn next_bound(tree: &SearchTree, at: &TreeMoment) -> Option<u16> {
    let NodeTimes::Iterations(times) = &tree.times else { return None };
    if times.truncated_from.is_some_and(|from| at.iteration() >= from) {
        return None;
    }
    let is_pruned_now = |node: &usize| {
        times.preorder[*node] < at.point.reached && tree.times.status(*node, &at.point) == NodeStatus::Pruned
    };
    let least_h = |level: usize| {
        let nodes = tree.level(level).map(|node| node as usize);
        nodes.filter(is_pruned_now).map(|node| tree.h[node]).min()
    };
    let by_level = (0..tree.levels()).filter_map(|level| Some(tree.f(level as u8, least_h(level)?)));
    by_level.min()
}
