//! Run times: what is measured, how often, and that it can be ended.

mod curve;
mod load;
mod simulated;

use std::{
    iter,
    num::NonZeroU32,
    panic,
    sync::{Arc, atomic::AtomicBool, mpsc},
    time::Duration,
};

use eight_realms_core::{
    job::{Job, Message, Runs, Search, SearchTimes, TimedSearch, measure},
    puzzle::{Board, Puzzle},
    realm::{ParityCheck, Realm, Settings},
    trace::{CancelObserver, Stop},
};
use eight_realms_worker::worker::{Drained, Host, Wake, Worker, native::SteadyClock};

fn sample() -> Puzzle {
    Puzzle::new("234150768".parse().expect("a board"), Board::standard_goal())
}

/// Slow in realm 5: the farthest board.
fn far_away() -> Puzzle {
    Puzzle::new("867254301".parse().expect("a board"), Board::standard_goal())
}

fn timed(realm: Realm, puzzle: Puzzle, runs: u32) -> SearchTimes {
    let search = Search::new(realm, puzzle, Settings::default());
    let runs = Runs::Exactly(NonZeroU32::new(runs).expect("at least one"));
    measure(&search, runs, &SteadyClock::start(), ()).expect("without an observer that ends it")
}

#[test]
fn it_runs_as_often_as_requested() {
    for realm in Realm::ALL {
        let SearchTimes { run_time, lookup, .. } = timed(realm, sample(), 2);
        assert_eq!(run_time.runs, 2, "realm {realm}");
        assert!(
            0.0 < run_time.min && run_time.min <= run_time.median && run_time.median <= run_time.max,
            "realm {realm}: {run_time:?}"
        );
        assert_eq!(lookup.is_some(), realm == Realm::Table, "realm {realm}");
    }
}

#[test]
fn the_median_of_one_run_is_that_run_and_of_two_their_mean() {
    let one = timed(Realm::Heap, sample(), 1).run_time;
    assert!(one.median.to_bits() == one.min.to_bits() && one.min.to_bits() == one.max.to_bits(), "{one:?}");
    let two = timed(Realm::Heap, sample(), 2).run_time;
    assert_eq!(two.median.to_bits(), f64::midpoint(two.min, two.max).to_bits());
}

#[test]
fn where_nothing_is_searched_it_still_has_something_to_time() {
    let unsolvable = Puzzle::new("12345687x".parse().expect("a board"), Board::standard_goal());
    let arrived = Puzzle::new(Board::standard_goal(), Board::standard_goal());
    for realm in Realm::ALL {
        let parity = timed(realm, unsolvable, 3);
        assert!(parity.run_time.min > 0.0 && parity.lookup.is_none(), "realm {realm}");
        assert_eq!(timed(realm, arrived, 3).lookup.is_some(), realm == Realm::Table, "realm {realm}");
    }
}

#[test]
fn enough_is_three_to_twenty_five_runs_or_one_long_one() {
    let search = Search::new(Realm::Heap, sample(), Settings::default());
    let runs = measure(&search, Runs::Enough, &SteadyClock::start(), ())
        .expect("without an observer that ends it")
        .run_time
        .runs;
    assert!(runs == 1 || (3..=25).contains(&runs), "{runs}");
}

#[test]
fn a_raised_flag_ends_it() {
    let raised = AtomicBool::new(true);
    for realm in Realm::ALL {
        let settings = Settings { parity: ParityCheck::Off, ..Settings::default() };
        let search = Search::new(realm, sample(), settings);
        assert_eq!(
            measure(&search, Runs::Enough, &SteadyClock::start(), CancelObserver(&raised)),
            Err(Stop::Cancelled),
            "realm {realm}"
        );
    }
}

/// Times these searches on a thread of their own.
fn start(searches: Vec<Search>, wake: Wake) -> Worker {
    let timed = searches.into_iter().map(|search| TimedSearch { search, expanded: 300 }).collect();
    Host::new(wake).start(Job::Time(timed)).expect("a thread")
}

/// The results since the last call: the realms that are timed, and the messages of panics.
fn results(worker: &Worker) -> (Vec<Realm>, Vec<String>, Drained) {
    let (mut realms, mut faults) = (Vec::new(), Vec::new());
    let drained = worker.poll(Duration::MAX, |message| match message {
        Message::Timed(timed) => realms.push(timed.lane.realm),
        Message::Fault { reason } => faults.push(reason),
        _ => panic!("no word of a stopwatch"),
    });
    (realms, faults, drained)
}

fn of_the_sample(realm: Realm) -> Search {
    Search::new(realm, sample(), Settings::default())
}

#[test]
fn each_result_is_announced_and_comes_in_order() {
    let (sender, receiver) = mpsc::sync_channel(Realm::ALL.len() + 1);
    let wake = Arc::new(move || sender.send(()).expect("the test listens"));
    let stopwatch = start(Realm::ALL.map(of_the_sample).to_vec(), wake);
    let mut realms = Vec::new();
    for () in receiver.iter().take(Realm::ALL.len()) {
        realms.extend(results(&stopwatch).0);
    }
    assert_eq!(realms, Realm::ALL);
}

/// All these jobs together take hours; only a cancel that works lets the test come to its end.
#[test]
fn dropping_it_ends_a_search_under_way_and_all_that_wait() {
    let (sender, receiver) = mpsc::channel();
    let wake = Arc::new(move || _ = sender.send(()));
    let mut searches = vec![of_the_sample(Realm::Heap)];
    let far = Search::new(Realm::Misplaced, far_away(), Settings::default());
    searches.extend(iter::repeat_n(far, 100_000));
    let stopwatch = start(searches, wake);
    receiver.recv().expect("the first is soon known");
    drop(stopwatch);
    assert!(receiver.iter().count() < 100_000, "the thread is gone and has left most of them undone");
}

#[test]
fn a_panic_costs_no_other_search_its_result() {
    let searches = [Realm::Hash, Realm::Heap, Realm::IdaStar].map(of_the_sample);
    let stopwatch = start(searches.to_vec(), Arc::new(|| panic!("on purpose")));
    let (mut realms, mut is_over) = (Vec::new(), false);
    while !is_over {
        let (timed, _, drained) = results(&stopwatch);
        realms.extend(timed);
        is_over = drained == Drained::HungUp;
        std::thread::yield_now();
    }
    assert_eq!(realms, [Realm::Hash, Realm::Heap, Realm::IdaStar]);
}

/// The wake is called for the fault too, and a last time when nothing more comes.
#[test]
fn a_fault_and_the_end_are_announced_too() {
    let (sender, receiver) = mpsc::channel();
    let wake = Arc::new(move || {
        sender.send(()).expect("the test listens");
        panic::resume_unwind(Box::new("on purpose"));
    });
    let stopwatch = start(vec![of_the_sample(Realm::Heap)], wake);
    assert_eq!(receiver.iter().take(3).count(), 3, "the result, the fault, the end");
    let faults = vec!["on purpose".to_owned()];
    assert_eq!(results(&stopwatch), (vec![Realm::Heap], faults, Drained::HungUp));
}
