//! The operations of a structure within one event, one unit after the other.
//!
//! An event is the smallest thing that a recording holds, and much happens within it: eight digits of an index, twenty
//! comparisons of strings, a scan of five hundred entries. Each of these is an operation. An operation that the search
//! counted knows the kind of work it is, so that all operations of a recording add up to what was counted.

use std::cmp::Ordering;

use strum::IntoStaticStr;

use super::digits::IndexDigit;
use crate::{
    puzzle::{Board, Move},
    replay::Node,
    trace::{Side, TableEntry, Work},
};

/// One unit of the work of a structure, counted or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Operation {
    /// One digit of an index is computed.
    Digit(IndexDigit),
    /// The element at the index just computed is read, and written if the board is new or improved.
    ElementRead {
        /// The index, 0 to 362,879.
        index: u32,
        /// The side whose array is read; a single search has only that of its own side.
        side: Side,
    },
    /// The move that generated a board is undone, which leads to the parent.
    ParentReached {
        parent: Board,
        /// The move from the parent to the board.
        by: Move,
    },
    /// The string that is looked up is compared with one of the set.
    Compared(StringComparison),
    /// The path of the board that is expanded is copied for a successor.
    PathCopied {
        /// Letters copied, one for each move.
        letters: u8,
    },
    /// A move is added at the end of a path that was copied.
    LetterAdded {
        by: Move,
    },
    /// An entry of the table is read.
    TableRead {
        /// The index of the entry, 0 to 362,879.
        index: u32,
        sign: TableEntry,
    },
    /// An entry of a list is read while the lowest is sought.
    EntryRead {
        /// The index of the entry.
        at: u32,
        /// The index of the lowest entry so far, this one included.
        least: u32,
    },
    /// The entry at an index is taken out. The last entry, unless it is the one taken out, then has no index until it
    /// is put into the gap.
    Taken {
        /// The index of the entry, which becomes that of the gap.
        at: u32,
    },
    /// An entry is put in, and a gap opens at the end for it.
    Put {
        /// The index of the gap.
        at: u32,
    },
    /// Two entries of a heap are compared. At the gap, the entry that is put in or was last is the one compared.
    HeapCompared {
        /// The indices of the two entries.
        pair: [u32; 2],
        /// The index of the lower one.
        lower: u32,
    },
    /// An entry moves into the gap, which is then where the entry was: an exchange.
    HeapMoved {
        /// The index of the entry, which becomes that of the gap.
        from: u32,
        /// The index of the gap.
        to: u32,
    },
    /// The entry without an index is put into the gap.
    GapFilled {
        /// The index of the gap.
        at: u32,
    },
    /// An entry becomes void: a shorter path to its board is put in next.
    Voided {
        board: Board,
        /// g of the entry.
        g: u8,
    },
    BucketLookedAt {
        f: u16,
        g: u8,
        entries: u32,
    },
    /// An entry leaves the queue of its bucket: the lowest one, or a void one, which is dropped.
    #[strum(serialize = "taken")]
    QueueTaken {
        /// f of the bucket.
        f: u16,
        /// g of the bucket.
        g: u8,
    },
    /// An entry is put at the end of the queue of its bucket.
    #[strum(serialize = "put")]
    QueuePut {
        /// f of the bucket.
        f: u16,
        /// g of the bucket.
        g: u8,
    },
    /// f of a board is compared with the bound: the board is entered or pruned.
    NodeVisited {
        node: Node,
    },
    /// The current path grows by a move.
    Entered {
        by: Move,
    },
    /// The current path loses its last move, if it has one.
    Left,
}

/// The string that is looked up, compared with one of an ordered set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StringComparison {
    /// The string of the set.
    pub with: Board,
    /// The order of the string that is looked up, compared with the string of the set.
    pub order: Ordering,
    /// The index of the first letter that differs, 0 to 7; `None` if the strings are equal.
    pub differs_at: Option<u8>,
    /// Number of strings of the set that come before the one compared with.
    pub before: u32,
    /// After the comparison: the minimum number of strings of the set that come before the one that is looked up.
    pub low: u32,
    /// After the comparison: the maximum number of strings of the set that come before the one that is looked up. The
    /// strings with numbers `low..high` in the order of the set have not been ruled out.
    pub high: u32,
}

impl Operation {
    /// The kind of work that the operation was counted as; `None` if it was not counted.
    pub const fn work(&self) -> Option<Work> {
        match self {
            Self::Digit(_) => Some(Work::RankDigits),
            Self::Compared(_) => Some(Work::StringComparisons),
            Self::TableRead { .. } => Some(Work::TableReads),
            Self::EntryRead { .. } => Some(Work::EntriesScanned),
            Self::HeapCompared { .. } => Some(Work::HeapComparisons),
            Self::HeapMoved { .. } => Some(Work::HeapSwaps),
            Self::BucketLookedAt { .. } => Some(Work::BucketsLookedAt),
            Self::NodeVisited { .. } => Some(Work::NodesVisited),
            Self::ElementRead { .. }
            | Self::ParentReached { .. }
            | Self::PathCopied { .. }
            | Self::LetterAdded { .. }
            | Self::Taken { .. }
            | Self::Put { .. }
            | Self::GapFilled { .. }
            | Self::Voided { .. }
            | Self::QueueTaken { .. }
            | Self::QueuePut { .. }
            | Self::Entered { .. }
            | Self::Left => None,
        }
    }
}
