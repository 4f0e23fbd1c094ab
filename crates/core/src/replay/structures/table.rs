//! Realm 3: the table while it is filled, and then the walk through it.

use super::{arrays::LineElement, digits::IndexByDigits, lookup::BoardLookup, rank_set::RankSet};
use crate::{puzzle::Board, trace::TableEntry};

/// One look-up of the walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableLookup {
    pub board: Board,
    pub index: u32,
    pub sign: TableEntry,
}

/// The table after an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableMoment {
    /// The board that the event looks up while the table is built; `None` if it looks up none.
    pub lookup: Option<BoardLookup>,
    /// The board of the event, with its index: generated, expanded or looked up; at the end the goal.
    pub index: IndexByDigits,
    /// The elements of the nine boards with the same line of tiles, by the cell of the blank.
    pub line: [LineElement; 9],
    /// The indices of all boards that have a sign.
    pub filled: RankSet,
    /// The look-ups so far, from the start on.
    pub walk: Vec<TableLookup>,
}
