//! The choice of the clock beside the speed.

use egui::{Key, pos2, vec2};
use egui_kittest::kittest::Queryable;
use eight_realms_app::{
    desk::{action::SolutionAction, clock::PlayClock, screen::StageTab},
    model::Action,
    words::Language,
};

use super::test_window::TestWindow;

fn whole(window: &TestWindow, seconds: u32) -> String {
    window.words.tell("clock-whole-race", &[("n", seconds.into())])
}

#[test]
fn a_press_and_the_key_change_the_clock_and_the_race_says_how_long_it_takes() {
    for language in Language::ALL {
        let mut window = TestWindow::with_all_realms(language);
        assert_eq!(window.model().clock(), PlayClock::Even);
        assert!(window.shows(&window.say("speed-faster")));
        window.press_word("clock-tenfold-name");
        assert_eq!(window.model().clock(), PlayClock::Tenfold);
        assert!(!window.shows(&window.say("speed-faster")), "that clock has no speed");
        window.key(Key::W);
        assert_eq!(window.model().clock(), PlayClock::Even);
        window.act(Action::ShowStage(StageTab::Race));
        assert_eq!(window.model().clock(), PlayClock::Tenfold);
        assert!(window.shows(&whole(&window, 17)));
        window.press_word("clock-even-name");
        assert!(!window.shows(&whole(&window, 17)) && window.shows(&window.say("speed-faster")));
    }
}

/// Where both words have no room, one button is left.
#[test]
fn a_narrow_window_has_a_switch() {
    for language in Language::ALL {
        let mut window = TestWindow::with_all_realms(language);
        window.harness.set_size(vec2(720.0, 540.0));
        window.wait(3);
        assert!(!window.shows(&window.say("clock-even-name")));
        for expected in [PlayClock::Tenfold, PlayClock::Even] {
            window.press_word("clock-tenfold-name");
            assert_eq!(window.model().clock(), expected);
        }
    }
}

/// The walk along the solution has moves a second, whatever the clock of the search.
#[test]
fn the_walk_along_the_solution_keeps_its_speed() {
    let mut window = TestWindow::with_realm_7(Language::English);
    window.press_word("clock-tenfold-name");
    window.act(Action::Solution(SolutionAction::Open));
    assert!(window.model().seen().desk.is_walking());
    assert!(window.shows(&window.say("speed-faster")));
    window.press_word("clock-even-name");
    assert_eq!(window.model().clock(), PlayClock::Tenfold, "it is disabled");
}

/// A drag on the scrubber leads to the moment under the pointer, on the scale that is drawn.
#[test]
fn the_scrubber_is_dragged_on_its_scale() {
    let mut window = TestWindow::with_realm_7(Language::English);
    window.key(Key::W);
    let track = window.harness.get_by_label(&window.say("playhead")).rect();
    let at = |share: f32| pos2(track.left() + share * track.width(), track.center().y);
    window.drag(at(0.9), at(0.5));
    window.drop(at(0.5));
    let events = window.model().chosen_lane().recording.len() as f64;
    let expected = (events + 1.0).sqrt() - 1.0;
    let moment = window.moment() as f64;
    assert!((moment - expected).abs() < expected * 0.1, "{moment} of {events}");
}
