//! The moment that belongs to a node: right after its expansion or, if it has none, right after it was produced.
//!
//! For a deepening search no event is stored. Everything before a node in depth-first order has sent a known number of
//! events in an iteration, so they are counted: three for a node that is entered (opened, expanded, left again), one
//! for a node that is pruned.

use super::{
    lighting::{EventTimes, IterationTimes, NEVER, NodeTimes},
    search_tree::{NodeIndex, SearchTree},
    tree_moment::TreeMoment,
};
use crate::replay::Recording;

impl SearchTree {
    /// The moment right after a node's expansion. A deepening search expands a node many times: the last time up to
    /// `at` counts or, if all are still to come, the first. For a node that is never expanded, the moment right after
    /// the event that opened, dropped or pruned it.
    pub fn moment_of(&self, node: NodeIndex, at: &TreeMoment) -> u64 {
        match &self.times {
            NodeTimes::Events(EventTimes { produced, expanded, .. }) => {
                let [produced, expanded] = [produced, expanded].map(|events| events[node as usize]);
                u64::from(if expanded == NEVER { produced } else { expanded }) + 1
            }
            NodeTimes::Iterations(times) => {
                self.moment_in(times.iteration_of(node as usize, at), node, times)
            }
        }
    }

    /// The moment right after the first expansion of a level; `None` if none of its nodes is ever expanded.
    pub fn moment_of_level(&self, level: usize) -> Option<u64> {
        self.first_expansion(self.level(level))
    }

    /// The moment right after the first expansion of a node with this g and h; `None` if none is ever expanded.
    pub fn moment_of_cell(&self, g: usize, h: u16) -> Option<u64> {
        self.first_expansion(self.level(g).filter(|node| self.h[*node as usize] == h))
    }

    /// Whether a node with this g and h is ever expanded.
    pub fn is_cell_expanded(&self, g: usize, h: u16) -> bool {
        let is_expanded = |node: usize| match &self.times {
            NodeTimes::Events(times) => times.expanded[node] != NEVER,
            NodeTimes::Iterations(times) => times.is_expanded(node),
        };
        self.level(g).map(|node| node as usize).any(|node| self.h[node] == h && is_expanded(node))
    }

    fn first_expansion(&self, nodes: impl Iterator<Item = NodeIndex>) -> Option<u64> {
        match &self.times {
            NodeTimes::Events(times) => {
                let first = nodes.map(|node| times.expanded[node as usize]).min()?;
                (first != NEVER).then_some(u64::from(first) + 1)
            }
            NodeTimes::Iterations(times) => {
                let expanded = nodes.filter(|node| times.is_expanded(*node as usize));
                let key = |node: &NodeIndex| (times.entered[*node as usize], times.preorder[*node as usize]);
                let first = expanded.min_by_key(key)?;
                let iteration = times.entered[first as usize];
                let is_whole = times.truncated_from.is_none_or(|from| iteration < from);
                is_whole.then(|| self.moment_in(iteration, first, times))
            }
        }
    }

    /// The number of a node's expansion in the whole search, from 1: the last expansion of this node up to `at`. `None`
    /// if the node has not been expanded.
    pub fn expansion_number(&self, node: NodeIndex, at: &TreeMoment, recording: &Recording) -> Option<u64> {
        (self.times_expanded(node, at) > 0).then(|| recording.expanded_by(self.moment_of(node, at)))
    }

    /// The moment right after the expansion of a node in an iteration that produces it or, if the iteration does not
    /// expand the node, right after the event that opened or pruned it.
    fn moment_in(&self, iteration: u16, node: NodeIndex, times: &IterationTimes) -> u64 {
        let Some(begun) = times.begun.get(usize::from(iteration) - 1) else { return 1 };
        let place = times.preorder[node as usize];
        let (mut entered, mut pruned) = (0_u64, 0_u64);
        for ((preorder, entered_in), produced_in) in
            times.preorder.iter().zip(&times.entered).zip(&times.produced)
        {
            if *preorder < place && *produced_in <= iteration {
                let is_entered = *entered_in <= iteration;
                entered += u64::from(is_entered);
                pruned += u64::from(!is_entered);
            }
        }
        // The root is not opened, and the nodes on the path to this one have not been left.
        let not_left = self.level_of(node) as u64;
        let before = u64::from(*begun) + 1 + 3 * entered + pruned - not_left - u64::from(node > 0);
        let own = if node == 0 || times.entered[node as usize] > iteration { 1 } else { 2 };
        before + if times.unexpanded == Some(node) { 1 } else { own }
    }
}

impl IterationTimes {
    /// Whether any iteration expands a node.
    fn is_expanded(&self, node: usize) -> bool {
        self.is_entered(node) && self.unexpanded != Some(node as u32)
    }

    /// The iteration to go to for a node: one that expands the node or, if none does, one that prunes it. An iteration
    /// of which all nodes are in the tree is preferred.
    fn iteration_of(&self, node: usize, at: &TreeMoment) -> u16 {
        let (now, entered) = (at.point.iteration, self.entered[node]);
        let first = if self.is_entered(node) { entered } else { self.produced[node] };
        let last = if self.preorder[node] < at.point.expanded { now } else { now.saturating_sub(1) };
        let whole = self.truncated_from.map_or(u16::MAX, |from| from - 1);
        last.max(first).min(whole).max(self.produced[node])
    }
}
