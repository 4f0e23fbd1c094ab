//! A realm's row of facts is true: it agrees with what the search does.

use std::collections::BTreeSet;

use eight_realms_app::step::legend::LegendMark;
use eight_realms_core::{
    realm::{ParityCheck, PerRealm, PerRung, Realm, Settings, SourceFile},
    replay::Recording,
    trace::{Event, EventKind, Side},
};

use crate::{
    probe::{expansions, puzzle, record},
    samples::are_small,
};

const SAMPLE: [&str; 2] = ["23415x768", "12345678x"];

fn events(realm: Realm) -> Vec<Event> {
    record(realm, &puzzle(SAMPLE[0], SAMPLE[1]), Settings::default())
}

#[test]
fn the_events_of_a_realm_show_how_it_keeps_its_open_list() {
    for realm in Realm::ALL {
        let events = events(realm);
        let kinds: BTreeSet<EventKind> = events.iter().map(Event::kind).collect();
        assert_eq!(realm.looks_up(), kinds.contains(&EventKind::LookUp), "realm {realm}");
        assert_eq!(realm.is_deepening(), kinds.contains(&EventKind::Deepen), "realm {realm}");
        let begins =
            |on: Side| events.iter().any(|event| matches!(event, Event::Begin { side, .. } if *side == on));
        assert_eq!(realm.is_two_way(), begins(Side::Forward) && begins(Side::Backward), "realm {realm}");
        let never_falls = |f: &[u16]| f.windows(2).all(|pair| pair[0] <= pair[1]);
        let by_f: Vec<u16> = events
            .iter()
            .filter_map(|event| if let Event::Expand { f, .. } = event { Some(*f) } else { None })
            .collect();
        assert!(!realm.has_ties() || never_falls(&by_f), "realm {realm} takes the least f");
    }
}

#[test]
fn the_quickest_alike_expands_the_same_boards_in_the_same_order() {
    let sample = puzzle(SAMPLE[0], SAMPLE[1]);
    for realm in Realm::ALL {
        let settings = Settings { heuristic: realm.own_heuristic(), ..Settings::default() };
        let quickest = realm.quickest_alike();
        assert_eq!(quickest.quickest_alike(), quickest, "realm {realm}");
        assert_eq!(
            expansions(realm, &sample, settings),
            expansions(quickest, &sample, settings),
            "realm {realm}"
        );
    }
}

/// Two tiles exchanged: a realm that tests parity records no event, one that does not searches.
#[test]
fn a_realm_that_tests_parity_does_not_search_what_has_no_solution() {
    let apart = puzzle("12345687x", SAMPLE[1]);
    // What does not test it takes long.
    for realm in Realm::ALL.into_iter().filter(|realm| !are_small() || realm.tests_parity()) {
        let events = record(realm, &apart, Settings::default());
        assert_eq!(events.is_empty(), realm.tests_parity(), "realm {realm}");
    }
}

/// The stack holds the boards that are being expanded, and the goal is not: one board fewer than the path has.
/// A search without a memory of boards would not end where there is no path: it is the one that says no to that setting.
#[test]
fn only_a_deepening_search_rejects_a_puzzle_without_a_path() {
    let [solvable, unsolvable] = [SAMPLE[0], "12345687x"].map(|start| puzzle(start, SAMPLE[1]));
    for realm in Realm::ALL {
        for parity in [ParityCheck::On, ParityCheck::Off] {
            let settings = Settings { parity, ..Settings::default() };
            let rejects = realm.is_deepening() && parity == ParityCheck::Off;
            assert_eq!(realm.rejects(&unsolvable, &settings), rejects, "realm {realm}, {parity:?}");
            assert!(!realm.rejects(&solvable, &settings), "realm {realm}, {parity:?}");
        }
    }
}

#[test]
fn the_stack_of_a_deepening_search_never_holds_the_goal() {
    let mut recording = Recording::of(Realm::IdaStar);
    recording.extend(&events(Realm::IdaStar), 0.0);
    let edge = recording.edge();
    let (stacked, cost) = (edge.tally.frontier_peak, edge.tally.solved.expect("the sample has a solution"));
    assert_eq!((stacked, cost), (19, 19));
    let deepest = (0..=recording.len()).map(|moment| recording.scene_at(moment).stack.len()).max();
    assert_eq!(deepest, Some(19), "20 boards are on the path, and the last of them is the goal");
}

#[test]
fn every_rung_has_one_step_or_two_and_one_of_them_stands_on_the_ladder() {
    let labels: BTreeSet<&str> = Realm::ALL.iter().map(|realm| realm.label()).collect();
    assert_eq!(labels.len(), Realm::COUNT, "no two are called alike");
    for standing in Realm::LADDER {
        let on_the_rung: Vec<Realm> =
            Realm::ALL.into_iter().filter(|realm| realm.rung() == standing.rung()).collect();
        assert!(on_the_rung.contains(&standing));
        match standing.two_steps() {
            Some(steps) => assert_eq!(on_the_rung, steps),
            None => assert_eq!(on_the_rung, [standing]),
        }
        for realm in &on_the_rung {
            let other = on_the_rung.iter().find(|other| *other != realm);
            assert_eq!(realm.other_step(), other.copied(), "realm {realm}");
        }
    }
}

#[test]
fn what_there_is_for_each_realm_or_rung_is_found_by_the_realm() {
    let mut each = PerRealm::from_fn(Realm::label);
    assert!(each.iter().all(|(realm, label)| *label == realm.label()));
    *each.get_mut(Realm::Heap) = "the heap";
    assert_eq!([Realm::Heap, Realm::IdaStar].map(|realm| *each.get(realm)), ["the heap", "8"]);

    let mut standing = PerRung::from_fn(|realm| realm);
    assert_eq!(standing.all(), &Realm::LADDER);
    *standing.get_mut(Realm::PathStrings) = Realm::PathStrings;
    assert_eq!(*standing.get(Realm::Hash), Realm::PathStrings, "both stand on one rung");
}

/// What is shown of a realm's source: its search first, then what is new in it; each file has a name and a text.
#[test]
fn a_realm_shows_its_search_and_what_is_new_in_it() {
    let mut shown = BTreeSet::new();
    for realm in Realm::ALL {
        let sources: Vec<SourceFile> = realm.sources().collect();
        assert_eq!(sources.first(), Some(&realm.search_source()), "realm {realm}");
        assert!(sources.len() > 1, "realm {realm}");
        for source in sources {
            let (path, name) = (source.path(), source.name());
            let stem = name.strip_suffix(".rs").unwrap_or_else(|| panic!("{path}: the name is {name}"));
            assert!(!stem.is_empty() && path.ends_with(&format!("/{name}")), "{path}");
            assert!(source.text().starts_with("//! ") && source.text().contains("pub"), "{path}");
            shown.insert(path);
        }
    }
    assert_eq!(shown.len(), 20, "{shown:?}");
}

#[test]
fn only_realm_7_has_a_heap() {
    let with_heap: Vec<Realm> = Realm::ALL.into_iter().filter(|realm| realm.has_heap()).collect();
    assert_eq!(with_heap, [Realm::Heap]);
}

/// The legend explains what is in the events of a search, no more and no less.
#[test]
fn the_legend_has_the_marks_that_a_realm_can_have() {
    for realm in Realm::ALL {
        let kinds: BTreeSet<EventKind> = events(realm).iter().map(Event::kind).collect();
        let marks = [
            (LegendMark::Pruned, EventKind::Prune),
            (LegendMark::Met, EventKind::Meet),
            (LegendMark::LookedUp, EventKind::LookUp),
            (LegendMark::Retained, EventKind::Open),
            (LegendMark::Duplicate, EventKind::Duplicate),
            (LegendMark::Exhausted, EventKind::Retreat),
        ];
        for (mark, kind) in marks {
            assert_eq!(mark.message(realm).is_some(), kinds.contains(&kind), "{mark:?} of realm {realm}");
        }
        assert_eq!(LegendMark::PathBack.message(realm), Some("fate-path-back"), "realm {realm}");
    }
}

#[test]
fn a_label_that_no_realm_has_is_answered_with_all_that_there_are() {
    let error = "9".parse::<Realm>().expect_err("there is no such realm").to_string();
    assert_eq!(
        error,
        "\"9\" is not a realm; there are 1, 2a, 2 (bfs), 3, 4 (bidirectional), 5, 6, 7 (astar), 7b and 8 (idastar)"
    );
}

/// The ids of messages are made of these names.
#[test]
fn what_waits_has_a_name_for_each_structure() {
    let names = Realm::ALL.map(|realm| realm.waits().name());
    let expected = ["queue", "queue", "queue", "table", "twoway", "list", "list", "heap", "buckets", "deep"];
    assert_eq!(names, expected);
}
