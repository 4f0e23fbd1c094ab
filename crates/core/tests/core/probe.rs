//! Runs a search and counts all that a test needs to know of it.

use eight_realms_core::{
    puzzle::{Board, Puzzle},
    realm::{Path, Realm, Settings},
    trace::{Event, Rounds, Tally, WorkTally},
};

pub use crate::ground::{GOALS, board, check_all, puzzle, record, to_standard_goal};

/// The outcome of one search.
pub struct Outcome {
    pub path: Option<Path>,
    pub tally: Tally,
    pub thresholds: Vec<u16>,
    pub work: WorkTally,
}

impl Outcome {
    pub fn letters(&self) -> Option<String> {
        self.path.as_ref().map(Path::letters)
    }

    /// Expanded, generated and the peak of the frontier.
    pub fn counts(&self) -> (u64, u64, u64) {
        (self.tally.expanded, self.tally.generated, self.tally.frontier_peak)
    }
}

/// Searches to the end, counting everything.
pub fn search(realm: Realm, puzzle: &Puzzle, settings: Settings) -> Outcome {
    let mut tally = Tally::default();
    let mut rounds = Rounds::default();
    let mut work = WorkTally::default();
    let mut observer = ((&mut tally, &mut rounds), &mut work);
    let path = realm.search(puzzle, &settings, &mut observer).expect("nobody ends this search");
    Outcome { path, tally, thresholds: rounds.bounds(), work }
}

/// The boards expanded, in order.
pub fn expansions(realm: Realm, puzzle: &Puzzle, settings: Settings) -> Vec<Board> {
    let expanded = |event| if let Event::Expand { board, .. } = event { Some(board) } else { None };
    record(realm, puzzle, settings).into_iter().filter_map(expanded).collect()
}
