//! Lights are a function of the recording and the moment, however one got there.

use eight_realms::{
    map::{BANDS, Band, Heat, Land, Light, Lights, Seat},
    realm::Realm,
    replay::{Known, Recording},
    space::HALF,
    trace::{Event, Side},
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::recordings::{Recorded, recordings};

/// What every board is after some events, from the events alone.
fn told_by(events: &[Event], land: &Land, realm: Realm) -> Vec<Light> {
    if realm == Realm::IdaStar {
        return visited(events, land);
    }
    let mut known = vec![[Known::Unseen; 2]; land.len()];
    for event in events {
        let (board, now, side) = match *event {
            Event::Begin { board, side, .. } | Event::Open { board, side, .. } => (board, Known::Open, side),
            Event::Improve { board, .. } => (board, Known::Open, Side::Forward),
            Event::Expand { board, side, .. } => (board, Known::Expanded, side),
            _ => continue,
        };
        known[land.seat(board) as usize][side as usize] = now;
    }
    let light = |known: [Known; 2]| match known {
        [Known::Unseen, Known::Unseen] => Light::Unseen,
        [Known::Open, Known::Unseen] => Light::Open,
        [Known::Expanded, Known::Unseen] => Light::Expanded,
        [Known::Unseen, Known::Open] => Light::OpenFromGoal,
        [Known::Unseen, Known::Expanded] => Light::ExpandedFromGoal,
        _ => Light::Met,
    };
    known.into_iter().map(light).collect()
}

fn visited(events: &[Event], land: &Land) -> Vec<Light> {
    let mut visits = vec![0; land.len()];
    for event in events {
        if let Event::Expand { board, .. } = event {
            visits[land.seat(*board) as usize] += 1;
        }
    }
    visits.into_iter().map(|visits| Heat::of(visits).map_or(Light::Unseen, Light::Visited)).collect()
}

fn all(lights: &Lights, land: &Land) -> Vec<Light> {
    (0..land.len() as Seat).map(|seat| lights.at(seat)).collect()
}

fn at_once(recording: &Recording, land: &std::sync::Arc<Land>, moment: u64) -> Lights {
    let mut lights = Lights::of(land);
    lights.go_to(recording, moment);
    lights
}

/// Short steps and long ones, forward and back, and jumps.
fn walk(chance: &mut ChaCha8Rng, len: u64, steps: usize) -> Vec<u64> {
    let mut moment = 0_u64;
    let mut stops = vec![0, len, 0];
    for _ in 0..steps {
        let far = 10_u64.pow(chance.random_range(0..6));
        let step = chance.random_range(0..=far);
        moment = match chance.random_range(0..5) {
            0 => chance.random_range(0..=len),
            1 | 2 => moment.saturating_sub(step),
            _ => (moment + step).min(len),
        };
        stops.push(moment);
    }
    stops
}

#[test]
fn stepping_forward_stepping_back_and_jumping_agree() {
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    for Recorded { recording, land, events, puzzle } in recordings() {
        let mut lights = Lights::of(land);
        let mut before = all(&lights, land);
        for (number, moment) in walk(&mut chance, recording.len(), 40).into_iter().enumerate() {
            let changed = lights.go_to(recording, moment).to_vec();
            let now = all(&lights, land);
            let name = format!("realm {} on {puzzle:?} at {moment}", recording.realm());
            assert!(now == all(&at_once(recording, land, moment), land), "{name}: a jump differs");
            if number % 4 == 0 {
                let told = told_by(&events[..moment as usize], land, recording.realm());
                assert!(now == told, "{name}: the events say otherwise");
            }
            check_changed(&before, &now, changed, &name);
            check_bands(&lights, &now, land, &name);
            before = now;
        }
    }
}

/// All boards that changed are named, and none twice.
fn check_changed(before: &[Light], now: &[Light], mut changed: Vec<Seat>, name: &str) {
    let named = changed.len();
    changed.sort_unstable();
    changed.dedup();
    assert_eq!(changed.len(), named, "{name}: a board is named twice");
    for seat in (0..now.len()).filter(|seat| before[*seat] != now[*seat]) {
        assert!(changed.binary_search(&(seat as Seat)).is_ok(), "{name}: seat {seat} is not named");
    }
}

/// What a new bound visits for the first time is new; what was visited before and is not now stays as it is.
#[test]
fn a_new_bound_changes_no_board_that_it_does_not_come_to() {
    let deepening = recordings().iter().filter(|recorded| recorded.recording.realm() == Realm::IdaStar);
    for Recorded { recording, land, events, .. } in deepening {
        let mut lights = Lights::of(land);
        let bounds = (0..events.len()).filter(|at| matches!(events[*at], Event::Deepen { .. })).skip(1);
        for at in bounds {
            lights.go_to(recording, at as u64);
            assert!(lights.go_to(recording, at as u64 + 1).is_empty(), "event {at}");
        }
    }
}

fn check_bands(lights: &Lights, now: &[Light], land: &Land, name: &str) {
    let mut counted = vec![[0; Light::COUNT]; land.bands()];
    for (seat, light) in now.iter().enumerate() {
        counted[land.band(seat as Seat) as usize][light.index()] += 1;
    }
    for (band, counted) in lights.bands().iter().zip(&counted) {
        let kept = Light::ALL.map(|light| band.of(light));
        assert_eq!(kept, *counted, "{name}");
        assert_eq!(band.lit() + band.of(Light::Unseen), band.all());
    }
    assert_eq!(lights.total().all() as usize, land.len(), "{name}");
}

/// Events that come while one looks change nothing that has been.
#[test]
fn a_recording_that_grows_is_followed() {
    for Recorded { recording: whole, land, events, .. } in recordings() {
        let mut growing = Recording::of(whole.realm());
        let mut lights = Lights::of(land);
        for batch in events.chunks(events.len() / 7 + 1) {
            growing.extend(batch, 0.0);
            lights.go_to(&growing, u64::MAX);
            assert_eq!(lights.moment(), growing.len());
        }
        assert!(all(&lights, land) == all(&at_once(whole, land, whole.len()), land), "{}", whole.realm());
    }
}

/// Breadth-first search ends in the layer of the goal: everything nearer is expanded, and in every band of the
/// map they are as many as true distances say.
#[test]
fn breadth_first_search_lights_what_is_nearer_than_the_goal() {
    let blind = &recordings()[0];
    let lights = at_once(&blind.recording, &blind.land, blind.recording.len());
    let cost = blind.land.cost().expect("the sample is solvable");
    assert_eq!((cost, lights.total().of(Light::Expanded)), (19, 20_907));
    let mut nearer = vec![0; blind.land.bands()];
    for seat in 0..HALF as Seat {
        let from_start = blind.land.from_start(seat).expect("one half");
        let band = blind.land.band(seat) as usize;
        match lights.at(seat) {
            Light::Expanded => assert!(from_start < cost),
            Light::Open => assert!(from_start + 1 >= cost && from_start <= cost),
            light => assert!(light == Light::Unseen && from_start + 1 >= cost),
        }
        nearer[band] += u32::from(from_start + 1 < cost);
    }
    for (band, nearer) in lights.bands().iter().zip(nearer) {
        assert!(band.of(Light::Expanded) >= nearer);
    }
}

/// Boards at each distance from the usual goal (OEIS A089473).
const LAYERS: [u32; 32] = [
    1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993,
    17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
];

#[test]
fn a_table_lights_every_band_from_the_goal() {
    let table = &recordings()[1];
    let lights = at_once(&table.recording, &table.land, table.recording.len());
    let expanded: Vec<u32> = lights.bands().iter().map(|band| band.of(Light::ExpandedFromGoal)).collect();
    assert_eq!(expanded, LAYERS);
    assert_eq!(lights.bands().iter().map(Band::all).collect::<Vec<_>>(), LAYERS);
}

#[test]
fn two_searches_light_what_they_expand_and_meet() {
    for recorded in &recordings()[2..4] {
        let lights = at_once(&recorded.recording, &recorded.land, recorded.recording.len());
        let met = |event: &&Event| matches!(event, Event::Meet { .. });
        let meetings = recorded.events.iter().filter(met).count();
        assert_eq!(lights.total().of(Light::Met) as usize, meetings);
        assert!(meetings > 0);
    }
}

#[test]
fn where_no_way_leads_each_search_keeps_to_its_half() {
    for recorded in recordings().iter().filter(|recorded| recorded.land.cost().is_none()) {
        let lights = at_once(&recorded.recording, &recorded.land, recorded.recording.len());
        let [goal, start] = [0, 1].map(|half| {
            let bands = &lights.bands()[half * usize::from(BANDS)..][..usize::from(BANDS)];
            bands.iter().fold(Band::default(), |sum, band| sum.and(band))
        });
        assert_eq!(start.of(Light::Expanded) as usize, HALF);
        let backward = matches!(recorded.recording.realm(), Realm::Bidirectional);
        assert_eq!(goal.lit() > 0, backward, "realm {}", recorded.recording.realm());
        assert_eq!(goal.of(Light::Open) + goal.of(Light::Expanded) + goal.of(Light::Met), 0);
    }
}
