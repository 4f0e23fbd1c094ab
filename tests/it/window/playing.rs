//! Choosing a realm, stepping both ways, playing, scrubbing.

use egui::{Key, pos2, vec2};
use egui_kittest::kittest::Queryable;
use eight_realms::{
    app::{Action, Motion, Speed},
    realm::Realm,
    replay::Playback,
    words::Language,
};

use super::desk::{Desk, FRAME};

#[test]
fn a_realm_is_chosen_by_its_rung() {
    for language in Language::ALL {
        let mut desk = Desk::opened(language);
        assert_eq!(desk.model().chosen, Realm::StringSet);
        let label = desk.words.tell("rung-choose", &[("realm", "7".into())]);
        desk.press(&label);
        assert_eq!(desk.model().chosen, Realm::Heap);
        assert!(desk.shows(&desk.say("realm-7-name")));
    }
}

#[test]
fn a_realm_is_hidden_and_comes_back() {
    for language in Language::ALL {
        let mut desk = Desk::opened(language);
        let (hide, show) =
            (["rung-hide", "rung-show"]).map(|id| desk.words.tell(id, &[("realm", "5".into())])).into();
        desk.press(&hide);
        assert!(!desk.model().shown_realms().any(|realm| realm == Realm::Misplaced));
        desk.press(&show);
        assert!(desk.model().shown_realms().any(|realm| realm == Realm::Misplaced));
    }
}

/// The window opens at the end of a finished search; a step back is the last expansion, and on again.
#[test]
fn steps_lead_back_and_on_again() {
    for language in Language::ALL {
        let mut desk = Desk::opened(language);
        let end = desk.moment();
        assert_eq!(end, desk.model().chosen_lane().recording.len());
        desk.press_word("back");
        let expanded =
            |desk: &Desk| desk.model().chosen_lane().recording.scene_at(desk.moment()).tally.expanded;
        assert!(desk.moment() < end);
        let last = expanded(&desk);
        desk.press_word("back");
        assert_eq!(expanded(&desk), last - 1);
        desk.press_word("forward");
        assert_eq!(expanded(&desk), last);
        desk.press_word("event-back");
        desk.press_word("event-forward");
        assert_eq!(expanded(&desk), last);
        desk.press_word("to-first");
        assert_eq!(desk.moment(), 0);
        desk.press_word("to-last");
        assert_eq!(desk.moment(), end);
    }
}

/// Sixteen events a second is the speed that the window opens with.
#[test]
fn playing_takes_time_and_pausing_keeps_the_moment() {
    for language in Language::ALL {
        let mut desk = Desk::with_realm_7(language);
        desk.press_word("to-first");
        desk.press_word("play");
        let from = desk.moment();
        desk.wait(60);
        let rate = Speed::default().events_per_second().unwrap();
        let played = desk.moment() - from;
        let expected = (60.0 * FRAME * f64::from(rate)).round() as u64;
        assert!(played.abs_diff(expected) <= 1, "{played} events in a second, not {expected}");
        desk.press_word("pause");
        let stands = desk.moment();
        desk.wait(60);
        assert_eq!(desk.moment(), stands);
        assert_eq!(desk.model().chosen_lane().playhead.playback, Playback::Paused);
    }
}

#[test]
fn the_scrubber_is_dragged() {
    for language in Language::ALL {
        let mut desk = Desk::with_realm_7(language);
        let track = desk.harness.get_by_label(&desk.say("playhead")).rect();
        let at = |share: f32| pos2(track.left() + share * track.width(), track.center().y);
        desk.drag(at(0.9), at(0.25));
        desk.drop(at(0.25));
        let share = desk.moment() as f64 / desk.model().chosen_lane().recording.len() as f64;
        assert!((share - 0.25).abs() < 0.05, "{share}");
    }
}

/// Who has gone to a button by Tab presses it with Space; for everybody else Space plays.
#[test]
fn space_belongs_to_the_widget_that_has_the_keyboard() {
    let mut desk = Desk::opened(Language::English);
    desk.key(Key::Space);
    assert_ne!(desk.model().chosen_lane().playhead.playback, Playback::Paused);
    desk.key(Key::Space);
    assert_eq!(desk.model().chosen_lane().playhead.playback, Playback::Paused);
    let choose = desk.words.tell("rung-choose", &[("realm", "4".into())]);
    desk.harness.get_by_label(&choose).focus();
    desk.wait(2);
    desk.key(Key::Space);
    assert_eq!(desk.model().chosen, Realm::Bidirectional);
    assert_eq!(desk.model().chosen_lane().playhead.playback, Playback::Paused);
}

/// A click gives no keyboard focus, so Space still plays after a button was clicked.
#[test]
fn a_click_does_not_take_space_away() {
    let mut desk = Desk::with_realm_7(Language::English);
    desk.press_word("back");
    desk.key(Key::Space);
    assert_ne!(desk.model().chosen_lane().playhead.playback, Playback::Paused);
}

/// Arrows step even while a widget has the keyboard, and do not carry it away.
#[test]
fn arrows_step_wherever_the_keyboard_is() {
    let mut desk = Desk::with_realm_7(Language::English);
    let choose = desk.words.tell("rung-choose", &[("realm", "4".into())]);
    desk.harness.get_by_label(&choose).focus();
    desk.wait(2);
    let end = desk.moment();
    desk.key(Key::ArrowLeft);
    assert!(desk.moment() < end);
    assert!(desk.harness.get_by_label(&choose).is_focused());
}

/// egui may draw a frame twice, the second time without the events: nothing is lost, nothing done twice.
#[test]
fn a_frame_drawn_twice_does_everything_once() {
    let mut desk = Desk::with_realm_7(Language::English);
    let start = desk.model().puzzle.start;
    let recent = desk.model().recent.len();
    let at = desk.place(&desk.say("random"));
    desk.harness.hover_at(at + vec2(1.0, 0.0));
    desk.wait(60);
    desk.harness.ctx.set_zoom_factor(1.0);
    desk.discard_passes();
    desk.press_word("random");
    desk.search();
    assert_ne!(desk.model().puzzle.start, start);
    assert_eq!(desk.model().recent.len(), recent + 1);
}

/// The film over the stage, opened in front of the solution's last expansion.
fn with_the_film_open(language: Language) -> Desk {
    let mut desk = Desk::with_realm_7(language);
    desk.press_word("back");
    let moves = desk.model().chosen_lane().path().unwrap().len();
    let button = desk.words.tell("solution-of", &[("moves", moves.into())]);
    desk.press(&button);
    assert!(film_is_open(&desk));
    desk
}

fn film_is_open(desk: &Desk) -> bool {
    desk.shows(&desk.say("copy-letters"))
}

/// While the film lies over the stage the keys that play and step are the film's; the search stays.
#[test]
fn keys_run_the_film_that_lies_over_the_stage() {
    for language in Language::ALL {
        let mut desk = with_the_film_open(language);
        let moment = desk.moment();
        let moves = desk.model().chosen_lane().path().unwrap().len();
        desk.key(Key::End);
        assert_eq!(desk.model().solution.step, moves);
        desk.key(Key::ArrowLeft);
        assert_eq!(desk.model().solution.step, moves - 1);
        desk.key(Key::Home);
        assert_eq!(desk.model().solution.step, 0);
        desk.key(Key::ArrowRight);
        assert_eq!(desk.model().solution.step, 1);
        desk.key(Key::Space);
        assert_eq!(desk.model().solution.motion, Motion::Running);
        desk.key(Key::Space);
        assert_eq!(desk.model().solution.motion, Motion::Still);
        assert_eq!(desk.moment(), moment);
        assert!(film_is_open(&desk));
    }
}

/// Esc takes the film away and nothing else; a digit takes it away and chooses.
#[test]
fn keys_close_the_film_that_lies_over_the_stage() {
    let mut desk = with_the_film_open(Language::English);
    let moment = desk.moment();
    desk.key(Key::Escape);
    desk.wait(2);
    assert!(!film_is_open(&desk));
    assert_eq!((desk.model().chosen, desk.moment()), (Realm::Heap, moment));
    let mut desk = with_the_film_open(Language::English);
    desk.key(Key::Num8);
    assert_eq!(desk.model().chosen, Realm::IdaStar);
    desk.act(Action::Choose(Realm::Heap));
    desk.wait(2);
    assert!(!film_is_open(&desk));
}
