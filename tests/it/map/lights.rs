//! Lights are a function of the recording and the moment, however one got there.

use eight_realms::{
    map::{BANDS, Band, BoardIndex, Heat, MapData, MapStatus, MapStatuses},
    realm::Realm,
    replay::{BoardStatus, Recording},
    space::HALF,
    trace::{Event, Side},
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::recordings::{Recorded, recordings};

/// What every board is after some events, from the events alone.
fn told_by(events: &[Event], land: &MapData, realm: Realm) -> Vec<MapStatus> {
    if realm == Realm::IdaStar {
        return visited(events, land);
    }
    let mut known = vec![[BoardStatus::Unseen; 2]; land.len()];
    for event in events {
        let (board, now, side) = match *event {
            Event::Begin { board, side, .. } | Event::Open { board, side, .. } => {
                (board, BoardStatus::Open, side)
            }
            Event::Improve { board, .. } => (board, BoardStatus::Open, Side::Forward),
            Event::Expand { board, side, .. } => (board, BoardStatus::Expanded, side),
            _ => continue,
        };
        known[land.index_of(board) as usize][side as usize] = now;
    }
    let light = |known: [BoardStatus; 2]| match known {
        [BoardStatus::Unseen, BoardStatus::Unseen] => MapStatus::Unseen,
        [BoardStatus::Open, BoardStatus::Unseen] => MapStatus::Open,
        [BoardStatus::Expanded, BoardStatus::Unseen] => MapStatus::Expanded,
        [BoardStatus::Unseen, BoardStatus::Open] => MapStatus::OpenFromGoal,
        [BoardStatus::Unseen, BoardStatus::Expanded] => MapStatus::ExpandedFromGoal,
        _ => MapStatus::Met,
    };
    known.into_iter().map(light).collect()
}

fn visited(events: &[Event], land: &MapData) -> Vec<MapStatus> {
    let mut visits = vec![0; land.len()];
    for event in events {
        if let Event::Expand { board, .. } = event {
            visits[land.index_of(*board) as usize] += 1;
        }
    }
    visits.into_iter().map(|visits| Heat::of(visits).map_or(MapStatus::Unseen, MapStatus::Visited)).collect()
}

fn all(lights: &MapStatuses, land: &MapData) -> Vec<MapStatus> {
    (0..land.len() as BoardIndex).map(|seat| lights.at(seat)).collect()
}

fn at_once(recording: &Recording, land: &std::sync::Arc<MapData>, moment: u64) -> MapStatuses {
    let mut lights = MapStatuses::of(land);
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
        let mut lights = MapStatuses::of(land);
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
fn check_changed(before: &[MapStatus], now: &[MapStatus], mut changed: Vec<BoardIndex>, name: &str) {
    let named = changed.len();
    changed.sort_unstable();
    changed.dedup();
    assert_eq!(changed.len(), named, "{name}: a board is named twice");
    for seat in (0..now.len()).filter(|seat| before[*seat] != now[*seat]) {
        assert!(changed.binary_search(&(seat as BoardIndex)).is_ok(), "{name}: seat {seat} is not named");
    }
}

/// What a new bound visits for the first time is new; what was visited before and is not now stays as it is.
#[test]
fn a_new_bound_changes_no_board_that_it_does_not_come_to() {
    let deepening = recordings().iter().filter(|recorded| recorded.recording.realm() == Realm::IdaStar);
    for Recorded { recording, land, events, .. } in deepening {
        let mut lights = MapStatuses::of(land);
        let bounds = (0..events.len()).filter(|at| matches!(events[*at], Event::Deepen { .. })).skip(1);
        for at in bounds {
            lights.go_to(recording, at as u64);
            assert!(lights.go_to(recording, at as u64 + 1).is_empty(), "event {at}");
        }
    }
}

fn check_bands(lights: &MapStatuses, now: &[MapStatus], land: &MapData, name: &str) {
    let mut counted = vec![[0; MapStatus::COUNT]; land.bands()];
    for (seat, light) in now.iter().enumerate() {
        counted[land.band(seat as BoardIndex) as usize][light.index()] += 1;
    }
    for (band, counted) in lights.bands().iter().zip(&counted) {
        let kept = MapStatus::ALL.map(|light| band.of(light));
        assert_eq!(kept, *counted, "{name}");
        assert_eq!(band.reached() + band.of(MapStatus::Unseen), band.all());
    }
    assert_eq!(lights.total().all() as usize, land.len(), "{name}");
}

/// Events that come while one looks change nothing that has been.
#[test]
fn a_recording_that_grows_is_followed() {
    for Recorded { recording: whole, land, events, .. } in recordings() {
        let mut growing = Recording::of(whole.realm());
        let mut lights = MapStatuses::of(land);
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
    assert_eq!((cost, lights.total().of(MapStatus::Expanded)), (19, 20_907));
    let mut nearer = vec![0; blind.land.bands()];
    for seat in 0..HALF as BoardIndex {
        let from_start = blind.land.from_start(seat).expect("one half");
        let band = blind.land.band(seat) as usize;
        match lights.at(seat) {
            MapStatus::Expanded => assert!(from_start < cost),
            MapStatus::Open => assert!(from_start + 1 >= cost && from_start <= cost),
            light => assert!(light == MapStatus::Unseen && from_start + 1 >= cost),
        }
        nearer[band] += u32::from(from_start + 1 < cost);
    }
    for (band, nearer) in lights.bands().iter().zip(nearer) {
        assert!(band.of(MapStatus::Expanded) >= nearer);
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
    let expanded: Vec<u32> = lights.bands().iter().map(|band| band.of(MapStatus::ExpandedFromGoal)).collect();
    assert_eq!(expanded, LAYERS);
    assert_eq!(lights.bands().iter().map(Band::all).collect::<Vec<_>>(), LAYERS);
}

#[test]
fn two_searches_light_what_they_expand_and_meet() {
    for recorded in &recordings()[2..4] {
        let lights = at_once(&recorded.recording, &recorded.land, recorded.recording.len());
        let met = |event: &&Event| matches!(event, Event::Meet { .. });
        let meetings = recorded.events.iter().filter(met).count();
        assert_eq!(lights.total().of(MapStatus::Met) as usize, meetings);
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
        assert_eq!(start.of(MapStatus::Expanded) as usize, HALF);
        let backward = matches!(recorded.recording.realm(), Realm::Bidirectional);
        assert_eq!(goal.reached() > 0, backward, "realm {}", recorded.recording.realm());
        assert_eq!(goal.of(MapStatus::Open) + goal.of(MapStatus::Expanded) + goal.of(MapStatus::Met), 0);
    }
}
