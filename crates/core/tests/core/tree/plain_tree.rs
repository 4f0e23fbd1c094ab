//! A search tree replayed with plain maps, each node by its path: the trees must agree with it.

use std::collections::HashMap;

use eight_realms_core::{
    puzzle::{Board, Move},
    replay::tree::{NodeIndex, NodeStatus, SearchTree},
    trace::{Event, GoalTest, Side},
};

/// The tree of one side after the events so far. Nodes are numbered as they are produced.
#[derive(Default)]
pub struct PlainTree {
    is_backward: bool,
    children: HashMap<(usize, Move), usize>,
    by: Vec<Option<Move>>,
    boards: Vec<Board>,
    pub statuses: Vec<NodeStatus>,
    pub expansions: Vec<u32>,
    /// The node by which each board is known, where boards are stored.
    known: HashMap<Board, usize>,
    /// The node whose successors are being produced; in a deepening search the path to it.
    stack: Vec<usize>,
    entered: usize,
    is_deepening: bool,
}

impl PlainTree {
    pub fn of(side: Side) -> Self {
        Self { is_backward: side == Side::Backward, ..Self::default() }
    }

    pub fn apply(&mut self, event: &Event) {
        match *event {
            Event::Begin { board, side, .. } if self.is_own(side) => {
                let root = self.make(board, None);
                self.know(root, NodeStatus::Open);
            }
            Event::Expand { board, side, .. } if self.is_own(side) => self.expand(board),
            Event::Open { board, by, side, .. } if self.is_own(side) => self.open(board, by),
            Event::Improve { board, by, .. } => {
                self.statuses[self.known[&board]] = NodeStatus::Duplicate;
                self.open(board, by);
            }
            Event::Duplicate { board, by, side, .. } if self.is_own(side) => {
                let parent = *self.stack.last().expect("something is expanded");
                if self.by[parent].map(Move::opposite) != Some(by) {
                    let node = self.child(board, by);
                    self.statuses[node] = NodeStatus::Duplicate;
                }
            }
            Event::Prune { board, by, .. } => {
                let node = self.child(board, by);
                self.statuses[node] = NodeStatus::Pruned;
            }
            Event::Deepen { .. } => self.deepen(),
            Event::Retreat { .. } => _ = self.stack.pop(),
            Event::Solved { goal, test: GoalTest::Expanded, .. } => {
                self.statuses[self.known[&goal]] = NodeStatus::Taken;
            }
            _ => {}
        }
    }

    fn is_own(&self, side: Side) -> bool {
        self.is_backward == (side == Side::Backward)
    }

    fn deepen(&mut self) {
        self.is_deepening = true;
        self.stack.clear();
        self.entered = 0;
        for status in self.statuses.iter_mut().filter(|status| **status == NodeStatus::Expanded) {
            *status = NodeStatus::ExpandedEarlier;
        }
        self.statuses[0] = NodeStatus::Open;
    }

    fn expand(&mut self, board: Board) {
        let node = if self.is_deepening { self.entered } else { self.known[&board] };
        assert_eq!(self.boards[node], board);
        if !self.is_deepening {
            self.stack.clear();
        }
        self.stack.push(node);
        self.statuses[node] = NodeStatus::Expanded;
        self.expansions[node] += 1;
    }

    fn open(&mut self, board: Board, by: Move) {
        let node = self.child(board, by);
        self.know(node, NodeStatus::Open);
    }

    fn know(&mut self, node: usize, status: NodeStatus) {
        self.known.insert(self.boards[node], node);
        self.statuses[node] = status;
        self.entered = node;
    }

    fn child(&mut self, board: Board, by: Move) -> usize {
        let parent = *self.stack.last().expect("something is expanded");
        if let Some(child) = self.children.get(&(parent, by)) {
            assert!(self.is_deepening, "no board is expanded twice from one node");
            return *child;
        }
        let child = self.make(board, Some(by));
        self.children.insert((parent, by), child);
        child
    }

    fn make(&mut self, board: Board, by: Option<Move>) -> usize {
        self.boards.push(board);
        self.by.push(by);
        self.statuses.push(NodeStatus::Unseen);
        self.expansions.push(0);
        self.boards.len() - 1
    }

    pub fn len(&self) -> usize {
        self.boards.len()
    }

    /// The node of each node of a tree, which must have the same boards.
    pub fn nodes_of(&self, tree: &SearchTree) -> Vec<usize> {
        let mut nodes: Vec<usize> = vec![0];
        for node in 1..tree.len() as NodeIndex {
            let parent = tree.parent(node).expect("it is not the root");
            assert!(parent < node && tree.children(parent).contains(&node));
            let by = tree.by(node).expect("a move leads there");
            let own = self.children[&(nodes[parent as usize], by)];
            assert_eq!((self.boards[own], self.by[own]), (tree.board(node), Some(by)));
            nodes.push(own);
        }
        nodes
    }

    /// What a node is now that may not have been produced yet.
    pub fn status(&self, node: usize) -> NodeStatus {
        self.statuses.get(node).copied().unwrap_or_default()
    }
}
