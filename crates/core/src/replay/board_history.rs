//! The status of every board at a moment, and the history of one board: the events that led to its status.

use super::{BoardStatus, MarkKind, Recording};
use crate::{
    puzzle::Board,
    trace::{Event, Side},
};

/// The events that led to the status of a board, by their numbers from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardHistory {
    /// The last event that put the board into the frontier.
    pub opened: Option<u64>,
    /// The last event that expanded the board; `None` before its first expansion.
    pub expanded: Option<u64>,
}

impl Recording {
    /// Writes the status of the board at each index on one side after the first `moment` events. `statuses` has an
    /// element for each of the 181,440 boards. A deepening search keeps no such list: see [`Recording::visits`].
    pub fn known_at(&self, moment: u64, side: Side, statuses: &mut [BoardStatus]) {
        let index = self.index(side);
        index.known_at(moment, statuses);
        for (board_index, at) in index.again_at(moment) {
            if let Some((_, status, _)) = self.event(u64::from(at)).and_then(BoardStatus::after) {
                statuses[board_index as usize] = status;
            }
        }
        if let Some(goal) = index.taken_before(moment) {
            statuses[goal as usize] = BoardStatus::Taken;
        }
    }

    /// Whether a search with a frontier has begun on this side.
    pub fn has_frontier_on(&self, side: Side) -> bool {
        !self.index(side).is_empty()
    }

    /// Whether each board has the same status at every moment as in another recording, both of searches with a
    /// frontier. For two equal pasts this may be `false`, if what comes after them differs. The comparison of two
    /// numbers for each board on each side takes some tenths of a millisecond.
    pub fn has_same_statuses(&self, other: &Self) -> bool {
        let is_same = |side| {
            let [one, two] = [self, other].map(|recording| recording.index(side));
            let status = |recording: &Self, at: u32| recording.event(at.into()).and_then(BoardStatus::after);
            one.is_same(two) && one.again().all(|at| status(self, at) == status(other, at))
        };
        let has_frontier = !self.realm().is_deepening() && !other.realm().is_deepening();
        has_frontier && [Side::Forward, Side::Backward].into_iter().all(is_same)
    }

    /// The history of a board on one side after the first `moment` events.
    pub fn history_of(&self, board: Board, side: Side, moment: u64) -> BoardHistory {
        if self.realm().is_deepening() {
            return match side {
                Side::Forward => self.visited_history(board, moment),
                Side::Backward => BoardHistory::default(),
            };
        }
        let index = self.index(side);
        let mut history = BoardHistory {
            opened: index.opened_before(board, moment).map(u64::from),
            expanded: index.expanded_before(board, moment).map(u64::from),
        };
        for at in index.again_before(board, moment).map(u64::from) {
            let last = match self.event(at).and_then(BoardStatus::after) {
                Some((_, BoardStatus::Expanded, _)) => &mut history.expanded,
                Some((_, BoardStatus::Open, _)) => &mut history.opened,
                Some((_, BoardStatus::Unseen | BoardStatus::Taken, _)) | None => continue,
            };
            *last = (*last).max(Some(at));
        }
        history
    }

    /// The history of a board in a deepening search, which expands a board as soon as it has opened it and remembers
    /// neither.
    fn visited_history(&self, board: Board, moment: u64) -> BoardHistory {
        let expanded = self.visits().last_before(board, self.expanded_by(moment) as usize);
        let expanded = expanded.and_then(|number| self.expansion(number as u64));
        let opens = |at: &u64| matches!(self.event(*at), Some(Event::Open { .. } | Event::Begin { .. }));
        BoardHistory { opened: expanded.and_then(|at| at.checked_sub(1)).filter(opens), expanded }
    }

    /// Number of expansions among the first `moment` events.
    pub fn expanded_by(&self, moment: u64) -> u64 {
        if moment >= self.len() {
            return self.edge().tally.expanded;
        }
        let (before, events) = self.page_of(moment);
        let happened = events.iter().take(moment as usize % super::PAGE);
        before.tally.expanded + happened.filter(|event| event.expanded().is_some()).count() as u64
    }

    /// The boards that are looked up in a table among the first `moment` events, in order.
    pub fn looked_up_by(&self, moment: u64) -> Vec<Board> {
        let first = self.marks().iter().find(|mark| mark.kind == MarkKind::LookedUp);
        let Some(built) = first.map(|mark| mark.moment - 1) else { return Vec::new() };
        let events = self.events_from(built).take(moment.saturating_sub(built) as usize);
        events.filter_map(|event| event.looked_up()).collect()
    }

    /// The number of the event that is expansion number `number`, both from 0; `None` if there are fewer expansions.
    pub fn expansion(&self, number: u64) -> Option<u64> {
        let page = self.page_before_expansion(number)?;
        let (before, events) = self.page_of(page);
        let mut expansions =
            (page..).zip(events).filter(|(_, event)| event.expanded().is_some()).map(|(at, _)| at);
        expansions.nth(usize::try_from(number - before.tally.expanded).ok()?)
    }
}
