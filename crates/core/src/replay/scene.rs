//! The facts known at one moment of a search: the small ones, cheap enough to be kept for every page.

use super::Layers;
use crate::{
    puzzle::Board,
    realm::Realm,
    trace::{Event, Side, TableEntry, Tally},
};

/// A board with what the search knew of it. Without a heuristic h is 0 and f is g.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    pub board: Board,
    /// Moves made.
    pub g: u8,
    /// The heuristic value: a lower bound on the remaining moves, if the heuristic is admissible.
    pub h: u16,
    /// The value that an open list sorts by.
    pub f: u16,
    /// The search that reached the board.
    pub side: Side,
}

/// The facts known at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// All counts.
    pub tally: Tally,
    /// The current board: being expanded, or looked up in the table.
    pub current: Option<Node>,
    /// The boards on the path being expanded, the start first. Only a deepening search has one.
    pub stack: Vec<Node>,
    /// The number of the expansion of each board in `stack`, from 1.
    pub numbers: Vec<u64>,
    /// The bound on f of a deepening search.
    pub bound: Option<u16>,
    /// The frontiers of both sides, and the layer being expanded. Only a blind search has layers.
    pub layers: Layers,
    /// The first board at which two searches met.
    pub met: Option<Board>,
    /// The table entry that was read last.
    pub table_entry: Option<TableEntry>,
    /// The last event; `None` before the first.
    pub last: Option<Event>,
}

impl Scene {
    /// The number of boards that wait: in the frontier or, where a realm keeps none, on the path being searched, which
    /// is empty between two iterations.
    pub fn waiting(&self, realm: Realm) -> u64 {
        if realm.is_deepening() { self.stack.len() as u64 } else { self.tally.frontier }
    }

    /// Applies one more event.
    pub fn apply(&mut self, event: Event) {
        self.tally.note(&event);
        self.layers.note(&event);
        self.last = Some(event);
        match event {
            Event::Begin { board, h, side } => self.current = Some(Node { board, g: 0, h, f: h, side }),
            Event::Expand { board, g, h, f, side } => self.expand(Node { board, g, h, f, side }),
            Event::Deepen { bound } => {
                self.bound = Some(bound);
                self.stack.clear();
                self.numbers.clear();
            }
            Event::Retreat { g, .. } => self.retreat(g),
            Event::Meet { board, .. } => _ = self.met.get_or_insert(board),
            Event::LookUp { board, g, sign } => {
                self.current = Some(Node { board, g, h: 0, f: u16::from(g), side: Side::Forward });
                self.table_entry = Some(sign);
            }
            Event::Open { .. }
            | Event::Improve { .. }
            | Event::Duplicate { .. }
            | Event::Prune { .. }
            | Event::Solved { .. } => {}
        }
    }

    fn expand(&mut self, node: Node) {
        self.current = Some(node);
        if self.bound.is_some() {
            self.truncate(node.g);
            self.stack.push(node);
            self.numbers.push(self.tally.expanded);
        }
    }

    /// Goes back to the board above, which becomes the current one again.
    fn retreat(&mut self, g: u8) {
        self.truncate(g);
        self.current = self.stack.last().copied().or(self.current);
    }

    fn truncate(&mut self, len: u8) {
        self.stack.truncate(len.into());
        self.numbers.truncate(len.into());
    }

    /// The number of the current board's expansion, from 1. A deepening search comes back to boards that it expanded
    /// before, and has none between two iterations.
    pub fn expansion_number(&self) -> Option<u64> {
        match self.bound {
            Some(_) => self.numbers.last().copied(),
            None => Some(self.tally.expanded).filter(|number| *number > 0),
        }
    }
}
