//! What most tests stand on: boards by their letters, what a search records, and all cores.

use std::{
    sync::{
        LazyLock,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use eight_realms_core::{
    puzzle::{Board, Puzzle},
    realm::{Realm, Settings},
    space::Distances,
    trace::Event,
};

pub fn board(text: &str) -> Board {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub fn puzzle(start: &str, goal: &str) -> Puzzle {
    Puzzle::new(board(start), board(goal))
}

/// Searches to the end, recording every event.
pub fn record(realm: Realm, puzzle: &Puzzle, settings: Settings) -> Vec<Event> {
    let mut events = Vec::new();
    realm.search(puzzle, &settings, &mut events).expect("nobody ends this search");
    events
}

/// Checks every item, on as many threads as the machine has cores.
pub fn check_all<T: Sync>(items: &[T], check: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    check(item);
                }
            });
        }
    });
}

/// A goal with its blank in a corner, one with it on an edge, one with it in the centre.
pub const GOALS: [&str; 3] = ["123456780", "123456708", "123804765"];

/// True distances to the usual goal, measured once.
pub fn to_standard_goal() -> &'static Distances {
    static DISTANCES: LazyLock<Distances> = LazyLock::new(|| Distances::to(Board::standard_goal()));
    &DISTANCES
}
