//! Which files name a single realm, and why. All others use the facts of a realm: its row in `src/realm/facts.rs`.

use std::collections::{BTreeMap, BTreeSet};

use eight_realms::realm::Realm;

use super::source::{Source, sources_below};

/// Files that name realms: how often, and the reason.
const NAMED: [(&str, usize, &str); 3] = [
    ("app/update/heuristics.rs", 1, "counterexamples to a weight are searched for with the quickest A*"),
    ("app/update/runs.rs", 2, "the table that is kept for other starts is of the type that realm 3 builds"),
    ("worker/memory.rs", 2, "another search than the one that is weighed must have run before it"),
];

/// The realms as such, what checks known counts of each, and what gives each its colour and dash.
fn is_about_single_realms(source: &Source) -> bool {
    ["realm/", "check/", "gui/theme/"].iter().any(|folder| source.path.starts_with(folder))
}

/// How often a file names a realm; all of them at once count too.
fn mentions(source: &Source) -> usize {
    let realms: BTreeSet<String> = Realm::ALL.into_iter().map(|realm| format!("{realm:?}")).collect();
    source.names_after("Realm").into_iter().filter(|name| realms.contains(name) || name == "*").count()
}

#[test]
fn only_files_with_a_reason_name_a_single_realm() {
    let sources = sources_below("src");
    let others = sources.iter().filter(|source| !is_about_single_realms(source));
    let mentions_by_file: BTreeMap<&str, usize> = others
        .map(|source| (source.path.as_str(), mentions(source)))
        .filter(|(_, mentions)| *mentions > 0)
        .collect();
    let allowed = NAMED.iter().map(|(path, mentions, _)| (*path, *mentions)).collect();
    assert_eq!(mentions_by_file, allowed, "ask the facts of a realm instead, or give a reason");
}

/// A test of the reader of names itself.
#[test]
fn a_realm_is_noticed_however_it_is_named() {
    let count = |text: &str| mentions(&Source::parse("app/model.rs", text));
    assert_eq!(count("const ONE: Realm = Realm::Heap;"), 1);
    assert_eq!(count("use crate::realm::Realm::{Heap, IdaStar};"), 2);
    assert_eq!(count("use crate::realm::{Realm::*, Settings};"), 1);
    assert_eq!(count("fn f(realm: Realm) -> bool { matches!(realm, crate::realm::Realm::Heap) }"), 1);
    assert_eq!(count("/// [`Realm::Heap`]\nconst ALL: usize = Realm::ALL.len() + Realm::RUNGS;"), 0);
}
