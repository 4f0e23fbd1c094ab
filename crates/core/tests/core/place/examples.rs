//! Places of which it is known where they are, on the boards of the lessons: c the carousel, e and f for A*, s the sample.

use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    realm::{Realm, Settings, Tie},
    replay::{
        Direction, Recording,
        place::{find, locate},
    },
};

use super::{place, recorded};

const C: &str = "1234x8765";
const E: &str = "41325678x";
const F: &str = "1237x8564";
const S: &str = "23415x768";

/// Where the N-th of these places is.
fn located(recording: &Recording, text: &str) -> Option<u64> {
    locate(recording, &place(text), &Settings::default())
}

#[test]
fn the_places_of_the_lessons_are_where_a_second_program_found_them() {
    for (start, realm, text, moment) in [
        (E, Realm::Heap, "f-step and f = 8", 13),
        (S, Realm::Bidirectional, "layer and backward and g = 9", 2_082),
        (S, Realm::IdaStar, "frontier >= 19", 2_961),
        (C, Realm::Hash, "duplicate", 180),
        (F, Realm::Heap, "before improved", 58),
    ] {
        let recording = recorded(realm, start, Settings::default());
        assert_eq!(located(&recording, text), Some(moment), "{start}, realm {realm}: {text}");
    }
}

/// The picks of e: 1, 2, 1, 4, 3 boards are equal, then one at each.
#[test]
fn boards_equal_at_the_next_pick_are_counted_where_a_board_is_taken() {
    let recording = recorded(Realm::Manhattan, E, Settings::default());
    let at = |text| located(&recording, text);
    assert_eq!(at("tie >= 4"), Some(12));
    assert_eq!(at("tie >= 3 #2"), at("before expansion 5"));
    assert_eq!(at("tie = 2"), at("before expansion 2"));
    assert_eq!(at("tie != 1 #3"), at("before expansion 5"));
    assert_eq!(at("tie != 1 #4"), None);
    assert_eq!(at("tie >= 1 #11"), at("before solved"), "the goal is picked");
    // With the least g first, c has two to choose from at five of its twelve picks.
    let low = Settings { tie: Tie::LowG, ..Settings::default() };
    let recording = recorded(Realm::Manhattan, C, low);
    let at = |text| locate(&recording, &place(text), &low);
    assert_eq!(at("tie = 2 #5"), at("before expansion 10"));
    assert_eq!(at("tie = 2 #6"), None);
}

#[test]
fn numbers_are_counted_from_one() {
    let recording = recorded(Realm::Heap, E, Settings::default());
    let (at, len) = (|text: &str| located(&recording, text), recording.len());
    assert_eq!(at("start"), Some(0));
    assert_eq!(at("end"), Some(len));
    assert_eq!(at("event 1"), Some(1));
    assert_eq!(at("before begin"), Some(0));
    assert_eq!(at(&format!("event {len} and solved")), Some(len));
    assert_eq!(at(&format!("event {}", len + 1)), None);
    assert_eq!(at("expansion 3"), Some(recording.moment_of_expansion(3)));
    assert_eq!(at("expansion 11"), None);
    assert_eq!(at("expand #10"), at("expansion 10"));
    assert_eq!(at("expanded >= 10"), at("expansion 10"));
    assert_eq!(at("expanded >= 0"), Some(1), "at moment 0 nothing holds");
    assert_eq!(at("board 12345x786 and expand"), at("expansion 10"));
    let table = recorded(Realm::Table, E, Settings::default());
    assert_eq!(located(&table, "look-up 1"), located(&table, "look-up"));
    assert_eq!(located(&table, "look-up 9"), Some(table.len() - 1));
    assert_eq!(located(&table, "look-up 10"), None);
    assert_eq!(located(&table, "before look-up 2"), located(&table, "look-up 1"));
}

#[test]
fn a_weight_makes_tenths_of_a_move() {
    let heuristic = Some(HeuristicKind::Weighted(Weight::of_tenths(15)));
    let settings = Settings { heuristic, ..Settings::default() };
    let recording = recorded(Realm::Heap, "1624x8735", settings);
    let at = |text: &str| locate(&recording, &place(text), &settings);
    // The moment before it has the line 8r1:1624x8735:7:h=weighted,w=1.5@e74~6f65.
    assert_eq!(at("before reopened"), Some(74));
    assert_eq!(at("before reopened and improved"), Some(74));
    let iterations = recorded(Realm::IdaStar, "1624x8735", settings);
    let at = |text: &str| locate(&iterations, &place(text), &settings);
    assert_eq!(at("bound > 0.1"), at("iteration"));
    assert!(at("h = 4.5").is_some());
    assert_eq!(at("h = 4.5"), at("h > 4.4 and h < 4.6"));
}

/// A search from a place goes to the next one, not to the place itself.
#[test]
fn a_place_is_not_found_where_the_search_begins() {
    let recording = recorded(Realm::Hash, C, Settings::default());
    let from =
        |text: &str, from, direction| find(&recording, &place(text), &Settings::default(), from, direction);
    let (forward, back) = (Direction::Forward, Direction::Back);
    assert_eq!(from("expand", 2, forward), Some(7));
    assert_eq!(from("before expand", 1, forward), Some(6));
    assert_eq!(from("before expand", 6, back), Some(1));
    assert_eq!(from("before expand", 1, back), None);
    assert_eq!(from("start", 0, back), None);
    assert_eq!(from("start", 1, back), Some(0));
    assert_eq!(from("end", recording.len(), forward), None);
    assert_eq!(from("end", 0, forward), Some(recording.len()));
    assert_eq!(from("expand", u64::MAX, forward), None);
    assert_eq!(from("solved", u64::MAX, back), Some(recording.len()));
}

/// Whether a place can be in a realm at all.
#[test]
fn a_place_applies_where_it_can_be() {
    for (text, labels) in [
        ("start", "1 2a 2 3 4 5 6 7 7b 8"),
        ("event 5", "1 2a 2 3 4 5 6 7 7b 8"),
        ("iteration", "8"),
        ("bound >= 12", "8"),
        ("entered", "8"),
        ("new", "1 2a 2 3 4 5 6 7 7b"),
        ("duplicate", "1 2a 2 3 4 5 6 7 7b"),
        ("reopened", "5 6 7 7b"),
        ("f-step", "5 6 7 7b"),
        ("tie >= 2", "5 6 7 7b"),
        ("f > 12.4", "5 6 7 7b 8"),
        ("layer", "1 2a 2 3 4"),
        ("layer and backward", "3 4"),
        ("layer and forward", "1 2a 2 4"),
        ("meeting", "4"),
        ("look-up 3", "3"),
        ("look-up and forward", "3"),
        ("expand and duplicate", ""),
        ("solved and board 12345678x", ""),
    ] {
        let applying = Realm::ALL.into_iter().filter(|realm| place(text).applies_to(*realm));
        assert_eq!(applying.map(Realm::label).collect::<Vec<_>>().join(" "), labels, "{text}");
    }
}
