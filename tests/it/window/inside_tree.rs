//! The search tree in the window, in both languages: by pointer, by wheel, by key, for screen readers.

use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, TouchPhase, vec2};
use egui_kittest::kittest::Queryable;
use eight_realms_app::{
    desk::{
        camera::{TreeCamera, TreeFollowing},
        screen::StageTab,
    },
    inside::InsideFace,
    model::Action,
    words::Language,
};
use eight_realms_core::{
    puzzle::Puzzle,
    realm::Realm,
    replay::tree::{Forest, NodeIndex, SearchTree, TreeMoment},
};

use super::test_window::{FRAME, TestWindow, board};

/// The window with the tree of realm 7, laid out.
pub(super) fn with_tree(language: Language) -> TestWindow {
    let mut window = TestWindow::with_realm_7(language);
    window.key(Key::I);
    lay_out(&mut window);
    window
}

/// Waits for the trees of the recording.
pub(super) fn lay_out(window: &mut TestWindow) {
    loop {
        window.wait(1);
        let model = window.model();
        let source = model.seen().trees_source().filter(|_| model.chosen_lane().has_ended());
        let trees = source.and_then(|source| Some((source, model.inside.trees_of(&source)?)));
        if trees.is_some_and(|(source, trees)| trees.source == source) {
            window.wait(3);
            return;
        }
        std::thread::yield_now();
    }
}

/// Nilsson's puzzle, for realm 7.
fn with_textbook(language: Language) -> TestWindow {
    let mut window = with_tree(language);
    window.act(Action::SetPuzzle(Puzzle::new(board("2831647x5"), board("1238x4765"))));
    window.search();
    lay_out(&mut window);
    window
}

fn tree(window: &TestWindow) -> SearchTree {
    Forest::of(&window.model().chosen_lane().recording).trees()[0].clone()
}

fn at(window: &TestWindow, tree: &SearchTree) -> TreeMoment {
    TreeMoment::of(tree, &window.model().chosen_lane().recording, window.moment())
}

/// The label of the tree for screen readers.
fn summary(window: &TestWindow) -> String {
    let start = window.words.tell("inside-tree-summary", &[("boards", 0_u32.into())]);
    let start = start.split('0').next().expect("it begins with words").to_owned();
    window.texts().into_iter().find(|text| text.starts_with(&start)).expect("the tree has a name")
}

fn wheel(window: &mut TestWindow, at: Pos2, points: f32, modifiers: Modifiers) {
    window.harness.hover_at(at);
    window.wait(2);
    let (phase, source) = (TouchPhase::Move, MouseWheelSource::Wheel);
    let (unit, delta) = (MouseWheelUnit::Point, vec2(0.0, points));
    window.event(Event::ModifiersChanged(modifiers));
    window.event(Event::MouseWheel { unit, delta, phase, modifiers, source });
    window.wait((0.5 / FRAME) as usize);
    window.event(Event::ModifiersChanged(Modifiers::NONE));
}

#[test]
fn the_key_opens_it_and_goes_on_to_the_next_face() {
    for language in Language::ALL {
        let mut window = with_tree(language);
        assert_eq!(window.model().stage, StageTab::Inside);
        for face in [InsideFace::Contours, InsideFace::Structure, InsideFace::Tree] {
            window.key(Key::I);
            assert_eq!(window.model().inside.shown_face(window.model()), Some(face));
        }
        window.key(Key::F1);
        window.key(Key::I);
        assert_eq!(
            window.model().inside.shown_face(window.model()),
            Some(InsideFace::Tree),
            "the face is remembered"
        );
        window.press_word("inside-structure");
        assert_eq!(window.model().inside.shown_face(window.model()), Some(InsideFace::Structure));
    }
}

#[test]
fn a_small_tree_has_all_of_its_boards_with_their_figures_and_the_order_of_expansion() {
    for language in Language::ALL {
        let mut window = with_textbook(language);
        window.key(Key::End);
        let tree = tree(&window);
        assert_eq!(tree.len(), 12);
        for node in 0..tree.len() as NodeIndex {
            let (board, at) = (tree.board(node).to_string(), tree.node(node));
            let score = format!("{} + {} = {}", at.g, at.h, at.f);
            assert!(
                window.texts().iter().any(|text| text.starts_with(&board) && text.contains(&score)),
                "{board} {score}"
            );
        }
    }
}

#[test]
fn a_click_on_a_board_goes_right_after_its_expansion() {
    for language in Language::ALL {
        let mut window = with_textbook(language);
        window.key(Key::End);
        let tree = tree(&window);
        for node in [0, 2, 5] {
            let label = tree.board(node).to_string();
            let labels = window.texts();
            let label = labels
                .iter()
                .find(|text| text.starts_with(&label) && text.contains(" = "))
                .expect("it is there");
            let expected = tree.moment_of(node, &at(&window, &tree));
            window.press(label);
            assert_eq!(window.moment(), expected, "node {node}");
            window.key(Key::End);
        }
    }
}

#[test]
fn its_name_says_how_much_is_reached_and_where_the_search_stands() {
    for language in Language::ALL {
        let mut window = with_tree(language);
        window.act(Action::Seek(872));
        let words = &window.words;
        let reached = words.tell("inside-tree-summary", &[("boards", 383_u32.into())]);
        let tree = tree(&window);
        let current = at(&window, &tree).current().expect("a board is expanded");
        let (level, board) = (tree.level_of(current), tree.board(current).to_string());
        let standing = words.tell("inside-tree-at", &[("level", level.into()), ("board", board.into())]);
        assert!(summary(&window).starts_with(&format!("{reached}, {standing}")), "{}", summary(&window));
    }
}

#[test]
fn arrows_walk_through_it_and_enter_goes_there() {
    for language in Language::ALL {
        let mut window = with_tree(language);
        window.act(Action::Seek(872));
        let label = summary(&window);
        window.harness.get_by_label(&label).focus();
        window.wait(3);
        let tree = tree(&window);
        let current = at(&window, &tree).current().expect("a board is expanded");
        let parent = tree.parent(current).expect("it is not the root");
        window.key(Key::ArrowLeft);
        assert_eq!(window.moment(), 872, "the arrows are the tree's");
        let card = window.texts();
        let event = tree.moment_of(parent, &at(&window, &tree));
        assert!(card.iter().any(|text| text.contains(&window.say("inside-click"))), "its card is shown");
        window.key(Key::Enter);
        assert_eq!(window.moment(), event);
    }
}

#[test]
fn a_walk_out_of_sight_takes_the_tree_along() {
    for language in Language::ALL {
        let mut window = with_tree(language);
        window.act(Action::Seek(872));
        (0..8).for_each(|_| window.key(Key::Plus));
        window.press_word("inside-follow");
        let label = summary(&window);
        window.harness.get_by_label(&label).focus();
        window.wait(3);
        let tree = tree(&window);
        let mut node = at(&window, &tree).current().expect("a board is expanded");
        assert!(window.model().inside.camera.shows(tree.share(node)), "it is followed");
        while let Some(parent) = tree.parent(node) {
            window.key(Key::ArrowLeft);
            window.wait(1);
            node = parent;
            assert!(window.model().inside.camera.shows(tree.share(node)), "{node}");
        }
        assert_eq!(window.model().inside.following, TreeFollowing::Off, "the walk has left the current node");
    }
}

#[test]
fn a_request_to_copy_is_about_the_node_that_is_pointed_at() {
    for language in Language::ALL {
        let mut window = with_tree(language);
        window.act(Action::Seek(872));
        let label = summary(&window);
        window.harness.get_by_label(&label).focus();
        window.wait(3);
        let tree = tree(&window);
        let current = at(&window, &tree).current().expect("a board is expanded");
        let parent = tree.parent(current).expect("it is not the root");
        window.key(Key::ArrowLeft);
        window.wait(2);
        let event = tree.moment_of(parent, &at(&window, &tree));
        assert!(window.copy().starts_with(&format!("8r1:23415x768:7@e{event}~")));
        assert_eq!(window.moment(), 872);
    }
}

#[test]
fn the_wheel_enlarges_across_shift_moves_and_a_button_and_a_key_lead_back() {
    for language in Language::ALL {
        let mut window = with_tree(language);
        let place = window.place(&summary(&window));
        wheel(&mut window, place, 300.0, Modifiers::NONE);
        let camera = window.model().inside.camera;
        assert!(camera.zoom() > 2.0, "{camera:?}");
        wheel(&mut window, place, 60.0, Modifiers::SHIFT);
        let moved = window.model().inside.camera;
        assert!(moved.centre() < camera.centre(), "{camera:?} {moved:?}");
        assert!((moved.zoom() - camera.zoom()).abs() < 1e-9);
        window.drag(place, place + vec2(0.0, -40.0));
        window.drop(place + vec2(0.0, -40.0));
        assert!(window.model().inside.camera.centre() > moved.centre());
        window.press_word("inside-whole");
        assert_eq!(window.model().inside.camera, TreeCamera::WHOLE);
        window.key(Key::Plus);
        assert!(window.model().inside.camera.zoom() > 1.0);
        window.key(Key::Num0);
        assert_eq!(window.model().inside.camera, TreeCamera::WHOLE);
    }
}

#[test]
fn a_current_node_that_is_not_shown_is_found_again_and_followed() {
    for language in Language::ALL {
        let mut window = with_tree(language);
        (0..6).for_each(|_| window.key(Key::Plus));
        let tree = tree(&window);
        let share =
            |window: &TestWindow| tree.share(at(window, &tree).current().expect("a board is expanded"));
        let is_shown = |window: &TestWindow| window.model().inside.camera.shows(share(window));
        let away = (1..window.model().chosen_lane().recording.len() - 1).find(|moment| {
            let at = TreeMoment::of(&tree, &window.model().chosen_lane().recording, *moment);
            !window.model().inside.camera.shows(tree.share(at.current().expect("a board is expanded")))
        });
        window.act(Action::Seek(away.expect("the search leaps about")));
        assert!(!is_shown(&window));
        window.press_word("inside-current");
        assert!(is_shown(&window));
        window.press_word("inside-follow");
        assert_eq!(window.model().inside.following, TreeFollowing::On);
        window.key(Key::Home);
        window.key(Key::ArrowRight);
        assert!(!window.shows(&window.say("inside-current")), "it is always in sight");
    }
}

#[test]
fn a_level_goes_to_its_first_expansion() {
    for language in Language::ALL {
        let mut window = with_tree(language);
        window.key(Key::End);
        let tree = tree(&window);
        for level in [1, 7] {
            let is_level =
                |text: &String| [":", "："].iter().any(|sign| text.starts_with(&format!("g {level}{sign}")));
            let label = window.texts().into_iter().find(is_level);
            window.press(&label.expect("a level has a name"));
            assert_eq!(Some(window.moment()), tree.moment_of_level(level));
        }
    }
}

#[test]
fn other_realms_have_their_tree_too() {
    for language in Language::ALL {
        let mut window = with_tree(language);
        for realm in Realm::ALL {
            window.act(Action::Choose(realm.into()));
            window.search();
            lay_out(&mut window);
            window.key(Key::Home);
            window.key(Key::ArrowRight);
            assert!(!summary(&window).is_empty(), "realm {realm}");
        }
    }
}
