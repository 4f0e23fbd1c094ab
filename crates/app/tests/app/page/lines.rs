//! The line of each file that an event lights: there is one, and it is the only one with its words.

use std::{collections::BTreeSet, sync::Mutex};

use eight_realms_app::page::{line_of, words_of_line};
use eight_realms_core::{
    realm::{ParityCheck, Realm, Settings, SourceFile, Tie},
    trace::EventKind,
};

use crate::ground::{check_all, puzzle, record};

/// The kinds of event that a realm reports in searches of every sort: short, long, with a shorter path found
/// late, and in vain.
pub fn kinds_reported(realm: Realm) -> BTreeSet<EventKind> {
    let usual = Settings::default();
    let low_g = Settings { tie: Tie::LowG, ..usual };
    let anyway = Settings { parity: ParityCheck::Off, ..usual };
    let mut searches = vec![("123456708", usual), ("234150768", usual), ("234150768", low_g)];
    // A list that is scanned would take long to find out that there is no solution, and for the farthest board: there
    // it has a board of 24 moves.
    searches.push(match realm {
        Realm::Misplaced | Realm::Manhattan => ("031547286", usual),
        _ if realm.has_ties() => ("867254301", usual),
        _ => ("123456870", anyway),
    });
    let events = |(start, settings)| record(realm, &puzzle(start, "123456780"), settings);
    searches.into_iter().flat_map(events).map(|event| event.kind()).collect()
}

/// The lines, from 1, that hold these words.
fn lines_with(source: SourceFile, words: &str) -> Vec<usize> {
    let lines = source.text().lines().zip(1..).filter(|(line, _)| line.contains(words));
    lines.map(|(_, number)| number).collect()
}

/// Checks the search of a realm; answers with the kinds of event that it reports.
fn check_search(realm: Realm) -> BTreeSet<EventKind> {
    let source = realm.search_source();
    let kinds = kinds_reported(realm);
    for kind in &kinds {
        let line = line_of(source, *kind).unwrap_or_else(|| panic!("realm {realm}: {kind:?} has no line"));
        assert_eq!(
            lines_with(source, &format!("Event::{} {{", kind.name())),
            [line],
            "realm {realm}: {kind:?}"
        );
        let text = source.text().lines().nth(line - 1).expect("the source has that line");
        assert!(text.contains("observer.on(Event::"), "{}, line {line}: {text}", source.path());
    }
    kinds
}

#[test]
fn every_event_that_a_realm_reports_has_the_line_that_reports_it() {
    let all_kinds = Mutex::new(BTreeSet::new());
    check_all(&Realm::ALL, |realm| {
        let kinds = check_search(*realm);
        all_kinds.lock().expect("no check has panicked").extend(kinds);
    });
    let all_kinds = all_kinds.into_inner().expect("no check has panicked");
    assert_eq!(all_kinds, BTreeSet::from(EventKind::ALL), "together they report every kind there is");
}

#[test]
fn an_event_that_a_realm_never_reports_has_no_line() {
    let never = [
        (Realm::StringSet, EventKind::Meet),
        (Realm::Heap, EventKind::Deepen),
        (Realm::IdaStar, EventKind::Duplicate),
        (Realm::Bidirectional, EventKind::LookUp),
    ];
    for (realm, kind) in never {
        assert_eq!(line_of(realm.search_source(), kind), None, "realm {realm}: {kind:?}");
    }
}

/// The files beside the search: no line that is named is missing, none could be another, none is a comment.
#[test]
fn every_line_of_a_structure_is_there_and_the_only_one() {
    for realm in Realm::ALL {
        for source in realm.sources().filter(|source| *source != realm.search_source()) {
            for kind in EventKind::ALL {
                let Some(words) = words_of_line(source, kind) else { continue };
                let lines = lines_with(source, &words);
                assert_eq!(lines.len(), 1, "{source:?}: {kind:?}, {words} stands in lines {lines:?}");
                assert_eq!(line_of(source, kind), Some(lines[0]), "{source:?}: {kind:?}");
                let text = source.text().lines().nth(lines[0] - 1).expect("the source has that line");
                assert!(!text.trim_start().starts_with("//"), "{source:?}, line {}: {text}", lines[0]);
            }
        }
    }
}

/// What is never highlighted has nothing to do with the search beside it.
#[test]
fn every_structure_is_highlighted_when_a_board_is_generated() {
    for realm in Realm::ALL {
        for source in realm.sources() {
            assert!(line_of(source, EventKind::Open).is_some(), "realm {realm}: {source:?}");
            assert!(line_of(source, EventKind::Begin).is_some(), "realm {realm}: {source:?}");
        }
    }
}

#[test]
fn an_operation_that_a_structure_does_not_do_lights_no_line() {
    let never = [
        (SourceFile::Heap, EventKind::Duplicate),
        (SourceFile::ScannedList, EventKind::Duplicate),
        (SourceFile::OrderedSet, EventKind::Expand),
        (SourceFile::Manhattan, EventKind::Expand),
        (SourceFile::CurrentPath, EventKind::Deepen),
    ];
    for (source, kind) in never {
        assert_eq!(line_of(source, kind), None, "{source:?}: {kind:?}");
    }
}
