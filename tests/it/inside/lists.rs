//! The drawings of the open lists, of the two trees and of the current path: they say what the structure is, and all
//! of it can be read.

use std::sync::Arc;

use egui::vec2;
use eight_realms::gui::Application;
use eight_realms_app::{
    desk::{
        lanes::Limits,
        preferences::Preferences,
        screen::{StageTab, Surroundings},
    },
    inside::{InsideAction, InsideFace},
    model::Action,
    words::{Arg, Language},
};
use eight_realms_core::{
    puzzle::Puzzle,
    realm::Realm,
    replay::structures::{ListMoment, Operation, Structure, StructureMoment, StructureReplay},
};

use crate::{
    at_the_end::at_the_end,
    ground::check_all,
    monkey::screen::{Screen, Window},
    window::test_window::TestWindow,
};

/// The realms whose drawings these are.
const REALMS: [Realm; 6] =
    [Realm::Bidirectional, Realm::Misplaced, Realm::Manhattan, Realm::Heap, Realm::Buckets, Realm::IdaStar];

/// A window that shows the structure of one realm, and searches no other.
fn window(realm: Realm, language: Language) -> TestWindow {
    let preferences = Preferences { language, ..at_the_end() };
    let mut application = Application::new(preferences, 7, Arc::new(|| {}));
    application.act(Action::Choose(realm.into()));
    for other in Realm::LADDER.into_iter().filter(|other| other.rung() != realm.rung()) {
        application.act(Action::ToggleShown(other.into()));
    }
    let mut window = TestWindow::of(language, application);
    window.act(Action::ShowStage(StageTab::Inside));
    window.act(Action::Inside(InsideAction::Face(InsideFace::Structure)));
    window
}

/// The structure at the playhead.
fn structure(window: &TestWindow) -> Arc<StructureMoment> {
    let model = window.model();
    let mut replay = StructureReplay::new(model.chosen.realm, model.puzzle, model.settings);
    let shown = replay.at(&model.chosen_lane().recording, window.moment(), u64::MAX);
    shown.expect("any number of steps is allowed")
}

fn at(window: &mut TestWindow, moment: u64) -> Arc<StructureMoment> {
    window.act(Action::Seek(moment));
    structure(window)
}

fn expect(window: &TestWindow, id: &str, arguments: &[(&str, Arg<'_>)]) {
    let label = window.words.tell(id, arguments);
    assert!(window.shows(&label), "{label} is not among {:#?}", window.texts());
}

fn joined<T: ToString>(figures: impl Iterator<Item = T>, between: &str) -> String {
    figures.map(|figure| figure.to_string()).collect::<Vec<_>>().join(between)
}

fn top(heap: &ListMoment, count: usize) -> String {
    joined(heap.after.iter().take(count).map(|entry| entry.entry.f), " ")
}

#[test]
fn the_heap_says_how_many_entries_it_has_and_what_the_event_did() {
    for language in Language::ALL {
        let mut window = window(Realm::Heap, language);
        let shown = at(&mut window, 873);
        let Structure::Heap(heap) = &shown.structure else { panic!("a heap") };
        assert_eq!(heap.after.len(), 149);
        let arguments = [("entries", 149usize.into()), ("f", top(heap, 15).into())];
        expect(&window, "lists-heap-words", &arguments);
        let array = format!("{}: {}", window.say("lists-array"), top(heap, 31));
        assert!(window.shows(&array), "{array}");
        let work = [("lists-comparisons", 7usize), ("lists-exchanges", 6)];
        let work = work.map(|(id, all)| window.words.tell(id, &[("all", all.into())]));
        assert!(window.shows(&work.join(", ")));
        let taken = heap.taken.unwrap().entry;
        let entry = format!("{}: {} · f 17 · g 12 · h 5", window.say("lists-taken"), taken.board);
        assert!(window.shows(&entry), "{entry}");
    }
}

#[test]
fn while_an_event_is_stepped_through_the_heap_is_that_between_two_operations() {
    for language in Language::ALL {
        let mut window = window(Realm::Heap, language);
        let shown = at(&mut window, 873);
        let Structure::Heap(heap) = &shown.structure else { panic!("a heap") };
        for done in 0..shown.operations.len() {
            window.act(Action::Inside(InsideAction::Operations(Some(done as u32))));
            let content = heap.content_after(&shown.operations, done);
            let f = joined(content.entries.iter().take(15).map(|entry| entry.entry.f), " ");
            let entries = content.entries.len().into();
            expect(&window, "lists-heap-words", &[("entries", entries), ("f", f.into())]);
            let compares = |operation: &&Operation| matches!(operation, Operation::HeapCompared { .. });
            let compared = shown.operations[..done].iter().filter(compares).count();
            if compared < 7 {
                let arguments = [("done", compared.into()), ("all", 7usize.into())];
                let line = window.words.tell("lists-comparisons-of", &arguments);
                assert!(window.texts().iter().any(|text| text.starts_with(&line)), "{done}: {line}");
            }
        }
    }
}

#[test]
fn the_scan_says_how_far_it_is_and_which_entry_is_the_lowest() {
    for language in Language::ALL {
        let mut window = window(Realm::Misplaced, language);
        let moment = window.model().chosen_lane().recording.moment_of_expansion(868);
        let shown = at(&mut window, moment);
        let Structure::ScannedList(list) = &shown.structure else { panic!("a list") };
        assert_eq!(list.before.len(), 551);
        let scanned = |window: &TestWindow, read: usize, index: usize| {
            let f = list.before[index].entry.f.to_string();
            let arguments = [
                ("entries", 551usize.into()),
                ("read", read.into()),
                ("index", index.into()),
                ("f", f.into()),
            ];
            expect(window, "lists-scan-words", &arguments);
        };
        scanned(&window, 551, 549);
        for read in [1, 2, 3, 100, 400, 549, 550, 551] {
            window.act(Action::Inside(InsideAction::Operations(Some(read as u32))));
            let Operation::EntryRead { least, .. } = shown.operations[read - 1] else { panic!("{read}") };
            scanned(&window, read, least as usize);
        }
    }
}

#[test]
fn the_buckets_say_what_is_in_them() {
    for language in Language::ALL {
        let mut window = window(Realm::Buckets, language);
        let shown = at(&mut window, 873);
        let Structure::Buckets(buckets) = &shown.structure else { panic!("buckets") };
        let filled: Vec<String> = buckets
            .after
            .iter()
            .filter(|size| size.entries > 0)
            .map(|size| format!("f {} g {}: {}", size.f, size.g, size.entries))
            .collect();
        let arguments = [("buckets", filled.len().into()), ("list", filled.join(", ").into())];
        expect(&window, "lists-buckets-words", &arguments);
        let looks = |operation: &&Operation| matches!(operation, Operation::BucketLookedAt { .. });
        let looked = shown.operations.iter().filter(looks).count();
        expect(&window, "lists-looks", &[("all", looked.into())]);
    }
}

#[test]
fn the_path_says_its_boards_what_was_pruned_and_every_iteration() {
    for language in Language::ALL {
        let mut window = window(Realm::IdaStar, language);
        let shown = at(&mut window, 1485);
        let Structure::CurrentPath(path) = &shown.structure else { panic!("a path") };
        let f = joined(path.path.iter().map(|node| node.f), " ");
        expect(&window, "lists-path-words", &[("boards", 14usize.into()), ("f", f.into())]);
        expect(&window, "lists-pruned-words", &[("f", "19 19".into())]);
        expect(&window, "lists-next-bound", &[("bound", "19".into())]);
        let bounds: Vec<u16> = path.iterations.iter().map(|iteration| iteration.bound).collect();
        assert_eq!(bounds, [9, 11, 13, 15, 17]);
        for iteration in &path.iterations {
            let bound = iteration.bound.to_string();
            let bound = window.words.tell("lists-bound", &[("bound", bound.into())]);
            let row = format!("{bound}: {} {}", iteration.expanded, window.say("lists-iterations-expanded"));
            assert!(window.shows(&row), "{row}");
        }
    }
}

#[test]
fn the_two_trees_say_their_layers_and_where_they_have_met() {
    for language in Language::ALL {
        let mut window = window(Realm::Bidirectional, language);
        let end = window.model().chosen_lane().recording.len();
        let shown = at(&mut window, end);
        let Structure::TwoTrees(trees) = &shown.structure else { panic!("two trees") };
        for tree in &trees.trees {
            let layers = joined(tree.layers.iter(), ", ");
            expect(&window, "lists-layers-words", &[("layers", layers.into())]);
        }
        let meeting = trees.meeting.unwrap();
        let met = format!("{}: {}, 9 + 10 = 19", window.say("lists-met"), meeting.board);
        assert!(window.shows(&met), "{met}");
    }
}

/// Every drawing at moments of every kind, with all operations done, with none and with some of them.
#[test]
fn all_text_of_the_lists_can_be_read() {
    const WINDOWS: [(f32, f32, f32); 4] =
        [(1024.0, 640.0, 1.0), (1440.0, 900.0, 1.0), (1920.0, 1080.0, 1.0), (1920.0, 1080.0, 2.0)];
    const PROJECTED: usize = 2;
    check_all(&Language::ALL, |language| {
        let puzzle: Puzzle = Puzzle::new("23415x768".parse().unwrap(), "12345678x".parse().unwrap());
        let mut screen = Screen::of(puzzle, *language, Limits::default(), Surroundings::default());
        screen.act(Action::ShowStage(StageTab::Inside));
        screen.act(Action::Inside(InsideAction::Face(InsideFace::Structure)));
        for (number, (width, height, scale)) in WINDOWS.into_iter().enumerate() {
            screen.resize(Window { points: vec2(width, height), scale });
            (0..usize::from(number == PROJECTED)).for_each(|_| screen.act(Action::SwitchProjector));
            for realm in REALMS {
                screen.act(Action::Choose(realm.into()));
                let end = screen.application.model().chosen_lane().recording.len();
                for moment in [1, 3, end / 3, 872, 1485, end * 9 / 10, end].map(|at| at.min(end)) {
                    screen.act(Action::Seek(moment));
                    for done in [Some(0), Some(5), None] {
                        screen.act(Action::Inside(InsideAction::Operations(done)));
                        screen.read(&format!("{language:?}, {realm} at {moment}, done {done:?}"));
                    }
                }
            }
            (0..usize::from(number == PROJECTED)).for_each(|_| screen.act(Action::SwitchProjector));
        }
        screen.faults.assert_none();
    });
}
