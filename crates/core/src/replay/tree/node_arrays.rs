//! The nodes of a tree in the order in which they are made, while it is built.

use crate::puzzle::Board;

/// Maximum number of nodes in a tree: about 100 MB. Nodes that are produced after that are left out.
pub const MAX_NODES: usize = 3_000_000;

/// Placeholder for a missing node.
pub const NO_NODE: u32 = u32::MAX;

/// The facts that every tree has of its nodes.
#[derive(Clone, Debug)]
pub struct NodeArrays {
    pub boards: Vec<Board>,
    /// Heuristic values.
    pub h: Vec<u16>,
    /// The parent of each node; the root is its own.
    pub parents: Vec<u32>,
    /// The amount by which a move raises f where h stays.
    pub per_move: u16,
    /// Maximum number of nodes.
    pub most: usize,
}

impl Default for NodeArrays {
    fn default() -> Self {
        Self { boards: Vec::new(), h: Vec::new(), parents: Vec::new(), per_move: 1, most: MAX_NODES }
    }
}

/// A successor, or the board that the search grows from.
#[derive(Clone, Copy, Debug)]
pub struct NewNode {
    pub board: Board,
    pub g: u8,
    pub h: u16,
    pub f: u16,
}

impl NewNode {
    /// The board that a search grows from.
    pub const fn root(board: Board, h: u16) -> Self {
        Self { board, g: 0, h, f: h }
    }
}

impl NodeArrays {
    /// Makes a node and returns its number.
    pub fn push(&mut self, node: NewNode, parent: u32) -> u32 {
        if node.g == 1 {
            self.per_move = node.f - node.h;
        }
        self.boards.push(node.board);
        self.h.push(node.h);
        self.parents.push(parent);
        self.boards.len() as u32 - 1
    }

    pub const fn len(&self) -> usize {
        self.boards.len()
    }

    /// Whether there is no room for another node.
    pub const fn is_full(&self) -> bool {
        self.boards.len() >= self.most
    }

    pub fn truncate(&mut self, len: usize) {
        self.boards.truncate(len);
        self.h.truncate(len);
        self.parents.truncate(len);
    }
}
