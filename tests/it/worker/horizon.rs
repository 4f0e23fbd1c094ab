//! One number steers a search: pause, step and run are where the horizon lies.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use eight_realms::{
    job::BATCH,
    realm::{Realm, Settings},
    worker::{Drained, Wake, Worker},
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{Said, asleep, endless, farthest, job, listener::Heard, sample, start_watched};
use crate::probe::record;

/// Takes what comes until so many events are there, and then all that there is.
fn drain_until(said: &mut Said, run: &Worker, events: u64) {
    while (said.events.len() as u64) < events {
        said.drain(run);
        thread::yield_now();
    }
    said.drain(run);
}

#[test]
fn a_search_says_nothing_before_its_first_horizon() {
    let heard = Heard::default();
    let run = start_watched(job(Realm::Heap, sample()), heard.clone(), asleep());
    heard.wait_for(1);
    run.allow_until(0);
    assert_eq!(run.poll(std::time::Duration::MAX, |_| panic!("a word")), Drained::Empty);
    assert_eq!(heard.count(), 1, "it waits with its first event");
}

#[test]
fn it_says_as_much_as_it_may_and_not_an_event_more() {
    let mut chance = ChaCha8Rng::seed_from_u64(11);
    for realm in Realm::ALL {
        let events = record(realm, &sample(), Settings::default());
        let heard = Heard::default();
        let run = start_watched(job(realm, sample()), heard.clone(), asleep());
        let (mut said, mut horizon) = (Said::default(), 0);
        for step in [1, 1, 2, BATCH as u64, 64, 5_000, 1].map(|most| chance.random_range(1..=most)) {
            horizon = (horizon + step).min(events.len() as u64 - 1);
            for _ in 0..3 {
                run.allow_until(horizon);
            }
            heard.wait_for(horizon + 1);
            drain_until(&mut said, &run, horizon);
            run.allow_until(horizon);
            assert_eq!(said.events, events[..horizon as usize], "realm {realm} up to {horizon}");
            assert_eq!(heard.count(), horizon + 1, "realm {realm} waits with the next event");
        }
        run.allow_until(events.len() as u64);
        said.finish(&run);
        assert_eq!(said.events, events, "realm {realm}: the answer needs no horizon");
    }
}

#[test]
fn a_horizon_drawn_back_is_obeyed_within_a_batch() {
    let heard = Heard::default();
    let run = start_watched(endless(), heard.clone(), asleep());
    run.allow_until(u64::MAX);
    let mut said = Said::default();
    drain_until(&mut said, &run, 200_000);
    run.allow_until(5);
    let by_then = heard.count();
    let at_most = by_then + BATCH as u64;
    for _ in 0..2_000 {
        said.drain(&run);
        assert!(heard.count() <= at_most + 1, "it runs on");
        thread::yield_now();
    }
    run.allow_until(at_most + 1);
    heard.wait_for(at_most + 2);
    drain_until(&mut said, &run, at_most + 1);
    assert_eq!(said.events.len() as u64, at_most + 1, "and it goes on as far as it may then");
}

#[test]
fn a_search_that_nobody_hears_waits_and_loses_nothing() {
    let batches = Arc::new(AtomicU64::new(0));
    let count = Arc::clone(&batches);
    let wake: Wake = Arc::new(move || _ = count.fetch_add(1, Ordering::SeqCst));
    let heard = Heard::default();
    let far = job(Realm::Hash, farthest());
    let run = start_watched(far.clone(), heard.clone(), wake);
    run.allow_until(u64::MAX);
    while batches.load(Ordering::SeqCst) < 64 {
        thread::yield_now();
    }
    let room = (64 + 1) * BATCH as u64;
    assert!(heard.count() <= room + 1, "64 batches are under way, one is in its hand, and an event waits");
    let mut said = Said::default();
    said.finish(&run);
    assert_eq!(said.events, record(far.realm, &far.puzzle, far.settings));
}
