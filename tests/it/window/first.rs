//! The window for the first time: start, goal, and doors that lead on.

use egui::{Key, Rect, vec2};
use egui_kittest::kittest::Queryable;
use eight_realms_app::{
    desk::screen::{Face, Fold, StageTab},
    words::Language,
};
use eight_realms_core::puzzle::BoardRole;

use super::test_window::TestWindow;

/// Names of the doors, from top to bottom.
const DOORS: [&str; 4] = ["step", "race", "compare", "puzzle"];

/// The name of a door for a screen reader.
fn label(window: &TestWindow, door: &str) -> String {
    let [title, note] = [format!("door-{door}"), format!("door-{door}-note")].map(|id| window.say(&id));
    format!("{title}: {note}")
}

fn shows_doors(window: &TestWindow) -> bool {
    DOORS.iter().all(|door| window.shows(&label(window, door)))
}

/// A press on a door does what its key does.
#[test]
fn a_door_does_what_its_key_does() {
    for language in Language::ALL {
        for (door, key) in DOORS.into_iter().zip([Key::ArrowRight, Key::F2, Key::O, Key::E]) {
            let mut windows = [(); 2].map(|()| TestWindow::for_the_first_time(language));
            let name = label(&windows[0], door);
            windows[0].press(&name);
            windows[1].key(key);
            for window in &windows {
                let model = window.model();
                match door {
                    "step" => assert!(window.expanded() == 1 && model.stage == StageTab::Step),
                    "race" => assert!(window.moment() == 0 && model.stage == StageTab::Race),
                    "compare" => {
                        assert_eq!((model.face, model.own.len()), (Face::Own, 5));
                        assert_eq!(model.stage, StageTab::Race);
                    }
                    _ => assert_eq!(window.edits(), Some(BoardRole::Start)),
                }
            }
            assert_eq!(windows[0].moment(), windows[1].moment(), "{door}");
        }
    }
}

#[test]
fn start_goal_and_frontier_are_there_and_doors_do_not_cover_each_other() {
    for language in Language::ALL {
        let mut window = TestWindow::for_the_first_time(language);
        for size in [[1440.0, 900.0], [1280.0, 720.0], [1024.0, 640.0], [720.0, 540.0], [960.0, 540.0]] {
            window.harness.set_size(size.into());
            window.wait(3);
            let place = |label: &str| window.harness.get_by_label(label).rect();
            let model = window.model();
            let mut places: Vec<Rect> = DOORS.iter().map(|door| place(&label(&window, door))).collect();
            places.push(place(&model.puzzle.goal.to_string()));
            // The start is in the frontier too, and smaller.
            let start = model.puzzle.start.to_string();
            let starts = window.harness.get_all_by_label(&start).map(|start| start.rect());
            places.extend(starts.max_by(|one, other| one.width().total_cmp(&other.width())));
            let full = Rect::from_min_size(egui::Pos2::ZERO, size.into());
            for (number, one) in places.iter().enumerate() {
                assert!(full.contains_rect(*one) && one.height() >= 22.0, "{size:?}: {number} at {one}");
                for (other_number, other) in places.iter().enumerate().skip(number + 1) {
                    let shared = one.intersect(other.shrink(0.5));
                    assert!(!shared.is_positive(), "{size:?}: {number} and {other_number}");
                }
            }
            assert!(window.shows(&window.say("doors-sentence")), "{size:?}");
            let alone = window.say("doors-frontier");
            assert!(window.texts().iter().any(|text| text.contains(&alone)), "{size:?}");
        }
    }
}

#[test]
fn a_button_brings_the_doors_back_and_takes_them_away() {
    for language in Language::ALL {
        let mut window = TestWindow::for_the_first_time(language);
        let again = window.say("doors");
        assert!(shows_doors(&window) && !window.shows(&again));
        window.press_word("forward");
        assert!(!shows_doors(&window) && !window.shows(&again));
        window.press_word("to-first");
        assert!(!shows_doors(&window));
        for is_open in [true, false, true] {
            window.press(&again);
            assert_eq!(shows_doors(&window), is_open);
        }
        window.press_word("play");
        window.press_word("pause");
        window.press_word("to-first");
        assert!(!shows_doors(&window));
    }
}

/// Folded plots are one line, which opens them wherever it is pressed.
#[test]
fn the_plots_are_a_line_that_opens_them() {
    for language in Language::ALL {
        let mut window = TestWindow::for_the_first_time(language);
        let names = ["plots-frontier", "plots-expanded", "plots-time"].map(|id| window.say(id));
        let [frontier, expanded, time] = names.each_ref().map(|name| name.clone().into());
        let parts = [("frontier", frontier), ("expanded", expanded), ("time", time)];
        let line = window.words.tell("plots-line", &parts);
        assert!(window.shows(&line), "{line}");
        window.press_word("forward");
        assert!(!window.shows(&line), "it has figures then");
        let at = window.harness.get_by_label(&window.say("open-plots")).rect();
        assert!(at.width() > 600.0, "{at}");
        let end = at.right_center() - vec2(120.0, 0.0);
        window.harness.hover_at(end);
        window.wait(1);
        window.harness.drag_at(end);
        window.drop(end);
        assert_eq!(window.model().folds().plots, Fold::Open);
        window.key(Key::P);
        assert_eq!(window.model().folds().plots, Fold::Folded);
    }
}
