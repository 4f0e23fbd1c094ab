//! Realm 4: two search trees that grow towards each other, layer by layer.

use super::{digits::IndexByDigits, lookup::BoardLookup, rank_set::RankSet};
use crate::{
    puzzle::Board,
    trace::{Event, Side},
};

/// The boards that one side has reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TreeLayers {
    /// Number of boards with each g, from 0.
    pub layers: Vec<u64>,
    /// The indices of all boards reached.
    pub reached: RankSet,
}

impl TreeLayers {
    /// Boards reached in all.
    pub const fn len(&self) -> usize {
        self.reached.len()
    }

    /// Whether none has been reached.
    pub const fn is_empty(&self) -> bool {
        self.reached.is_empty()
    }

    /// Adds a board that has been looked up, if it is new.
    pub(super) fn add(&mut self, lookup: &BoardLookup) {
        let Some(board) = lookup.new_board() else { return };
        let g = usize::from(lookup.g);
        self.layers.resize(self.layers.len().max(g + 1), 0);
        self.layers[g] += 1;
        self.reached.insert(board.index());
    }
}

/// A board that both sides have reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    pub board: Board,
    /// The board's g on the side of the start.
    pub from_start: u8,
    /// The board's g on the side of the goal.
    pub from_goal: u8,
}

impl Meeting {
    /// The meeting that an event reports.
    pub(super) const fn of(event: &Event) -> Option<Self> {
        let Event::Meet { board, g, rest, side } = *event else { return None };
        Some(match side {
            Side::Forward => Self { board, from_start: g, from_goal: rest },
            Side::Backward => Self { board, from_start: rest, from_goal: g },
        })
    }

    /// Number of moves of the path through the board.
    pub const fn cost(&self) -> u8 {
        self.from_start + self.from_goal
    }
}

/// Both trees after an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwoTreesMoment {
    /// The tree of the start and that of the goal.
    pub trees: [TreeLayers; 2],
    /// The board that the event looks up on its own side; `None` if it looks up none.
    pub lookup: Option<BoardLookup>,
    pub index: Option<IndexByDigits>,
    /// The result on the other side, where a board that is new on its own side is looked up as well.
    pub other_side: OtherSide,
    /// Number of boards looked up on the other side so far.
    pub lookups: u64,
    /// The first board at which the sides have met.
    pub meeting: Option<Meeting>,
    /// The meeting that the event reports.
    pub meeting_now: Option<Meeting>,
}

/// The result of looking up, on the other side, a board that is new on its own side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OtherSide {
    /// Not looked up by the event.
    NotLookedUp,
    /// Not reached by the other side.
    NotReached,
    /// Reached by the other side.
    Reached {
        /// The board's g on the other side.
        g: u8,
    },
}
