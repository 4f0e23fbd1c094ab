//! Places in recordings: read and written, and found as a plain reading of all events finds them.

mod examples;
mod finding;
mod nearest;
mod parts;
mod plain;
mod spelling;

use eight_realms_core::{
    realm::{Realm, Settings},
    replay::{Recording, place::Place},
};

use crate::probe::{puzzle, record};

/// The place that a text is.
fn place(text: &str) -> Place {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A search of a board to the usual goal, recorded.
fn recorded(realm: Realm, start: &str, settings: Settings) -> Recording {
    let mut recording = Recording::of(realm);
    recording.extend(&record(realm, &puzzle(start, "12345678x"), settings), 1.0);
    recording
}
