//! The changes that the events of A* make to its open list, whichever list that is.

use super::ranking::count_digits;
use crate::{
    puzzle::{Board, Order},
    realm::{Entry, OpenList, StructureKind},
    space::{HALF, index_of},
    trace::{Event, GoalTest, PriorStatus, WorkTally},
};

/// A change of the open list by an event.
#[derive(Clone, Copy, Debug)]
pub enum ListChange {
    /// A board that is not in the list is put in.
    Put(Entry),
    /// A board that is in the list with a longer path is put in.
    Replace(Entry),
    /// A board is taken out.
    Take(Board),
    /// No change.
    None,
}

impl ListChange {
    /// The change that an event makes in a search for this goal.
    pub const fn of(event: &Event, goal: Board) -> Self {
        match *event {
            Event::Begin { board, h, .. } => Self::Put(Entry { board, g: 0, h, f: h }),
            Event::Open { board, g, h, f, .. }
            | Event::Improve { board, g, h, f, was: PriorStatus::Expanded, .. } => {
                Self::Put(Entry { board, g, h, f })
            }
            Event::Improve { board, g, h, f, was: PriorStatus::Open, .. } => {
                Self::Replace(Entry { board, g, h, f })
            }
            Event::Expand { board, .. } => Self::Take(board),
            Event::Solved { test: GoalTest::Expanded, .. } => Self::Take(goal),
            Event::Solved { test: GoalTest::Generated, .. }
            | Event::Duplicate { .. }
            | Event::Deepen { .. }
            | Event::Prune { .. }
            | Event::Retreat { .. }
            | Event::Meet { .. }
            | Event::LookUp { .. } => Self::None,
        }
    }

    pub const fn put(&self) -> Option<Entry> {
        match *self {
            Self::Put(entry) | Self::Replace(entry) => Some(entry),
            Self::Take(_) | Self::None => None,
        }
    }
}

/// Changes the open list of a search as an event has changed it, and counts the work of the list.
pub fn change_list(
    list: &mut impl OpenList,
    change: ListChange,
    latest_g: &mut LatestG,
    work: &mut WorkTally,
) {
    match change {
        ListChange::Put(entry) => {
            latest_g.replace(&entry);
            list.put(entry, work);
        }
        ListChange::Replace(entry) => {
            let old_g = latest_g.replace(&entry);
            list.replace(old_g, entry, work);
        }
        ListChange::Take(_) => _ = list.take_least(work),
        ListChange::None => {}
    }
}

/// The facts known of A* beside its open list.
#[derive(Clone)]
pub struct AStarState {
    structure: StructureKind,
    /// The work counted so far.
    pub work: WorkTally,
    /// Entries put in so far.
    pub numbered: u32,
    /// The number of the first entry that was put in after the last one was taken out.
    pub first_new: u32,
    /// Boards that wait to be expanded.
    waiting: u32,
    /// Successors of the board being expanded that have not been generated yet.
    successors_left: usize,
}

impl AStarState {
    /// The facts before the first event.
    pub fn new(structure: StructureKind) -> Self {
        let work = WorkTally::default();
        Self { structure, work, numbered: 0, first_new: 0, waiting: 0, successors_left: 0 }
    }

    /// Notes an event, and counts its digits.
    pub fn note(&mut self, event: &Event) {
        count_digits(self.structure, event, &mut self.work);
        match *event {
            Event::Begin { .. } => self.note_put(1),
            Event::Open { .. } | Event::Improve { was: PriorStatus::Expanded, .. } => {
                self.note_put(1);
                self.successors_left = self.successors_left.saturating_sub(1);
            }
            Event::Improve { was: PriorStatus::Open, .. } => {
                self.note_put(0);
                self.successors_left = self.successors_left.saturating_sub(1);
            }
            Event::Duplicate { .. } => self.successors_left = self.successors_left.saturating_sub(1),
            Event::Expand { board, .. } => {
                self.first_new = self.numbered;
                self.waiting = self.waiting.saturating_sub(1);
                self.successors_left = board.successors(Order::default()).count();
            }
            Event::Solved { .. } => self.first_new = self.numbered,
            Event::Deepen { .. }
            | Event::Prune { .. }
            | Event::Retreat { .. }
            | Event::Meet { .. }
            | Event::LookUp { .. } => {}
        }
    }

    fn note_put(&mut self, more_waiting: u32) {
        self.numbered += 1;
        self.waiting += more_waiting;
    }

    /// Whether no board is left that could be expanded. The search then takes from its open list once more: all
    /// entries that are left in it are void and are dropped. No event reports that.
    pub const fn is_exhausted(&self) -> bool {
        self.waiting == 0 && self.successors_left == 0
    }
}

/// The g of the latest entry of each board, by the board's index. A shorter path makes that entry void.
#[derive(Clone)]
pub struct LatestG(Vec<u8>);

impl Default for LatestG {
    fn default() -> Self {
        Self(vec![0; HALF])
    }
}

impl LatestG {
    pub fn of(&self, board: Board) -> u8 {
        self.0[index_of(board)]
    }

    /// Notes that a new entry is put in, and returns g of the one before.
    pub fn replace(&mut self, entry: &Entry) -> u8 {
        std::mem::replace(&mut self.0[index_of(entry.board)], entry.g)
    }

    /// Bytes that a copy takes.
    pub const fn bytes() -> usize {
        HALF
    }
}
