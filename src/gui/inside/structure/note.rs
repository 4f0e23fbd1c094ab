//! Short texts: what the last event did to a structure, and what an operation is called.

use eight_realms_core::{
    realm::Validity,
    replay::structures::{ListEntry, Structure},
    trace::{Event, TableEntry},
};

use super::ShownStructure;
use crate::gui::kit::Canvas;

/// Says what the event did or, while not all of its operations are done, what the last of the done ones is.
pub fn of(canvas: &Canvas<'_, '_>, shown: &ShownStructure<'_>) -> String {
    let operations = &shown.moment.operations;
    if !shown.is_done() {
        let what = shown.operations().last().map_or("none", <&str>::from);
        let what = canvas.say(format!("operation-{what}"));
        let args = [("n", shown.done.into()), ("total", operations.len().into()), ("what", what.into())];
        return canvas.tell("structures-operation", &args);
    }
    let structure = &shown.moment.structure;
    let id = if shown.is_path_back(canvas) {
        path_back_note(structure)
    } else {
        shown.moment.event.as_ref().and_then(|event| event_note(event, structure))
    };
    id.map(|id| canvas.say(id)).unwrap_or_default()
}

/// Number of void entries, which do not count.
pub fn void(entries: &[ListEntry]) -> usize {
    entries.iter().filter(|entry| entry.validity == Validity::Void).count()
}

/// The message that says what dropping the parent's board did to a structure.
const fn path_back_note(structure: &Structure) -> Option<&'static str> {
    match structure {
        Structure::Empty | Structure::CurrentPath(_) => None,
        Structure::StringSet(_) => Some("structures-set-path-back"),
        Structure::Array(_) | Structure::Table(_) => Some("structures-array-path-back"),
        Structure::TwoTrees(_) => Some("structures-trees-path-back"),
        Structure::ScannedList(_) | Structure::Heap(_) | Structure::Buckets(_) => {
            Some("structures-list-path-back")
        }
    }
}

/// The message that says what an event did to a structure.
fn event_note(event: &Event, structure: &Structure) -> Option<&'static str> {
    match structure {
        Structure::Empty => None,
        Structure::StringSet(_) => Some(match event {
            Event::Duplicate { .. } => "structures-set-duplicate",
            Event::Begin { .. } | Event::Open { .. } => "structures-set-new",
            Event::Solved { .. } => "structures-solved-string",
            _ => "structures-taken-from-queue",
        }),
        Structure::Array(array) => Some(match event {
            Event::Duplicate { .. } => "structures-array-duplicate",
            Event::Begin { .. } | Event::Open { .. } => "structures-array-new",
            Event::Solved { .. } if array.queue.is_some() => "structures-solved-string",
            Event::Solved { .. } => "structures-solved-parents",
            _ => "structures-taken-from-queue",
        }),
        Structure::Table(_) => Some(table_note(event)),
        Structure::TwoTrees(_) => Some(match event {
            Event::Duplicate { .. } => "structures-trees-duplicate",
            Event::Begin { .. } | Event::Open { .. } => "structures-trees-new",
            Event::Meet { .. } => "structures-trees-met",
            Event::Solved { .. } => "structures-solved-halves",
            _ => "structures-taken-from-queue",
        }),
        Structure::ScannedList(_) if matches!(event, Event::Improve { .. }) => {
            Some("structures-list-replaced")
        }
        Structure::ScannedList(list) if list.takes_last() => {
            Some(list_note(event, "structures-list-put", "structures-list-taken-last"))
        }
        Structure::Heap(list) if list.takes_last() => {
            Some(list_note(event, "structures-heap-put", "structures-heap-taken-last"))
        }
        Structure::ScannedList(_) => Some(list_note(event, "structures-list-put", "structures-list-taken")),
        Structure::Heap(_) => Some(list_note(event, "structures-heap-put", "structures-heap-taken")),
        Structure::Buckets(_) => Some(list_note(event, "structures-buckets-put", "structures-buckets-taken")),
        Structure::CurrentPath(_) => path_note(event),
    }
}

const fn table_note(event: &Event) -> &'static str {
    match event {
        Event::Duplicate { .. } => "structures-array-duplicate",
        Event::Begin { .. } | Event::Open { .. } => "structures-table-new",
        Event::LookUp { sign: TableEntry::Go(_), .. } => "structures-table-read",
        Event::LookUp { sign: TableEntry::Here, .. } => "structures-table-goal",
        Event::LookUp { sign: TableEntry::Nowhere, .. } => "structures-table-nowhere",
        Event::Solved { .. } => "structures-solved-signs",
        _ => "structures-taken-from-queue",
    }
}

const fn list_note(event: &Event, put: &'static str, taken: &'static str) -> &'static str {
    match event {
        Event::Improve { .. } => "structures-list-improved",
        Event::Duplicate { .. } => "structures-list-duplicate",
        Event::Expand { .. } => taken,
        Event::Solved { .. } => "structures-solved-open",
        _ => put,
    }
}

const fn path_note(event: &Event) -> Option<&'static str> {
    match event {
        Event::Deepen { .. } => Some("structures-path-iteration"),
        Event::Open { .. } => Some("structures-path-entered"),
        Event::Prune { .. } => Some("structures-path-pruned"),
        Event::Retreat { .. } => Some("structures-path-left"),
        Event::Solved { .. } => Some("structures-solved-stack"),
        _ => None,
    }
}
