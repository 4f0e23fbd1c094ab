//! Runs a search and records all that a test needs to know of it.

use std::{
    sync::{
        LazyLock,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use eight_realms::{
    puzzle::{Board, Puzzle},
    realm::{Path, Realm, Settings},
    space::Distances,
    trace::{Event, Flow, Observer, Tally, Thresholds, WorkTally},
};

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

pub fn board(text: &str) -> Board {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub fn puzzle(start: &str, goal: &str) -> Puzzle {
    Puzzle::new(board(start), board(goal))
}

/// Searches to the end, counting everything.
pub fn search(realm: Realm, puzzle: &Puzzle, settings: Settings) -> Outcome {
    let mut tally = Tally::default();
    let mut thresholds = Thresholds::default();
    let mut work = WorkTally::default();
    let mut observer = ((&mut tally, &mut thresholds), &mut work);
    let path = realm.search(puzzle, &settings, &mut observer).expect("nobody ends this search");
    Outcome { path, tally, thresholds: thresholds.0, work }
}

/// Searches to the end, recording every event.
pub fn record(realm: Realm, puzzle: &Puzzle, settings: Settings) -> Vec<Event> {
    let mut events = Vec::new();
    realm.search(puzzle, &settings, &mut events).expect("nobody ends this search");
    events
}

/// The boards expanded, in order.
pub fn expansions(realm: Realm, puzzle: &Puzzle, settings: Settings) -> Vec<Board> {
    let expanded = |event| if let Event::Expand { board, .. } = event { Some(board) } else { None };
    record(realm, puzzle, settings).into_iter().filter_map(expanded).collect()
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

/// An observer of so many events that panics at the next.
pub struct PanickingObserver {
    pub after: u64,
}

/// The message of its panic.
pub const PANIC_MESSAGE: &str = "a broken tile";

impl Observer for PanickingObserver {
    fn on(&mut self, _: Event) -> Flow {
        self.after =
            self.after.checked_sub(1).unwrap_or_else(|| std::panic::resume_unwind(Box::new(PANIC_MESSAGE)));
        Ok(())
    }
}
