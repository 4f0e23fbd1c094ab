//! Whether a condition holds at a moment.

use super::{
    applies::EventKinds,
    condition::{Amount, Condition, PlaceTest},
    names::{EventClass, Quantity},
    state::States,
};
use crate::{
    heuristic::Unit,
    realm::{Realm, Settings, Tie},
    replay::Recording,
    trace::{Event, GoalTest, PriorStatus, Side},
};

/// A condition, prepared for one realm and its settings.
#[derive(Clone, Debug)]
pub struct ConditionReader<'a> {
    condition: &'a Condition,
    /// The tests that are decided by an event alone.
    of_event: Vec<&'a PlaceTest>,
    /// The tests that need the states after an event.
    of_states: Vec<&'a PlaceTest>,
    /// The kinds of event on which the condition can hold: no other event has to be looked at.
    kinds: EventKinds,
    unit: Unit,
    tie: Tie,
}

/// An event, with its number from 0.
#[derive(Clone, Copy, Debug)]
pub struct NumberedEvent {
    /// The number, from 0: after the event, one more has happened.
    pub number: u64,
    pub event: Event,
}

impl<'a> ConditionReader<'a> {
    /// Prepares a condition for recordings of a realm that searches with these settings.
    pub fn of(condition: &'a Condition, realm: Realm, settings: &Settings) -> Self {
        let kinds = EventKinds::of_condition(condition, realm);
        let (of_states, of_event) = condition.tests().iter().partition(|test| needs_states(test));
        Self {
            condition,
            of_event,
            of_states,
            kinds,
            unit: realm.unit(settings),
            tie: realm.ties(settings).0,
        }
    }

    /// Whether the condition can hold at all.
    pub const fn applies(&self) -> bool {
        !self.kinds.is_empty()
    }

    /// Whether all tests compare states, so that the condition comes true only where it did not hold one event before.
    pub fn is_of_states(&self) -> bool {
        self.condition.tests().iter().all(is_of_state)
    }

    /// Whether any test compares a state, or counts expansions or look-ups.
    pub fn needs_states(&self) -> bool {
        !self.of_states.is_empty()
    }

    /// The rule for ties, if a test counts the boards that are equal at the next pick; otherwise `None`.
    pub fn counted_tie(&self) -> Option<Tie> {
        let is_tie = |test: &PlaceTest| matches!(test, PlaceTest::Compare(Quantity::Tie, ..));
        self.condition.tests().iter().any(is_tie).then_some(self.tie)
    }

    pub fn tests(&self) -> &'a [PlaceTest] {
        self.condition.tests()
    }

    /// Whether all tests that need no states hold for an event.
    #[inline]
    pub fn holds_of_event(&self, recording: &Recording, at: NumberedEvent) -> bool {
        self.kinds.contains(at.event.kind())
            && self.of_event.iter().all(|test| self.event_test_holds(test, recording, at))
    }

    /// Whether all tests that need the states after the event hold.
    #[inline]
    pub fn holds_of_states(&self, recording: &Recording, at: NumberedEvent, after: &States) -> bool {
        self.of_states.iter().all(|test| match test {
            PlaceTest::Expansion(number) => after.tally.expanded == number.get(),
            PlaceTest::LookUp(number) => after.tally.lookups == number.get(),
            PlaceTest::Compare(quantity, comparison, amount) => {
                let state = self.state(*quantity, recording, at, after);
                state.is_some_and(|state| comparison.holds(&state, amount))
            }
            PlaceTest::Event(_) | PlaceTest::Class(_) | PlaceTest::Side(_) | PlaceTest::Board(_) => true,
        })
    }

    fn state(
        &self,
        quantity: Quantity,
        recording: &Recording,
        at: NumberedEvent,
        after: &States,
    ) -> Option<Amount> {
        match quantity {
            Quantity::Bound => after.bound.map(|bound| Amount::in_moves(bound, self.unit)),
            Quantity::Frontier => Some(Amount::whole(after.tally.frontier)),
            Quantity::Expanded => Some(Amount::whole(after.tally.expanded)),
            Quantity::Tie => {
                let is_taken = |event: Event| {
                    matches!(event, Event::Expand { .. } | Event::Solved { test: GoalTest::Expanded, .. })
                };
                let counts =
                    after.tie.as_ref().filter(|_| recording.event(at.number + 1).is_some_and(is_taken));
                counts.map(|counts| Amount::whole(counts.first()))
            }
            Quantity::G | Quantity::H | Quantity::F => None,
        }
    }

    /// Not inlined: most events are refused by their kind, and where they are asked, that must stay a few instructions.
    #[inline(never)]
    fn event_test_holds(&self, test: &PlaceTest, recording: &Recording, at: NumberedEvent) -> bool {
        match test {
            PlaceTest::Event(number) => number.get() == at.number + 1,
            PlaceTest::Class(class) => is_of_class(*class, recording, at),
            PlaceTest::Compare(quantity, comparison, amount) => {
                self.value(*quantity, at.event).is_some_and(|value| comparison.holds(&value, amount))
            }
            PlaceTest::Side(side) => side_of(at.event) == Some(*side),
            PlaceTest::Board(board) => at.event.board() == Some(*board),
            PlaceTest::Expansion(_) | PlaceTest::LookUp(_) => true,
        }
    }

    /// The g, h or f of the board of an event; `None` for a state, or if the event has no such value.
    fn value(&self, quantity: Quantity, event: Event) -> Option<Amount> {
        let (g, h_and_f) = match event {
            Event::Begin { h, .. } => (0, Some((h, h))),
            Event::Expand { g, h, f, .. }
            | Event::Open { g, h, f, .. }
            | Event::Improve { g, h, f, .. }
            | Event::Duplicate { g, h, f, .. }
            | Event::Prune { g, h, f, .. } => (g, Some((h, f))),
            Event::Retreat { g, .. } | Event::Meet { g, .. } | Event::LookUp { g, .. } => (g, None),
            Event::Deepen { .. } | Event::Solved { .. } => return None,
        };
        match quantity {
            Quantity::G => Some(Amount::whole(u64::from(g))),
            Quantity::H => h_and_f.map(|(h, _)| Amount::in_moves(h, self.unit)),
            Quantity::F => h_and_f.map(|(_, f)| Amount::in_moves(f, self.unit)),
            Quantity::Bound | Quantity::Frontier | Quantity::Expanded | Quantity::Tie => None,
        }
    }
}

/// Whether a test compares a state, or counts expansions or look-ups.
const fn needs_states(test: &PlaceTest) -> bool {
    is_of_state(test) || matches!(test, PlaceTest::Expansion(_) | PlaceTest::LookUp(_))
}

const fn is_of_state(test: &PlaceTest) -> bool {
    match test {
        PlaceTest::Compare(quantity, ..) => quantity.is_state(),
        PlaceTest::Event(_)
        | PlaceTest::Expansion(_)
        | PlaceTest::LookUp(_)
        | PlaceTest::Class(_)
        | PlaceTest::Side(_)
        | PlaceTest::Board(_) => false,
    }
}

/// Whether an event is of a class, if its kind is that of the class. Where a class is all of a kind, nothing more is
/// asked.
fn is_of_class(class: EventClass, recording: &Recording, at: NumberedEvent) -> bool {
    match class {
        EventClass::Duplicate => !leads_back(recording, at),
        EventClass::Parent => leads_back(recording, at),
        EventClass::Reopened => matches!(at.event, Event::Improve { was: PriorStatus::Expanded, .. }),
        EventClass::Layer | EventClass::FStep => {
            recording.marks().binary_search_by_key(&(at.number + 1), |mark| mark.moment).is_ok()
        }
        EventClass::Begin
        | EventClass::Expand
        | EventClass::New
        | EventClass::Entered
        | EventClass::Improved
        | EventClass::Pruned
        | EventClass::Retreat
        | EventClass::Iteration
        | EventClass::Meeting
        | EventClass::LookUp
        | EventClass::Solved => true,
    }
}

/// Whether a duplicate undoes the move that opened the board being expanded.
fn leads_back(recording: &Recording, at: NumberedEvent) -> bool {
    let Event::Duplicate { board, by, side, .. } = at.event else { return false };
    let expanded = board.after(by.opposite());
    expanded.and_then(|board| recording.opened_by(board, side, at.number)) == Some(by.opposite())
}

/// The side of the search to which an event belongs: forward if the event names none, `None` for the end.
const fn side_of(event: Event) -> Option<Side> {
    match event {
        Event::Begin { side, .. }
        | Event::Expand { side, .. }
        | Event::Open { side, .. }
        | Event::Duplicate { side, .. }
        | Event::Meet { side, .. } => Some(side),
        Event::Improve { .. }
        | Event::Deepen { .. }
        | Event::Prune { .. }
        | Event::Retreat { .. }
        | Event::LookUp { .. } => Some(Side::Forward),
        Event::Solved { .. } => None,
    }
}
