//! The heuristics tab, as a person uses it: four faces, in both languages.

use egui::{Key, Pos2, Rect, pos2};
use egui_kittest::kittest::Queryable;
use eight_realms_app::{
    desk::screen::StageTab,
    heuristics::{HeuristicsBoard, HeuristicsFace, orders::OrdersCount},
    model::Action,
    words::Language,
};
use eight_realms_core::{
    heuristic::{Heuristic, HeuristicKind, Weight},
    puzzle::{Board, Puzzle},
    realm::Realm,
    space::DistanceTables,
};

use super::test_window::{TestWindow, puzzle};

/// At a face of the stage, all that it shows worked out.
pub(super) fn at(language: Language, face: HeuristicsFace) -> TestWindow {
    let mut window = TestWindow::with_realm_7(language);
    window.press_word("tab-heuristics");
    assert_eq!(window.model().stage, StageTab::Heuristics);
    while window.model().heuristics.face != face {
        window.key(Key::F4);
    }
    settle(&mut window);
    window
}

/// Waits until the searches have ended and no task has a message left.
pub(super) fn settle(window: &mut TestWindow) {
    window.search();
    let mut idle_frames = 0;
    while idle_frames < 3 {
        std::thread::yield_now();
        let ctx = window.harness.ctx.clone();
        let application = window.harness.state_mut();
        application.logic(&ctx, 0.0);
        idle_frames = if application.session().heuristics_tasks() == 0 { idle_frames + 1 } else { 0 };
    }
    window.wait(3);
}

pub(super) fn rect_of(window: &TestWindow, label: &str) -> Rect {
    window.harness.get_by_label(label).rect()
}

pub(super) fn click_at(window: &mut TestWindow, at: Pos2) {
    window.harness.hover_at(at);
    window.wait(1);
    window.harness.drag_at(at);
    window.wait(1);
    window.drop(at);
}

/// h by the heuristic that is shown, and true distance.
pub(super) fn place_of(window: &TestWindow, start: Board) -> (u16, u8) {
    let (heuristic, goal) = (window.model().heuristics.heuristic, window.model().puzzle.goal);
    let distance = DistanceTables::new().distance(&Puzzle::new(start, goal)).expect("a way leads from it");
    (heuristic.to(goal).h(start), distance)
}

#[test]
fn the_faces_are_reached_by_word_and_by_key() {
    for language in Language::ALL {
        let mut window = at(language, HeuristicsFace::Distances);
        for (face, word) in [
            (HeuristicsFace::Board, "heuristics-face-board"),
            (HeuristicsFace::Suboptimal, "heuristics-face-suboptimal"),
            (HeuristicsFace::Orders, "heuristics-face-orders"),
            (HeuristicsFace::Distances, "heuristics-face-distances"),
        ] {
            window.press_word(word);
            assert_eq!(window.model().heuristics.face, face);
        }
        for face in [
            HeuristicsFace::Board,
            HeuristicsFace::Suboptimal,
            HeuristicsFace::Orders,
            HeuristicsFace::Distances,
        ] {
            window.key(Key::F4);
            assert_eq!(window.model().heuristics.face, face);
        }
        window.key(Key::F1);
        window.key(Key::F4);
        assert_eq!(
            window.model().heuristics.face,
            HeuristicsFace::Distances,
            "the first press leads back to the stage"
        );
    }
}

#[test]
fn a_heuristic_is_chosen_and_its_figures_are_shown() {
    for language in Language::ALL {
        let mut window = at(language, HeuristicsFace::Distances);
        window.press_word("heuristic-misplaced-blank");
        assert_eq!(window.model().heuristics.heuristic, HeuristicKind::BlankCounted);
        for (name, figure) in [
            ("heuristics-overestimates", "78".to_owned()),
            ("heuristics-greatest", "9".to_owned()),
            ("heuristics-admissible", window.say("heuristics-no")),
            ("heuristics-consistent", window.say("heuristics-no")),
        ] {
            let line = format!("{}: {figure}", window.say(name));
            assert!(window.shows(&line), "{line}");
        }
        let over = format!("{}: 78", window.say("heuristics-overestimates"));
        window.press(&over);
        let (h, distance) = place_of(&window, window.model().puzzle.start);
        assert_eq!(h, u16::from(distance) + 1, "a press loads a board that is overestimated");
    }
}

/// The same place loads one board after the other, and undo takes them back.
#[test]
fn a_click_on_the_picture_loads_a_board_from_there() {
    for language in Language::ALL {
        let mut window = at(language, HeuristicsFace::Distances);
        let before = window.model().puzzle;
        let picture = rect_of(&window, &window.say("heuristics-picture"));
        let y = picture.bottom() - picture.height() * 0.4;
        let places =
            (0..40).map(|step| pos2(picture.left() + picture.width() * (0.4 + 0.005 * step as f32), y));
        let filled = places.into_iter().find(|place| {
            click_at(&mut window, *place);
            window.model().puzzle != before
        });
        let filled = filled.expect("there are boards in the middle of the picture");
        let first = window.model().puzzle.start;
        click_at(&mut window, filled);
        let loaded = [first, window.model().puzzle.start];
        assert_ne!(loaded[0], loaded[1], "the same place hands out another board");
        assert_eq!(place_of(&window, loaded[0]), place_of(&window, loaded[1]));
        window.act(Action::Undo);
        window.act(Action::Undo);
        assert_eq!(window.model().puzzle, before);
    }
}

/// With the focus on the picture the arrows lead from cell to cell, and the playhead stays where it is.
#[test]
fn the_picture_is_walked_through_with_the_keyboard() {
    for language in Language::ALL {
        let mut window = at(language, HeuristicsFace::Distances);
        let (moment, start) = (window.moment(), window.model().puzzle.start);
        let label = window.say("heuristics-picture");
        window.harness.get_by_label(&label).focus();
        window.wait(3);
        let from = place_of(&window, start);
        for key in [Key::ArrowRight, Key::ArrowUp, Key::ArrowLeft, Key::ArrowUp] {
            window.key(key);
        }
        window.key(Key::Enter);
        let to = place_of(&window, window.model().puzzle.start);
        assert_eq!(to, (from.0 + 4, from.1), "right and left again, and twice up: h goes by twos here");
        settle(&mut window);
        assert!(window.harness.get_by_label(&label).is_focused());
        window.key(Key::Tab);
        let before = window.moment();
        window.key(Key::ArrowLeft);
        assert!(window.moment() < before, "elsewhere the arrows step: {moment}");
    }
}

#[test]
fn the_weight_moves_by_tenths_with_the_arrows() {
    for language in Language::ALL {
        let mut window = at(language, HeuristicsFace::Distances);
        let moment = window.moment();
        let label = window.say("heuristics-weight");
        window.harness.get_by_label(&label).focus();
        window.wait(3);
        for (key, tenths) in [(Key::ArrowRight, 21), (Key::ArrowRight, 22), (Key::ArrowLeft, 21)] {
            window.key(key);
            assert_eq!(
                window.model().heuristics.heuristic,
                HeuristicKind::Weighted(Weight::of_tenths(tenths))
            );
        }
        assert_eq!(window.moment(), moment);
        settle(&mut window);
        let figure = format!("{}: {}", window.say("heuristics-admissible"), window.say("heuristics-no"));
        assert!(window.shows(&figure), "{figure}");
    }
}

/// The sample's Manhattan distance is 9, its true distance 19.
#[test]
fn a_board_is_taken_apart_and_follows_the_playhead() {
    for language in Language::ALL {
        let mut window = at(language, HeuristicsFace::Board);
        let distance = |window: &TestWindow, figure: &str| {
            format!("{}: {figure}", window.say("heuristics-true-distance"))
        };
        assert!(window.shows("h = 0"), "the playhead stands at the goal");
        window.press_word("heuristics-at-start-hint");
        assert_eq!(window.model().heuristics.board, HeuristicsBoard::Start);
        assert!(window.shows("h = 9"));
        assert!(window.shows(&distance(&window, "19")));
        let part = window.words.tell("heuristics-part", &[("tile", 4.into()), ("part", "3".into())]);
        assert!(window.shows(&part), "{part}");
        window.press_word("heuristics-at-playhead-hint");
        window.press_word("to-first");
        window.press_word("forward");
        assert!(window.shows("h = 9"), "the first board expanded is the start");
        window.press_word("heuristic-misplaced");
        let misplaced =
            HeuristicKind::Misplaced.to(window.model().puzzle.goal).h(window.model().puzzle.start);
        assert!(window.shows(&format!("h = {misplaced}")));
    }
}

/// 3 2 1 in the first row: two tiles must be taken out. They are shown with the tiles and what they add.
#[test]
fn linear_conflicts_are_shown() {
    for language in Language::ALL {
        let mut window = at(language, HeuristicsFace::Board);
        window.act(Action::SetPuzzle(puzzle("3216547x8")));
        settle(&mut window);
        window.press_word("heuristics-at-start-hint");
        window.press_word("heuristic-linear-conflict");
        let args = [("tiles", "3 2 1".into()), ("out", "3 2".into()), ("extra", 4.into())];
        let words = window.words.tell("heuristics-conflict", &args);
        let texts = window.texts();
        assert!(texts.contains(&words), "{words}: {texts:?}");
    }
}

#[test]
fn orders_are_all_searched_and_a_bar_sets_its_own() {
    for language in Language::ALL {
        let mut window = at(language, HeuristicsFace::Orders);
        let ties = |window: &TestWindow, tie: &str, then: &str| {
            let [tie, then] = [format!("ties-{tie}"), format!("tie-order-{then}")].map(|id| window.say(&id));
            window.words.tell("heuristics-ties", &[("tie", tie.into()), ("then", then.into())])
        };
        let low = ties(&window, "low-g", "lifo");
        let alike = window.words.tell("heuristics-all-alike", &[("n", 650.into())]);
        assert!(window.shows(&format!("{low}: {alike}")), "low g expands the same in every order");
        window.press_word("rung-generated");
        assert_eq!(window.model().heuristics.orders.count, OrdersCount::Generated);
        let bar = window.texts().into_iter().find(|text| text.starts_with("drul") && text.contains(&low));
        window.press(&bar.expect("each bar says what it is"));
        settle(&mut window);
        assert_eq!(window.model().settings.order, "drul".parse().unwrap());
        assert_eq!(window.model().lane(Realm::Heap).recording.edge().tally.expanded, 650);
        window.act(Action::Choose(Realm::Table.into()));
        settle(&mut window);
        assert!(window.shows(&window.say("heuristics-no-trials-table")));
    }
}
