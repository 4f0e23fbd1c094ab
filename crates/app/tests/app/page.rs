//! The page of each realm: its paragraphs in every language, its files of source, and the line that each event lights.

mod figures;
mod lines;
mod operations;

use std::collections::BTreeSet;

use eight_realms_app::{
    page::{Page, page_name},
    words::{Language, Words},
};
use eight_realms_core::realm::{Realm, SourceFile};

/// Every file that is shown for some realm.
fn sources_shown() -> Vec<SourceFile> {
    let mut sources: Vec<SourceFile> = Realm::ALL.into_iter().flat_map(Realm::sources).collect();
    sources.sort_by_key(|source| source.path());
    sources.dedup();
    sources
}

/// What is read is the file that was compiled, and a line of it can be read in the panel.
#[test]
fn the_source_shown_is_the_file_in_the_project() {
    for source in sources_shown() {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/src").join(source.path());
        assert_eq!(std::fs::read_to_string(path).expect("the file is there"), source.text(), "{source:?}");
        let longest = source.text().lines().map(|line| line.chars().count()).max();
        assert!(longest <= Some(120), "{} has a line of {longest:?} columns", source.path());
        assert!(source.path().ends_with(&format!("/{}", source.name())), "{source:?}");
    }
}

/// The search, and one or two files with what is new in the realm; no two tabs of a realm are called alike.
#[test]
fn every_realm_shows_its_search_first_and_what_is_new_in_it_beside() {
    for realm in Realm::ALL {
        let sources: Vec<SourceFile> = realm.sources().collect();
        assert!((2..=3).contains(&sources.len()), "realm {realm}: {sources:?}");
        assert_eq!(sources[0], realm.search_source(), "realm {realm}");
        let ids = sources.iter().map(|source| page_name(*source));
        assert_eq!(ids.clone().collect::<BTreeSet<_>>().len(), sources.len(), "realm {realm}");
        for (source, id) in sources.iter().zip(ids) {
            assert_eq!(id == "code-search", *source == realm.search_source(), "realm {realm}, {source:?}");
        }
    }
}

/// A class that goes from one realm to the next finds a file there that it has not read yet.
#[test]
fn every_realm_shows_a_file_that_the_realms_before_it_do_not() {
    let mut paths = BTreeSet::new();
    for realm in Realm::ALL {
        let new = realm.sources().filter(|source| paths.insert(source.path())).count();
        assert!(new > 0, "realm {realm} shows nothing new");
    }
}

#[test]
fn every_page_has_a_name_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        for source in sources_shown() {
            let text = words.say(page_name(source));
            assert!(!text.is_empty() && !text.contains('⟨'), "{source:?} in {language:?}: {text}");
        }
    }
}

#[test]
fn every_page_has_a_title_and_paragraphs_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        for page in Page::all() {
            let paragraphs = page.paragraphs();
            let ids = paragraphs.flat_map(|paragraph| [paragraph.heading(), page.message(paragraph)]);
            for id in ids.chain([page.title()]) {
                let text = words.say(&id);
                assert!(!text.is_empty() && !text.contains('⟨'), "{id} in {language:?}: {text}");
            }
        }
    }
}

/// A heading or a list in a paragraph would be set as one: they are paragraphs and nothing else.
#[test]
fn paragraphs_are_running_text() {
    for language in Language::ALL {
        let words = Words::new(language);
        for id in Page::all().flat_map(|page| page.paragraphs().map(move |part| page.message(part))) {
            let text = words.say(&id);
            let begins_a_block = text.starts_with(['#', '-', '>', ' ']) || text.starts_with("* ");
            assert!(!begins_a_block && !text.contains('\n'), "{id}: {text}");
        }
    }
}
