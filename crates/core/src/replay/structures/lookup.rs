//! A board that is looked up among those reached, and whether it is new.

use crate::{
    puzzle::Board,
    trace::{Event, Side},
};

/// The result of looking up a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookupOutcome {
    /// Not reached before: the board is put in.
    New,
    /// Reached before.
    Duplicate,
}

/// A board that is looked up among those reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLookup {
    pub board: Board,
    /// Moves made to reach it.
    pub g: u8,
    /// The search that has generated the board.
    pub side: Side,
    pub outcome: LookupOutcome,
}

impl BoardLookup {
    /// The look-up of an event in a search without a heuristic; `None` if nothing is looked up.
    pub(super) const fn of(event: &Event) -> Option<Self> {
        match *event {
            Event::Begin { board, side, .. } => Some(Self { board, g: 0, side, outcome: LookupOutcome::New }),
            Event::Open { board, g, side, .. } => Some(Self { board, g, side, outcome: LookupOutcome::New }),
            Event::Duplicate { board, g, side, .. } => {
                Some(Self { board, g, side, outcome: LookupOutcome::Duplicate })
            }
            Event::Expand { .. }
            | Event::Improve { .. }
            | Event::Deepen { .. }
            | Event::Prune { .. }
            | Event::Retreat { .. }
            | Event::Meet { .. }
            | Event::LookUp { .. }
            | Event::Solved { .. } => None,
        }
    }

    pub(super) const fn new_board(&self) -> Option<Board> {
        match self.outcome {
            LookupOutcome::New => Some(self.board),
            LookupOutcome::Duplicate => None,
        }
    }
}
