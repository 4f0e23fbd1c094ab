//! What each board is to a search at a moment, kept up from moment to moment.
//!
//! It is a function of the recording and the moment, however one got there. Near moments are reached event
//! by event, forward or backward, for every event can be undone; far ones by looking every board up in the
//! recording's index. Either way only boards whose light has changed need painting, and they are named.

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

/// Events that are walked one by one. Beyond, it is cheaper to look all boards up.
const WALK: u64 = 1 << 16;

/// Boards that are compared at a time.
const BUNDLE: usize = 64;

/// The light of every board at one moment of a recording.
#[derive(Clone)]
pub struct MapStatuses {
    data: Arc<MapData>,
    moment: u64,
    /// Where the last step came from.
    before: u64,
    /// By seat: each a [`State`].
    states: Vec<u8>,
    bands: Vec<Band>,
    changed: IndexedSet,
    /// Kept for a deepening search only.
    visiting: Visiting,
}

impl MapStatuses {
    /// The lights at moment 0, when nothing is lit.
    pub fn of(land: &Arc<MapData>) -> Self {
        Self {
            data: land.clone(),
            moment: 0,
            before: 0,
            states: vec![0; land.len()],
            bands: bands::blank(land),
            changed: IndexedSet::among(land.len()),
            visiting: Visiting::default(),
        }
    }

    /// Goes to another moment of the recording, which is always the same one and may have grown. Answers with
    /// the boards whose light is another than before.
    pub fn go_to(&mut self, recording: &Recording, moment: u64) -> &[BoardIndex] {
        self.changed.forget();
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

    /// Whether they are those of this land.
    pub fn is_of(&self, land: &Arc<MapData>) -> bool {
        Arc::ptr_eq(&self.data, land)
    }

    /// The boards whose light the last step changed, each once.
    pub fn changed(&self) -> &[BoardIndex] {
        self.changed.entries()
    }

    /// What a board is.
    pub fn at(&self, seat: BoardIndex) -> MapStatus {
        MapStatus::ALL[self.number_at(seat) as usize]
    }

    /// The number of a board's light ([`Light::index`]).
    pub(super) fn number_at(&self, seat: BoardIndex) -> u8 {
        State(self.states[seat as usize]).number()
    }

    /// How often a deepening search has expanded a board; 0 in other searches.
    pub fn visits(&self, seat: BoardIndex) -> u32 {
        self.visiting.visits(seat as usize % HALF)
    }

    /// The boards of each band, by [`Land::band`].
    pub fn bands(&self) -> &[Band] {
        &self.bands
    }

    /// All boards together.
    pub fn total(&self) -> Band {
        self.bands.iter().fold(Band::default(), |sum, band| sum.and(band))
    }

    fn set(&mut self, seat: usize, state: State) {
        if self.put(seat, state) {
            self.changed.note(seat as BoardIndex);
        }
    }

    /// Answers whether the board's light is another now.
    fn put(&mut self, seat: usize, state: State) -> bool {
        let (before, after) = (State(self.states[seat]).number(), state.number());
        self.states[seat] = state.0;
        if before != after {
            self.bands[self.data.band(seat as BoardIndex) as usize].change(before, after);
        }
        before != after
    }

    /// From event to event.
    fn walk(&mut self, recording: &Recording, moment: u64) {
        let from = self.moment;
        let ahead = recording.events_from(from).take(moment.saturating_sub(from) as usize);
        for (board, known, side) in ahead.filter_map(BoardStatus::after) {
            self.know(board, known, side);
        }
        let behind = (moment..from).rev().filter_map(|at| recording.event(at));
        for (board, known, side) in behind.filter_map(BoardStatus::before) {
            self.know(board, known, side);
        }
    }

    fn know(&mut self, board: Board, known: BoardStatus, side: Side) {
        let seat = self.data.index_reached(board, side) as usize;
        self.set(seat, State(self.states[seat]).with(known, side));
    }

    /// All boards at once.
    fn look_up(&mut self, recording: &Recording, moment: u64) {
        let mut found = vec![0; self.states.len()];
        let mut known = vec![BoardStatus::default(); HALF];
        for side in [Side::Forward, Side::Backward] {
            recording.known_at(moment, side, &mut known);
            for (state, known) in found[self.data.half_of(side)].iter_mut().zip(&known) {
                *state |= State::known(*known, side).0;
            }
        }
        self.become_all(&found);
    }

    /// A deepening search: from expansion to expansion, or all boards at once.
    fn visit(&mut self, recording: &Recording, moment: u64) {
        let first = self.data.half_of(Side::Forward).start;
        match self.visiting.go_to(recording, moment) {
            Visited::Nearby(visits) => {
                for seat in visits {
                    let state = self.visiting.state(*seat as usize);
                    self.set(first + *seat as usize, state);
                }
            }
            Visited::All => {
                let mut found = vec![0; self.states.len()];
                self.visiting.states(&mut found[first..first + HALF]);
                self.become_all(&found);
            }
        }
    }

    /// Compares in bundles, for most boards are what they were; in a bundle without a branch, for nobody can
    /// foresee which are not.
    fn become_all(&mut self, found: &[u8]) {
        for first in (0..found.len()).step_by(BUNDLE) {
            let bundle = first..(first + BUNDLE).min(found.len());
            if self.states[bundle.clone()] == found[bundle.clone()] {
                continue;
            }
            let (mut others, mut count) = ([0; BUNDLE], 0);
            for seat in bundle {
                others[count] = seat;
                count += usize::from(self.states[seat] != found[seat]);
            }
            for seat in &others[..count] {
                if self.put(*seat, State(found[*seat])) {
                    self.changed.add(*seat as BoardIndex);
                }
            }
        }
    }
}
