//! Circles of uses among the files and folders of one folder. A folder's own `mod.rs` is not among them: a child and
//! its parent may use each other.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    resolver::{Crate, Meaning},
    source::Source,
};

/// Which file or folder of one folder uses which, and where that is written first.
type Uses = BTreeMap<(String, String), String>;

/// Every circle, described: the folder, the files and folders in it, and one place for each use.
pub fn circles(sources: &[Source]) -> Vec<String> {
    let descriptions = |(folder, uses): (String, Uses)| {
        let groups = groups(&uses);
        groups.into_iter().map(|group| describe(&folder, &group, &uses)).collect::<Vec<_>>()
    };
    uses_by_folder(&Crate::of(sources)).into_iter().flat_map(descriptions).collect()
}

/// For each folder, the uses between its files and folders.
fn uses_by_folder(all: &Crate) -> BTreeMap<String, Uses> {
    let mut folders: BTreeMap<String, Uses> = BTreeMap::new();
    for (number, scope) in all.scopes.iter().enumerate() {
        for (spelling, meanings) in all.named_in(number) {
            let modules = meanings.iter().filter_map(|meaning| match meaning {
                Meaning::Module(module) | Meaning::Item(module) => Some(&all.scopes[*module].file),
                Meaning::Outside(_) => None,
            });
            for (folder, pair) in modules.filter_map(|other| use_between(&scope.file, other)) {
                let place = || format!("{}: {spelling}", scope.file);
                folders.entry(folder).or_default().entry(pair).or_insert_with(place);
            }
        }
    }
    folders
}

/// The folder that holds both files, and which of its children each belongs to; `None` if they are one, or if one is
/// the folder itself.
fn use_between(user: &str, used: &str) -> Option<(String, (String, String))> {
    let [user, used]: [Vec<&str>; 2] =
        [user, used].map(|file| file.trim_end_matches(".rs").split('/').collect());
    let depth = user.iter().zip(&used).take_while(|(one, other)| one == other).count();
    let (one, other) = (*user.get(depth)?, *used.get(depth)?);
    let is_folder_itself = ["mod", "lib"].iter().any(|own| [one, other].contains(own));
    (!is_folder_itself).then(|| (user[..depth].join("/"), (one.to_owned(), other.to_owned())))
}

/// Groups of files and folders that all use one another, directly or through others.
fn groups(uses: &Uses) -> Vec<BTreeSet<String>> {
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        uses.keys().map(|(user, _)| (user.as_str(), reach(user, uses))).collect();
    let group = |(user, reached_by_user): (&&str, &BTreeSet<&str>)| {
        let back = |other: &&&str| reached.get(**other).is_some_and(|reached| reached.contains(user));
        reached_by_user.iter().filter(back).map(|other| (*other).to_owned()).collect::<BTreeSet<_>>()
    };
    let groups: BTreeSet<BTreeSet<String>> = reached.iter().map(group).collect();
    groups.into_iter().filter(|group| !group.is_empty()).collect()
}

/// All that a file or folder uses, directly or through others.
fn reach<'a>(user: &'a str, uses: &'a Uses) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut next = vec![user];
    while let Some(user) = next.pop() {
        let used = uses.keys().filter(|(one, _)| one == user).map(|(_, other)| other.as_str());
        next.extend(used.filter(|other| reached.insert(*other)));
    }
    reached
}

fn describe(folder: &str, group: &BTreeSet<String>, uses: &Uses) -> String {
    let names = group.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
    let within = uses.iter().filter(|((one, other), _)| group.contains(one) && group.contains(other));
    let lines = within.map(|((one, other), place)| format!("    {one} → {other}   {place}"));
    let head = format!("{}/: {names}", ["src", folder].join("/").trim_end_matches('/'));
    [vec![head], lines.collect()].concat().join("\n")
}

/// The first line of each circle among invented files; all of their names must lead somewhere.
fn circles_among(files: &[(&str, &str)]) -> Vec<String> {
    let sources: Vec<Source> = files.iter().map(|(path, text)| Source::parse(path, text)).collect();
    assert_eq!(Crate::of(&sources).unresolved(), [""; 0]);
    let first_line = |circle: String| circle.lines().next().map(str::to_owned);
    circles(&sources).into_iter().filter_map(first_line).collect()
}

/// Two files of a folder, its facade, and how each names the other.
fn circles_in_pair(facade: &str, one: &str, other: &str) -> Vec<String> {
    let facade = format!("mod one; mod other; {facade}");
    let root = ("lib.rs", "pub mod pair;");
    circles_among(&[root, ("pair/mod.rs", &facade), ("pair/one.rs", one), ("pair/other.rs", other)])
}

/// A test of the reader itself.
#[test]
fn a_circle_is_noticed_however_it_is_written() {
    let uses_one = "use super::one::One; pub struct Other(One); pub fn other() {}";
    for (facade, one) in [
        ("", "use super::other::Other; pub struct One;"),
        ("", "use crate::pair::other::Other as Another; pub struct One;"),
        ("", "use super::{super::{pair::{other::{self, Other}}}}; pub struct One;"),
        ("", "use super::other; pub struct One; fn f() { other::other() }"),
        ("", "pub struct One; fn f() -> super::other::Other { panic!() }"),
        ("", "pub struct One; fn f() { assert!(matches!(x, ..super::other::Other)) }"),
        ("", "pub struct One; fn f() { use super::other::Other; }"),
        ("", "pub struct One; mod within { use super::super::other::Other; }"),
        ("", "use super::other::*; pub struct One;"),
        ("pub use other::Other;", "use super::Other; pub struct One;"),
        ("pub use self::other::{Other};", "use crate::pair::Other; pub struct One;"),
        ("pub(super) use other::Other as Another;", "use super::Another; pub struct One;"),
        ("use other::Other;", "pub struct One; fn f() -> Vec<super::Other> { panic!() }"),
        ("pub use other::*;", "use super::Other; pub struct One;"),
        ("pub use other::*;", "use super::*; pub struct One(Other);"),
        ("pub use other::other;", "pub struct One; fn f() { super::other() }"),
        ("pub use other as another;", "pub struct One; fn f() { super::another::other() }"),
        ("pub mod deep { pub use super::other::Other; }", "use super::deep::Other; pub struct One;"),
    ] {
        assert_eq!(circles_in_pair(facade, one, uses_one), ["src/pair/: one other"], "{facade} {one}");
    }
}

/// Parent and child, one direction alone, and what only looks like a name.
#[test]
fn what_is_no_circle_is_not_reported() {
    let uses_one = "use super::one::One; pub struct Other(One); pub enum Kind { Big }";
    for (facade, one) in [
        ("pub const HEAD: u8 = 1; pub use other::Other;", "use super::HEAD; pub struct One;"),
        ("use one::One; pub fn f(one: One) { other::g() }", "pub struct One; use super::f;"),
        (
            "pub use other::Other;",
            "//! [`super::Other`]\n/* super::other */ pub struct One(str); // super::Other",
        ),
        ("pub use other::Other;", "pub struct One; const TEXT: &str = \"super::Other\";"),
        ("pub use other::Other;", "use std::path::Path as Other; pub struct One(Other);"),
        ("pub use other::Other;", "pub struct One; fn f(other: u8) -> u8 { other.Other }"),
    ] {
        assert_eq!(circles_in_pair(facade, one, uses_one), [""; 0], "{facade} {one}");
    }
}

#[test]
fn folders_make_circles_too_and_so_do_three() {
    let root = ("lib.rs", "pub mod low; pub mod high;");
    let low = ("low/mod.rs", "mod deep; pub use deep::Deep;");
    let high = ("high/mod.rs", "mod deep; pub use deep::Lofty; pub use crate::low::Deep as Sunk;");
    let lofty = ("high/deep.rs", "use crate::{low::Deep}; pub struct Lofty;");
    assert_eq!(circles_among(&[root, low, high, lofty, ("low/deep.rs", "pub struct Deep;")]), [""; 0]);
    let deep = ("low/deep.rs", "pub struct Deep(crate::high::Lofty);");
    assert_eq!(circles_among(&[root, low, high, lofty, deep]), ["src/: high low"]);

    let three = |last| {
        let facade =
            ("lib.rs", "mod one; mod two; mod three; pub use self::{one::One, two::Two, three::Three};");
        let two = ("two/mod.rs", "mod inner; pub use inner::Two;");
        let inner = ("two/inner.rs", "use crate::Three; pub struct Two;");
        circles_among(&[
            facade,
            ("one.rs", "use super::Two; pub struct One;"),
            two,
            inner,
            ("three.rs", last),
        ])
    };
    assert_eq!(three("pub struct Three;"), [""; 0]);
    assert_eq!(three("use crate::One; pub struct Three;"), ["src/: one three two"]);
}

/// A name that another folder passes on belongs to the file that declares it.
#[test]
fn a_circle_is_noticed_through_the_facade_of_another_folder() {
    let files = [
        ("lib.rs", "mod pair; mod shop;"),
        ("shop.rs", "pub use crate::pair::Other as Sold;"),
        ("pair/mod.rs", "mod one; mod other; pub use other::Other;"),
        ("pair/one.rs", "use crate::shop::Sold; pub struct One;"),
        ("pair/other.rs", "use super::one::One; pub struct Other;"),
    ];
    assert_eq!(circles_among(&files), ["src/: pair shop", "src/pair/: one other"]);
}

/// As `update` is: a folder, and what it is there for.
#[test]
fn a_function_may_be_called_as_its_module_is() {
    let files = |third| {
        [
            ("lib.rs", "mod one; mod other; mod third; pub use other::other;"),
            ("one.rs", "use super::other; fn f() { other() }"),
            ("other.rs", "pub fn other() {} pub use super::third::Third;"),
            ("third.rs", third),
        ]
    };
    assert_eq!(circles_among(&files("pub struct Third;")), [""; 0]);
    assert_eq!(circles_among(&files("pub struct Third; use super::other::other;")), ["src/: other third"]);
}
