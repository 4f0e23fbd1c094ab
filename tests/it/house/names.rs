//! One word, one thing: a type is found by its name alone.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    scope::scopes_of,
    source::{Source, sources_below},
};

/// Names that several files may declare, and why.
const SHARED: [(&str, &str); 5] = [
    ("EventSender", "as `Host`"),
    ("Host", "whoever carries jobs out has one face on a desktop and on a page: one of the two is built"),
    ("MemoryProbe", "as `Host`"),
    ("Store", "as `Host`: settings lie in a file or in local storage"),
    ("Worker", "as `Host`"),
];

/// The names of types that are declared more than once, each with the files that do.
fn shared_names(sources: &[Source]) -> BTreeMap<String, Vec<String>> {
    let mut files_by_name: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for scope in sources.iter().flat_map(scopes_of) {
        for name in scope.types {
            files_by_name.entry(name).or_default().push(scope.file.clone());
        }
    }
    files_by_name.retain(|_, files| files.len() > 1);
    files_by_name
}

#[test]
fn no_two_types_have_one_name_without_a_reason() {
    let shared_names = shared_names(&sources_below("src"));
    let allowed: BTreeSet<&str> = SHARED.iter().map(|(name, _)| *name).collect();
    let unexplained = shared_names.iter().filter(|(name, _)| !allowed.contains(name.as_str()));
    let unexplained: Vec<String> =
        unexplained.map(|(name, files)| format!("{name}: {}", files.join(", "))).collect();
    assert!(unexplained.is_empty(), "\n{}", unexplained.join("\n"));
    let unused: Vec<&str> = allowed.into_iter().filter(|name| !shared_names.contains_key(*name)).collect();
    assert_eq!(unused, [""; 0], "these names are no longer shared");
}

/// A test of the reader itself.
#[test]
fn a_name_that_two_files_declare_is_noticed_however_it_is_written() {
    let shared_by = |one: &str, other: &str| {
        shared_names(&[Source::parse("one.rs", one), Source::parse("other.rs", other)])
            .into_keys()
            .collect::<Vec<_>>()
    };
    for other in [
        "pub(super) struct Plan(u8);",
        "enum Plan { Here }",
        "pub type Plan<'a> = &'a str;",
        "pub trait Plan {}",
        "union Plan { one: u8, other: u8 }",
        "mod within { pub struct Plan; }",
        "#[derive(Clone)]\n/// Where.\npub(crate) struct Plan<T> { of: T }",
    ] {
        assert_eq!(shared_by("pub struct Plan;", other), ["Plan"], "{other}");
    }
    for other in [
        "use super::one::Plan; impl Plan { fn of() -> Plan { Plan } }",
        "impl Iterator for Other { type Plan = u8; } trait Other { type Plan; }",
        "enum Face { Plan } fn plan() { enum Plan {} } const PLAN: u8 = 0; static Plan: u8 = 0;",
        "//! struct Plan;\n/* struct Plan; */ const TEXT: &str = \"struct Plan;\";",
    ] {
        assert_eq!(shared_by("pub struct Plan;", other), [""; 0], "{other}");
    }
}
