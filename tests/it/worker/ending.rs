//! Dropped at any moment, a search ends and its thread is gone; a panic is told and loses nothing.

use std::{sync::Arc, thread};

use eight_realms::{
    job::{BATCH, Job, Search},
    realm::{Realm, Settings},
    trace::{Budget, Event, Observer, Stop},
    worker::{Host, Wake, Worker},
};

use super::{
    Said, asleep, endless, farthest, job,
    listener::{Breaks, Heard},
    sample, start_watched,
};
use crate::probe::record;

/// What a search may still say to a channel that nobody empties, before it must look up.
const UNDER_WAY: u64 = (64 + 2) * BATCH as u64;

/// Drops a run, and counts the events that it still came to.
fn drop_and_count(run: Worker, heard: &Heard) -> u64 {
    let before = heard.count();
    drop(run);
    assert!(!heard.is_held(), "its thread is gone");
    heard.count() - before
}

#[test]
fn a_search_that_waits_for_a_horizon_can_be_dropped() {
    for horizon in [0, 1, 100, 3_000] {
        let heard = Heard::default();
        let run = start_watched(endless(), heard.clone(), asleep());
        run.allow_until(horizon);
        heard.wait_for(horizon + 1);
        assert_eq!(drop_and_count(run, &heard), 0, "it says nothing more");
    }
}

#[test]
fn a_search_that_waits_for_room_can_be_dropped() {
    let heard = Heard::default();
    let woken = Heard::default();
    let by = woken.clone();
    let wake = Arc::new(move || _ = by.clone().on(Event::Solved { cost: 0 }));
    let run = start_watched(endless(), heard.clone(), wake);
    run.allow_until(u64::MAX);
    woken.wait_for(64);
    assert!(drop_and_count(run, &heard) <= BATCH as u64, "it had only one batch left to fill");
}

#[test]
fn a_search_in_full_run_can_be_dropped_at_any_moment() {
    for realm in Realm::ALL {
        for events in [1, 10_000, 30_000] {
            let heard = Heard::default();
            let run = start_watched(job(realm, farthest()), heard.clone(), asleep());
            run.allow_until(u64::MAX);
            let mut said = Said::default();
            while heard.count() < events && !said.is_over() {
                said.drain(&run);
                thread::yield_now();
            }
            assert!(drop_and_count(run, &heard) <= UNDER_WAY, "realm {realm} after {events}");
        }
    }
}

#[test]
fn a_search_that_is_done_can_be_dropped_unheard() {
    let heard = Heard::default();
    let run = start_watched(job(Realm::Heap, sample()), heard.clone(), asleep());
    run.allow_until(u64::MAX);
    heard.wait_for(record(Realm::Heap, &sample(), Settings::default()).len() as u64);
    assert_eq!(drop_and_count(run, &heard), 0);
}

#[test]
fn a_panic_is_told_after_everything_that_was_said() {
    let events = record(Realm::Manhattan, &sample(), Settings::default());
    for after in [0, 1, 777, events.len() as u64 - 1] {
        let breaks = Breaks { after, words: "a broken tile" };
        let said = broken(job(Realm::Manhattan, sample()), breaks);
        assert_eq!(said.lost.as_deref(), Some("a broken tile"));
        assert_eq!(said.events, events[..after as usize], "after {after}");
    }
}

#[test]
fn a_panic_may_have_words_of_its_own_or_none() {
    let said = broken(job(Realm::Hash, sample()), Breaks { after: 5, words: "tile 9".to_owned() });
    assert_eq!(said.lost.as_deref(), Some("tile 9"));
    let said = broken(job(Realm::Hash, sample()), Breaks { after: 5, words: 9 });
    assert_eq!(said.lost.as_deref(), Some("panic"));
}

fn broken(job: Search, breaks: impl Observer + Send + 'static) -> Said {
    let run = start_watched(job, breaks, asleep());
    run.allow_until(u64::MAX);
    let mut said = Said::default();
    said.finish(&run);
    said
}

#[test]
fn a_listener_may_end_the_search_in_peace() {
    let said = broken(job(Realm::Hash, sample()), Budget { expansions: 10 });
    assert_eq!(said.answer, Some(Err(Stop::BudgetSpent)));
    assert_eq!(said.events.iter().filter(|event| matches!(event, Event::Expand { .. })).count(), 10);
}

/// Together they take hours; only a cancel that works lets the test come to its end.
#[test]
fn counting_and_timing_can_be_dropped_while_they_search() {
    let wake: Wake = Arc::new(|| {});
    for job in [endless(), job(Realm::Misplaced, farthest()), job(Realm::Table, farthest())] {
        let timed = vec![job.clone(); 10_000];
        let host = Host::new(Arc::clone(&wake));
        for _ in 0..200 {
            drop(host.start(Job::Count(job.clone())).expect("a thread"));
        }
        drop(host.start(Job::Time(timed)).expect("a thread"));
        drop(host);
        assert_eq!(Arc::strong_count(&wake), 1, "all threads are gone");
    }
}
