//! The progress of reading a recording for a condition: how far it is read, and how often the condition still has to
//! come true.
//!
//! Forward, the states are carried on from page to page. Backward, each page is read from the scene before it to its
//! end, and the moments found are taken from the last one back. The count of equal boards is carried back from page to
//! page.

use super::{
    holds::{ConditionReader, NumberedEvent},
    known::known_events,
    state::States,
    tie::TieCounts,
};
use crate::replay::{Direction, PAGE, Recording};

/// Events in a full page.
const PAGE_EVENTS: u64 = PAGE as u64;

/// The progress of a finder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FinderState {
    /// More is to be read.
    Searching,
    /// The place is this moment.
    Found(u64),
    /// No such place is in what is recorded.
    NotFound,
}

/// The facts known after the events that have been read.
#[derive(Clone, Debug)]
struct AfterEvents {
    states: States,
    /// Whether the condition holds.
    holds: bool,
}

impl AfterEvents {
    /// The facts known at a moment. `tie` is the count of equal boards there, if it is needed.
    fn at(moment: u64, tie: Option<TieCounts>, reader: &ConditionReader<'_>, recording: &Recording) -> Self {
        let states = States::with_tie(recording, moment, tie);
        let holds = reader.is_of_states()
            && event_before(moment, recording).is_some_and(|at| {
                reader.holds_of_event(recording, at) && reader.holds_of_states(recording, at, &states)
            });
        Self { states, holds }
    }
}

/// The progress of a reading.
#[derive(Clone, Debug)]
pub struct PlaceReading {
    direction: Direction,
    /// The moments still in question lie after this one, or before it.
    limit: u64,
    /// How often the condition still has to come true: at least once.
    remaining: u64,
    /// Number of pages before the one that is read next; backward, that page included. `None` before the first page is
    /// read.
    page: Option<u64>,
    /// The first value of `page`.
    first_page: u64,
    /// The states before the page that is read next, if they were carried on.
    after: Option<AfterEvents>,
    /// Backward: the count of equal boards at the beginning of the page that was read last, if it is needed.
    tie_before: Option<TieCounts>,
    /// The moment up to which all is known without reading.
    known_until: u64,
}

impl PlaceReading {
    /// A reading that has not begun: of the N-th moment after a limit, or before it.
    pub const fn of(direction: Direction, limit: u64, number: u64) -> Self {
        Self {
            direction,
            limit,
            remaining: number,
            page: None,
            first_page: 0,
            after: None,
            tie_before: None,
            known_until: 0,
        }
    }

    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// Reads `events` events, and on to the end of a page. The moment found is right after the event.
    pub fn go_on(&mut self, reader: &ConditionReader<'_>, recording: &Recording, events: u64) -> FinderState {
        if !reader.applies() {
            self.known_until = u64::MAX;
            return FinderState::NotFound;
        }
        if let Some(events) = known_events(reader.tests(), recording) {
            self.known_until = recording.len();
            let moment = self.among(&events, reader, recording);
            return moment.map_or(FinderState::NotFound, FinderState::Found);
        }
        match self.direction {
            Direction::Forward => self.forward(reader, recording, events),
            Direction::Back => self.back(reader, recording, events),
        }
    }

    /// The last moment on the reading's way of which it is known whether the condition comes true there; `None` as long
    /// as no moment is. Whether a board is taken after the last moment that is recorded is never known.
    pub fn reach(&self) -> Option<u64> {
        match (self.direction, self.page) {
            (Direction::Forward, None) if self.known_until == 0 => None,
            (Direction::Forward, page) => {
                let read = page.map_or(0, |page| page * PAGE_EVENTS);
                // The limit is where the reading began or, once it has reached the end of the recording, that end.
                Some(read.max(self.limit).max(self.known_until))
            }
            (Direction::Back, None) => None,
            (Direction::Back, Some(page)) => Some(page * PAGE_EVENTS + 1),
        }
    }

    /// The part of the reading that is done, from 0 to 1.
    pub fn progress(&self, recording: &Recording) -> f64 {
        let Some(page) = self.page else { return 0.0 };
        let last = match self.direction {
            Direction::Forward => recording.len().div_ceil(PAGE_EVENTS),
            Direction::Back => 0,
        };
        let all = last.abs_diff(self.first_page);
        if all == 0 { 1.0 } else { page.abs_diff(self.first_page) as f64 / all as f64 }
    }

    /// The N-th moment at which the condition comes true, if it can hold only right after these events.
    fn among(&self, events: &[u64], reader: &ConditionReader<'_>, recording: &Recording) -> Option<u64> {
        let holds = |moment: &u64| holds_at(*moment, reader, recording);
        let moments = events.iter().map(|number| number + 1);
        let nth = usize::try_from(self.remaining - 1).ok()?;
        match self.direction {
            Direction::Forward => moments.filter(|moment| *moment > self.limit).filter(holds).nth(nth),
            Direction::Back => moments.rev().filter(|moment| *moment < self.limit).filter(holds).nth(nth),
        }
    }

    fn forward(&mut self, reader: &ConditionReader<'_>, recording: &Recording, events: u64) -> FinderState {
        let mut budget = events;
        let mut page = self.begin(self.limit / PAGE_EVENTS);
        // Whether a board is taken after the last moment is not known yet.
        let decided = recording.len().saturating_sub(u64::from(reader.counted_tie().is_some()));
        while page * PAGE_EVENTS < recording.len() {
            let before = self.after.take().or_else(|| before_page(page, None, reader, recording));
            let (moments, after) = read_page(page, before, reader, recording);
            let limit = self.limit;
            if let Some(moment) = self.count(moments.into_iter().filter(|moment| *moment > limit)) {
                return FinderState::Found(moment);
            }
            if (page + 1) * PAGE_EVENTS > decided {
                self.limit = self.limit.max(decided);
                return FinderState::NotFound;
            }
            page += 1;
            (self.page, self.after) = (Some(page), after);
            budget = budget.saturating_sub(PAGE_EVENTS);
            if budget == 0 && page * PAGE_EVENTS < recording.len() {
                return FinderState::Searching;
            }
        }
        FinderState::NotFound
    }

    fn back(&mut self, reader: &ConditionReader<'_>, recording: &Recording, events: u64) -> FinderState {
        let mut budget = events;
        // The last event in question ends one moment before the limit.
        let end = self.limit.saturating_sub(1).min(recording.len());
        let mut page = self.begin(end.div_ceil(PAGE_EVENTS));
        while page > 0 {
            let before = before_page(page - 1, self.tie_before.take(), reader, recording);
            self.tie_before = before.as_ref().and_then(|before| before.states.tie.clone());
            let (moments, _) = read_page(page - 1, before, reader, recording);
            let limit = self.limit;
            if let Some(moment) = self.count(moments.into_iter().rev().filter(|moment| *moment < limit)) {
                return FinderState::Found(moment);
            }
            page -= 1;
            self.page = Some(page);
            budget = budget.saturating_sub(PAGE_EVENTS);
            if budget == 0 && page > 0 {
                return FinderState::Searching;
            }
        }
        FinderState::NotFound
    }

    /// The page to be read next; `first` at the beginning.
    fn begin(&mut self, first: u64) -> u64 {
        if self.page.is_none() {
            self.first_page = first;
        }
        *self.page.get_or_insert(first)
    }

    /// Counts moments off those that remain. Returns the last one, if it is among them.
    fn count(&mut self, mut moments: impl Iterator<Item = u64>) -> Option<u64> {
        loop {
            let moment = moments.next()?;
            self.remaining -= 1;
            if self.remaining == 0 {
                return Some(moment);
            }
        }
    }
}

/// The event right before a moment.
fn event_before(moment: u64, recording: &Recording) -> Option<NumberedEvent> {
    let number = moment.checked_sub(1)?;
    Some(NumberedEvent { number, event: recording.event(number)? })
}

fn holds_at(moment: u64, reader: &ConditionReader<'_>, recording: &Recording) -> bool {
    let holds_with_states =
        |at| reader.holds_of_states(recording, at, &States::at(recording, moment, reader.counted_tie()));
    event_before(moment, recording).is_some_and(|at| {
        reader.holds_of_event(recording, at) && (!reader.needs_states() || holds_with_states(at))
    })
}

/// The events of a page, with their numbers.
fn numbered(
    page: u64,
    recording: &Recording,
) -> impl DoubleEndedIterator<Item = NumberedEvent> + ExactSizeIterator {
    let (first, (_, events)) = (page * PAGE_EVENTS, recording.page_of(page * PAGE_EVENTS));
    let number = move |at: usize| first + at as u64;
    events.iter().enumerate().map(move |(at, event)| NumberedEvent { number: number(at), event: *event })
}

/// The facts known before the events of a page, if states are needed. Equal boards are counted back from the end of the
/// page, if their count is known there, and anew otherwise.
fn before_page(
    page: u64,
    tie_after: Option<TieCounts>,
    reader: &ConditionReader<'_>,
    recording: &Recording,
) -> Option<AfterEvents> {
    if !reader.needs_states() {
        return None;
    }
    let first = page * PAGE_EVENTS;
    let tie = reader.counted_tie().map(|tie| match tie_after {
        Some(mut counts) => {
            numbered(page, recording).rev().for_each(|at| counts.undo(recording, at.number, at.event));
            counts
        }
        None => TieCounts::at(recording, first, tie),
    });
    Some(AfterEvents::at(first, tie, reader, recording))
}

/// The moments at which a condition comes true with the events of a page, and the facts known after the page. `before`
/// are the facts known before it, if states are needed.
fn read_page(
    page: u64,
    before: Option<AfterEvents>,
    reader: &ConditionReader<'_>,
    recording: &Recording,
) -> (Vec<u64>, Option<AfterEvents>) {
    let events = numbered(page, recording);
    let Some(mut after) = before else {
        let holding = events.filter(|at| reader.holds_of_event(recording, *at));
        return (holding.map(|at| at.number + 1).collect(), None);
    };
    let is_of_states = reader.is_of_states();
    let mut moments = Vec::new();
    for at in events {
        after.states.apply(recording, at.number, at.event);
        let holds =
            reader.holds_of_event(recording, at) && reader.holds_of_states(recording, at, &after.states);
        if holds && !(is_of_states && after.holds) {
            moments.push(at.number + 1);
        }
        after.holds = holds;
    }
    (moments, Some(after))
}
