//! Choosing a realm, stepping both ways, playing, scrubbing.

use egui::{Key, pos2, vec2};
use egui_kittest::kittest::Queryable;
use eight_realms_app::{
    desk::{preferences::Speed, walk::Motion},
    model::Action,
    words::Language,
};
use eight_realms_core::{realm::Realm, replay::Playback};

use super::test_window::{FRAME, TestWindow, lane};

#[test]
fn a_realm_is_chosen_by_its_rung() {
    for language in Language::ALL {
        let mut window = TestWindow::with_all_realms(language);
        assert_eq!(window.model().chosen, Realm::StringSet);
        let label = window.words.tell("rung-choose", &[("lane", lane(&window.words, "7").into())]);
        window.press(&label);
        assert_eq!(window.model().chosen, Realm::Heap);
        assert!(window.shows(&window.say("realm-7-name")));
    }
}

#[test]
fn a_realm_is_hidden_and_comes_back() {
    for language in Language::ALL {
        let mut window = TestWindow::with_all_realms(language);
        let (hide, show) = (["rung-hide", "rung-show"])
            .map(|id| window.words.tell(id, &[("lane", lane(&window.words, "5").into())]))
            .into();
        window.press(&hide);
        assert!(!window.model().shown_lanes().any(|realm| realm == Realm::Misplaced));
        window.press(&show);
        assert!(window.model().shown_lanes().any(|realm| realm == Realm::Misplaced));
    }
}

/// The window opens at the end of a finished search; a step back is the last expansion, and on again.
#[test]
fn steps_lead_back_and_on_again() {
    for language in Language::ALL {
        let mut window = TestWindow::with_all_realms(language);
        let end = window.moment();
        assert_eq!(end, window.model().chosen_lane().recording.len());
        window.press_word("back");
        let expanded = |window: &TestWindow| {
            window.model().chosen_lane().recording.scene_at(window.moment()).tally.expanded
        };
        assert!(window.moment() < end);
        let last = expanded(&window);
        window.press_word("back");
        assert_eq!(expanded(&window), last - 1);
        window.press_word("forward");
        assert_eq!(expanded(&window), last);
        window.press_word("event-back");
        window.press_word("event-forward");
        assert_eq!(expanded(&window), last);
        window.press_word("to-first");
        assert_eq!(window.moment(), 0);
        window.press_word("to-last");
        assert_eq!(window.moment(), end);
    }
}

/// Sixteen events a second is the speed that the window opens with.
#[test]
fn playing_takes_time_and_pausing_keeps_the_moment() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.press_word("to-first");
        window.press_word("play");
        let from = window.moment();
        window.wait(60);
        let rate = Speed::default().events_per_second().unwrap();
        let played = window.moment() - from;
        let expected = (60.0 * FRAME * f64::from(rate)).round() as u64;
        assert!(played.abs_diff(expected) <= 1, "{played} events in a second, not {expected}");
        window.press_word("pause");
        let paused_at = window.moment();
        window.wait(60);
        assert_eq!(window.moment(), paused_at);
        assert_eq!(window.model().chosen_lane().playhead.playback, Playback::Paused);
    }
}

#[test]
fn the_scrubber_is_dragged() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        let track = window.harness.get_by_label(&window.say("playhead")).rect();
        let at = |share: f32| pos2(track.left() + share * track.width(), track.center().y);
        window.drag(at(0.9), at(0.25));
        window.drop(at(0.25));
        let share = window.moment() as f64 / window.model().chosen_lane().recording.len() as f64;
        assert!((share - 0.25).abs() < 0.05, "{share}");
    }
}

/// A button that has the focus is pressed with Space; without one Space plays.
#[test]
fn space_belongs_to_the_widget_that_has_the_keyboard() {
    let mut window = TestWindow::with_all_realms(Language::English);
    window.key(Key::Space);
    assert_ne!(window.model().chosen_lane().playhead.playback, Playback::Paused);
    window.key(Key::Space);
    assert_eq!(window.model().chosen_lane().playhead.playback, Playback::Paused);
    let choose = window.words.tell("rung-choose", &[("lane", lane(&window.words, "4").into())]);
    window.harness.get_by_label(&choose).focus();
    window.wait(2);
    window.key(Key::Space);
    assert_eq!(window.model().chosen, Realm::Bidirectional);
    assert_eq!(window.model().chosen_lane().playhead.playback, Playback::Paused);
}

/// A click gives no keyboard focus, so Space still plays after a button was clicked.
#[test]
fn a_click_does_not_take_space_away() {
    let mut window = TestWindow::with_realm_7(Language::English);
    window.press_word("back");
    window.key(Key::Space);
    assert_ne!(window.model().chosen_lane().playhead.playback, Playback::Paused);
}

/// Arrows step even while a widget has the keyboard, and do not carry it away.
#[test]
fn arrows_step_wherever_the_keyboard_is() {
    let mut window = TestWindow::with_realm_7(Language::English);
    let choose = window.words.tell("rung-choose", &[("lane", lane(&window.words, "4").into())]);
    window.harness.get_by_label(&choose).focus();
    window.wait(2);
    let end = window.moment();
    window.key(Key::ArrowLeft);
    assert!(window.moment() < end);
    assert!(window.harness.get_by_label(&choose).is_focused());
}

/// egui may draw a frame twice, the second time without the events: nothing is lost, nothing done twice.
#[test]
fn a_frame_drawn_twice_does_everything_once() {
    let mut window = TestWindow::with_realm_7(Language::English);
    let start = window.model().puzzle.start;
    let recent = window.model().recent.len();
    let at = window.place(&window.say("random"));
    window.harness.hover_at(at + vec2(1.0, 0.0));
    window.wait(60);
    window.harness.ctx.set_zoom_factor(1.0);
    window.discard_passes();
    window.press_word("random");
    window.search();
    assert_ne!(window.model().puzzle.start, start);
    assert_eq!(window.model().recent.len(), recent + 1);
}

/// The walk along the solution, opened in front of the solution's last expansion.
fn on_the_walk(language: Language) -> TestWindow {
    let mut window = TestWindow::with_realm_7(language);
    window.press_word("back");
    let moves = window.model().chosen_lane().path().unwrap().len();
    let button = window.words.tell("solution-of", &[("moves", moves.into())]);
    window.press(&button);
    assert!(window.model().is_walking());
    window
}

/// On the walk the keys that play and step are the solution's; the search stays.
#[test]
fn keys_walk_along_the_solution() {
    for language in Language::ALL {
        let mut window = on_the_walk(language);
        let moment = window.moment();
        let moves = window.model().chosen_lane().path().unwrap().len();
        window.key(Key::End);
        assert_eq!(window.model().solution.step, moves);
        window.key(Key::ArrowLeft);
        assert_eq!(window.model().solution.step, moves - 1);
        window.key(Key::Home);
        assert_eq!(window.model().solution.step, 0);
        window.key(Key::ArrowRight);
        assert_eq!(window.model().solution.step, 1);
        window.key(Key::Space);
        assert_eq!(window.model().solution.motion, Motion::Running);
        window.key(Key::Space);
        assert_eq!(window.model().solution.motion, Motion::Still);
        assert_eq!(window.moment(), moment);
        assert!(window.model().is_walking());
    }
}

/// Esc leads back to the search and does nothing else; a digit leads back and chooses.
#[test]
fn keys_leave_the_solution() {
    let mut window = on_the_walk(Language::English);
    let moment = window.moment();
    window.key(Key::Escape);
    window.wait(2);
    assert!(!window.model().is_walking());
    assert_eq!((window.model().chosen, window.moment()), (Realm::Heap.into(), moment));
    let mut window = on_the_walk(Language::English);
    window.key(Key::Num8);
    assert_eq!(window.model().chosen, Realm::IdaStar);
    window.act(Action::Choose(Realm::Heap.into()));
    window.wait(2);
    assert!(!window.model().is_walking());
}
