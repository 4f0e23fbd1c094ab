//! The cost of building the search tree of a recording, and of telling the status of all its nodes at a moment.
//!
//! `cargo bench --bench tree` prints times and memory, in a row for each search. Times are CPU time of the thread, the
//! best of seven. All of them are in proportion to the number of nodes, which the column ns/node checks.

use std::hint::black_box;

use cpu_time::ThreadTime;
use eight_realms_core::{
    heuristic::HeuristicKind,
    job::BATCH,
    puzzle::{Board, Puzzle},
    realm::{Realm, Settings},
    replay::{
        Recording,
        tree::{Forest, NodeStatuses, SearchTree, TreeBuilder, TreeMoment},
    },
    trace::Event,
};
use peakmem_alloc::{INSTRUMENTED_SYSTEM, PeakMemAlloc, PeakMemAllocTrait};

#[global_allocator]
static ALLOCATOR: &PeakMemAlloc<std::alloc::System> = &INSTRUMENTED_SYSTEM;

/// Number of measurements of each time.
const ROUNDS: usize = 7;
/// The puzzle that the program opens with, and one that is 31 moves away.
const STARTS: [&str; 2] = ["23415x768", "867254301"];

fn main() {
    let misplaced = Settings { heuristic: Some(HeuristicKind::Misplaced), ..Settings::default() };
    let [sample, far] = STARTS;
    let searches = [
        (Realm::Heap, sample, Settings::default()),
        (Realm::Heap, far, Settings::default()),
        (Realm::Hash, sample, Settings::default()),
        (Realm::Hash, far, Settings::default()),
        (Realm::IdaStar, sample, Settings::default()),
        (Realm::IdaStar, far, misplaced),
    ];
    print_heads();
    for (realm, start, settings) in searches {
        measure(realm, start, &settings);
    }
}

fn print_heads() {
    println!(
        "CPU time, best of {ROUNDS}; a moment in the middle; what a tree keeps, and the most while it is built"
    );
    println!(
        "{:34} {:>10} {:>9} {:>9} {:>9} {:>8} {:>9} {:>9} {:>7} {:>7} {:>7}",
        "tree",
        "events",
        "nodes",
        "read ms",
        "order ms",
        "ns/node",
        "moment ms",
        "status ms",
        "MB",
        "B/node",
        "peak"
    );
}

/// Prints the row of a search.
fn measure(realm: Realm, start: &str, settings: &Settings) {
    let recording = recording_of(realm, start, settings);
    let read = best(|| grown(&recording));
    let built = best(|| Forest::of(&recording));
    let (forest, peak) = weighed(|| Forest::of(&recording));
    let (_, kept) = weighed(|| forest.clone());
    let nodes = forest.len() as f64;
    let tree = &forest.trees()[0];
    let middle = recording.len() / 2;
    let moment = best(|| TreeMoment::of(tree, &recording, middle));
    println!(
        "{:34} {:>10} {:>9} {read:>9.2} {:>9.2} {:>8.0} {moment:>9.3} {:>9.3} {:>7.1} {:>7.1} {:>7.1}",
        format!("realm {realm}, {start}"),
        recording.len(),
        forest.len(),
        built - read,
        built * 1e6 / nodes,
        statuses(tree, &recording, middle),
        kept / 1e6,
        kept / nodes,
        peak / nodes,
    );
}

/// The milliseconds that it takes to tell the status of all nodes, where there is room for it already.
fn statuses(tree: &SearchTree, recording: &Recording, moment: u64) -> f64 {
    let at = TreeMoment::of(tree, recording, moment);
    let mut statuses = NodeStatuses::of(tree, &at);
    best(|| {
        statuses.go_to(tree, &at);
        statuses.total()
    })
}

/// All nodes, not yet in order.
fn grown(recording: &Recording) -> TreeBuilder {
    let mut builder = TreeBuilder::new(recording.realm());
    builder.read(recording, u64::MAX);
    builder
}

/// A whole search, recorded in batches, as they come from a worker.
fn recording_of(realm: Realm, start: &str, settings: &Settings) -> Recording {
    let puzzle = Puzzle::new(start.parse().expect("a board"), Board::standard_goal());
    let mut events: Vec<Event> = Vec::new();
    realm.search(&puzzle, settings, &mut events).expect("without an observer that ends it");
    let mut recording = Recording::of(realm);
    events.chunks(BATCH).for_each(|events| recording.extend(events, 0.0));
    recording
}

/// The minimum CPU time of this thread, in milliseconds.
fn best<T>(mut work: impl FnMut() -> T) -> f64 {
    let mut measure = || {
        let start = ThreadTime::now();
        let result = black_box(work());
        let spent = start.elapsed().as_secs_f64() * 1e3;
        drop(result);
        spent
    };
    (0..ROUNDS).map(|_| measure()).fold(f64::INFINITY, f64::min)
}

/// A result, and the maximum number of bytes in use on the way to it, beyond those before.
fn weighed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    ALLOCATOR.reset_peak_memory();
    let result = work();
    (result, ALLOCATOR.get_peak_memory() as f64)
}
