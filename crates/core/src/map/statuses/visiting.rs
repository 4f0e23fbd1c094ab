//! Counts of how often a deepening search has expanded each board.

use super::status::State;
use crate::{replay::Recording, space::HALF};

/// Maximum number of expansions that are walked one by one. Beyond it, comparing all boards is cheaper.
const WALK: usize = 1 << 15;

/// The visits of each board up to a moment.
#[derive(Clone, Default)]
pub(super) struct Visiting {
    /// Number of expansions up to the moment.
    expanded: usize,
    /// Visits of each board, by index; empty at first.
    visits: Vec<u32>,
}

/// Boards that a step to another moment concerns.
pub(super) enum Visited<'a> {
    /// These boards, some of them perhaps twice.
    Nearby(&'a [u32]),
    /// Perhaps all boards.
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

    /// The number of times that a board was expanded.
    pub fn visits(&self, index: usize) -> u32 {
        self.visits.get(index).copied().unwrap_or(0)
    }

    /// The state of a board.
    pub fn state(&self, index: usize) -> State {
        State::visited(self.visits[index])
    }

    /// Writes the states of all boards.
    pub fn states(&self, states: &mut [u8]) {
        for (state, visits) in states.iter_mut().zip(&self.visits).take(HALF) {
            *state = State::visited(*visits).0;
        }
    }
}
