//! Statuses are a function of the recording and the moment, whatever moments were shown before.

use eight_realms_core::{
    map::{BANDS, Band, BoardIndex, Heat, MapData, MapStatus, MapStatuses},
    realm::Realm,
    replay::{BoardStatus, Recording},
    space::HALF,
    trace::{Event, GoalTest, Side},
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::recordings::{RecordedSearch, recordings};

/// What every board is after some events, from the events alone.
fn statuses_from(events: &[Event], data: &MapData, realm: Realm) -> Vec<MapStatus> {
    if realm == Realm::IdaStar {
        return visit_statuses(events, data);
    }
    let mut board_statuses = vec![[BoardStatus::Unseen; 2]; data.len()];
    for event in events {
        let (board, now, side) = match *event {
            Event::Begin { board, side, .. } | Event::Open { board, side, .. } => {
                (board, BoardStatus::Open, side)
            }
            Event::Improve { board, .. } => (board, BoardStatus::Open, Side::Forward),
            Event::Expand { board, side, .. } => (board, BoardStatus::Expanded, side),
            Event::Solved { goal, test: GoalTest::Expanded, .. } => (goal, BoardStatus::Taken, Side::Forward),
            _ => continue,
        };
        board_statuses[data.index_of(board) as usize][side as usize] = now;
    }
    let status = |board_statuses: [BoardStatus; 2]| match board_statuses {
        [BoardStatus::Unseen, BoardStatus::Unseen] => MapStatus::Unseen,
        [BoardStatus::Open, BoardStatus::Unseen] => MapStatus::Open,
        [BoardStatus::Expanded, BoardStatus::Unseen] => MapStatus::Expanded,
        [BoardStatus::Taken, BoardStatus::Unseen] => MapStatus::Taken,
        [BoardStatus::Unseen, BoardStatus::Open] => MapStatus::OpenFromGoal,
        [BoardStatus::Unseen, BoardStatus::Expanded] => MapStatus::ExpandedFromGoal,
        _ => MapStatus::Met,
    };
    board_statuses.into_iter().map(status).collect()
}

fn visit_statuses(events: &[Event], data: &MapData) -> Vec<MapStatus> {
    let mut visits = vec![0; data.len()];
    for event in events {
        if let Event::Expand { board, .. } = event {
            visits[data.index_of(*board) as usize] += 1;
        }
    }
    visits.into_iter().map(|visits| Heat::of(visits).map_or(MapStatus::Unseen, MapStatus::Visited)).collect()
}

fn all(statuses: &MapStatuses, data: &MapData) -> Vec<MapStatus> {
    (0..data.len() as BoardIndex).map(|index| statuses.at(index)).collect()
}

fn at_once(recording: &Recording, data: &std::sync::Arc<MapData>, moment: u64) -> MapStatuses {
    let mut statuses = MapStatuses::of(data);
    statuses.go_to(recording, moment);
    statuses
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
    for RecordedSearch { recording, data, events, puzzle } in recordings() {
        let mut statuses = MapStatuses::of(data);
        let mut before = all(&statuses, data);
        for (number, moment) in walk(&mut chance, recording.len(), 40).into_iter().enumerate() {
            let changed = statuses.go_to(recording, moment).to_vec();
            let now = all(&statuses, data);
            let name = format!("realm {} on {puzzle:?} at {moment}", recording.realm());
            assert!(now == all(&at_once(recording, data, moment), data), "{name}: a jump differs");
            if number % 4 == 0 {
                let expected = statuses_from(&events[..moment as usize], data, recording.realm());
                assert!(now == expected, "{name}: the events say otherwise");
            }
            check_changed(&before, &now, changed, &name);
            check_bands(&statuses, &now, data, &name);
            before = now;
        }
    }
}

/// All boards that changed are named, and none twice.
fn check_changed(before: &[MapStatus], now: &[MapStatus], mut changed: Vec<BoardIndex>, name: &str) {
    let count = changed.len();
    changed.sort_unstable();
    changed.dedup();
    assert_eq!(changed.len(), count, "{name}: a board is named twice");
    for index in (0..now.len()).filter(|index| before[*index] != now[*index]) {
        assert!(changed.binary_search(&(index as BoardIndex)).is_ok(), "{name}: index {index} is not named");
    }
}

/// What a new bound visits for the first time is new; what was visited before and is not now stays as it is.
#[test]
fn a_new_bound_changes_no_board_that_it_does_not_come_to() {
    let deepening = recordings().iter().filter(|recorded| recorded.recording.realm() == Realm::IdaStar);
    for RecordedSearch { recording, data, events, .. } in deepening {
        let mut statuses = MapStatuses::of(data);
        let bounds = (0..events.len()).filter(|at| matches!(events[*at], Event::Deepen { .. })).skip(1);
        for at in bounds {
            statuses.go_to(recording, at as u64);
            assert!(statuses.go_to(recording, at as u64 + 1).is_empty(), "event {at}");
        }
    }
}

fn check_bands(statuses: &MapStatuses, now: &[MapStatus], data: &MapData, name: &str) {
    let mut expected = vec![[0; MapStatus::COUNT]; data.bands()];
    for (index, status) in now.iter().enumerate() {
        expected[data.band(index as BoardIndex) as usize][status.index()] += 1;
    }
    for (band, expected) in statuses.bands().iter().zip(&expected) {
        let counts = MapStatus::ALL.map(|status| band.of(status));
        assert_eq!(counts, *expected, "{name}");
        assert_eq!(band.reached() + band.of(MapStatus::Unseen), band.all());
    }
    assert_eq!(statuses.total().all() as usize, data.len(), "{name}");
}

/// Events that come later change no earlier moment.
#[test]
fn a_recording_that_grows_is_followed() {
    for RecordedSearch { recording: whole, data, events, .. } in recordings() {
        let mut growing = Recording::of(whole.realm());
        let mut statuses = MapStatuses::of(data);
        for batch in events.chunks(events.len() / 7 + 1) {
            growing.extend(batch, 0.0);
            statuses.go_to(&growing, u64::MAX);
            assert_eq!(statuses.moment(), growing.len());
        }
        assert!(all(&statuses, data) == all(&at_once(whole, data, whole.len()), data), "{}", whole.realm());
    }
}

/// Breadth-first search ends in the layer of the goal: everything nearer is expanded, and in every band of the
/// map they are as many as the true distances tell.
#[test]
fn breadth_first_search_expands_what_is_nearer_than_the_goal() {
    let breadth_first = &recordings()[0];
    let statuses = at_once(&breadth_first.recording, &breadth_first.data, breadth_first.recording.len());
    let cost = breadth_first.data.cost().expect("the sample is solvable");
    assert_eq!((cost, statuses.total().of(MapStatus::Expanded)), (19, 20_907));
    let mut nearer = vec![0; breadth_first.data.bands()];
    for index in 0..HALF as BoardIndex {
        let from_start = breadth_first.data.from_start(index).expect("one half");
        let band = breadth_first.data.band(index) as usize;
        match statuses.at(index) {
            MapStatus::Expanded => assert!(from_start < cost),
            MapStatus::Open => assert!(from_start + 1 >= cost && from_start <= cost),
            status => assert!(status == MapStatus::Unseen && from_start + 1 >= cost),
        }
        nearer[band] += u32::from(from_start + 1 < cost);
    }
    for (band, nearer) in statuses.bands().iter().zip(nearer) {
        assert!(band.of(MapStatus::Expanded) >= nearer);
    }
}

/// Boards at each distance from the usual goal (OEIS A089473).
const LAYERS: [u32; 32] = [
    1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993,
    17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
];

#[test]
fn a_table_expands_every_band_from_the_goal() {
    let table = &recordings()[1];
    let statuses = at_once(&table.recording, &table.data, table.recording.len());
    let expanded: Vec<u32> =
        statuses.bands().iter().map(|band| band.of(MapStatus::ExpandedFromGoal)).collect();
    assert_eq!(expanded, LAYERS);
    assert_eq!(statuses.bands().iter().map(Band::all).collect::<Vec<_>>(), LAYERS);
}

#[test]
fn two_searches_mark_the_boards_where_they_meet() {
    for recorded in &recordings()[2..4] {
        let statuses = at_once(&recorded.recording, &recorded.data, recorded.recording.len());
        let is_meeting = |event: &&Event| matches!(event, Event::Meet { .. });
        let meetings = recorded.events.iter().filter(is_meeting).count();
        assert_eq!(statuses.total().of(MapStatus::Met) as usize, meetings);
        assert!(meetings > 0);
    }
}

#[test]
fn where_no_path_leads_each_search_keeps_to_its_half() {
    for recorded in recordings().iter().filter(|recorded| recorded.data.cost().is_none()) {
        let statuses = at_once(&recorded.recording, &recorded.data, recorded.recording.len());
        let [goal, start] = [0, 1].map(|half| {
            let bands = &statuses.bands()[half * usize::from(BANDS)..][..usize::from(BANDS)];
            bands.iter().fold(Band::default(), |sum, band| sum.and(band))
        });
        assert_eq!(start.of(MapStatus::Expanded) as usize, HALF);
        let backward = matches!(recorded.recording.realm(), Realm::Bidirectional);
        assert_eq!(goal.reached() > 0, backward, "realm {}", recorded.recording.realm());
        assert_eq!(goal.of(MapStatus::Open) + goal.of(MapStatus::Expanded) + goal.of(MapStatus::Met), 0);
    }
}
