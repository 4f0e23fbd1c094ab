//! Work in the background: its pieces arrive whole and in order, dropping it ends it, a panic is told.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};

use eight_realms::{
    map::Projection,
    realm::{Realm, Settings},
    trace::Stop,
    worker::{Errand, MapJob, Said, Wake, rest},
};

use super::farthest;
use crate::probe::puzzle;

fn asleep() -> Wake {
    Arc::new(|| {})
}

/// Everything that an errand says until it is over.
fn heard<T: Send + 'static>(errand: &Errand<T>) -> Vec<Said<T>> {
    let mut heard = Vec::new();
    loop {
        match errand.poll() {
            Said::Over => return heard,
            Said::Nothing => rest(),
            said => heard.push(said),
        }
    }
}

#[test]
fn pieces_arrive_in_order_and_then_it_is_over() {
    let errand = Errand::start("counting", asleep(), |teller| (0..1000).try_for_each(|n| teller.say(n)));
    let expected: Vec<Said<i32>> = (0..1000).map(Said::Piece).collect();
    assert_eq!(heard(&errand.unwrap()), expected);
}

#[test]
fn a_panic_is_told_after_what_was_said_before() {
    let errand = Errand::start("breaking", asleep(), |teller| {
        teller.say(1)?;
        panic!("out of paper");
    });
    assert_eq!(heard(&errand.unwrap()), [Said::Piece(1), Said::Lost("out of paper".to_owned())]);
}

/// Were it not ended, the drop would wait for ever.
#[test]
fn dropping_ends_what_would_go_on_for_ever() {
    let speaking = Errand::start("speaking", asleep(), |teller| {
        loop {
            teller.say(())?;
            thread::yield_now();
        }
    });
    drop(speaking.unwrap());
    let searching: Errand<()> = Errand::start("searching", asleep(), |teller| {
        loop {
            _ = Realm::Hash.search(&farthest(), &Settings::default(), &mut teller.unless())?;
        }
    })
    .unwrap();
    drop(searching);
}

/// The map of two halves takes longest. Told to end when its first piece is said, it says no other one.
#[test]
fn a_map_that_nobody_wants_any_more_is_not_finished() {
    let apart = puzzle("1 2 3 4 5 6 8 7 x", "1 2 3 4 5 6 7 8 x");
    let job = MapJob { puzzle: apart, projection: Projection::Rings, goal: None, steps: Vec::new() };
    let woken = Arc::new(AtomicUsize::new(0));
    let (says, hears) = mpsc::channel();
    let (first, dropped) = (says.clone(), Arc::clone(&woken));
    let wake: Wake = Arc::new(move || {
        dropped.fetch_add(1, Ordering::SeqCst);
        _ = first.send(Ok(()));
    });
    let errand = Errand::start("map", wake, move |teller| {
        let end = job.draw(teller);
        _ = says.send(end);
        end
    });
    let errand = errand.unwrap();
    assert_eq!(hears.recv(), Ok(Ok(())), "the goal's part is there");
    drop(errand);
    assert_eq!(hears.try_iter().next(), Some(Err(Stop::Cancelled)), "the rest was not laid out");
    assert_eq!(woken.load(Ordering::SeqCst), 2, "woken for the first piece and for the end");
}
