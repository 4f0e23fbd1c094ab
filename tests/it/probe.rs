//! Runs a search and takes down all that a test asks about it.

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

/// What one search came to.
pub struct Found {
    pub path: Option<Path>,
    pub tally: Tally,
    pub thresholds: Vec<u16>,
    pub work: WorkTally,
}

impl Found {
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
pub fn search(realm: Realm, puzzle: &Puzzle, settings: Settings) -> Found {
    let mut tally = Tally::default();
    let mut thresholds = Thresholds::default();
    let mut work = WorkTally::default();
    let mut observer = ((&mut tally, &mut thresholds), &mut work);
    let path = realm.search(puzzle, &settings, &mut observer).expect("nobody ends this search");
    Found { path, tally, thresholds: thresholds.0, work }
}

/// Searches to the end, writing every event down.
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
pub fn to_usual_goal() -> &'static Distances {
    static DISTANCES: LazyLock<Distances> = LazyLock::new(|| Distances::to(Board::usual_goal()));
    &DISTANCES
}

/// Listens to so many events, and panics at the next.
pub struct Breaks {
    pub after: u64,
}

/// What it says then.
pub const BROKEN: &str = "a broken tile";

impl Observer for Breaks {
    fn on(&mut self, _: Event) -> Flow {
        self.after = self.after.checked_sub(1).unwrap_or_else(|| std::panic::resume_unwind(Box::new(BROKEN)));
        Ok(())
    }
}
