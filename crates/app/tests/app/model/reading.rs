//! Which file of a realm the code tab shows, and which of its lines is highlighted.

use eight_realms_app::{
    desk::action::LanesAction,
    desk::screen::Reading,
    model::{Action, Model},
    page::{line_of, reading::highlighted_line},
    view::View,
};
use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    lane::LaneRequest,
    puzzle::Puzzle,
    realm::{Realm, SourceFile},
};

use super::{fresh, near, test_app::TestApp};

/// The line that is highlighted in a file of the chosen realm.
fn highlighted(app: &mut TestApp, source: SourceFile) -> Option<usize> {
    app.act(Action::ReadSource(source));
    assert_eq!(app.model.source, source);
    let view = View::of(app.model.seen());
    highlighted_line(view.model.desk, &view.stage.here)
}

/// The kind of event that the playhead stands behind.
fn kind(model: &Model) -> Option<eight_realms_core::trace::EventKind> {
    View::of(model.seen()).stage.scene.last.map(|event| event.kind())
}

#[test]
fn with_every_realm_the_file_of_its_search_is_open_first() {
    let mut app = fresh();
    assert_eq!(app.model.source, app.model.chosen.search_source());
    for realm in Realm::ALL {
        app.act(Action::Choose(realm.into()));
        assert_eq!(app.model.source, realm.search_source(), "realm {realm}");
        let last = realm.sources().last().expect("it has files");
        app.act(Action::ReadSource(last));
        assert_eq!(app.model.source, last, "realm {realm}");
        app.act(Action::Choose(realm.into()));
        assert_eq!(app.model.source, last, "realm {realm} was chosen already");
    }
}

#[test]
fn a_file_of_another_realm_is_not_opened() {
    let all: Vec<SourceFile> = Realm::ALL.into_iter().flat_map(Realm::sources).collect();
    for realm in Realm::ALL {
        let mut app = fresh();
        app.act(Action::Choose(realm.into()));
        for source in &all {
            app.act(Action::ReadSource(*source));
            assert!(realm.sources().any(|own| own == app.model.source), "realm {realm}: {source:?}");
        }
    }
}

#[test]
fn the_open_file_stays_while_the_realm_does() {
    let mut app = TestApp::with(near());
    app.act(Action::Choose(Realm::Heap.into()));
    app.act(Action::Read(Reading::Code));
    app.act(Action::ReadSource(SourceFile::Heap));
    app.settle();
    for action in [
        Action::SwitchLanguage,
        Action::SwitchTheme,
        Action::SwitchProjector,
        Action::Seek(3),
        Action::Read(Reading::Page),
        Action::Read(Reading::Code),
        Action::SetPuzzle(Puzzle::new(near().goal, near().start)),
    ] {
        app.act(action);
        assert_eq!(app.model.source, SourceFile::Heap);
    }
}

/// At every moment of every search, and in every file of its realm.
#[test]
fn the_lit_line_is_that_of_the_event_of_the_moment() {
    for realm in Realm::ALL.into_iter().filter(|realm| !realm.looks_up()) {
        let mut app = TestApp::with(near());
        app.act(Action::Choose(realm.into()));
        app.settle();
        let len = app.model.chosen_lane().recording.len();
        for moment in 0..=len {
            app.act(Action::Seek(moment));
            let kind = kind(&app.model);
            assert_eq!(kind.is_none(), moment == 0, "realm {realm}");
            for source in realm.sources() {
                let line = kind.and_then(|kind| line_of(source, kind));
                assert_eq!(highlighted(&mut app, source), line, "realm {realm}, {source:?}, {kind:?}");
            }
        }
    }
}

#[test]
fn no_line_is_lit_where_no_search_runs() {
    for realm in Realm::ALL.into_iter().filter(|realm| !realm.looks_up()) {
        let mut app = TestApp::with(Puzzle::new(near().goal, near().goal));
        app.act(Action::Choose(realm.into()));
        app.settle();
        assert!(kind(&app.model).is_some(), "realm {realm} says that it is there");
        for source in realm.sources() {
            assert_eq!(highlighted(&mut app, source), None, "realm {realm}, {source:?}");
        }
    }
}

/// Weights and linear conflicts are added to Manhattan distance, so its source runs with them too.
#[test]
fn the_source_of_a_heuristic_is_lit_while_it_runs() {
    let counting_steps: [Option<HeuristicKind>; 3] = [
        Some(HeuristicKind::Manhattan),
        Some(HeuristicKind::LinearConflict),
        Some(HeuristicKind::Weighted(Weight::DEFAULT)),
    ];
    for (realm, source, calling) in [
        (Realm::Misplaced, SourceFile::Misplaced, &[None, Some(HeuristicKind::Misplaced)][..]),
        (Realm::Manhattan, SourceFile::Manhattan, &[&[None][..], &counting_steps].concat()),
    ] {
        for heuristic in std::iter::once(None).chain(HeuristicKind::ESTIMATES.map(Some)) {
            let mut app = TestApp::with(near());
            app.act(Action::Choose(realm.into()));
            if heuristic.is_some() {
                let request = LaneRequest { heuristic, ..LaneRequest::of(realm) };
                app.act(Action::Lanes(LanesAction::Add(request)));
            }
            app.settle();
            app.act(Action::Seek(1));
            assert_eq!(
                highlighted(&mut app, source).is_some(),
                calling.contains(&heuristic),
                "realm {realm}, {heuristic:?}"
            );
            assert!(highlighted(&mut app, SourceFile::AStar).is_some(), "realm {realm}, {heuristic:?}");
        }
    }
}
