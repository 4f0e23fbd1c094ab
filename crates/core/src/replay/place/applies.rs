//! The events of each realm that a condition can be about at all.
//!
//! A test holds on some kinds of event and never on others, and a realm sends some kinds and never others. Only events
//! of the kinds that are left for all tests together are looked at any further. If no kind is left, the place cannot be
//! in that realm.

use super::{
    EventPlace, Place,
    condition::{Condition, PlaceTest},
    names::{EventClass, Quantity},
};
use crate::{
    realm::Realm,
    trace::{EventKind, Side},
};

/// A set of kinds of event: a bit for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventKinds(u16);

impl EventKinds {
    const NONE: Self = Self(0);

    fn of(kinds: impl IntoIterator<Item = EventKind>) -> Self {
        Self(kinds.into_iter().fold(0, |bits, kind| bits | 1 << kind as u16))
    }

    fn all_but(kinds: impl IntoIterator<Item = EventKind>) -> Self {
        Self(Self::of(EventKind::ALL).0 & !Self::of(kinds).0)
    }

    const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    pub const fn contains(self, kind: EventKind) -> bool {
        self.0 & 1 << kind as u16 != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == Self::NONE.0
    }

    /// The kinds on which a condition can hold in a realm.
    pub fn of_condition(condition: &Condition, realm: Realm) -> Self {
        let sent = Self::of(EventKind::ALL.into_iter().filter(|kind| sends(realm, *kind)));
        condition.tests().iter().fold(sent, |kinds, test| kinds.and(of_test(test, realm)))
    }
}

impl Place {
    /// Whether a recording of this realm can have such a place. A particular search of the realm may still have none.
    pub fn applies_to(&self, realm: Realm) -> bool {
        match self {
            Self::Start | Self::End => true,
            Self::At(EventPlace { condition, .. }) => !EventKinds::of_condition(condition, realm).is_empty(),
        }
    }
}

/// Whether a realm ever sends events of a kind.
const fn sends(realm: Realm, kind: EventKind) -> bool {
    match kind {
        EventKind::Begin | EventKind::Expand | EventKind::Open | EventKind::Solved => true,
        EventKind::Duplicate => !realm.is_deepening(),
        EventKind::Improve => realm.has_ties(),
        EventKind::Deepen | EventKind::Prune | EventKind::Retreat => realm.is_deepening(),
        EventKind::Meet => realm.is_two_way(),
        EventKind::LookUp => realm.looks_up(),
    }
}

/// The kinds on which a test can hold in a realm that sends them.
fn of_test(test: &PlaceTest, realm: Realm) -> EventKinds {
    match test {
        PlaceTest::Event(_) => EventKinds::all_but([]),
        PlaceTest::Expansion(_) => EventKinds::of([EventKind::Expand]),
        PlaceTest::LookUp(_) => EventKinds::of([EventKind::LookUp]),
        PlaceTest::Class(class) => of_class(*class, realm),
        PlaceTest::Compare(quantity, ..) => of_quantity(*quantity, realm),
        PlaceTest::Side(side) => of_side(*side, realm),
        PlaceTest::Board(_) => EventKinds::all_but([EventKind::Deepen, EventKind::Solved]),
    }
}

fn of_class(class: EventClass, realm: Realm) -> EventKinds {
    let is_blind = !realm.has_ties() && !realm.is_deepening();
    let (kind, exists) = match class {
        EventClass::Begin => (EventKind::Begin, true),
        EventClass::Expand => (EventKind::Expand, true),
        EventClass::New => (EventKind::Open, !realm.is_deepening()),
        EventClass::Entered => (EventKind::Open, realm.is_deepening()),
        EventClass::Duplicate | EventClass::Parent => (EventKind::Duplicate, true),
        EventClass::Improved | EventClass::Reopened => (EventKind::Improve, true),
        EventClass::Pruned => (EventKind::Prune, true),
        EventClass::Retreat => (EventKind::Retreat, true),
        EventClass::Iteration => (EventKind::Deepen, true),
        EventClass::Layer => (EventKind::Expand, is_blind),
        EventClass::FStep => (EventKind::Expand, realm.has_ties()),
        EventClass::Meeting => (EventKind::Meet, true),
        EventClass::LookUp => (EventKind::LookUp, true),
        EventClass::Solved => (EventKind::Solved, true),
    };
    EventKinds::of(exists.then_some(kind))
}

/// The kinds on which a comparison with a quantity can hold in a realm. A state is no part of an event, but only a
/// deepening search has a bound, and only the beginning and the events of successors come right before a pick.
fn of_quantity(quantity: Quantity, realm: Realm) -> EventKinds {
    let is_informed = realm.own_heuristic().is_some();
    let without_h =
        [EventKind::Deepen, EventKind::Retreat, EventKind::Meet, EventKind::LookUp, EventKind::Solved];
    match quantity {
        Quantity::G => EventKinds::all_but([EventKind::Deepen, EventKind::Solved]),
        Quantity::H | Quantity::F if is_informed => EventKinds::all_but(without_h),
        Quantity::Bound if realm.is_deepening() => EventKinds::all_but([EventKind::Begin]),
        Quantity::Tie if realm.has_ties() => {
            EventKinds::of([EventKind::Begin, EventKind::Open, EventKind::Improve, EventKind::Duplicate])
        }
        Quantity::Frontier | Quantity::Expanded => EventKinds::all_but([]),
        Quantity::H | Quantity::F | Quantity::Bound | Quantity::Tie => EventKinds::NONE,
    }
}

/// The kinds on which the test of a side can hold in a realm. A table is built from the goal and looked up from the
/// start; only two searches meet.
fn of_side(side: Side, realm: Realm) -> EventKinds {
    let sent_by_both =
        [EventKind::Begin, EventKind::Expand, EventKind::Open, EventKind::Duplicate, EventKind::Meet];
    match side {
        Side::Forward if realm.looks_up() => EventKinds::of([EventKind::LookUp]),
        Side::Forward => EventKinds::all_but([EventKind::Solved]),
        Side::Backward if realm.looks_up() || realm.is_two_way() => EventKinds::of(sent_by_both),
        Side::Backward => EventKinds::NONE,
    }
}
