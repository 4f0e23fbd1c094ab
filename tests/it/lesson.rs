//! The page of each realm: its paragraphs in every language, and the line of its source that speaks.

use std::{collections::BTreeSet, sync::Mutex};

use eight_realms::{
    lesson::{Paragraph, Source, title},
    realm::{ParityCheck, Realm, Settings, Tie},
    trace::EventKind,
    words::{Language, Words},
};

use crate::probe::{check_all, puzzle, record};

/// The kinds of event that a realm speaks in searches of every sort: short, long, with a shorter way found
/// late, and in vain.
fn kinds_spoken(realm: Realm) -> BTreeSet<EventKind> {
    let usual = Settings::default();
    let low_g = Settings { tie: Tie::LowG, ..usual };
    let anyway = Settings { parity: ParityCheck::Off, ..usual };
    let mut searches = vec![("123456708", usual), ("234150768", usual), ("234150768", low_g)];
    // A list that is scanned would take long to find out that there is no way, and for the farthest board: there it
    // has a board of 24 moves.
    searches.push(match realm {
        Realm::Misplaced | Realm::Manhattan => ("031547286", usual),
        _ if realm.has_ties() => ("867254301", usual),
        _ => ("123456870", anyway),
    });
    let said = |(start, settings)| record(realm, &puzzle(start, "123456780"), settings);
    searches.into_iter().flat_map(said).map(|event| event.kind()).collect()
}

/// The lines, from 1, that a kind of event is named in.
fn lines_naming(source: Source, kind: EventKind) -> Vec<usize> {
    let named = format!("Event::{} {{", kind.name());
    let lines = source.text.lines().zip(1..).filter(|(line, _)| line.contains(&named));
    lines.map(|(_, number)| number).collect()
}

/// Checks every kind of event that a realm speaks; answers with them.
fn check_lines(realm: Realm) -> BTreeSet<EventKind> {
    let source = Source::of(realm);
    let kinds = kinds_spoken(realm);
    for kind in &kinds {
        let line = source.line_of(*kind).unwrap_or_else(|| panic!("realm {realm}: {kind:?} has no line"));
        assert_eq!(lines_naming(source, *kind), [line], "realm {realm}: {kind:?}");
        let text = source.text.lines().nth(line - 1).expect("the source has that line");
        assert!(text.contains("observer.on(Event::"), "{}, line {line}: {text}", source.file);
    }
    kinds
}

#[test]
fn every_event_that_a_realm_speaks_has_the_line_that_speaks_it() {
    let spoken = Mutex::new(BTreeSet::new());
    check_all(&Realm::ALL, |realm| {
        let kinds = check_lines(*realm);
        spoken.lock().expect("nobody panics with it in hand").extend(kinds);
    });
    let spoken = spoken.into_inner().expect("nobody panics with it in hand");
    assert_eq!(spoken, BTreeSet::from(EventKind::ALL), "together they speak every kind there is");
}

#[test]
fn an_event_that_a_realm_never_speaks_has_no_line() {
    let never = [
        (Realm::StringSet, EventKind::Meet),
        (Realm::Heap, EventKind::Deepen),
        (Realm::IdaStar, EventKind::Duplicate),
        (Realm::Bidirectional, EventKind::LookUp),
    ];
    for (realm, kind) in never {
        assert_eq!(Source::of(realm).line_of(kind), None, "realm {realm}: {kind:?}");
    }
}

/// What is read is the file that was compiled, and a line of it can be read in the panel.
#[test]
fn the_source_shown_is_the_file_in_the_project() {
    for realm in Realm::ALL {
        let Source { file, text } = Source::of(realm);
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/realm").join(file);
        assert_eq!(std::fs::read_to_string(path).expect("the file is there"), text, "realm {realm}");
        let longest = text.lines().map(|line| line.chars().count()).max();
        assert!(longest <= Some(120), "{file} has a line of {longest:?} columns");
    }
}

#[test]
fn every_realm_has_a_title_and_four_paragraphs_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        for realm in Realm::ALL {
            let paragraphs = Paragraph::ALL.into_iter();
            let ids = paragraphs.flat_map(|paragraph| [paragraph.heading(), paragraph.message(realm)]);
            for id in ids.chain([title(realm)]) {
                let said = words.say(&id);
                assert!(!said.is_empty() && !said.contains('⟨'), "{id} in {language:?}: {said}");
            }
        }
    }
}

/// A heading or a list in a paragraph would be set as one: they are paragraphs and nothing else.
#[test]
fn paragraphs_are_running_text() {
    for language in Language::ALL {
        let words = Words::new(language);
        for id in Realm::ALL.into_iter().flat_map(|realm| Paragraph::ALL.map(|part| part.message(realm))) {
            let said = words.say(&id);
            let begins_a_block = said.starts_with(['#', '-', '>', ' ']) || said.starts_with("* ");
            assert!(!begins_a_block && !said.contains('\n'), "{id}: {said}");
        }
    }
}
