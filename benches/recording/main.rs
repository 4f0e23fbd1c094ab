//! The cost of recording a search, and of looking at any moment of it.
//!
//! `cargo bench --bench recording` prints five tables: the time that streaming every event adds to a search, the cost
//! of the scene at a random moment, the cost of finding a place, the cost of a realm's structure at a moment, and the
//! bytes that an event takes, indices included. Times are CPU time of the thread that does the work, because streaming
//! is the work of two.

mod memory;
mod moments;
mod places;
mod spread;
mod streaming;
mod structures;

use eight_realms_core::{
    heuristic::HeuristicKind,
    job::Search,
    puzzle::{Board, Puzzle},
    realm::{ParityCheck, Realm, Settings},
};

fn main() {
    streaming::measure();
    moments::measure();
    places::measure();
    structures::measure();
    memory::measure();
}

/// A search with the usual goal.
fn job(realm: Realm, start: &str, settings: Settings) -> Search {
    let start = start.parse().expect("a board");
    Search::new(realm, Puzzle::new(start, Board::standard_goal()), settings)
}

/// Breadth-first to a board that is 31 moves away.
fn breadth_first() -> Search {
    job(Realm::Hash, "64785x321", Settings::default())
}

/// The longest recording there is below the cap: IDA* with a weak heuristic.
fn longest() -> Search {
    let settings = Settings { heuristic: Some(HeuristicKind::Misplaced), ..Settings::default() };
    job(Realm::IdaStar, "867254301", settings)
}

/// Settings that send a search through the whole half of a board that has no path to the goal.
fn through_the_half() -> Settings {
    Settings { parity: ParityCheck::Off, ..Settings::default() }
}
