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

/// The sample's race, its lanes with more expansions, all boards, and a full recording.
#[test]
fn ever_faster_it_gets_ten_times_as_far_in_four_seconds() {
    for (expansions, seconds) in
        [(314, 10.0), (20_907, 17.3), (30_079, 17.9), (181_440, 21.0), (12_900_000, 28.4)]
    {
        let before = tenfold_for(seconds - 0.05, Playhead::at(0), 1.0);
        let after = tenfold_for(seconds + 0.05, Playhead::at(0), 1.0);
        assert!(before < expansions && expansions <= after, "{expansions}: {before} to {after}");
    }
}

/// The position after some seconds of playing ever faster.
fn tenfold_for(seconds: f64, mut playhead: Playhead, units: f64) -> u64 {
    playhead.playback = Playback::Tenfold { units };
    playhead.advance(seconds, u64::MAX);
    playhead.moment
}

#[test]
fn ever_faster_it_goes_on_from_where_it_is_whatever_the_frames() {
    assert_eq!(tenfold_for(4.0001, Playhead::at(99), 1.0), 999);
    // An expansion is 250 units of the measure.
    assert_eq!(tenfold_for(4.0001, Playhead::at(1_000), 250.0), 12_250);
    let mut playhead = Playhead::at(0);
    playhead.playback = Playback::Tenfold { units: 1.0 };
    for _ in 0..600 {
        playhead.advance(1.0 / 60.0, u64::MAX);
    }
    assert_eq!(playhead.moment, tenfold_for(10.0, Playhead::at(0), 1.0));
}

#[test]
fn ever_faster_the_next_event_is_due_when_it_says() {
    let mut playhead = Playhead::at(0);
    playhead.playback = Playback::Tenfold { units: 1.0 };
    for expected in 0..40 {
        assert_eq!(playhead.moment, expected);
        let rest = playhead.seconds_to_next().unwrap();
        assert!((playhead.rate().unwrap() * rest - 1.0).abs() < 0.5, "event {expected}");
        playhead.advance(rest - 1e-6, 1_000);
        assert_eq!(playhead.moment, expected, "not before it is due");
        playhead.advance(2e-6, 1_000);
    }
    playhead.advance(f64::INFINITY, 1_000);
    assert_eq!((playhead.moment, playhead.share_of_event()), (1_000, 0.0));
}
