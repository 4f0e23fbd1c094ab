//! How often a deepening search has come to each board, and whether in the present round.

use super::light::State;
use crate::{
    replay::{MarkKind, Recording},
    space::HALF,
};

/// Expansions that are walked one by one. Beyond, it is cheaper to compare all boards.
const WALK: usize = 1 << 15;

/// The visits of each board up to a moment.
#[derive(Clone, Default)]
pub(super) struct Visiting {
    /// How many boards had been expanded.
    expanded: usize,
    /// How many when the present round began.
    before: usize,
    /// By seat: visits, and how many of them before the present round. Empty at the beginning.
    visits: Vec<u32>,
    visits_before: Vec<u32>,
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
        let before = recording.expanded_by(round_of(recording, moment)) as usize;
        let is_near = expanded.abs_diff(self.expanded) <= WALK;
        if is_near && before == self.before && !self.visits.is_empty() {
            return Visited::Nearby(self.walk(recording, expanded));
        }
        if before != self.before || self.visits_before.is_empty() {
            recording.visits().count(before, &mut self.visits_before);
        }
        recording.visits().count(expanded, &mut self.visits);
        [self.expanded, self.before] = [expanded, before];
        Visited::All
    }

    fn walk<'a>(&mut self, recording: &'a Recording, expanded: usize) -> &'a [u32] {
        let seats = recording.visits().seats();
        let ahead = &seats[self.expanded.min(expanded)..expanded];
        let behind = &seats[expanded.min(self.expanded)..self.expanded];
        for seat in ahead {
            self.visits[*seat as usize] += 1;
        }
        for seat in behind {
            self.visits[*seat as usize] -= 1;
        }
        self.expanded = expanded;
        if ahead.is_empty() { behind } else { ahead }
    }

    /// How often a board was expanded.
    pub fn visits(&self, seat: usize) -> u32 {
        self.visits.get(seat).copied().unwrap_or(0)
    }

    /// What it is to the search.
    pub fn state(&self, seat: usize) -> State {
        State::visited(self.visits[seat], self.visits_before[seat])
    }

    /// What all boards are.
    pub fn states(&self, states: &mut [u8]) {
        let visits = self.visits.iter().zip(&self.visits_before);
        for (state, (visits, before)) in states.iter_mut().zip(visits).take(HALF) {
            *state = State::visited(*visits, *before).0;
        }
    }
}

/// The moment when the round of a moment began.
fn round_of(recording: &Recording, moment: u64) -> u64 {
    let marks = recording.marks();
    let past = &marks[..marks.partition_point(|mark| mark.moment <= moment)];
    let began = past.iter().rev().find(|mark| matches!(mark.kind, MarkKind::Bound(_)));
    began.map_or(0, |mark| mark.moment)
}
