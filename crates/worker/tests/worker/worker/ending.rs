//! Dropped at any moment, a search ends and its thread is gone; a panic is reported and loses nothing.

use std::{sync::Arc, thread};

use eight_realms_core::{
    job::{BATCH, Job, Search, TimedSearch},
    realm::{Realm, Settings},
    trace::{Budget, Event, Observer, Stop},
};
use eight_realms_worker::worker::{Host, Wake, Worker};

use super::{
    RunLog, endless, farthest, job, no_wake,
    observers::{EventCounter, PanickingObserver},
    sample, start_observed,
};
use crate::ground::record;

/// How many events a search may still send to a channel that is not emptied, before it must wait.
const UNDER_WAY: u64 = (64 + 2) * BATCH as u64;

/// Drops a run, and counts the events that it still came to.
fn drop_and_count(run: Worker, counter: &EventCounter) -> u64 {
    let before = counter.count();
    drop(run);
    assert!(!counter.is_held(), "its thread is gone");
    counter.count() - before
}

#[test]
fn a_search_that_waits_for_a_horizon_can_be_dropped() {
    for horizon in [0, 1, 100, 3_000] {
        let counter = EventCounter::default();
        let run = start_observed(endless(), counter.clone(), no_wake());
        run.allow_until(horizon);
        counter.wait_for(horizon + 1);
        assert_eq!(drop_and_count(run, &counter), 0, "it says nothing more");
    }
}

#[test]
fn a_search_that_waits_for_room_can_be_dropped() {
    let counter = EventCounter::default();
    let wakes = EventCounter::default();
    let by = wakes.clone();
    let wake = Arc::new(move || _ = by.clone().on(Event::Deepen { bound: 0 }));
    let run = start_observed(endless(), counter.clone(), wake);
    run.allow_until(u64::MAX);
    wakes.wait_for(64);
    assert!(drop_and_count(run, &counter) <= BATCH as u64, "it had only one batch left to fill");
}

#[test]
fn a_search_in_full_run_can_be_dropped_at_any_moment() {
    for realm in Realm::ALL {
        for events in [1, 10_000, 30_000] {
            let counter = EventCounter::default();
            let run = start_observed(job(realm, farthest()), counter.clone(), no_wake());
            run.allow_until(u64::MAX);
            let mut log = RunLog::default();
            while counter.count() < events && !log.is_over() {
                log.drain(&run);
                thread::yield_now();
            }
            assert!(drop_and_count(run, &counter) <= UNDER_WAY, "realm {realm} after {events}");
        }
    }
}

#[test]
fn a_search_that_is_done_can_be_dropped_before_it_is_polled() {
    let counter = EventCounter::default();
    let run = start_observed(job(Realm::Heap, sample()), counter.clone(), no_wake());
    run.allow_until(u64::MAX);
    counter.wait_for(record(Realm::Heap, &sample(), Settings::default()).len() as u64);
    assert_eq!(drop_and_count(run, &counter), 0);
}

#[test]
fn a_panic_is_reported_after_all_events() {
    let events = record(Realm::Manhattan, &sample(), Settings::default());
    for after in [0, 1, 777, events.len() as u64 - 1] {
        let observer = PanickingObserver { after, payload: "a broken tile" };
        let log = run_observed(job(Realm::Manhattan, sample()), observer);
        assert_eq!(log.lost.as_deref(), Some("a broken tile"));
        assert_eq!(log.events, events[..after as usize], "after {after}");
    }
}

#[test]
fn a_panic_may_have_a_message_or_none() {
    let log = run_observed(
        job(Realm::Hash, sample()),
        PanickingObserver { after: 5, payload: "tile 9".to_owned() },
    );
    assert_eq!(log.lost.as_deref(), Some("tile 9"));
    let log = run_observed(job(Realm::Hash, sample()), PanickingObserver { after: 5, payload: 9 });
    assert_eq!(log.lost.as_deref(), Some("panic"));
}

fn run_observed(job: Search, observer: impl Observer + Send + 'static) -> RunLog {
    let run = start_observed(job, observer, no_wake());
    run.allow_until(u64::MAX);
    let mut log = RunLog::default();
    log.finish(&run);
    log
}

#[test]
fn an_observer_may_end_the_search() {
    let log = run_observed(job(Realm::Hash, sample()), Budget { expansions: 10 });
    assert_eq!(log.answer, Some(Err(Stop::BudgetSpent)));
    assert_eq!(log.events.iter().filter(|event| matches!(event, Event::Expand { .. })).count(), 10);
}

/// Together they take hours; only a cancel that works lets the test come to its end.
#[test]
fn counting_and_timing_can_be_dropped_while_they_search() {
    let wake: Wake = Arc::new(|| {});
    for job in [endless(), job(Realm::Misplaced, farthest()), job(Realm::Table, farthest())] {
        let timed = vec![TimedSearch { search: job.clone(), expanded: 1 }; 10_000];
        let host = Host::new(Arc::clone(&wake));
        for _ in 0..200 {
            drop(host.start(Job::Count(job.clone())).expect("a thread"));
        }
        drop(host.start(Job::Time(timed)).expect("a thread"));
        drop(host);
        assert_eq!(Arc::strong_count(&wake), 1, "all threads are gone");
    }
}
