//! Work in the background: its pieces arrive whole and in order, dropping it ends it, a panic is told.

use std::{sync::Arc, thread};

use eight_realms::{
    realm::{Realm, Settings},
    worker::{Errand, Said, Wake, rest},
};

use super::farthest;

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
