//! The events that opened and expanded each board: two numbers for each, compared with the moment.
//!
//! A board is rarely opened or expanded more than once (after `Improve`). Those later events are in a list of their
//! own. A deepening search is not indexed: it has no frontier, and its boards come again and again.

use fnv::FnvHashMap;

use super::later_events::LaterEvents;
use crate::{
    puzzle::Board,
    space::{HALF, index_of},
    trace::{Event, GoalTest, PriorStatus, Side},
};

/// Placeholder for an event that has not happened.
const NEVER: u32 = u32::MAX;

/// Boards that are looked at together: one for each bit of a word.
const BLOCK: usize = u64::BITS as usize;

/// Returns one bit for each board of a block: whether it was opened, but not expanded, before a moment. No branch is
/// used, because the processor would guess it wrong for every other board.
fn open_among(opened: &[u32], expanded: &[u32], before: u32) -> u64 {
    let is_open =
        |(opened, expanded): (&u32, &u32)| u64::from(*opened < before) & u64::from(*expanded >= before);
    opened.iter().zip(expanded).map(is_open).enumerate().fold(0, |bits, (at, open)| bits | open << at)
}

/// The status of a board on one side of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum BoardStatus {
    /// Not reached yet.
    #[default]
    Unseen,
    /// Waiting in the frontier.
    Open,
    /// Already expanded.
    Expanded,
    /// The goal, taken out of the frontier and not expanded.
    Taken,
}

impl BoardStatus {
    /// The board whose status an event changes in a search with a frontier, its status after the event, and its side;
    /// `None` if no status changes.
    pub fn after(event: Event) -> Option<(Board, Self, Side)> {
        Self::change(event).map(|(board, [_, after], side)| (board, after, side))
    }

    pub fn before(event: Event) -> Option<(Board, Self, Side)> {
        Self::change(event).map(|(board, [before, _], side)| (board, before, side))
    }

    /// The board whose status an event changes, its status before and after the event, and its side.
    const fn change(event: Event) -> Option<(Board, [Self; 2], Side)> {
        match event {
            Event::Begin { board, side, .. } | Event::Open { board, side, .. } => {
                Some((board, [Self::Unseen, Self::Open], side))
            }
            Event::Improve { board, was: PriorStatus::Open, .. } => {
                Some((board, [Self::Open, Self::Open], Side::Forward))
            }
            Event::Improve { board, was: PriorStatus::Expanded, .. } => {
                Some((board, [Self::Expanded, Self::Open], Side::Forward))
            }
            Event::Expand { board, side, .. } => Some((board, [Self::Open, Self::Expanded], side)),
            Event::Solved { goal, test: GoalTest::Expanded, .. } => {
                Some((goal, [Self::Open, Self::Taken], Side::Forward))
            }
            Event::Duplicate { .. }
            | Event::Deepen { .. }
            | Event::Prune { .. }
            | Event::Retreat { .. }
            | Event::Meet { .. }
            | Event::LookUp { .. }
            | Event::Solved { test: GoalTest::Generated, .. } => None,
        }
    }
}

/// The history of each board on one side of a search, by its index.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Index {
    opened: Vec<u32>,
    expanded: Vec<u32>,
    /// Every improvement of a board, and every expansion after its first.
    again: LaterEvents,
    /// The index of the goal, and the event that took it out of the frontier.
    taken: Option<(u32, u32)>,
}

impl Index {
    /// Files the event with number `at`, if it concerns this side.
    pub fn file(&mut self, at: u32, event: &Event, own_side: Side) {
        match *event {
            Event::Begin { board, side, .. } | Event::Open { board, side, .. } => {
                if side == own_side {
                    self.file_opened(board, at);
                }
            }
            Event::Improve { board, .. } => {
                if own_side == Side::Forward {
                    self.again.push(index_of(board) as u32, at);
                }
            }
            Event::Expand { board, side, .. } => {
                if side == own_side {
                    self.file_expanded(board, at);
                }
            }
            Event::Solved { goal, test: GoalTest::Expanded, .. } => {
                if own_side == Side::Forward {
                    self.taken = Some((index_of(goal) as u32, at));
                }
            }
            Event::Duplicate { .. }
            | Event::Deepen { .. }
            | Event::Prune { .. }
            | Event::Retreat { .. }
            | Event::Meet { .. }
            | Event::LookUp { .. }
            | Event::Solved { test: GoalTest::Generated, .. } => {}
        }
    }

    fn file_opened(&mut self, board: Board, at: u32) {
        if self.opened.is_empty() {
            self.opened = vec![NEVER; HALF];
            self.expanded = vec![NEVER; HALF];
        }
        self.opened[index_of(board)] = at;
    }

    fn file_expanded(&mut self, board: Board, at: u32) {
        let index = index_of(board);
        match self.expanded.get_mut(index) {
            Some(first) if *first == NEVER => *first = at,
            _ => self.again.push(index as u32, at),
        }
    }

    /// Returns the index of the first `moment` events alone.
    pub fn until(&self, moment: u64) -> Self {
        let before = |at: u32| if u64::from(at) < moment { at } else { NEVER };
        let cut = |events: &[u32]| -> Vec<u32> { events.iter().map(|at| before(*at)).collect() };
        let again = self.again.until(moment);
        let (opened, expanded) = (cut(&self.opened), cut(&self.expanded));
        let taken = self.taken.filter(|(_, at)| u64::from(*at) < moment);
        let is_empty = opened.iter().all(|at| *at == NEVER);
        if is_empty { Self::default() } else { Self { opened, expanded, again, taken } }
    }

    /// Returns, for each board that waits in the frontier at `moment`, the event that last put it there.
    pub fn waiting_at(&self, moment: u64) -> Vec<u32> {
        let has_happened = |at: u32| u64::from(at) < moment;
        let mut waiting: Vec<u32> = Vec::new();
        let mut again = self.latest_again(moment);
        let taken = self.taken_before(moment);
        again.retain(|index, _| Some(*index) != taken);
        let before = u32::try_from(moment).unwrap_or(NEVER);
        let blocks = self.opened.chunks(BLOCK).zip(self.expanded.chunks(BLOCK));
        for (first, (opened, expanded)) in (0..).step_by(BLOCK).zip(blocks) {
            let mut open = open_among(opened, expanded, before);
            while open != 0 {
                let place = open.trailing_zeros();
                open &= open - 1;
                if !again.contains_key(&(first + place)) && taken != Some(first + place) {
                    waiting.push(opened[place as usize]);
                }
            }
        }
        waiting.extend(
            again
                .into_iter()
                .filter(|(index, at)| {
                    let expanded = self.expanded[*index as usize];
                    !has_happened(expanded) || *at > expanded
                })
                .map(|(_, at)| at),
        );
        waiting
    }

    /// Writes the status of the board at each index, as its first opening and first expansion alone make it.
    pub fn known_at(&self, moment: u64, statuses: &mut [BoardStatus]) {
        if self.opened.is_empty() {
            statuses.fill(BoardStatus::Unseen);
        }
        let moment = u32::try_from(moment).unwrap_or(NEVER);
        for ((status, opened), expanded) in statuses.iter_mut().zip(&self.opened).zip(&self.expanded) {
            *status = match (*opened < moment, *expanded < moment) {
                (_, true) => BoardStatus::Expanded,
                (true, false) => BoardStatus::Open,
                (false, false) => BoardStatus::Unseen,
            };
        }
    }

    /// The events before `moment` that happened to boards after their first expansion, in order: board index and event
    /// number of each.
    pub fn again_at(&self, moment: u64) -> impl Iterator<Item = (u32, u32)> {
        self.again.before(moment).filter(|(index, at)| *at > self.expanded[*index as usize])
    }

    /// The index of the goal, if it was taken out of the frontier before `moment`.
    pub fn taken_before(&self, moment: u64) -> Option<u32> {
        self.taken.filter(|(_, at)| u64::from(*at) < moment).map(|(index, _)| index)
    }

    /// The event that first expanded `board`, if it came before `moment`.
    pub fn expanded_before(&self, board: Board, moment: u64) -> Option<u32> {
        let expanded = *self.expanded.get(index_of(board))?;
        (u64::from(expanded) < moment).then_some(expanded)
    }

    /// The event that first opened `board`, if it came before `moment`.
    pub fn opened_before(&self, board: Board, moment: u64) -> Option<u32> {
        let opened = *self.opened.get(index_of(board))?;
        (u64::from(opened) < moment).then_some(opened)
    }

    /// The later events of `board` before `moment`, last first.
    pub fn again_before(&self, board: Board, moment: u64) -> impl Iterator<Item = u32> {
        self.again.of_board_before(index_of(board) as u32, moment)
    }

    /// The last event before `moment` of each board in the list of later events, by board index.
    fn latest_again(&self, moment: u64) -> FnvHashMap<u32, u32> {
        self.again.before(moment).collect()
    }
}

/// The histories of boards up to a moment, without what happened later.
#[derive(Clone, Copy, Debug)]
pub struct IndexUntil<'a> {
    index: &'a Index,
    until: u64,
}

impl<'a> IndexUntil<'a> {
    /// The index of the first `until` events.
    pub const fn of(index: &'a Index, until: u64) -> Self {
        Self { index, until }
    }

    /// Whether no board has been opened on this side.
    pub fn is_empty(self) -> bool {
        !self.index.opened.iter().any(|at| u64::from(*at) < self.until)
    }

    /// Whether the same happens to each board in the same events. For pasts, what comes after them has to be the same
    /// too, so two equal pasts may compare as different.
    pub fn is_same(self, other: Self) -> bool {
        self.until == other.until && self.index == other.index
    }

    /// The numbers of the later events of all boards, in order.
    pub fn again(self) -> impl Iterator<Item = u32> + use<'a> {
        self.index.again.before(self.until).map(|(_, at)| at)
    }

    /// Calls [`Index::waiting_at`], with the end as the latest moment.
    pub fn waiting_at(self, moment: u64) -> Vec<u32> {
        self.index.waiting_at(moment.min(self.until))
    }

    /// Calls [`Index::known_at`], with the end as the latest moment.
    pub fn known_at(self, moment: u64, statuses: &mut [BoardStatus]) {
        self.index.known_at(moment.min(self.until), statuses);
    }

    /// Calls [`Index::again_at`], with the end as the latest moment.
    pub fn again_at(self, moment: u64) -> impl Iterator<Item = (u32, u32)> + use<'a> {
        self.index.again_at(moment.min(self.until))
    }

    /// Calls [`Index::taken_before`], with the end as the latest moment.
    pub fn taken_before(self, moment: u64) -> Option<u32> {
        self.index.taken_before(moment.min(self.until))
    }

    /// Calls [`Index::expanded_before`], with the end as the latest moment.
    pub fn expanded_before(self, board: Board, moment: u64) -> Option<u32> {
        self.index.expanded_before(board, moment.min(self.until))
    }

    /// Calls [`Index::opened_before`], with the end as the latest moment.
    pub fn opened_before(self, board: Board, moment: u64) -> Option<u32> {
        self.index.opened_before(board, moment.min(self.until))
    }

    /// Calls [`Index::again_before`], with the end as the latest moment.
    pub fn again_before(self, board: Board, moment: u64) -> impl Iterator<Item = u32> + use<'a> {
        self.index.again_before(board, moment.min(self.until))
    }
}
