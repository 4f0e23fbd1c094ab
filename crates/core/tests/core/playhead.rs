//! The playhead: how it moves by itself, and how long until it does.

use eight_realms_core::replay::{Playback, Playhead};

fn playing(events_per_second: f64) -> Playhead {
    let mut playhead = Playhead::at(10);
    playhead.playback = Playback::Playing { events_per_second };
    playhead
}

#[test]
fn what_is_paused_stays_and_what_follows_is_at_the_end() {
    let (mut paused, mut following) = (Playhead::at(10), Playhead::following());
    for playhead in [&mut paused, &mut following] {
        playhead.advance(5.0, 70);
        assert_eq!((playhead.seconds_to_next(), playhead.share_of_event()), (None, 0.0), "{playhead:?}");
    }
    assert_eq!((paused.moment, following.moment), (10, 70));
}

/// Four events a second: time adds up, and what is left of it counts towards the next event.
#[test]
fn parts_of_an_event_add_up() {
    let mut playhead = playing(4.0);
    assert_eq!(playhead.seconds_to_next(), Some(0.25));
    for (seconds, moment, share, to_next) in [
        (0.125, 10, 0.5, 0.125),
        (0.125, 11, 0.0, 0.25),
        (0.8125, 14, 0.25, 0.1875),
        (-3.0, 14, 0.25, 0.1875),
    ] {
        playhead.advance(seconds, 1_000);
        assert_eq!((playhead.moment, playhead.share_of_event()), (moment, share), "after {seconds} more");
        assert_eq!(playhead.seconds_to_next(), Some(to_next), "after {seconds} more");
    }
}

#[test]
fn it_never_runs_beyond_what_is_recorded_however_long_it_takes() {
    for seconds in [1e6, 1e300, f64::INFINITY] {
        let mut playhead = playing(1e3);
        playhead.advance(seconds, 500);
        assert_eq!((playhead.moment, playhead.share_of_event()), (500, 0.0), "{seconds}");
    }
}
