//! How often a deepening search has come to each board.

use super::status::State;
use crate::{replay::Recording, space::HALF};

/// Expansions that are walked one by one. Beyond, it is cheaper to compare all boards.
const WALK: usize = 1 << 15;

/// The visits of each board up to a moment.
#[derive(Clone, Default)]
pub(super) struct Visiting {
    /// How many boards had been expanded.
    expanded: usize,
    /// By index. Empty at the beginning.
    visits: Vec<u32>,
}

/// Which boards a move concerns.
pub(super) enum Visited<'a> {
    /// These, of which some may stand there twice.
    Nearby(&'a [u32]),
    /// Perhaps all.
    All,
}

impl Visiting {
    /// Goes to another moment of a recording.
    pub fn go_to<'a>(&mut self, recording: &'a Recording, moment: u64) -> Visited<'a> {
        let expanded = recording.expanded_by(moment) as usize;
        let is_near = expanded.abs_diff(self.expanded) <= WALK;
        if is_near && !self.visits.is_empty() {
            return Visited::Nearby(self.walk(recording, expanded));
        }
        recording.visits().count(expanded, &mut self.visits);
        self.expanded = expanded;
        Visited::All
    }

    fn walk<'a>(&mut self, recording: &'a Recording, expanded: usize) -> &'a [u32] {
        let indices = recording.visits().indices();
        let ahead = &indices[self.expanded.min(expanded)..expanded];
        let behind = &indices[expanded.min(self.expanded)..self.expanded];
        for index in ahead {
            self.visits[*index as usize] += 1;
        }
        for index in behind {
            self.visits[*index as usize] -= 1;
        }
        self.expanded = expanded;
        if ahead.is_empty() { behind } else { ahead }
    }

    /// How often a board was expanded.
    pub fn visits(&self, index: usize) -> u32 {
        self.visits.get(index).copied().unwrap_or(0)
    }

    /// What it is to the search.
    pub fn state(&self, index: usize) -> State {
        State::visited(self.visits[index])
    }

    /// What all boards are.
    pub fn states(&self, states: &mut [u8]) {
        for (state, visits) in states.iter_mut().zip(&self.visits).take(HALF) {
            *state = State::visited(*visits).0;
        }
    }
}
