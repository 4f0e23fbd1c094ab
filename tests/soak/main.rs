//! Thousands of actions in seeded disorder, with real searches on real threads: after each, what must always hold
//! holds, and in the end nothing is left.
//!
//! ```text
//!   a life   = a model and its session
//!   a round  = 500 actions with frames between them, then back to rest: the same puzzle, everything searched,
//!              measured and looked at once. There the life is as large as it was after its first round.
//! ```
//!
//! | checked | when |
//! |---|---|
//! | what must hold of the model, how many threads there are | after each action and each frame |
//! | cached views equal those that would be computed now | after each third action |
//! | recordings begin as the same search alone begins, event for event | after each fiftieth action, and at rest |
//! | threads and processes of this process, bytes in use | at rest |
//! | a text from outside that is too long takes no memory | once |
//!
//! It has a process of its own, so that its threads and its bytes can be counted, and takes some 40 seconds of CPU;
//! it is passed over by `cargo test NAME` where the name is another test's. A longer one:
//! `SOAK_ACTIONS=200000 cargo test --test soak`; other actions: `SOAK_SEED=2`.

mod any;
mod check;
mod long_text;
mod process;
mod rest;
mod same;
mod stand;

use std::{alloc::System, env, iter, time::Instant};

use eight_realms_app::{
    desk::lanes::Limits,
    words::{Language, Words},
};
use peakmem_alloc::{INSTRUMENTED_SYSTEM, PeakMemAlloc};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use self::{any::any_action, process::Bytes, stand::Stand};

#[global_allocator]
static ALLOCATOR: &PeakMemAlloc<System> = &INSTRUMENTED_SYSTEM;

/// How many actions there are, unless set otherwise.
const ACTIONS: u64 = 10_000;
/// Actions of a round.
const ROUND: u64 = 500;
/// Rounds of a life.
const ROUNDS: u64 = 5;
/// By so many bytes a life at rest may grow in all its rounds: puzzles to go back to, each with up to eight lanes, and
/// room that lists keep. Measured: 37 to 65 KB.
const GROWTH: i64 = 96 * 1024;
/// By so many bytes it may be larger with its caches. Measured: lists that once held more boards keep their room
/// (statuses 3.5 MB, curves of a race 1.5 MB), and the goal's part of a map that was broken off is kept (4.8 MB).
const CACHES: i64 = 12 * 1024 * 1024;
/// So many bytes may be in use after a life that were not before: what is worked out once for all lives.
const REMAINDER: i64 = 16 * 1024;

/// Options of a test that are followed by a value, which is no filter.
const WITH_VALUE: [&str; 6] =
    ["--test-threads", "--skip", "--format", "--color", "--logfile", "--shuffle-seed"];

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if is_selected(&arguments) {
        soak();
    }
}

/// Whether these arguments, as for any test, select this one.
fn is_selected(arguments: &[String]) -> bool {
    let is_list = arguments.iter().any(|argument| argument == "--list");
    let before = iter::once("").chain(arguments.iter().map(String::as_str));
    let is_filter =
        |before: &str, argument: &str| !argument.starts_with('-') && !WITH_VALUE.contains(&before);
    let mut filters =
        before.zip(arguments).filter(|(before, argument)| is_filter(before, argument)).peekable();
    let is_named = filters.peek().is_none() || filters.any(|(_, filter)| "soak".contains(filter.as_str()));
    is_named && !is_list
}

fn soak() {
    let start = Instant::now();
    let number = |name, usual| env::var(name).map_or(usual, |text| text.parse().expect("a number"));
    let (actions, seed) = (number("SOAK_ACTIONS", ACTIONS), number("SOAK_SEED", 1));
    let mut bytes = Bytes::default();
    // What is worked out once is worked out now: the messages too, in which a place may be written or read.
    for language in Language::ALL {
        Words::new(language);
    }
    live(seed, ROUND, &mut bytes);
    long_text::check();
    let before = bytes.in_use();
    let lives = actions.div_ceil(ROUND * ROUNDS);
    for life in 0..lives {
        let summary = live(seed + life, (actions - life * ROUND * ROUNDS).min(ROUND * ROUNDS), &mut bytes);
        process::check_alone(&format!("after life {life}"));
        let remaining = bytes.in_use() - before;
        assert!(remaining <= REMAINDER, "life {life} has left {remaining} bytes behind");
        println!("life {life}: {summary}; {remaining} bytes left; {:.0} s", start.elapsed().as_secs_f64());
    }
    println!("{actions} actions in {:.0} s", start.elapsed().as_secs_f64());
}

/// A model and its session, for so many actions. Every other one has little room for recordings.
fn live(seed: u64, actions: u64, bytes: &mut Bytes) -> String {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let limits =
        if seed.is_multiple_of(2) { Limits::default() } else { Limits { one: 20_000, all: 100_000 } };
    let empty = bytes.in_use();
    let mut stand = Stand::of(seed, limits);
    rest::visit_every_goal(&mut stand);
    let mut sizes = vec![size_at_rest(&mut stand, bytes, "at first") - empty];
    stand.clear_caches();
    let baseline = bytes.in_use();
    for round in 0..actions.div_ceil(ROUND) {
        for number in 0..ROUND.min(actions - round * ROUND) {
            let after = format!("seed {seed}, round {round}, action {number}");
            stand.act(any_action(&mut chance, &stand.model));
            check_after_frames(&mut stand, &mut chance, number, &after);
        }
        let after = format!("seed {seed}, at rest after round {round}");
        sizes.push(size_at_rest(&mut stand, bytes, &after) - empty);
    }
    assert!(sizes.iter().all(|size| *size <= sizes[0] + CACHES), "seed {seed}: {sizes:?} bytes at rest");
    stand.clear_caches();
    let growth = bytes.in_use() - baseline;
    assert!(growth <= GROWTH, "seed {seed}: {growth} bytes more than at first");
    let sizes: Vec<i64> = sizes.iter().map(|size| size / 1024).collect();
    format!("{sizes:?} KiB at rest, grown by {growth} bytes")
}

/// Bytes in use where a round ends.
fn size_at_rest(stand: &mut Stand, bytes: &mut Bytes, after: &str) -> i64 {
    rest::come(stand);
    check::all(stand, after);
    same::check(stand, after);
    process::check_alone(after);
    bytes.in_use()
}

/// Frames come between actions, or none.
fn check_after_frames(stand: &mut Stand, chance: &mut ChaCha8Rng, number: u64, after: &str) {
    check::model(stand, after);
    for _ in 0..chance.random_range(0..4) {
        stand.frame();
        check::after_frame(stand, after);
    }
    if number.is_multiple_of(3) {
        check::views(stand, after);
    }
    if number.is_multiple_of(50) {
        same::check(stand, after);
    }
}
