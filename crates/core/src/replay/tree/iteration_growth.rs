//! Growth of the tree of a deepening search: every iteration digs in the same tree, so that a path is a node once.

use super::{
    lighting::{IterationTimes, NO_ITERATION},
    node_arrays::{NO_NODE, NewNode, NodeArrays},
};
use crate::{
    puzzle::{Board, Move},
    trace::Event,
};

/// The children of a node: a slot for each move.
type ChildSlots = [u32; Move::ALL.len()];

/// A tree that grows with every event.
#[derive(Clone, Debug, Default)]
pub struct IterationGrowth {
    pub nodes: NodeArrays,
    pub times: IterationTimes,
    children: Vec<ChildSlots>,
    /// The nodes on the path being expanded.
    stack: Vec<u32>,
    /// The node that was entered last, and is expanded next.
    entered: u32,
    iteration: u16,
    /// Number of nodes when the iteration began.
    nodes_before: usize,
}

impl IterationGrowth {
    /// Takes note of event number `at`, from 0.
    #[inline]
    pub fn note(&mut self, at: u32, event: &Event) {
        match *event {
            Event::Begin { board, h, .. } => self.begin(board, h),
            Event::Deepen { .. } => self.deepen(at),
            Event::Expand { .. } => self.expand(),
            Event::Open { board, by, g, h, f, .. } => self.enter(NewNode { board, g, h, f }, by),
            Event::Prune { board, by, g, h, f } => _ = self.child(NewNode { board, g, h, f }, by),
            Event::Retreat { .. } => _ = self.stack.pop(),
            Event::Improve { .. }
            | Event::Duplicate { .. }
            | Event::Meet { .. }
            | Event::LookUp { .. }
            | Event::Solved { .. } => {}
        }
    }

    fn begin(&mut self, board: Board, h: u16) {
        self.iteration = 1;
        self.push(NewNode::root(board, h), 0);
        self.times.entered[0] = 1;
        self.times.unexpanded = Some(0);
    }

    fn deepen(&mut self, at: u32) {
        self.times.begun.push(at);
        self.iteration = self.times.begun.len() as u16;
        self.nodes_before = self.nodes.len();
        self.stack.clear();
        self.entered = 0;
    }

    fn expand(&mut self) {
        self.stack.push(self.entered);
        self.times.unexpanded = None;
    }

    fn enter(&mut self, node: NewNode, by: Move) {
        self.entered = self.child(node, by);
        if let Some(entered) = self.times.entered.get_mut(self.entered as usize)
            && *entered == NO_ITERATION
        {
            *entered = self.iteration;
            self.times.unexpanded = Some(self.entered);
        }
    }

    /// The successor by a move of the node being expanded: the one that an earlier iteration made, or a new one.
    /// Everything below a node that is left out is left out too.
    fn child(&mut self, node: NewNode, by: Move) -> u32 {
        let Some(parent) = self.stack.last().copied().filter(|node| *node != NO_NODE) else { return NO_NODE };
        let slot = self.children[parent as usize][by as usize];
        if slot != NO_NODE {
            return slot;
        }
        if self.times.truncated_from.is_none() && self.nodes.is_full() {
            self.leave_out();
        }
        if self.times.truncated_from.is_some() {
            return NO_NODE;
        }
        let child = self.push(node, parent);
        self.children[parent as usize][by as usize] = child;
        child
    }

    fn push(&mut self, node: NewNode, parent: u32) -> u32 {
        self.times.produced.push(self.iteration);
        self.times.entered.push(NO_ITERATION);
        self.children.push([NO_NODE; _]);
        self.nodes.push(node, parent)
    }

    /// Stops making nodes. The nodes that this iteration has made so far would look as if it had searched one part of
    /// the tree only, so they are left out too, unless it is the first iteration.
    fn leave_out(&mut self) {
        self.times.truncated_from = Some(self.iteration);
        if self.iteration == 1 {
            return;
        }
        let len = self.nodes_before;
        let is_left_out = |node: &u32| *node as usize >= len;
        self.nodes.truncate(len);
        self.times.produced.truncate(len);
        self.times.entered.truncate(len);
        self.children.truncate(len);
        let slots = self.children.as_flattened_mut().iter_mut();
        slots.chain(&mut self.stack).filter(|node| is_left_out(node)).for_each(|node| *node = NO_NODE);
    }
}
