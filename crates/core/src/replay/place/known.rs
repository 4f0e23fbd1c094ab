//! Events that are known without reading: those with a number, and those that the recording marks.

use super::{condition::PlaceTest, names::EventClass};
use crate::replay::{MarkKind, Recording};

/// The numbers, from 0 and ascending, of the only events on which all tests can hold together; `None` if only reading
/// can tell.
pub fn known_events(tests: &[PlaceTest], recording: &Recording) -> Option<Vec<u64>> {
    let lists = tests.iter().filter_map(|test| of_test(test, recording));
    lists.min_by_key(Vec::len)
}

fn of_test(test: &PlaceTest, recording: &Recording) -> Option<Vec<u64>> {
    match test {
        PlaceTest::Event(number) => Some(vec![number.get() - 1]),
        PlaceTest::Expansion(number) => Some(recording.expansion(number.get() - 1).into_iter().collect()),
        PlaceTest::LookUp(number) => {
            let nth = usize::try_from(number.get() - 1).unwrap_or(usize::MAX);
            Some(look_ups(recording).into_iter().skip(nth).take(1).collect())
        }
        PlaceTest::Class(class) => of_class(*class, recording),
        PlaceTest::Compare(..) | PlaceTest::Side(_) | PlaceTest::Board(_) => None,
    }
}

fn of_class(class: EventClass, recording: &Recording) -> Option<Vec<u64>> {
    match class {
        EventClass::Layer => Some(marked(recording, |kind| matches!(kind, MarkKind::Layer { .. }))),
        EventClass::FStep => Some(marked(recording, |kind| matches!(kind, MarkKind::F(_)))),
        EventClass::Iteration => Some(marked(recording, |kind| matches!(kind, MarkKind::Bound(_)))),
        EventClass::Meeting => Some(marked(recording, |kind| kind == MarkKind::Meeting)),
        EventClass::Solved => Some(marked(recording, |kind| kind == MarkKind::Solved)),
        EventClass::LookUp => Some(look_ups(recording)),
        EventClass::Begin
        | EventClass::Expand
        | EventClass::New
        | EventClass::Entered
        | EventClass::Duplicate
        | EventClass::Parent
        | EventClass::Improved
        | EventClass::Reopened
        | EventClass::Pruned
        | EventClass::Retreat => None,
    }
}

/// The events that make a mark of a kind.
fn marked(recording: &Recording, is_meant: fn(MarkKind) -> bool) -> Vec<u64> {
    let marks = recording.marks().iter().filter(|mark| is_meant(mark.kind));
    marks.map(|mark| mark.moment - 1).collect()
}

/// All look-ups: the first of them is marked, and nothing but the end comes after them.
fn look_ups(recording: &Recording) -> Vec<u64> {
    let Some(first) = marked(recording, |kind| kind == MarkKind::LookedUp).first().copied() else {
        return Vec::new();
    };
    let looks_up = |at: &u64| recording.event(*at).is_some_and(|event| event.looked_up().is_some());
    (first..recording.len()).take_while(looks_up).collect()
}
