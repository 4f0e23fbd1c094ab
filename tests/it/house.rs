//! The rules of the project that a compiler does not check. Which crate may use which is in their manifests.

mod circles;
mod resolver;
mod scope;
mod source;

use std::collections::{BTreeMap, BTreeSet};

use circles::circles;
use eight_realms_core::trace::EventKind;
use resolver::{Crate, Meaning};
use source::sources_below;

/// The source of the four crates.
pub const CRATES: [&str; 4] = ["crates/core/src", "crates/app/src", "crates/worker/src", "src"];

/// The resolver that follows names through facades misses none.
#[test]
fn every_path_within_the_crate_leads_somewhere() {
    for folder in CRATES {
        assert_eq!(Crate::of(&sources_below(folder)).unresolved(), [""; 0], "{folder}");
    }
}

#[test]
fn no_circle_among_neighbours() {
    for folder in CRATES {
        let circles = circles(&sources_below(folder));
        assert!(circles.is_empty(), "{folder}\n{}", circles.join("\n"));
    }
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
    let sources = sources_below("crates/core/src");
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
    for folder in CRATES {
        let sources = sources_below(folder);
        let mut reached = BTreeSet::from(["lib.rs".to_owned(), "main.rs".to_owned()]);
        for source in &sources {
            let declared = source.modules_declared().into_iter();
            reached.extend(declared.flat_map(|module| source.files_of_module(&module)));
        }
        let paths = sources.iter().map(|source| source.path.as_str());
        let unreached: Vec<&str> = paths.filter(|path| !reached.contains(*path)).collect();
        assert_eq!(unreached, [""; 0], "no module of {folder} declares these");
    }
}

#[test]
fn nothing_is_marked_to_do() {
    for source in CRATES.into_iter().flat_map(sources_below) {
        let marks = ["TODO", "FIXME", "XXX"].into_iter().filter(|word| source.text.contains(word));
        assert_eq!(marks.collect::<Vec<_>>(), [""; 0], "{}", source.path);
    }
}

/// What a feature may use besides itself, in the application and in the window. All other files and folders at the top are
/// features, or put them together.
const BELOW_FEATURES: [(&str, &str, &[&str]); 2] = [
    ("crates/app/src", "", &["desk", "page", "words"]),
    (
        "src",
        "gui/",
        &[
            "held_keys",
            "keys",
            "kit",
            "panel_context",
            "platform",
            "safe_area",
            "slide",
            "theme",
            "touch",
            "widgets",
        ],
    ),
];

/// What puts the features together: a feature must not know it.
const ABOVE_FEATURES: [&str; 17] = [
    "app_icon",
    "application",
    "browser",
    "control",
    "export",
    "fonts",
    "headline",
    "layers",
    "lib",
    "mod",
    "model",
    "native",
    "raster",
    "schedule",
    "shell",
    "testing",
    "view",
];

#[test]
fn no_feature_names_another() {
    for (folder, part, below) in BELOW_FEATURES {
        let all = Crate::of(&sources_below(folder));
        let top = |file: &str| {
            let name = file.strip_prefix(part)?.split('/').next()?.trim_end_matches(".rs");
            Some(name.to_owned())
        };
        let mut names = BTreeSet::new();
        for (number, scope) in all.scopes.iter().enumerate() {
            let Some(own) = top(&scope.file) else { continue };
            if below.contains(&own.as_str()) || ABOVE_FEATURES.contains(&own.as_str()) {
                continue;
            }
            for (spelling, meanings) in all.named_in(number) {
                let modules = meanings.iter().filter_map(|meaning| match meaning {
                    Meaning::Module(module) | Meaning::Item(module) => top(&all.scopes[*module].file),
                    Meaning::Outside(_) => None,
                });
                for other in modules.filter(|other| *other != own && *other != "mod" && *other != "lib") {
                    if !below.contains(&other.as_str()) {
                        names.insert(format!("{}: {spelling}", scope.file));
                    }
                }
            }
        }
        assert!(names.is_empty(), "{folder}\n{}", Vec::from_iter(names).join("\n"));
    }
}

/// A question hides what comes: so whatever draws or speaks knows the desk as it may be shown, and no model.
#[test]
fn what_draws_or_speaks_takes_no_model() {
    let keepers = ["gui/application/", "gui/browser/", "gui/native/"];
    let views = |path: &str| {
        let is_view = ["/view.rs", "/must_expand.rs"].iter().any(|end| path.ends_with(end));
        let folders = [
            "control.rs",
            "headline.rs",
            "settings.rs",
            "step/",
            "timeline/",
            "plots/",
            "ladder/",
            "race/table.rs",
            "race/standing.rs",
        ];
        is_view || path.contains("/sentences") || folders.iter().any(|folder| path.starts_with(folder))
    };
    let window = |path: &str| path.starts_with("gui/");
    for (folder, is_drawing) in [("crates/app/src", views as fn(&str) -> bool), ("src", window)] {
        let sources = sources_below(folder);
        let sources = sources.iter().filter(|source| is_drawing(&source.path));
        for source in sources.filter(|source| !keepers.iter().any(|keeper| source.path.starts_with(keeper))) {
            let takes = |line: &&str| {
                ["Model", "model.whole()", "desk.whole()"].into_iter().any(|word| line.contains(word))
            };
            let lines: Vec<&str> = source.text.lines().filter(takes).collect();
            assert_eq!(lines, [""; 0], "{}", source.path);
        }
    }
}
