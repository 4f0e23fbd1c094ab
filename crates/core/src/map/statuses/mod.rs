//! The status of each board in a search at a moment, kept up to date from moment to moment.
//!
//! The statuses are a function of the recording and the moment, whatever moment was shown before. Near moments are
//! reached event by event, forward or backward, because every event can be undone. Far moments are reached by looking
//! up every board in the recording's index. In both cases only boards whose status has changed need painting, and these
//! are returned.

#![warn(clippy::wildcard_enum_match_arm)]

mod bands;
mod status;
mod visiting;

use std::sync::Arc;

pub use bands::Band;
pub use status::{Heat, MapStatus};

use self::{
    status::State,
    visiting::{Visited, Visiting},
};
use super::{BoardIndex, MapData, indexed_set::IndexedSet};
use crate::{
    puzzle::Board,
    replay::{BoardStatus, Recording},
    space::HALF,
    trace::Side,
};

/// Maximum number of events that are walked one by one. Beyond it, looking up all boards is cheaper.
const WALK: u64 = 1 << 16;

/// Number of boards that are compared at a time.
const BUNDLE: usize = 64;

/// The status of every board at one moment of a recording.
#[derive(Clone)]
pub struct MapStatuses {
    data: Arc<MapData>,
    moment: u64,
    /// Moment that the last step came from.
    before: u64,
    /// [`State`] of each board, by index.
    states: Vec<u8>,
    bands: Vec<Band>,
    changed: IndexedSet,
    /// Visits of each board, kept for a deepening search only.
    visiting: Visiting,
}

impl MapStatuses {
    /// The statuses at moment 0, when no board is reached.
    pub fn of(data: &Arc<MapData>) -> Self {
        Self {
            data: data.clone(),
            moment: 0,
            before: 0,
            states: vec![0; data.len()],
            bands: bands::blank(data),
            changed: IndexedSet::among(data.len()),
            visiting: Visiting::default(),
        }
    }

    /// Goes to another moment of the recording, which must always be the same one, but may have grown. Returns the
    /// boards whose status has changed.
    pub fn go_to(&mut self, recording: &Recording, moment: u64) -> &[BoardIndex] {
        self.changed.clear();
        let moment = moment.min(recording.len());
        if recording.realm().is_deepening() {
            self.visit(recording, moment);
        } else if moment.abs_diff(self.moment) > WALK {
            self.look_up(recording, moment);
        } else {
            self.walk(recording, moment);
        }
        (self.before, self.moment) = (self.moment, moment);
        self.changed.entries()
    }

    /// The moment of the recording.
    pub const fn moment(&self) -> u64 {
        self.moment
    }

    /// The moment that the last step came from.
    pub const fn before(&self) -> u64 {
        self.before
    }

    /// The boards and their distances.
    pub fn data(&self) -> &MapData {
        &self.data
    }

    /// Whether the statuses belong to this map data.
    pub fn is_of(&self, data: &Arc<MapData>) -> bool {
        Arc::ptr_eq(&self.data, data)
    }

    /// The boards whose status the last step changed, each once.
    pub fn changed(&self) -> &[BoardIndex] {
        self.changed.entries()
    }

    pub fn at(&self, index: BoardIndex) -> MapStatus {
        MapStatus::ALL[self.number_at(index) as usize]
    }

    /// The number of a board's status ([`MapStatus::index`]).
    #[inline]
    pub(super) fn number_at(&self, index: BoardIndex) -> u8 {
        State(self.states[index as usize]).number()
    }

    /// The number of times that a deepening search has expanded a board; 0 in other searches.
    pub fn visits(&self, index: BoardIndex) -> u32 {
        self.visiting.visits(index as usize % HALF)
    }

    /// The boards of each band, by [`MapData::band`].
    pub fn bands(&self) -> &[Band] {
        &self.bands
    }

    /// The sum of all bands.
    pub fn total(&self) -> Band {
        self.bands.iter().fold(Band::default(), |sum, band| sum.and(band))
    }

    fn set(&mut self, index: usize, state: State) {
        if self.put(index, state) {
            self.changed.insert(index as BoardIndex);
        }
    }

    /// Stores the state of a board, and returns whether its status has changed.
    fn put(&mut self, index: usize, state: State) -> bool {
        let (before, after) = (State(self.states[index]).number(), state.number());
        self.states[index] = state.0;
        if before != after {
            self.bands[self.data.band(index as BoardIndex) as usize].change(before, after);
        }
        before != after
    }

    /// Goes to a moment event by event.
    fn walk(&mut self, recording: &Recording, moment: u64) {
        let from = self.moment;
        let ahead = recording.events_from(from).take(moment.saturating_sub(from) as usize);
        for (board, status, side) in ahead.filter_map(BoardStatus::after) {
            self.set_status(board, status, side);
        }
        let behind = (moment..from).rev().filter_map(|at| recording.event(at));
        for (board, status, side) in behind.filter_map(BoardStatus::before) {
            self.set_status(board, status, side);
        }
    }

    fn set_status(&mut self, board: Board, status: BoardStatus, side: Side) {
        let index = self.data.index_reached(board, side) as usize;
        self.set(index, State(self.states[index]).with(status, side));
    }

    /// Goes to a moment by looking up all boards.
    fn look_up(&mut self, recording: &Recording, moment: u64) {
        let mut new_states = vec![0; self.states.len()];
        let mut statuses = vec![BoardStatus::default(); HALF];
        for side in
            [Side::Forward, Side::Backward].into_iter().filter(|side| recording.has_frontier_on(*side))
        {
            recording.known_at(moment, side, &mut statuses);
            for (state, status) in new_states[self.data.half_of(side)].iter_mut().zip(&statuses) {
                *state |= State::of_side(*status, side).0;
            }
        }
        self.set_all(&new_states);
    }

    /// Goes to a moment of a deepening search: from expansion to expansion, or all boards at once.
    fn visit(&mut self, recording: &Recording, moment: u64) {
        let first = self.data.half_of(Side::Forward).start;
        match self.visiting.go_to(recording, moment) {
            Visited::Nearby(visits) => {
                for index in visits {
                    let state = self.visiting.state(*index as usize);
                    self.set(first + *index as usize, state);
                }
            }
            Visited::All => {
                let mut new_states = vec![0; self.states.len()];
                self.visiting.states(&mut new_states[first..first + HALF]);
                self.set_all(&new_states);
            }
        }
    }

    /// Stores the states of all boards. Compares them in bundles, because most boards keep their state, and within a
    /// bundle without a branch, because the processor cannot predict which boards do not.
    fn set_all(&mut self, new_states: &[u8]) {
        for first in (0..new_states.len()).step_by(BUNDLE) {
            let bundle = first..(first + BUNDLE).min(new_states.len());
            if self.states[bundle.clone()] == new_states[bundle.clone()] {
                continue;
            }
            let (mut others, mut count) = ([0; BUNDLE], 0);
            for index in bundle {
                others[count] = index;
                count += usize::from(self.states[index] != new_states[index]);
            }
            for index in &others[..count] {
                if self.put(*index, State(new_states[*index])) {
                    self.changed.push_unchecked(*index as BoardIndex);
                }
            }
        }
    }
}
