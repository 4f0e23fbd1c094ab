//! Steps through a recording, of several lengths and in both directions.

use super::Recording;
use crate::trace::Event;

/// The direction of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// To later moments.
    Forward,
    /// To earlier moments.
    Back,
}

/// The length of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stride {
    /// To the next or previous event.
    Event,
    /// To the next or previous expansion, look-up in a table, or solution.
    Expansion,
    /// To the next or previous mark: layer, f, bound, meeting, first look-up or solution.
    Mark,
    /// To the first or last moment.
    All,
}

impl Recording {
    /// The moment one step away from `moment`, or the last or first one if nothing lies further.
    pub fn step(&self, moment: u64, stride: Stride, direction: Direction) -> u64 {
        match (stride, direction) {
            (Stride::Event, Direction::Forward) => (moment + 1).min(self.len()),
            (Stride::Event, Direction::Back) => moment.saturating_sub(1),
            (Stride::Expansion, Direction::Forward) => self.next_expansion(moment),
            (Stride::Expansion, Direction::Back) => self.previous_expansion(moment),
            (Stride::Mark, Direction::Forward) => self.next_mark(moment),
            (Stride::Mark, Direction::Back) => self.previous_mark(moment),
            (Stride::All, Direction::Forward) => self.len(),
            (Stride::All, Direction::Back) => 0,
        }
    }

    fn next_expansion(&self, moment: u64) -> u64 {
        let ahead = self.events_from(moment).position(is_expansion);
        ahead.map_or(self.len(), |ahead| moment + ahead as u64 + 1)
    }

    fn previous_expansion(&self, moment: u64) -> u64 {
        let before = (0..moment.saturating_sub(1)).rev();
        before
            .map(|at| (at, self.event(at)))
            .find(|(_, event)| event.is_some_and(is_expansion))
            .map_or(0, |(at, _)| at + 1)
    }

    fn next_mark(&self, moment: u64) -> u64 {
        let after = self.marks().partition_point(|mark| mark.moment <= moment);
        self.marks().get(after).map_or(self.len(), |mark| mark.moment)
    }

    fn previous_mark(&self, moment: u64) -> u64 {
        let before = self.marks().partition_point(|mark| mark.moment < moment);
        before.checked_sub(1).map_or(0, |at| self.marks()[at].moment)
    }
}

const fn is_expansion(event: Event) -> bool {
    match event {
        Event::Expand { .. } | Event::LookUp { .. } | Event::Solved { .. } => true,
        Event::Begin { .. }
        | Event::Open { .. }
        | Event::Improve { .. }
        | Event::Duplicate { .. }
        | Event::Deepen { .. }
        | Event::Prune { .. }
        | Event::Retreat { .. }
        | Event::Meet { .. } => false,
    }
}
