//! Work in the background: its pieces arrive whole and in order, dropping it ends it, a panic is told.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
    time::Duration,
};

use eight_realms::{
    job::{HuntNews, Job, Listener, MapJob, Message},
    map::Projection,
    realm::{Realm, Settings},
    trace::Stop,
    worker::{Drained, Host, Wake, Worker, rest},
};

use super::{asleep, farthest};
use crate::probe::puzzle;

/// A piece like those that a hunt tells: a number.
fn piece(number: u64) -> Message {
    Message::Hunted(HuntNews::Tried(number))
}

/// The numbers that a worker says until it is over, or the words of its panic.
fn heard(worker: &Worker) -> Vec<Result<u64, String>> {
    let mut heard = Vec::new();
    while worker.poll(Duration::MAX, |message| {
        heard.push(match message {
            Message::Hunted(HuntNews::Tried(number)) => Ok(number),
            Message::Lost { reason } => Err(reason),
            _ => panic!("no piece"),
        });
    }) != Drained::HungUp
    {
        rest();
    }
    heard
}

#[test]
fn pieces_arrive_in_order_and_then_it_is_over() {
    let worker =
        Host::new(asleep()).start_work("counting", |teller| (0..1000).try_for_each(|n| teller.say(piece(n))));
    let expected: Vec<Result<u64, String>> = (0..1000).map(Ok).collect();
    assert_eq!(heard(&worker.unwrap()), expected);
}

#[test]
fn a_panic_is_told_after_what_was_said_before() {
    let worker = Host::new(asleep()).start_work("breaking", |teller| {
        teller.say(piece(1))?;
        panic!("out of paper");
    });
    assert_eq!(heard(&worker.unwrap()), [Ok(1), Err("out of paper".to_owned())]);
}

/// Were it not ended, the drop would wait for ever.
#[test]
fn dropping_ends_what_would_go_on_for_ever() {
    let host = Host::new(asleep());
    let speaking = host.start_work("speaking", |teller| {
        loop {
            teller.say(piece(1))?;
            thread::yield_now();
        }
    });
    drop(speaking.unwrap());
    let searching = host.start_work("searching", |teller| {
        loop {
            _ = Realm::Hash.search(&farthest(), &Settings::default(), &mut teller.unless_unwanted())?;
        }
    });
    drop(searching.unwrap());
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
    let worker = Host::new(wake).start_work("map", move |teller| {
        let end = Job::Map(job).run(teller);
        _ = says.send(end);
        end
    });
    let worker = worker.unwrap();
    assert_eq!(hears.recv(), Ok(Ok(())), "the goal's part is there");
    drop(worker);
    assert_eq!(hears.try_iter().next(), Some(Err(Stop::Cancelled)), "the rest was not laid out");
    assert_eq!(woken.load(Ordering::SeqCst), 2, "woken for the first piece and for the end");
}
