//! Finding a part at a time, whatever the parts, and while the recording grows.

use eight_realms_core::{
    realm::{Realm, Settings},
    replay::{
        Direction, Recording,
        place::{Beside, FinderState, Place, PlaceFinder, find, locate},
    },
};
use rand::{Rng, RngExt};

use super::{
    finding::{MEDIUM, Sought, place_of, with_conditions},
    place, recorded,
};
use crate::recording::cases::Case;

/// How a finder ends that is given seeded parts of a recording; its progress only ever rises.
fn in_parts(
    mut finder: PlaceFinder,
    recording: &Recording,
    most: u64,
    chance: &mut impl Rng,
) -> (FinderState, PlaceFinder) {
    let mut progress = 0.0;
    loop {
        let state = finder.advance(recording, chance.random_range(0..=most));
        let now = finder.progress(recording);
        assert!((progress..=1.0).contains(&now), "{progress}, then {now}");
        if state != FinderState::Searching {
            assert!(now >= 1.0, "{now}");
            return (state, finder);
        }
        progress = now;
    }
}

#[test]
fn a_place_found_in_parts_is_the_place_found_at_once() {
    with_conditions(MEDIUM, 12, |sought, chance| {
        let Sought { case: Case { settings, .. }, recording, condition, .. } = sought;
        let place = place_of(condition, Beside::After, chance.random_range(1..4));
        let from = chance.random_range(0..=recording.len());
        for direction in [Direction::Forward, Direction::Back] {
            let whole = find(recording, &place, settings, from, direction);
            let expected = whole.map_or(FinderState::NotFound, FinderState::Found);
            for most in [0, 1, 5_000, 100_000] {
                let finder = PlaceFinder::of(&place, settings, from, direction);
                let (state, mut finder) = in_parts(finder, recording, most, chance);
                assert_eq!(state, expected, "{}: {place}", sought.case);
                assert_eq!(finder.advance(recording, u64::MAX), state, "it stays where it is");
            }
        }
    });
}

/// A finder that is called while events come finds what one finds that comes later.
#[test]
fn a_place_is_found_while_the_recording_grows() {
    with_conditions(MEDIUM, 8, |sought, chance| {
        let Sought { case, recording, condition, .. } = sought;
        let place = place_of(condition, Beside::After, chance.random_range(1..4));
        let mut finder = PlaceFinder::of_first(&place, &case.settings);
        let mut growing = Recording::of(case.realm);
        let mut rest = &case.events[..];
        let most = case.events.len() / 20 + 2;
        let mut state = finder.advance(&growing, 1);
        while !rest.is_empty() {
            let (batch, after) = rest.split_at(chance.random_range(1..=most).min(rest.len()));
            growing.extend(batch, 1.0);
            rest = after;
            state = finder.advance(&growing, chance.random_range(0..20_000));
        }
        while state == FinderState::Searching {
            state = finder.advance(&growing, 1);
        }
        let whole = locate(recording, &place, &case.settings);
        assert_eq!(state, whole.map_or(FinderState::NotFound, FinderState::Found), "{case}: {place}");
    });
}

/// Of many pages, one is read at the least, and no more than are needed for the events that are allowed.
#[test]
fn no_more_is_read_than_is_allowed() {
    let recording = recorded(Realm::Hash, "64785x321", Settings::default());
    let place: Place = place("frontier > 1000000");
    let mut finder = PlaceFinder::of_first(&place, &Settings::default());
    let mut parts: u32 = 0;
    while finder.advance(&recording, 20_000) == FinderState::Searching {
        parts += 1;
        let read = finder.progress(&recording) * recording.len().div_ceil(4_096) as f64;
        assert!((read - f64::from(parts) * 5.0).abs() < 0.001, "{parts}: {read}");
    }
    assert_eq!(u64::from(parts), (recording.len() - 1) / 20_480);
}
