//! What the lights are tested on: searches of every kind, recorded.

use std::sync::{Arc, LazyLock};

use eight_realms::{
    heuristic::{HeuristicKind, Weight},
    map::MapData,
    puzzle::Puzzle,
    realm::{ParityCheck, Realm, Settings},
    replay::Recording,
    trace::{Event, PriorStatus},
};

use super::land;
use crate::probe::{puzzle, record};

/// A search, and the land it spread in.
pub struct Recorded {
    pub puzzle: Puzzle,
    pub land: Arc<MapData>,
    pub events: Vec<Event>,
    pub recording: Recording,
}

impl Recorded {
    pub fn of(realm: Realm, puzzle: Puzzle, settings: Settings) -> Self {
        let events = record(realm, &puzzle, settings);
        let mut recording = Recording::of(realm);
        recording.extend(&events, 0.0);
        Self { puzzle, land: land(&puzzle), events, recording }
    }
}

/// Blind from one end, from the goal and from both, informed with boards improved and opened again, deepening,
/// and with no way.
pub fn recordings() -> &'static [Recorded] {
    static RECORDINGS: LazyLock<Vec<Recorded>> = LazyLock::new(|| {
        let (sample, far) = (puzzle("23415x768", "12345678x"), puzzle("8672543x1", "12345678x"));
        let (centre, apart) = (puzzle("2831647x5", "1238x4765"), puzzle("12345687x", "12345678x"));
        let with = |heuristic| Settings { heuristic: Some(heuristic), ..Settings::default() };
        let weight = "3.0".parse::<Weight>().expect("a weight");
        let anyway = Settings { parity: ParityCheck::Off, ..Settings::default() };
        vec![
            Recorded::of(Realm::Hash, sample, Settings::default()),
            Recorded::of(Realm::Table, sample, Settings::default()),
            Recorded::of(Realm::Bidirectional, far, Settings::default()),
            Recorded::of(Realm::Bidirectional, centre, Settings::default()),
            Recorded::of(Realm::Heap, sample, Settings::default()),
            Recorded::of(Realm::Heap, far, with(HeuristicKind::Weighted(weight))),
            Recorded::of(Realm::IdaStar, sample, Settings::default()),
            Recorded::of(Realm::IdaStar, far, Settings::default()),
            Recorded::of(Realm::IdaStar, sample, with(HeuristicKind::Misplaced)),
            Recorded::of(Realm::Bidirectional, apart, anyway),
            Recorded::of(Realm::Heap, apart, anyway),
        ]
    });
    &RECORDINGS
}

#[test]
fn among_the_recordings_boards_are_improved_and_opened_again() {
    for wanted in [PriorStatus::Open, PriorStatus::Expanded] {
        let is_wanted = |event: &Event| matches!(event, Event::Improve { was, .. } if *was == wanted);
        let having = recordings().iter().filter(|recorded| recorded.events.iter().any(is_wanted));
        assert!(having.count() > 0, "{wanted:?}");
    }
}
