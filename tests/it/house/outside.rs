//! Which names from outside the crate are used where: threads, processes, files and clocks only in native code, what a
//! browser has only in code for a page.

use std::collections::BTreeSet;

use super::{
    resolver::{Crate, Meaning},
    source::Source,
};

/// What a page in a browser lacks or has in another form, what only native code needs, and what only a page has.
const MACHINE: [&str; 19] = [
    "std::thread",
    "std::process",
    "std::fs",
    // One file alone writes files.
    "std::fs::write",
    "std::fs::copy",
    "std::fs::File::create",
    "tempfile",
    "std::time::Instant",
    "std::time::SystemTime",
    "std::sync::mpsc",
    "crossbeam_channel",
    "rayon",
    "ctrlc",
    "indicatif",
    "js_sys",
    "wasm_bindgen",
    "wasm_bindgen_futures",
    "web_sys",
    "web_time",
];

/// Which folder may name which of them; the program's own file may, too, which is another crate.
const NATIVE: [(&str, &[&str]); 7] = [
    ("worker/native/", &["std::thread", "std::process", "std::time::Instant", "crossbeam_channel"]),
    ("gui/native/file.rs", &["std::fs", "tempfile"]),
    ("gui/native/", &["std::process", "std::fs"]),
    ("cli/", &["std::process", "std::fs", "ctrlc", "indicatif"]),
    // Facts are checked on all cores, data in and data out, and each is timed.
    ("check/", &["std::time::Instant", "rayon"]),
    ("worker/web/", &["js_sys", "wasm_bindgen", "web_sys", "web_time"]),
    ("gui/browser/", &["js_sys", "wasm_bindgen", "wasm_bindgen_futures", "web_sys"]),
];

/// Every file that names what it may not, with what it names.
pub fn violations(sources: &[Source]) -> BTreeSet<String> {
    let all = Crate::of(sources);
    let violations_in = |(number, file): (usize, &str)| {
        let allowed =
            NATIVE.iter().find(|(folder, _)| file.starts_with(folder)).map_or(&[][..], |(_, names)| names);
        let named = all.named_in(number).into_iter();
        let outside = named.flat_map(|(spelling, meanings)| machine_in(&spelling, &meanings));
        let violations = outside.filter(|name| !allowed.contains(name));
        violations.map(|name| format!("{file}: {name}")).collect::<Vec<_>>()
    };
    all.scopes.iter().enumerate().flat_map(|(number, scope)| violations_in((number, &scope.file))).collect()
}

/// Those of them that a path leads to, or below, or that it brings in with all that lies beside them.
fn machine_in(spelling: &str, meanings: &[Meaning]) -> Vec<&'static str> {
    let paths = meanings.iter().filter_map(|meaning| match meaning {
        Meaning::Outside(path) => Some(format!("{}::", path.join("::"))),
        Meaning::Module(_) | Meaning::Item(_) => None,
    });
    let paths: Vec<String> = paths.collect();
    let leads_to = |path: &String, name: &str| {
        let name = format!("{name}::");
        path.starts_with(&name) || (spelling.ends_with('*') && name.starts_with(path))
    };
    MACHINE.into_iter().filter(|name| paths.iter().any(|path| leads_to(path, name))).collect()
}

#[test]
fn what_only_a_machine_has_is_noticed_however_it_is_written() {
    let violations_of = |text: &str| {
        let facade = Source::parse("worker/mod.rs", "mod native; pub use native::{Clock, Moment};");
        let native = "pub use std::time::Instant as Moment; pub struct Clock(std::thread::Thread);";
        let native = Source::parse("worker/native/mod.rs", native);
        let root = Source::parse("lib.rs", "pub mod app; pub mod worker;");
        let all = violations(&[root, facade, native, Source::parse("app/mod.rs", text)]);
        all.into_iter().filter(|violation| violation.starts_with("app/")).collect::<Vec<_>>()
    };
    for text in [
        "use std::fs;",
        "use std::{path::Path, fs};",
        "use std::{thread::{self, JoinHandle}};",
        "use std::{fs as files};",
        "use std::*;",
        "use ::std::process::Command;",
        "use std::time::{Duration, Instant};",
        "use std::time; fn f() { time::Instant::now() }",
        "use std::time as clock; fn f() { g(clock::SystemTime::UNIX_EPOCH) }",
        "use std as s; fn f() { s::thread::yield_now() }",
        "fn f() { log!(std::fs::read(\"x\")) }",
        "fn f() { ::std::thread::yield_now() }",
        "use crossbeam_channel::Sender;",
        "use rayon::prelude::*;",
        "use rayon;",
        "fn f() -> ctrlc::Error { panic!() }",
        "mod inner { use indicatif::ProgressBar; }",
        "use crate::worker::Moment;",
    ] {
        assert!(!violations_of(text).is_empty(), "{text}");
    }
    let is_allowed = |path| violations(&[Source::parse(path, "use std::fs;")]).is_empty();
    assert!(
        is_allowed("gui/native/store.rs")
            && !is_allowed("worker/native/host.rs")
            && !is_allowed("check/mod.rs")
    );
    for text in [
        "use std::{time::Duration, path::PathBuf, collections::*};",
        "//! std::fs\n const FS: &str = \"std::fs\"; fn f(fs: u8, thread: u8) { fs.thread }",
        "use std::time; fn f(seconds: time::Duration) {}",
        "use crate::worker::Clock;",
        "mod fs; use self::fs::File;",
    ] {
        let own = Source::parse("app/fs.rs", "pub struct File;");
        assert_eq!(violations_of(text), [""; 0], "{text}");
        assert!(violations(&[Source::parse("app/mod.rs", text), own]).is_empty(), "{text}");
    }
}

#[test]
fn a_second_writer_of_files_is_noticed() {
    for text in ["fn f() { std::fs::write(a, b) }", "use std::fs; fn f() { fs::copy(a, b) }", "use tempfile;"]
    {
        let store = Source::parse("gui/native/store.rs", text);
        assert!(!violations(&[store]).is_empty(), "{text}");
    }
}
