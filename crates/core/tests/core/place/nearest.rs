//! The nearest of several places, and a playhead that stops at each of them.

use eight_realms_core::{
    realm::{Realm, Settings},
    replay::{
        Direction, PAGE, Recording,
        place::{Beside, FinderState, NearestFinder, Passage, Place, find, locate},
    },
};
use rand::{Rng, RngExt};

use super::{
    finding::{MEDIUM, Sought, place_of, with_conditions},
    place, recorded,
};
use crate::recording::cases::cases;

/// Nineteen moves from the goal.
const SAMPLE: &str = "23415x768";

/// A seeded place and two more: one that comes often, and one that is a moment by its number.
fn places(sought: &Sought<'_>, chance: &mut impl Rng) -> Vec<Place> {
    let beside = if chance.random_bool(0.5) { Beside::Before } else { Beside::After };
    let numbered = place_of(&sought.condition, Beside::After, chance.random_range(2..5));
    vec![place_of(&sought.condition, beside, 1), place("expanded >= 40"), place("duplicate #3"), numbered]
}

/// Where one of them is next, by one finder for each.
fn expected(
    recording: &Recording,
    places: &[Place],
    settings: &Settings,
    from: u64,
    direction: Direction,
) -> Option<u64> {
    let all = places.iter().filter_map(|place| {
        if place.to_string().contains('#') {
            let is_beyond = |moment: &u64| match direction {
                Direction::Forward => *moment > from,
                Direction::Back => *moment < from,
            };
            locate(recording, place, settings).filter(is_beyond)
        } else {
            find(recording, place, settings, from, direction)
        }
    });
    match direction {
        Direction::Forward => all.min(),
        Direction::Back => all.max(),
    }
}

#[test]
fn the_nearest_of_several_places_is_found_whatever_the_parts() {
    with_conditions(MEDIUM, 8, |sought, chance| {
        let Sought { case, recording, .. } = sought;
        let places = places(sought, chance);
        let from = chance.random_range(0..=recording.len());
        for direction in [Direction::Forward, Direction::Back] {
            let expected = expected(recording, &places, &case.settings, from, direction);
            for most in [1, 5_000, 100_000] {
                let mut finder = NearestFinder::of(places.clone(), &case.settings, from, direction);
                let found = loop {
                    match finder.advance(recording, chance.random_range(1..=most)) {
                        FinderState::Searching => {
                            let progress = finder.progress(recording);
                            assert!((0.0..=1.0).contains(&progress), "{case}: {progress}");
                        }
                        FinderState::Found(moment) => break Some(moment),
                        FinderState::NotFound => break None,
                    }
                };
                assert_eq!(found, expected, "{case}: {places:?} from {from}, {direction:?}");
                assert_eq!(found.is_some(), found.is_some_and(|at| finder.place_at(at).is_some()));
            }
        }
    });
}

#[test]
fn the_whole_recording_has_a_first_place_and_a_last_one() {
    with_conditions(MEDIUM, 4, |sought, _| {
        let Sought { case, recording, condition, moments, .. } = sought;
        let place = place_of(condition, Beside::After, 1);
        for (direction, expected) in
            [(Direction::Forward, moments.first()), (Direction::Back, moments.last())]
        {
            let mut finder = NearestFinder::of_whole([place.clone()], &case.settings, direction);
            let expected = expected.map_or(FinderState::NotFound, |moment| FinderState::Found(*moment));
            assert_eq!(finder.advance(recording, u64::MAX), expected, "{case}: {place}");
        }
    });
}

/// A playhead that never goes beyond what has been read stops at every place, while the recording grows.
#[test]
fn a_playhead_stops_at_each_place_while_the_recording_grows() {
    with_conditions(MEDIUM / 4, 5, |sought, chance| {
        let Sought { case, recording, .. } = sought;
        // At each stop all is read anew from there on.
        if sought.moments.len() > 80 {
            return;
        }
        let mut places = places(sought, chance);
        places.pop();
        let mut growing = Recording::of(case.realm);
        let (mut rest, mut at, mut stops) = (&case.events[..], 0, Vec::new());
        let mut finder = NearestFinder::of(places.clone(), &case.settings, at, Direction::Forward);
        let most = case.events.len() / 12 + 2;
        // Each turn reads on, or more is recorded.
        for turn in 0.. {
            assert!(turn < 100_000, "{case}: it reads no further than {at} of {}", growing.len());
            let until = (at + chance.random_range(1..=most as u64)).min(growing.len());
            match finder.read_until(&growing, until, chance.random_range(1..20_000)) {
                Passage::Clear => at = at.max(until),
                Passage::ClearUntil(moment) => at = at.max(moment),
                Passage::StopsAt(moment) => {
                    assert!(moment > at || stops.last() != Some(&moment), "{case}: twice at {moment}");
                    (at, finder) = (
                        moment,
                        NearestFinder::of(places.clone(), &case.settings, moment, Direction::Forward),
                    );
                    stops.push(moment);
                }
            }
            if rest.is_empty() && finder.has_read(&growing) {
                let until = finder.read_until(&growing, growing.len(), u64::MAX);
                if !matches!(until, Passage::StopsAt(_)) {
                    break;
                }
            }
            let (batch, after) = rest.split_at(chance.random_range(0..=most).min(rest.len()));
            growing.extend(batch, 1.0);
            rest = after;
        }
        let mut all = Vec::new();
        let next = |from| expected(recording, &places, &case.settings, from, Direction::Forward);
        while let Some(moment) = next(all.last().copied().unwrap_or(0)) {
            all.push(moment);
        }
        assert_eq!(stops, all, "{case}: {places:?}");
    });
}

/// One place is early and another nowhere: however little is read at a time, what is said to be clear ends before the
/// early one.
#[test]
fn what_is_clear_ends_before_a_place_that_was_found() {
    let long = cases().iter().filter(|case| case.events.len() > 3 * PAGE);
    for case in long.take(4) {
        let mut recording = Recording::of(case.realm);
        recording.extend(&case.events, 1.0);
        let early = recording.moment_of_expansion(5);
        let places = [place("expansion 5"), place("expanded >= 99999999")];
        for events in [1, PAGE as u64, 2 * PAGE as u64] {
            let mut finder = NearestFinder::of(places.clone(), &case.settings, 0, Direction::Forward);
            let stop = loop {
                match finder.read_until(&recording, recording.len(), events) {
                    Passage::ClearUntil(moment) => assert!(moment < early, "{case}: clear until {moment}"),
                    Passage::StopsAt(moment) => break moment,
                    Passage::Clear => panic!("{case}: expansion 5 is passed"),
                }
            };
            assert_eq!(stop, early, "{case}");
        }
        // Of a place that is nowhere all has to be read, and a page is not all.
        let nowhere = [place("expanded >= 99999999")];
        let mut finder = NearestFinder::of(nowhere, &case.settings, 0, Direction::Forward);
        assert!(!finder.has_read(&recording), "{case}");
        finder.read_until(&recording, recording.len(), PAGE as u64);
        assert!(!finder.has_read(&recording), "{case}");
        assert_eq!(finder.read_until(&recording, recording.len(), u64::MAX), Passage::Clear, "{case}");
        assert!(finder.has_read(&recording), "{case}");
        let nowhere = [place("expanded >= 99999999")];
        let mut finder = NearestFinder::of(nowhere, &case.settings, recording.len(), Direction::Back);
        assert_eq!(finder.advance(&recording, 1), FinderState::Searching, "{case}: a part is a part");
        assert_eq!(finder.advance(&recording, u64::MAX), FinderState::NotFound, "{case}");
    }
}

/// A place that is known already is no stop on the way to an earlier moment, and one that has yet to be read may be nearer
/// than one that was found.
#[test]
fn a_place_stops_what_comes_to_it_and_nothing_before() {
    let (recording, settings) = (recorded(Realm::Hash, SAMPLE, Settings::default()), Settings::default());
    let all = recording.len();
    let stop = recording.moment_of_expansion(5);
    let mut finder = NearestFinder::of([place("expansion 5")], &settings, 0, Direction::Forward);
    assert_eq!(finder.read_until(&recording, all, u64::MAX), Passage::StopsAt(stop));
    assert_eq!(finder.read_until(&recording, stop - 1, u64::MAX), Passage::Clear);
    assert_eq!(finder.read_until(&recording, stop, u64::MAX), Passage::StopsAt(stop));
    // A layer is known without reading, and pages lie between the end and the other place.
    let [layer, late, numbered] = ["layer and g = 12", "expanded >= 12000", "duplicate #3000"].map(place);
    let [first, second] =
        [&layer, &late].map(|place| find(&recording, place, &settings, all + 1, Direction::Back));
    assert!(first < second && second < Some(all - 2 * PAGE as u64), "{first:?}, {second:?}, {all}");
    for places in [[layer.clone(), late.clone()], [late, layer.clone()]] {
        let mut finder = NearestFinder::of_whole(places, &settings, Direction::Back);
        assert_eq!(Some(finder.advance(&recording, u64::MAX)), second.map(FinderState::Found));
    }
    // One that is counted from the beginning may be anywhere until it is found.
    let third = locate(&recording, &numbered, &settings);
    assert!(first < third, "{first:?}, {third:?}");
    let mut finder = NearestFinder::of_whole([layer, numbered], &settings, Direction::Back);
    assert_eq!(Some(finder.advance(&recording, u64::MAX)), third.map(FinderState::Found));
}

/// Of a place that is nowhere, page after page is clear.
#[test]
fn what_has_been_read_is_clear_page_by_page() {
    let long = cases().iter().find(|case| case.events.len() > 3 * PAGE).expect("a long one");
    let mut recording = Recording::of(long.realm);
    recording.extend(&long.events, 1.0);
    let nowhere = [place("expanded >= 99999999")];
    let mut finder = NearestFinder::of(nowhere, &long.settings, 0, Direction::Forward);
    for pages in 1..=3 {
        let passage = finder.read_until(&recording, recording.len(), PAGE as u64);
        assert_eq!(passage, Passage::ClearUntil(pages * PAGE as u64), "{long}");
    }
}

#[test]
fn a_number_that_is_typed_is_an_expansion() {
    for text in ["868", " 868 ", "8 68", "8,68", "8，68", "8'68", "8_68"] {
        assert_eq!(Place::typed(text), Ok(place("expansion 868")), "{text}");
    }
    assert_eq!(Place::typed("before expansion 4"), Ok(place("before expansion 4")));
    let position = |text| Place::typed(text).map_err(|error| error.position);
    assert_eq!(position("0"), Err(1));
    assert_eq!(position("0,00"), Err(4));
    assert_eq!(position(" 99999999999999999999"), Err(2));
    assert_eq!(position(","), Err(1));
    assert_eq!(position("12 x"), Err(1));
    assert_eq!(position(""), Err(1));
}
