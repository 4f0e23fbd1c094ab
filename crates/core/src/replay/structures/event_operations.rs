//! The events that have operations, known by their kind, without a replay.

use crate::{
    puzzle::Puzzle,
    realm::{Realm, StructureKind},
    replay::{Direction, Recording},
    trace::Event,
};

/// Whether a structure does anything at an event.
pub fn has_operations(realm: Realm, puzzle: &Puzzle, event: &Event) -> bool {
    !realm.is_there_already(puzzle) && is_at_work(realm.structure(), event)
}

/// The nearest moment before or after `moment` that comes right after an event with operations, or the first or the
/// last moment if there is none.
pub fn step_to_operations(recording: &Recording, puzzle: &Puzzle, moment: u64, direction: Direction) -> u64 {
    let is_found = |at: &u64| {
        let event = recording.event(at - 1);
        event.is_some_and(|event| has_operations(recording.realm(), puzzle, &event))
    };
    match direction {
        Direction::Forward => (moment + 1..=recording.len()).find(is_found).unwrap_or(recording.len()),
        Direction::Back => (1..moment).rev().find(is_found).unwrap_or(0),
    }
}

const fn is_at_work(structure: StructureKind, event: &Event) -> bool {
    match structure {
        // The first string is put into an empty set: there is nothing to compare it with.
        StructureKind::StringSet => matches!(event, Event::Open { .. } | Event::Duplicate { .. }),
        StructureKind::Flags => is_lookup(event),
        StructureKind::Moves | StructureKind::TwoTrees => {
            is_lookup(event) || matches!(event, Event::Solved { .. })
        }
        StructureKind::Table => is_lookup(event) || matches!(event, Event::LookUp { .. }),
        StructureKind::ScannedList | StructureKind::Heap | StructureKind::Buckets => {
            is_lookup(event)
                || matches!(event, Event::Improve { .. } | Event::Expand { .. } | Event::Solved { .. })
        }
        StructureKind::CurrentPath => matches!(
            event,
            Event::Begin { .. } | Event::Open { .. } | Event::Prune { .. } | Event::Retreat { .. }
        ),
    }
}

/// Whether a board is looked up among those reached.
const fn is_lookup(event: &Event) -> bool {
    matches!(event, Event::Begin { .. } | Event::Open { .. } | Event::Duplicate { .. })
}
