//! What the statuses are tested on: searches of every kind, recorded.

use std::sync::{Arc, LazyLock};

use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    map::MapData,
    puzzle::Puzzle,
    realm::{ParityCheck, Realm, Settings},
    replay::Recording,
    trace::{Event, PriorStatus},
};

use super::map_data;
use crate::ground::{puzzle, record};

/// A search, and the map data of its puzzle.
pub struct RecordedSearch {
    pub puzzle: Puzzle,
    pub data: Arc<MapData>,
    pub events: Vec<Event>,
    pub recording: Recording,
}

impl RecordedSearch {
    pub fn of(realm: Realm, puzzle: Puzzle, settings: Settings) -> Self {
        let events = record(realm, &puzzle, settings);
        let mut recording = Recording::of(realm);
        recording.extend(&events, 0.0);
        Self { puzzle, data: map_data(&puzzle), events, recording }
    }
}

/// Blind from one end, from the goal and from both, informed with boards improved and opened again, deepening,
/// and with no path.
pub fn recordings() -> &'static [RecordedSearch] {
    static RECORDINGS: LazyLock<Vec<RecordedSearch>> = LazyLock::new(|| {
        let (sample, far) = (puzzle("23415x768", "12345678x"), puzzle("8672543x1", "12345678x"));
        let (centre, apart) = (puzzle("2831647x5", "1238x4765"), puzzle("12345687x", "12345678x"));
        let with = |heuristic| Settings { heuristic: Some(heuristic), ..Settings::default() };
        let weight = "3.0".parse::<Weight>().expect("a weight");
        let anyway = Settings { parity: ParityCheck::Off, ..Settings::default() };
        vec![
            RecordedSearch::of(Realm::Hash, sample, Settings::default()),
            RecordedSearch::of(Realm::Table, sample, Settings::default()),
            RecordedSearch::of(Realm::Bidirectional, far, Settings::default()),
            RecordedSearch::of(Realm::Bidirectional, centre, Settings::default()),
            RecordedSearch::of(Realm::Heap, sample, Settings::default()),
            RecordedSearch::of(Realm::Heap, far, with(HeuristicKind::Weighted(weight))),
            RecordedSearch::of(Realm::IdaStar, sample, Settings::default()),
            RecordedSearch::of(Realm::IdaStar, far, Settings::default()),
            RecordedSearch::of(Realm::IdaStar, sample, with(HeuristicKind::Misplaced)),
            RecordedSearch::of(Realm::Bidirectional, apart, anyway),
            RecordedSearch::of(Realm::Heap, apart, anyway),
        ]
    });
    &RECORDINGS
}

#[test]
fn among_the_recordings_boards_are_improved_and_opened_again() {
    for status in [PriorStatus::Open, PriorStatus::Expanded] {
        let has_status = |event: &Event| matches!(event, Event::Improve { was, .. } if *was == status);
        let having = recordings().iter().filter(|recorded| recorded.events.iter().any(has_status));
        assert!(having.count() > 0, "{status:?}");
    }
}
