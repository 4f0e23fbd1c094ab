//! Circles: who, among the files and folders of one folder, uses whom. A folder's own `mod.rs` is not among them: what
//! a child and its parent have to do with each other is theirs.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    resolver::{Crate, Meaning},
    source::Source,
};

/// Who uses whom in one folder, and where that is written first.
type Ties = BTreeMap<(String, String), String>;

/// Every circle, told: the folder, who is in it, and one place for each tie.
pub fn circles(sources: &[Source]) -> Vec<String> {
    let told = |(folder, ties): (String, Ties)| {
        let knots = knots(&ties);
        knots.into_iter().map(|knot| tell(&folder, &knot, &ties)).collect::<Vec<_>>()
    };
    ties_by_folder(&Crate::of(sources)).into_iter().flat_map(told).collect()
}

/// For each folder, the ties between its files and folders.
fn ties_by_folder(all: &Crate) -> BTreeMap<String, Ties> {
    let mut folders: BTreeMap<String, Ties> = BTreeMap::new();
    for (number, scope) in all.scopes.iter().enumerate() {
        for (spelling, meanings) in all.named_in(number) {
            let modules = meanings.iter().filter_map(|meaning| match meaning {
                Meaning::Module(module) | Meaning::Item(module) => Some(&all.scopes[*module].file),
                Meaning::Outside(_) => None,
            });
            for (folder, tie) in modules.filter_map(|other| tie(&scope.file, other)) {
                let place = || format!("{}: {spelling}", scope.file);
                folders.entry(folder).or_default().entry(tie).or_insert_with(place);
            }
        }
    }
    folders
}

/// The folder that holds both files, and which of its children each belongs to; `None` if they are one, or if one is
/// the folder itself.
fn tie(user: &str, used: &str) -> Option<(String, (String, String))> {
    let [user, used]: [Vec<&str>; 2] =
        [user, used].map(|file| file.trim_end_matches(".rs").split('/').collect());
    let depth = user.iter().zip(&used).take_while(|(one, other)| one == other).count();
    let (one, other) = (*user.get(depth)?, *used.get(depth)?);
    let is_folder_itself = ["mod", "lib"].iter().any(|own| [one, other].contains(own));
    (!is_folder_itself).then(|| (user[..depth].join("/"), (one.to_owned(), other.to_owned())))
}

/// Groups of those who all use one another, be it by way of others.
fn knots(ties: &Ties) -> Vec<BTreeSet<String>> {
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        ties.keys().map(|(user, _)| (user.as_str(), reach(user, ties))).collect();
    let knot = |(user, reached_by_user): (&&str, &BTreeSet<&str>)| {
        let back = |other: &&&str| reached.get(**other).is_some_and(|reached| reached.contains(user));
        reached_by_user.iter().filter(back).map(|other| (*other).to_owned()).collect::<BTreeSet<_>>()
    };
    let knots: BTreeSet<BTreeSet<String>> = reached.iter().map(knot).collect();
    knots.into_iter().filter(|knot| !knot.is_empty()).collect()
}

/// All that somebody uses, be it by way of others.
fn reach<'a>(user: &'a str, ties: &'a Ties) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut next = vec![user];
    while let Some(user) = next.pop() {
        let used = ties.keys().filter(|(one, _)| one == user).map(|(_, other)| other.as_str());
        next.extend(used.filter(|other| reached.insert(*other)));
    }
    reached
}

fn tell(folder: &str, knot: &BTreeSet<String>, ties: &Ties) -> String {
    let names = knot.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
    let within = ties.iter().filter(|((one, other), _)| knot.contains(one) && knot.contains(other));
    let lines = within.map(|((one, other), place)| format!("    {one} → {other}   {place}"));
    let head = format!("{}/: {names}", ["src", folder].join("/").trim_end_matches('/'));
    [vec![head], lines.collect()].concat().join("\n")
}

/// The first line of each circle among invented files; all of their names must lead somewhere.
fn seen(files: &[(&str, &str)]) -> Vec<String> {
    let sources: Vec<Source> = files.iter().map(|(path, text)| Source::parse(path, text)).collect();
    assert_eq!(Crate::of(&sources).lost(), [""; 0]);
    let first_line = |circle: String| circle.lines().next().map(str::to_owned);
    circles(&sources).into_iter().filter_map(first_line).collect()
}

/// Two files of a folder, its facade, and how each speaks of the other.
fn seen_in_pair(facade: &str, one: &str, other: &str) -> Vec<String> {
    let facade = format!("mod one; mod other; {facade}");
    let root = ("lib.rs", "pub mod pair;");
    seen(&[root, ("pair/mod.rs", &facade), ("pair/one.rs", one), ("pair/other.rs", other)])
}

/// The reader is worth no more than what it notices.
#[test]
fn a_circle_is_seen_however_it_is_written() {
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
        assert_eq!(seen_in_pair(facade, one, uses_one), ["src/pair/: one other"], "{facade} {one}");
    }
}

/// Parent and child, one direction alone, and what only looks like a name.
#[test]
fn what_is_no_circle_is_let_be() {
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
        assert_eq!(seen_in_pair(facade, one, uses_one), [""; 0], "{facade} {one}");
    }
}

#[test]
fn folders_make_circles_too_and_so_do_three() {
    let root = ("lib.rs", "pub mod low; pub mod high;");
    let low = ("low/mod.rs", "mod deep; pub use deep::Deep;");
    let high = ("high/mod.rs", "mod deep; pub use deep::Lofty; pub use crate::low::Deep as Sunk;");
    let lofty = ("high/deep.rs", "use crate::{low::Deep}; pub struct Lofty;");
    assert_eq!(seen(&[root, low, high, lofty, ("low/deep.rs", "pub struct Deep;")]), [""; 0]);
    let deep = ("low/deep.rs", "pub struct Deep(crate::high::Lofty);");
    assert_eq!(seen(&[root, low, high, lofty, deep]), ["src/: high low"]);

    let three = |last| {
        let facade =
            ("lib.rs", "mod one; mod two; mod three; pub use self::{one::One, two::Two, three::Three};");
        let two = ("two/mod.rs", "mod inner; pub use inner::Two;");
        let inner = ("two/inner.rs", "use crate::Three; pub struct Two;");
        seen(&[facade, ("one.rs", "use super::Two; pub struct One;"), two, inner, ("three.rs", last)])
    };
    assert_eq!(three("pub struct Three;"), [""; 0]);
    assert_eq!(three("use crate::One; pub struct Three;"), ["src/: one three two"]);
}

/// A name that another folder passes on belongs to who declares it.
#[test]
fn a_circle_is_seen_through_the_facade_of_another_folder() {
    let files = [
        ("lib.rs", "mod pair; mod shop;"),
        ("shop.rs", "pub use crate::pair::Other as Sold;"),
        ("pair/mod.rs", "mod one; mod other; pub use other::Other;"),
        ("pair/one.rs", "use crate::shop::Sold; pub struct One;"),
        ("pair/other.rs", "use super::one::One; pub struct Other;"),
    ];
    assert_eq!(seen(&files), ["src/: pair shop", "src/pair/: one other"]);
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
    assert_eq!(seen(&files("pub struct Third;")), [""; 0]);
    assert_eq!(seen(&files("pub struct Third; use super::other::other;")), ["src/: other third"]);
}
