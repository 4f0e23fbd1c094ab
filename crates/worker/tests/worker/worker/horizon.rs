//! One number steers a search: pause, step and run are where the horizon lies.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use eight_realms_core::{
    job::BATCH,
    realm::{Realm, Settings},
};
use eight_realms_worker::worker::{Drained, Wake, Worker};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{RunLog, endless, farthest, job, no_wake, observers::EventCounter, sample, start_observed};
use crate::ground::record;

/// Takes messages until so many events are there, and then all that have arrived.
fn drain_until(log: &mut RunLog, run: &Worker, events: u64) {
    while (log.events.len() as u64) < events {
        log.drain(run);
        thread::yield_now();
    }
    log.drain(run);
}

#[test]
fn a_search_sends_nothing_before_its_first_horizon() {
    let counter = EventCounter::default();
    let run = start_observed(job(Realm::Heap, sample()), counter.clone(), no_wake());
    counter.wait_for(1);
    run.allow_until(0);
    assert_eq!(run.poll(std::time::Duration::MAX, |_| panic!("a word")), Drained::Empty);
    assert_eq!(counter.count(), 1, "it waits with its first event");
}

#[test]
fn it_sends_as_much_as_it_may_and_not_an_event_more() {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    for realm in Realm::ALL {
        let events = record(realm, &sample(), Settings::default());
        let counter = EventCounter::default();
        let run = start_observed(job(realm, sample()), counter.clone(), no_wake());
        let (mut log, mut horizon) = (RunLog::default(), 0);
        for step in [1, 1, 2, BATCH as u64, 64, 5_000, 1].map(|most| rng.random_range(1..=most)) {
            horizon = (horizon + step).min(events.len() as u64 - 1);
            for _ in 0..3 {
                run.allow_until(horizon);
            }
            counter.wait_for(horizon + 1);
            drain_until(&mut log, &run, horizon);
            run.allow_until(horizon);
            assert_eq!(log.events, events[..horizon as usize], "realm {realm} up to {horizon}");
            assert_eq!(counter.count(), horizon + 1, "realm {realm} waits with the next event");
        }
        run.allow_until(events.len() as u64);
        log.finish(&run);
        assert_eq!(log.events, events, "realm {realm}: the answer needs no horizon");
    }
}

#[test]
fn a_horizon_drawn_back_is_obeyed_within_a_batch() {
    let counter = EventCounter::default();
    let run = start_observed(endless(), counter.clone(), no_wake());
    run.allow_until(u64::MAX);
    let mut log = RunLog::default();
    drain_until(&mut log, &run, 200_000);
    run.allow_until(5);
    let by_then = counter.count();
    let at_most = by_then + BATCH as u64;
    for _ in 0..2_000 {
        log.drain(&run);
        assert!(counter.count() <= at_most + 1, "it runs on");
        thread::yield_now();
    }
    run.allow_until(at_most + 1);
    counter.wait_for(at_most + 2);
    drain_until(&mut log, &run, at_most + 1);
    assert_eq!(log.events.len() as u64, at_most + 1, "and it goes on as far as it may then");
}

#[test]
fn a_search_that_is_not_polled_waits_and_loses_nothing() {
    let batches = Arc::new(AtomicU64::new(0));
    let count = Arc::clone(&batches);
    let wake: Wake = Arc::new(move || _ = count.fetch_add(1, Ordering::SeqCst));
    let counter = EventCounter::default();
    let far = job(Realm::Hash, farthest());
    let run = start_observed(far.clone(), counter.clone(), wake);
    run.allow_until(u64::MAX);
    while batches.load(Ordering::SeqCst) < 64 {
        thread::yield_now();
    }
    let room = (64 + 1) * BATCH as u64;
    assert!(counter.count() <= room + 1, "64 batches are under way, one is in its hand, and an event waits");
    let mut log = RunLog::default();
    log.finish(&run);
    assert_eq!(log.events, record(far.lane.realm, &far.puzzle, far.settings));
}
