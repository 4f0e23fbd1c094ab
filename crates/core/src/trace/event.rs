//! The events of a search: eleven kinds, sixteen bytes each.
//!
//! g is the number of moves made, h the heuristic's estimate of the moves that remain, f the value that an open list
//! sorts by. In a search without a heuristic h is 0 and f is g. A recording of a million events is read a thousand
//! times, so an event carries what the screen shows and not a reference to somewhere else.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::puzzle::{Board, Move};

/// Side that an event belongs to, by the board from which the search grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The search grows from the start.
    Forward,
    /// The search grows from the goal.
    Backward,
}

/// Status of an improved board before the improvement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PriorStatus {
    /// In the frontier: the board's old entry is void.
    Open,
    /// Expanded already: the board is opened again. A consistent heuristic never makes this happen.
    Expanded,
}

/// When a search tests whether a board is the goal.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray, IntoStaticStr, EnumString,
)]
#[strum(serialize_all = "kebab-case")]
pub enum GoalTest {
    /// When the board is generated: the goal is not taken out of the frontier.
    Generated,
    /// When it is the board's turn to be expanded: the goal is taken out of the frontier, and not expanded.
    Expanded,
}

impl GoalTest {
    /// Both times.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();

    /// Name on the command line, in JSON and in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The entry of a table for a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableEntry {
    /// The move to make next.
    Go(Move),
    /// The board is the goal.
    Here,
    /// No path leads from the board to the goal.
    Nowhere,
}

/// One thing that happened in a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The board that a search grows from enters the frontier.
    #[expect(missing_docs, reason = "board, g, h, f, by and side mean the same in every event; see above")]
    Begin { board: Board, h: u16, side: Side },
    /// A board leaves the frontier and its successors are generated.
    #[expect(missing_docs, reason = "as in `Begin`")]
    Expand { board: Board, g: u8, h: u16, f: u16, side: Side },
    /// A successor joins the frontier. In a deepening search: the successor is within the bound and is entered.
    #[expect(missing_docs, reason = "as in `Begin`; `by` is the move that made the board")]
    Open { board: Board, by: Move, g: u8, h: u16, f: u16, side: Side },
    /// A successor was reached before, but this path to it is shorter.
    #[expect(missing_docs, reason = "as in `Open`; `was` is where the board stood")]
    Improve { board: Board, by: Move, g: u8, h: u16, f: u16, was: PriorStatus },
    /// A successor was reached before and this path to it is no shorter: it is dropped.
    #[expect(missing_docs, reason = "as in `Open`; g, h and f are those of the dropped path")]
    Duplicate { board: Board, by: Move, g: u8, h: u16, f: u16, side: Side },
    /// A new iteration of a deepening search: boards with f up to `bound` are entered.
    #[expect(missing_docs, reason = "the bound is an f")]
    Deepen { bound: u16 },
    /// A successor beyond the bound: not entered.
    #[expect(missing_docs, reason = "as in `Open`")]
    Prune { board: Board, by: Move, g: u8, h: u16, f: u16 },
    /// A deepening search has tried everything below a board and goes back.
    #[expect(missing_docs, reason = "as in `Begin`")]
    Retreat { board: Board, g: u8 },
    /// A board that one search has just opened was reached by the other.
    #[expect(missing_docs, reason = "`rest` is its g in the other search")]
    Meet { board: Board, g: u8, rest: u8, side: Side },
    /// A board was looked up in a table, `g` moves after the start.
    #[expect(missing_docs, reason = "as in `Begin`; `sign` is the answer")]
    LookUp { board: Board, g: u8, sign: TableEntry },
    /// The goal is reached.
    #[expect(
        missing_docs,
        reason = "the cost is a number of moves; `test` is when this search looks for the goal"
    )]
    Solved { goal: Board, cost: u8, test: GoalTest },
}

const _: () = assert!(size_of::<Event>() == 16, "recordings count on events of sixteen bytes");

/// An event without its contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, VariantArray, IntoStaticStr)]
#[expect(missing_docs, reason = "one for each event, with its name")]
pub enum EventKind {
    Begin,
    Deepen,
    Expand,
    Open,
    Improve,
    Duplicate,
    Prune,
    Retreat,
    Meet,
    LookUp,
    Solved,
}

impl EventKind {
    /// All kinds, in the order in which a search can first send them.
    pub const ALL: [Self; 11] = *Self::VARIANTS.as_array().unwrap();

    /// Name in the source of a search.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Event {
    /// The kind of event, without its contents.
    pub const fn kind(&self) -> EventKind {
        match self {
            Self::Begin { .. } => EventKind::Begin,
            Self::Expand { .. } => EventKind::Expand,
            Self::Open { .. } => EventKind::Open,
            Self::Improve { .. } => EventKind::Improve,
            Self::Duplicate { .. } => EventKind::Duplicate,
            Self::Deepen { .. } => EventKind::Deepen,
            Self::Prune { .. } => EventKind::Prune,
            Self::Retreat { .. } => EventKind::Retreat,
            Self::Meet { .. } => EventKind::Meet,
            Self::LookUp { .. } => EventKind::LookUp,
            Self::Solved { .. } => EventKind::Solved,
        }
    }

    /// The board that the event expands, and its side; `None` for an event that expands nothing.
    #[inline]
    pub const fn expanded(&self) -> Option<(Board, Side)> {
        match *self {
            Self::Expand { board, side, .. } => Some((board, side)),
            Self::Begin { .. }
            | Self::Open { .. }
            | Self::Improve { .. }
            | Self::Duplicate { .. }
            | Self::Deepen { .. }
            | Self::Prune { .. }
            | Self::Retreat { .. }
            | Self::Meet { .. }
            | Self::LookUp { .. }
            | Self::Solved { .. } => None,
        }
    }

    /// The board that is looked up in a table; `None` for any other event.
    #[inline]
    pub const fn looked_up(&self) -> Option<Board> {
        match *self {
            Self::LookUp { board, .. } => Some(board),
            Self::Begin { .. }
            | Self::Expand { .. }
            | Self::Open { .. }
            | Self::Improve { .. }
            | Self::Duplicate { .. }
            | Self::Deepen { .. }
            | Self::Prune { .. }
            | Self::Retreat { .. }
            | Self::Meet { .. }
            | Self::Solved { .. } => None,
        }
    }

    /// The move that made the board that the event puts into the frontier or, in a deepening search, enters; `None` for
    /// any other event.
    #[inline]
    pub const fn opened_by(&self) -> Option<Move> {
        match *self {
            Self::Open { by, .. } | Self::Improve { by, .. } => Some(by),
            Self::Begin { .. }
            | Self::Expand { .. }
            | Self::Duplicate { .. }
            | Self::Deepen { .. }
            | Self::Prune { .. }
            | Self::Retreat { .. }
            | Self::Meet { .. }
            | Self::LookUp { .. }
            | Self::Solved { .. } => None,
        }
    }

    /// The board that the event concerns; `None` for a new bound and for the end, which concerns the whole path.
    pub const fn board(&self) -> Option<Board> {
        match *self {
            Self::Begin { board, .. }
            | Self::Expand { board, .. }
            | Self::Open { board, .. }
            | Self::Improve { board, .. }
            | Self::Duplicate { board, .. }
            | Self::Prune { board, .. }
            | Self::Retreat { board, .. }
            | Self::Meet { board, .. }
            | Self::LookUp { board, .. } => Some(board),
            Self::Deepen { .. } | Self::Solved { .. } => None,
        }
    }
}
