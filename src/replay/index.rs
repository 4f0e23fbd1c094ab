//! When each board was opened and expanded: two numbers a board, compared with the moment.
//!
//! A board opened or expanded more than once (after `Improve`) is rare; those further events stand in a
//! list of their own, sorted because events come in order. A deepening search has no frontier and its
//! boards come again and again: it is not indexed.

use std::collections::HashMap;

use crate::{
    puzzle::Board,
    space::{HALF, index_of},
    trace::{Event, PriorStatus, Side},
};

/// Written where nothing has happened to a board yet.
const NEVER: u32 = u32::MAX;

/// What one side of a search has made of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum BoardStatus {
    /// It has not come there.
    #[default]
    Unseen,
    /// It waits in the frontier.
    Open,
    /// It is expanded.
    Expanded,
}

impl BoardStatus {
    /// What an event makes of a board in a search that keeps a frontier, and on which side; `None` if nothing.
    pub fn after(event: Event) -> Option<(Board, Self, Side)> {
        Self::turn(event).map(|(board, [_, after], side)| (board, after, side))
    }

    /// What the board was before that event.
    pub fn before(event: Event) -> Option<(Board, Self, Side)> {
        Self::turn(event).map(|(board, [before, _], side)| (board, before, side))
    }

    /// The board that an event makes something else, what it was before and is after it, and on which side.
    const fn turn(event: Event) -> Option<(Board, [Self; 2], Side)> {
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
            Event::Duplicate { .. }
            | Event::Deepen { .. }
            | Event::Prune { .. }
            | Event::Retreat { .. }
            | Event::Meet { .. }
            | Event::LookUp { .. }
            | Event::Solved { .. } => None,
        }
    }
}

/// The life of each board on one side of a search, by its seat.
#[derive(Clone, Debug, Default)]
pub struct Index {
    opened: Vec<u32>,
    expanded: Vec<u32>,
    /// Seat and event of everything that happened to a board after it was first opened and expanded.
    again: Vec<(u32, u32)>,
}

impl Index {
    /// Files the event with number `at`, if it concerns this side.
    pub fn file(&mut self, at: u32, event: &Event, mine: Side) {
        match *event {
            Event::Begin { board, side, .. } | Event::Open { board, side, .. } => {
                if side == mine {
                    self.opened(board, at);
                }
            }
            Event::Improve { board, .. } => {
                if mine == Side::Forward {
                    self.again.push((index_of(board) as u32, at));
                }
            }
            Event::Expand { board, side, .. } => {
                if side == mine {
                    self.expanded(board, at);
                }
            }
            Event::Duplicate { .. }
            | Event::Deepen { .. }
            | Event::Prune { .. }
            | Event::Retreat { .. }
            | Event::Meet { .. }
            | Event::LookUp { .. }
            | Event::Solved { .. } => {}
        }
    }

    fn opened(&mut self, board: Board, at: u32) {
        if self.opened.is_empty() {
            self.opened = vec![NEVER; HALF];
            self.expanded = vec![NEVER; HALF];
        }
        self.opened[index_of(board)] = at;
    }

    fn expanded(&mut self, board: Board, at: u32) {
        let seat = index_of(board);
        match self.expanded.get_mut(seat) {
            Some(first) if *first == NEVER => *first = at,
            _ => self.again.push((seat as u32, at)),
        }
    }

    /// For every board that waits in the frontier at `moment`: the event that put it there last.
    pub fn waiting_at(&self, moment: u64) -> Vec<u32> {
        let happened = |at: u32| u64::from(at) < moment;
        let mut waiting: Vec<u32> = Vec::new();
        let again = self.latest_again(moment);
        for (seat, (opened, expanded)) in self.opened.iter().zip(&self.expanded).enumerate() {
            if happened(*opened) && !happened(*expanded) && !again.contains_key(&(seat as u32)) {
                waiting.push(*opened);
            }
        }
        waiting.extend(
            again
                .into_iter()
                .filter(|(seat, at)| {
                    let expanded = self.expanded[*seat as usize];
                    !happened(expanded) || *at > expanded
                })
                .map(|(_, at)| at),
        );
        waiting
    }

    /// What has become of the board on each seat, but for what happened to it again.
    pub fn known_at(&self, moment: u64, known: &mut [BoardStatus]) {
        if self.opened.is_empty() {
            known.fill(BoardStatus::Unseen);
        }
        let moment = u32::try_from(moment).unwrap_or(NEVER);
        for ((known, opened), expanded) in known.iter_mut().zip(&self.opened).zip(&self.expanded) {
            *known = match (*opened < moment, *expanded < moment) {
                (_, true) => BoardStatus::Expanded,
                (true, false) => BoardStatus::Open,
                (false, false) => BoardStatus::Unseen,
            };
        }
    }

    /// Seat and event of all that happened to expanded boards again before `moment`, in order.
    pub fn again_at(&self, moment: u64) -> impl Iterator<Item = (u32, u32)> {
        let again = self.again.iter().copied().take_while(move |(_, at)| u64::from(*at) < moment);
        again.filter(|(seat, at)| *at > self.expanded[*seat as usize])
    }

    /// The event that expanded `board` first, if that was before `moment`.
    pub fn expanded_before(&self, board: Board, moment: u64) -> Option<u32> {
        let expanded = *self.expanded.get(index_of(board))?;
        (u64::from(expanded) < moment).then_some(expanded)
    }

    /// The event that opened `board` first, if that was before `moment`.
    pub fn opened_before(&self, board: Board, moment: u64) -> Option<u32> {
        let opened = *self.opened.get(index_of(board))?;
        (u64::from(opened) < moment).then_some(opened)
    }

    /// What happened to `board` later, but before `moment`: last first.
    pub fn again_before(&self, board: Board, moment: u64) -> impl Iterator<Item = u32> {
        let seat = index_of(board) as u32;
        let events =
            self.again.iter().rev().filter(move |(again, at)| *again == seat && u64::from(*at) < moment);
        events.map(|(_, at)| *at)
    }

    /// The latest event at `moment` of each board in the second list.
    fn latest_again(&self, moment: u64) -> HashMap<u32, u32> {
        self.again.iter().copied().take_while(|(_, at)| u64::from(*at) < moment).collect()
    }
}
