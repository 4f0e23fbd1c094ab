//! The nodes of a search as a trace names them, each with its standing parent.
//!
//! A search that stores the boards it has reached has a node for each board, or for each board and side if it has two
//! trees. A deepening search stores nothing: its nodes are visits, numbered as they come, and each iteration visits the
//! start anew.

use std::collections::HashMap;

use serde::{Serialize, Serializer};

use super::fields::Values;
use crate::{
    heuristic::Unit,
    lane::Lane,
    puzzle::Board,
    trace::{Event, Side},
};

/// Id of a node. No number is 0, which the reader of a trace takes for the absence of an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeId {
    /// The rank of the board plus 1, or the number of the visit.
    Number(u64),
    /// A node of the second tree: the rank of the board plus 1, behind a `b`.
    Backward(u64),
    /// The goal of a deepening search before it is visited.
    Goal,
}

impl Serialize for NodeId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_u64(*number),
            Self::Backward(number) => serializer.collect_str(&format_args!("b{number}")),
            Self::Goal => serializer.serialize_str("goal"),
        }
    }
}

/// A node as the last event about it left it.
#[derive(Clone, Copy, Debug)]
pub struct TraceNode {
    pub id: NodeId,
    pub parent: Option<NodeId>,
    pub board: Board,
    pub side: Side,
    pub values: Values,
}

/// What a node stands for.
#[derive(Clone, Copy, Debug)]
enum Meaning {
    Board { has_two_trees: bool },
    Visit,
}

/// The nodes so far.
pub struct TraceNodes {
    meaning: Meaning,
    unit: Unit,
    by_board: HashMap<(Board, Side), TraceNode>,
    /// The nodes being expanded: of visits, the path from the start to the last one that was entered.
    path: Vec<TraceNode>,
    visits: u64,
    root: Option<TraceNode>,
}

impl TraceNodes {
    pub fn of(lane: &Lane) -> Self {
        let Lane { realm, settings } = lane;
        let by_board = Meaning::Board { has_two_trees: realm.is_two_way() };
        Self {
            meaning: if realm.is_deepening() { Meaning::Visit } else { by_board },
            unit: realm.unit(settings),
            by_board: HashMap::new(),
            path: Vec::new(),
            visits: 0,
            root: None,
        }
    }

    /// The node of an end of the search, before its first event. `first` is the event with which the search begins
    /// there, if it does.
    pub fn end(&self, board: Board, side: Side, first: Option<&Event>) -> TraceNode {
        let id = match (self.meaning, side) {
            (Meaning::Visit, Side::Forward) => NodeId::Number(1),
            (Meaning::Visit, Side::Backward) => NodeId::Goal,
            (Meaning::Board { .. }, _) => self.id_of(board, side),
        };
        let side = match (id, first) {
            (NodeId::Backward(_), _) => Side::Backward,
            (NodeId::Number(_) | NodeId::Goal, Some(_)) => side,
            (NodeId::Number(_) | NodeId::Goal, None) => Side::Forward,
        };
        let values = first.map_or_else(Values::default, |event| Values::of(event, self.unit));
        TraceNode { id, parent: None, board, side, values }
    }

    fn id_of(&self, board: Board, side: Side) -> NodeId {
        let number = board.rank() as u64 + 1;
        match (self.meaning, side) {
            (Meaning::Board { has_two_trees: true }, Side::Backward) => NodeId::Backward(number),
            (Meaning::Board { .. } | Meaning::Visit, _) => NodeId::Number(number),
        }
    }

    /// Makes the node from which a search grows.
    pub fn begin(&mut self, board: Board, side: Side, event: &Event) -> TraceNode {
        let node = self.place(board, side, event, None);
        self.root = Some(node);
        if let Meaning::Visit = self.meaning {
            self.path.push(node);
        }
        node
    }

    /// Makes the node of a successor of the board being expanded, or gives its node that parent.
    pub fn produce(&mut self, board: Board, side: Side, event: &Event) -> TraceNode {
        let parent = self.path.last().map(|node| node.id);
        self.place(board, side, event, parent)
    }

    /// Makes the node of a successor that a deepening search enters, and of one that another search opens or improves.
    pub fn open(&mut self, board: Board, side: Side, event: &Event) -> TraceNode {
        let node = self.produce(board, side, event);
        if let Meaning::Visit = self.meaning {
            self.path.push(node);
        }
        node
    }

    fn place(&mut self, board: Board, side: Side, event: &Event, parent: Option<NodeId>) -> TraceNode {
        let values = Values::of(event, self.unit);
        match self.meaning {
            Meaning::Visit => {
                self.visits += 1;
                TraceNode { id: NodeId::Number(self.visits), parent, board, side, values }
            }
            Meaning::Board { .. } => {
                let node = TraceNode { id: self.id_of(board, side), parent, board, side, values };
                self.by_board.insert((board, side), node);
                node
            }
        }
    }

    /// The node of a board that was reached before; without a parent if it was not.
    pub fn known(&self, board: Board, side: Side) -> TraceNode {
        let unknown = || self.end(board, side, None);
        self.by_board.get(&(board, side)).copied().unwrap_or_else(unknown)
    }

    /// Expands a node. Returns the one that was expanded before and is closed now, and the node itself.
    pub fn expand(&mut self, board: Board, side: Side) -> (Option<TraceNode>, TraceNode) {
        match (self.meaning, self.path.last()) {
            (Meaning::Visit, Some(entered)) => (None, *entered),
            (Meaning::Visit | Meaning::Board { .. }, _) => {
                let node = self.known(board, side);
                let before = self.path.pop();
                self.path.push(node);
                (before, node)
            }
        }
    }

    /// The node of the board being expanded.
    pub fn current(&self) -> Option<TraceNode> {
        self.path.last().copied()
    }

    /// The start of an iteration: a new visit, unless it is the first.
    pub fn deepen(&mut self) -> Option<TraceNode> {
        if self.path.is_empty()
            && let Some(root) = self.root
        {
            self.visits += 1;
            self.path.push(TraceNode { id: NodeId::Number(self.visits), ..root });
        }
        self.current()
    }

    /// The node that a deepening search leaves.
    pub fn retreat(&mut self) -> Option<TraceNode> {
        self.path.pop()
    }

    /// The node of the goal at the end of a path of `cost` moves. If only the backward tree has the goal, the node has
    /// neither h nor f.
    pub fn solved(&self, goal: Board, cost: u8) -> TraceNode {
        let entered = match self.meaning {
            Meaning::Visit => self.current(),
            Meaning::Board { .. } => None,
        };
        let stored = || [Side::Forward, Side::Backward].map(|side| self.by_board.get(&(goal, side)).copied());
        let node = entered.or_else(|| stored().into_iter().flatten().next());
        let node = node.unwrap_or_else(|| self.end(goal, Side::Forward, None));
        if node.values.g == Some(cost) { node } else { TraceNode { values: Values::of_g(cost), ..node } }
    }
}
