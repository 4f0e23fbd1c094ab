//! The rules of the project that a compiler does not check: which layer may use which, and which names a file may use.

mod circles;
mod names;
mod outside;
mod realms;
mod resolver;
mod scope;
mod source;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use circles::circles;
use eight_realms::trace::EventKind;
use outside::violations;
use resolver::Crate;
use source::{Source, sources_below};

/// The layers, lowest first, as the table in `lib.rs` declares them.
fn layers() -> Vec<String> {
    let rows = include_str!("../../src/lib.rs").lines().filter_map(|line| line.strip_prefix("//! | "));
    let name = |row: &str| row.split('`').nth(1).map(str::to_owned);
    rows.filter_map(|row| name(row.split('|').next()?)).collect()
}

/// What a file may not use: every layer below its own line in the table.
fn wrong_imports(source: &Source, layers: &[String]) -> Vec<String> {
    let line_of = |layer: &str| layers.iter().position(|other| other == layer);
    let Some(own) = line_of(&source.layer()) else { return Vec::new() };
    let used = source.layers_named().into_iter();
    used.filter(|other| line_of(other).is_none_or(|line| line > own)).collect()
}

#[test]
fn the_table_of_layers_is_the_list_of_folders() {
    let declared: BTreeSet<String> = layers().into_iter().collect();
    let library = Source::parse("lib.rs", include_str!("../../src/lib.rs"));
    assert_eq!(declared, library.modules_declared().into_iter().collect());
    assert_eq!(declared.len(), layers().len(), "no layer stands there twice");
    let folders: BTreeSet<String> = sources_below("src").iter().map(Source::layer).collect();
    let roots = BTreeSet::from(["lib".to_owned(), "main".to_owned()]);
    assert_eq!(folders, declared.union(&roots).cloned().collect());
}

#[test]
fn the_maps_in_the_documents_are_that_of_the_library() {
    for language in ["en", "zh-CN"] {
        let document = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("docs/{language}/architecture.md"));
        let text = fs::read_to_string(document).expect("it is there");
        let folders =
            text.lines().skip_while(|line| *line != "src/").skip(1).take_while(|line| line.starts_with("  "));
        let folders: Vec<&str> =
            folders.filter_map(|line| line.split_whitespace().next()?.strip_suffix('/')).collect();
        assert_eq!(folders, layers(), "{language}");
    }
}

#[test]
fn imports_point_downward() {
    let layers = layers();
    for source in sources_below("src") {
        assert_eq!(wrong_imports(&source, &layers), [""; 0], "{}", source.path);
    }
}

/// A test of the import reader itself.
#[test]
fn an_import_that_points_upward_is_noticed_however_it_is_written() {
    let layers = ["puzzle", "realm", "gui"].map(str::to_owned);
    let spellings = [
        "use crate::gui::Shell;",
        "use crate::{puzzle::Board, gui::{self, Shell}};",
        "pub use crate::gui;",
        "use crate::*;",
        "use super::super::gui::Shell;",
        "use super::{super::gui::Shell, path::Path};",
        "use super::{super::{puzzle::Board, gui}, path::Path};",
        "fn f() -> crate::gui::Shell { panic!() }",
        "fn f() { log!(\"{}\", crate::gui::Shell::NAME) }",
        "const SHELL: Shell = super::super::gui::SHELL;",
    ];
    for spelling in spellings {
        let source = Source::parse("realm/path.rs", spelling);
        assert_eq!(wrong_imports(&source, &layers).len(), 1, "{spelling}");
    }
    let allowed = [
        "use crate::{puzzle::Board, realm::Path}; use super::gui; use super::{gui, settings::Settings};",
        "//! See [`crate::gui`].\n/* use crate::gui; */ pub(crate) fn f(text: &str) { f(\"crate::gui\") }",
        "use super::super::puzzle::Board;",
    ];
    for spelling in allowed {
        let source = Source::parse("realm/path.rs", spelling);
        assert_eq!(wrong_imports(&source, &layers), [""; 0], "{spelling}");
    }
}

/// The resolver that follows names through facades misses none.
#[test]
fn every_path_within_the_crate_leads_somewhere() {
    assert_eq!(Crate::of(&sources_below("src")).unresolved(), [""; 0]);
}

#[test]
fn only_the_window_uses_egui() {
    let toolkit = ["egui", "eframe", "egui_plot"];
    for source in sources_below("src").iter().filter(|source| source.layer() != "gui") {
        assert_eq!(source.words_among(&toolkit), [""; 0], "{}", source.path);
    }
}

#[test]
fn only_native_code_names_threads_processes_files_and_clocks() {
    assert_eq!(violations(&sources_below("src")), BTreeSet::new());
}

#[test]
fn no_circle_among_neighbours() {
    let circles = circles(&sources_below("src"));
    assert!(circles.is_empty(), "\n{}", circles.join("\n"));
}

/// The searches, and the kinds of event that each can emit.
fn kinds_emitted() -> [(&'static str, Vec<EventKind>); 7] {
    use EventKind::{Begin, Deepen, Duplicate, Expand, Improve, LookUp, Meet, Open, Prune, Retreat, Solved};
    let breadth_first = [Begin, Expand, Open, Duplicate, Solved];
    [
        ("realm/realm1_string_set.rs", breadth_first.to_vec()),
        ("realm/realm2a_path_strings.rs", breadth_first.to_vec()),
        ("realm/realm2_hash.rs", breadth_first.to_vec()),
        ("realm/realm3_table.rs", [&breadth_first[..], &[LookUp]].concat()),
        ("realm/realm4_bidirectional.rs", [&breadth_first[..], &[Meet]].concat()),
        ("realm/astar.rs", [&breadth_first[..], &[Improve]].concat()),
        ("realm/realm8_ida_star.rs", vec![Begin, Deepen, Expand, Open, Prune, Retreat, Solved]),
    ]
}

/// So that the page of code can light the one line that emitted the event.
#[test]
fn each_search_emits_each_kind_of_event_from_one_line() {
    let sources = sources_below("src");
    for (path, kinds) in kinds_emitted() {
        let source =
            sources.iter().find(|source| source.path == path).unwrap_or_else(|| panic!("{path} is there"));
        let names = source.names_after("Event");
        let lines = names.iter().fold(BTreeMap::new(), |mut lines, name| {
            *lines.entry(name.as_str()).or_insert(0) += 1;
            lines
        });
        assert_eq!(lines, kinds.iter().map(|kind| (kind.name(), 1)).collect(), "{path}");
        for name in lines.keys() {
            let emitting =
                source.text.lines().filter(|line| line.contains(&format!("observer.on(Event::{name}")));
            assert_eq!(emitting.count(), 1, "{path}: {name} is said in one line");
        }
    }
}

#[test]
fn every_file_is_declared() {
    let sources = sources_below("src");
    let mut reached = BTreeSet::from(["lib.rs".to_owned(), "main.rs".to_owned()]);
    for source in &sources {
        let declared = source.modules_declared().into_iter();
        reached.extend(declared.flat_map(|module| source.files_of_module(&module)));
    }
    let unreached: Vec<&str> =
        sources.iter().map(|source| source.path.as_str()).filter(|path| !reached.contains(*path)).collect();
    assert_eq!(unreached, [""; 0], "no module declares these");
}

#[test]
fn nothing_is_marked_to_do() {
    for source in sources_below("src") {
        let marks = ["TODO", "FIXME", "XXX"].into_iter().filter(|word| source.text.contains(word));
        assert_eq!(marks.collect::<Vec<_>>(), [""; 0], "{}", source.path);
    }
}
