//! Runs a search to its end.

use eight_realms_core::{
    puzzle::Puzzle,
    realm::{Path, Realm, Settings},
    trace::Tally,
};

/// The outcome of one search.
pub struct Outcome {
    pub path: Option<Path>,
    pub tally: Tally,
}

/// Searches to the end, counting events.
pub fn search(realm: Realm, puzzle: &Puzzle, settings: Settings) -> Outcome {
    let mut tally = Tally::default();
    let path = realm.search(puzzle, &settings, &mut tally).expect("nobody ends this search");
    Outcome { path, tally }
}
