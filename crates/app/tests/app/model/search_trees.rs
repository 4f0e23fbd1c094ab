//! The inside of a search: when its trees are requested, which face is shown, and which part of the tree.

use std::sync::Arc;

use eight_realms_app::{
    desk::{
        action::WindowAction,
        camera::{TreeCamera, TreeFollowing, ZoomStep},
        jobs::Role,
        notice::Notice,
        preferences::Totals,
        screen::StageTab,
    },
    inside::{InsideAction, InsideFace},
    model::{Action, Model},
    view::View,
};
use eight_realms_core::{
    job::Message,
    puzzle::Puzzle,
    realm::Realm,
    replay::{
        Direction, Stride,
        tree::{Forest, TreeMoment},
    },
};

use super::{
    near,
    test_app::{Request, TestApp},
};
use crate::ground::puzzle;

/// The trees that are requested: realm, puzzle, events.
fn trees(requests: &[Request]) -> Vec<(Realm, Puzzle, u64)> {
    let trees = |request: &Request| match request {
        Request::Trees { realm, puzzle, events } => Some((*realm, *puzzle, *events)),
        _ => None,
    };
    requests.iter().filter_map(trees).collect()
}

/// What the worker would send.
fn build(app: &mut TestApp) {
    let forest = Forest::of(&app.model.chosen_lane().recording);
    app.act(Action::From(Role::Trees, Message::Trees(Arc::new(forest))));
    app.act(Action::From(Role::Trees, Message::Ended));
}

fn events(app: &TestApp) -> u64 {
    app.model.chosen_lane().recording.len()
}

/// The stage with the inside of realm 7 on it, everything searched.
fn looking() -> TestApp {
    let mut app = TestApp::with(near());
    app.act(Action::Choose(Realm::Heap.into()));
    assert_eq!(trees(&app.settle()), [], "nobody looks");
    app.act(Action::ShowStage(StageTab::Inside));
    app
}

fn has_trees(model: &Model) -> bool {
    model.seen().trees_source().is_some_and(|source| model.inside.trees_of(&source).is_some())
}

#[test]
fn trees_are_laid_out_when_they_are_looked_at_and_then_stay() {
    let mut app = looking();
    let all = events(&app);
    assert_eq!(trees(&app.due()), [(Realm::Heap, near(), all)]);
    assert_eq!(trees(&app.due()), [], "they are being laid out");
    build(&mut app);
    assert!(has_trees(&app.model));
    for action in [
        Action::Inside(InsideAction::Face(InsideFace::Contours)),
        Action::Inside(InsideAction::Face(InsideFace::Structure)),
        Action::Step(Stride::Expansion, Direction::Back),
        Action::ShowStage(StageTab::Step),
        Action::ShowStage(StageTab::Inside),
        Action::Inside(InsideAction::Face(InsideFace::Tree)),
    ] {
        app.act(action);
        assert_eq!(trees(&app.due()), []);
        assert!(has_trees(&app.model));
    }
}

#[test]
fn another_realm_or_puzzle_has_other_trees() {
    let mut app = looking();
    app.due();
    app.act(Action::Choose(Realm::Hash.into()));
    let of_realm_2 = (Realm::Hash, near(), events(&app));
    assert_eq!(trees(&app.due()), [of_realm_2], "those of realm 7 are not waited for");
    build(&mut app);
    let other = puzzle("1 2 3 4 x 5 7 8 6", "1 2 3 4 5 6 7 8 x");
    app.act(Action::SetPuzzle(other));
    assert!(!has_trees(&app.model));
    app.settle();
    app.act(Action::Inside(InsideAction::Face(InsideFace::Tree)));
    let source = app.model.seen().trees_source().expect("there are events");
    assert!(app.model.inside.is_drawing(&source), "they were requested on the way");
}

#[test]
fn trees_at_which_the_worker_broke_off_are_not_requested_again() {
    let mut app = looking();
    app.due();
    app.act(Action::From(Role::Trees, Message::Lost { reason: "out of paper".to_owned() }));
    app.act(Action::From(Role::Trees, Message::Ended));
    let Some((Notice::TreesLost { reason }, _)) = &app.model.notice else { panic!("it is said") };
    assert_eq!(reason, "out of paper");
    assert_eq!(trees(&app.due()), []);
    app.act(Action::Choose(Realm::Hash.into()));
    assert_eq!(trees(&app.due()).len(), 1, "other trees are");
}

#[test]
fn the_key_goes_from_face_to_face_and_leaves_out_what_a_realm_has_not() {
    for realm in Realm::ALL {
        let faces: Vec<InsideFace> = InsideFace::of(realm.into()).collect();
        let expected = if realm.own_heuristic().is_some() { 3 } else { 2 };
        assert_eq!(faces.len(), expected, "realm {realm}");
        let mut face = InsideFace::Tree;
        for expected in faces.iter().skip(1).chain(&faces) {
            face = face.next(realm.into());
            assert_eq!(face, *expected, "realm {realm}");
        }
    }
    assert_eq!(InsideFace::Contours.shown_of(Realm::Hash.into()), InsideFace::Tree);
}

#[test]
fn a_face_that_a_realm_has_not_comes_back_with_one_that_has_it() {
    let mut app = looking();
    app.act(Action::Inside(InsideAction::Face(InsideFace::Contours)));
    app.act(Action::Choose(Realm::Hash.into()));
    assert_eq!(app.model.inside.shown_face(&app.model), Some(InsideFace::Tree));
    app.act(Action::Choose(Realm::IdaStar.into()));
    assert_eq!(app.model.inside.shown_face(&app.model), Some(InsideFace::Contours));
    app.act(Action::ShowStage(StageTab::Race));
    assert_eq!(app.model.inside.shown_face(&app.model), None);
    app.act(Action::Inside(InsideAction::Face(InsideFace::Structure)));
    assert_eq!(app.model.inside.face, InsideFace::Contours, "what is not visible does not change");
}

fn is_close(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

#[test]
fn the_camera_keeps_to_the_tree_and_what_is_pointed_at_stays() {
    let camera = TreeCamera::WHOLE.enlarged(4.0, 0.25, 1000.0);
    assert!((camera.zoom() - 4.0).abs() < 1e-12);
    // What lay at a quarter of the place still does.
    assert!(is_close((0.25 - camera.centre()) * camera.zoom(), 0.25 - 0.5));
    assert!(camera.shows(0.25) && !camera.shows(0.9));
    assert!(is_close(camera.moved(-5.0).centre(), 0.125), "it ends where the tree ends");
    assert_eq!(camera.after(ZoomStep::Whole, 1000.0), TreeCamera::WHOLE);
    assert!(is_close(camera.enlarged(1e9, 0.3, 1000.0).zoom(), 125.0), "eight units stay");
    assert_eq!(TreeCamera::WHOLE.enlarged(9.0, 0.3, 2.0), TreeCamera::WHOLE, "a narrow tree is not enlarged");
    assert_eq!(camera.following(camera.centre() + 0.05), camera, "in the middle half it stays");
    assert!(is_close(camera.following(0.6).centre(), 0.6));
}

#[test]
fn the_current_node_comes_into_the_middle() {
    let mut app = looking();
    app.due();
    build(&mut app);
    (0..9).for_each(|_| _ = app.act(Action::Inside(InsideAction::Zoom(ZoomStep::In))));
    let zoom = app.model.inside.camera.zoom();
    for moment in [1, events(&app) / 2] {
        app.act(Action::Seek(moment));
        app.act(Action::Inside(InsideAction::ShowCurrent));
        let source = app.model.seen().trees_source().expect("there are events");
        let tree = &app.model.inside.trees_of(&source).expect("they are there").forest.trees()[0];
        let at = TreeMoment::of(tree, &app.model.chosen_lane().recording, moment);
        let current = tree.share(at.current().expect("a board is expanded"));
        assert!(app.model.inside.camera.shows(current));
        assert!(is_close(app.model.inside.camera.zoom(), zoom));
    }
    app.act(Action::Inside(InsideAction::SwitchFollowing));
    assert_eq!(app.model.inside.following, TreeFollowing::On);
    app.act(Action::Inside(InsideAction::Zoom(ZoomStep::Whole)));
    assert_eq!(app.model.inside.camera, TreeCamera::WHOLE);
}

#[test]
fn while_totals_are_covered_the_trees_have_what_was_seen() {
    let mut app = looking();
    let requested = |app: &mut TestApp| -> Vec<u64> {
        trees(&app.settle()).into_iter().map(|(_, _, events)| events).collect()
    };
    let has_view = |app: &TestApp| View::of(app.model.seen()).inside.is_some_and(|view| view.trees.is_some());
    let all = events(&app);
    assert_eq!(requested(&mut app), [all]);
    build(&mut app);
    assert!(has_view(&app));
    app.act(Action::Window(WindowAction::Totals(Totals::Covered)));
    assert_eq!(requested(&mut app), [0_u64; 0], "nothing was seen");
    app.act(Action::Seek(4));
    assert!(!has_view(&app), "those of all events would tell what comes");
    assert_eq!(requested(&mut app), [4]);
    let forest = Forest::of(&app.model.seen().chosen_lane().recording);
    app.act(Action::From(Role::Trees, Message::Trees(Arc::new(forest))));
    app.act(Action::From(Role::Trees, Message::Ended));
    assert!(has_view(&app));
    assert_eq!(requested(&mut app), [0_u64; 0]);
}
