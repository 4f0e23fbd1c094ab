//! Growth of the tree of one side of a search that stores the boards it has reached: a node for each event that
//! produces one.

use super::{
    lighting::{EventTimes, NEVER},
    node_arrays::{NO_NODE, NewNode, NodeArrays},
};
use crate::{
    puzzle::Board,
    space::{HALF, index_of},
    trace::{Event, GoalTest, Side},
};

/// A tree that grows with every event.
#[derive(Clone, Debug)]
pub struct EventGrowth {
    pub side: Side,
    pub nodes: NodeArrays,
    pub times: EventTimes,
    /// The node whose successors are being produced.
    current: u32,
    /// The board of the parent of `current`; `None` for the root.
    board_before: Option<Board>,
    /// The first event whose node was left out.
    pub left_out: Option<u32>,
}

impl EventGrowth {
    /// A tree without a node.
    pub fn new(side: Side) -> Self {
        Self {
            side,
            nodes: NodeArrays::default(),
            times: EventTimes::default(),
            current: NO_NODE,
            board_before: None,
            left_out: None,
        }
    }

    /// Takes note of event number `at`, from 0, if it belongs to this side.
    #[inline]
    pub fn note(&mut self, at: u32, event: &Event) {
        match *event {
            Event::Begin { board, h, side } if side == self.side => self.begin(at, board, h),
            Event::Expand { board, side, .. } if side == self.side => self.expand(at, board),
            Event::Open { board, g, h, f, side, .. } if side == self.side => {
                let node = self.push(at, NewNode { board, g, h, f });
                self.times.latest[index_of(board)] = node;
            }
            Event::Improve { board, g, h, f, .. } if self.side == Side::Forward => {
                self.improve(at, NewNode { board, g, h, f });
            }
            Event::Duplicate { board, g, h, f, side, .. }
                if side == self.side && self.board_before != Some(board) =>
            {
                self.drop_duplicate(at, NewNode { board, g, h, f });
            }
            Event::Solved { goal, test: GoalTest::Expanded, .. } if self.side == Side::Forward => {
                let node = self.times.latest.get(index_of(goal)).filter(|node| **node != NO_NODE);
                self.times.taken = node.map(|node| (*node, at));
            }
            Event::Begin { .. }
            | Event::Expand { .. }
            | Event::Open { .. }
            | Event::Improve { .. }
            | Event::Duplicate { .. }
            | Event::Deepen { .. }
            | Event::Prune { .. }
            | Event::Retreat { .. }
            | Event::Meet { .. }
            | Event::LookUp { .. }
            | Event::Solved { .. } => {}
        }
    }

    fn begin(&mut self, at: u32, board: Board, h: u16) {
        self.times.latest = vec![NO_NODE; HALF];
        self.times.latest[index_of(board)] = 0;
        self.times.push(at);
        self.nodes.push(NewNode::root(board, h), 0);
    }

    fn expand(&mut self, at: u32, board: Board) {
        self.current = self.times.latest[index_of(board)];
        self.board_before = None;
        if self.current != NO_NODE {
            self.times.expanded[self.current as usize] = at;
            let parent = self.nodes.parents[self.current as usize];
            self.board_before = (parent != self.current).then(|| self.nodes.boards[parent as usize]);
        }
    }

    /// Makes a node for a shorter path to a board. The older node of the board is dropped.
    fn improve(&mut self, at: u32, node: NewNode) {
        let index = index_of(node.board);
        let older = self.times.latest[index];
        let node = self.push(at, node);
        self.times.latest[index] = node;
        if older != NO_NODE {
            self.times.dropped[older as usize] = at;
            if node != NO_NODE {
                self.times.older.push((node, older));
            }
        }
    }

    fn drop_duplicate(&mut self, at: u32, node: NewNode) {
        let node = self.push(at, node);
        if node != NO_NODE {
            self.times.dropped[node as usize] = at;
        }
    }

    /// Makes a node below the current one. Everything below a node that is left out is left out too.
    fn push(&mut self, at: u32, node: NewNode) -> u32 {
        if self.current == NO_NODE || self.nodes.is_full() {
            self.left_out.get_or_insert(at);
            return NO_NODE;
        }
        self.times.push(at);
        self.nodes.push(node, self.current)
    }
}

impl EventTimes {
    fn push(&mut self, produced: u32) {
        self.produced.push(produced);
        self.expanded.push(NEVER);
        self.dropped.push(NEVER);
    }
}
