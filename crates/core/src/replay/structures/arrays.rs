//! Realms 2a and 2: an array with one element for each board. In realm 2a the element is a flag, and a queue holds the
//! paths as strings. In realm 2 the element is the move that generated the board.

use super::{digits::IndexByDigits, lookup::BoardLookup, rank_set::RankSet};
use crate::{
    puzzle::{Board, Move},
    trace::TableEntry,
};

/// The array after an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrayMoment {
    /// The board that the event looks up; `None` if it looks up none.
    pub lookup: Option<BoardLookup>,
    /// The board of the event, with its index: generated, expanded or, at the end, the goal.
    pub index: IndexByDigits,
    /// The elements of the nine boards with the same line of tiles, by the cell of the blank.
    pub line: [LineElement; 9],
    /// The indices of all boards reached.
    pub reached: RankSet,
    /// The path from the start to the board in the tree, both ends included; empty in realm 2a, which has no tree.
    pub path: Vec<Board>,
    /// The queue with its paths; `None` in realm 2, which queues no paths.
    pub queue: Option<PathQueueMoment>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineElement {
    pub board: Board,
    /// The index, 0 to 362,879.
    pub index: u32,
    pub content: ElementContent,
}

/// The content of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ElementContent {
    /// Nothing: the board has not been reached.
    Unwritten,
    /// Realm 2a: a flag for a board that has been reached.
    Flag,
    /// Realms 2 and 4: the move that generated the board, none for the root, and its g.
    Generated {
        by: Option<Move>,
        /// Moves from the root.
        g: u8,
    },
    /// Realm 3: the sign.
    Sign(TableEntry),
    /// A sign that was not recorded, in a table that was built before the recording began.
    NotRecorded,
}

/// Maximum number of entries that are listed at either end of a queue.
pub const ENTRIES_LISTED: usize = 16;

/// An entry of the queue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueuedPath {
    pub board: Board,
    /// The path from the start to the board, a letter for each move.
    pub letters: String,
}

/// The queue after an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathQueueMoment {
    /// Number of entries.
    pub len: usize,
    /// Number of letters of all paths together.
    pub letters: u64,
    /// The entries at the front, in order: at most [`ENTRIES_LISTED`].
    pub front: Vec<QueuedPath>,
    /// The entries at the back, in order: at most [`ENTRIES_LISTED`]. A short queue has the same at both ends.
    pub back: Vec<QueuedPath>,
    /// The entry that the event takes out.
    pub taken: Option<QueuedPath>,
    /// The path that the event makes: a copy of that of the board being expanded, and one letter more. The path is put
    /// in unless it leads to the goal.
    pub made: Option<QueuedPath>,
}
