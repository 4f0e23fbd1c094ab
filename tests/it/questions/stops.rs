//! The window asks by itself, while a search is played or stepped on.

use egui::{Key, Modifiers};
use eight_realms::{
    app::{Action, QuestionAction, QuestionMode, QuestionRate, Speed},
    realm::Realm,
    replay::{Direction, Playback, Stride},
    words::Language,
};

use crate::window::test_window::TestWindow;

/// A window that asks, at the beginning of the search of a realm that has ended.
fn at_the_beginning(realm: Realm, mode: QuestionMode, rate: QuestionRate) -> TestWindow {
    let mut window = TestWindow::with_all_realms(Language::English);
    window.act(Action::Choose(realm));
    window.search();
    window.act(Action::Seek(0));
    window.act(Action::Question(QuestionAction::Mode(mode)));
    window.act(Action::Question(QuestionAction::Rate(rate)));
    window
}

/// Plays to the end, answers nothing and goes on; at how many expansions each question came, the one at moment 0 not
/// counted.
fn stops(window: &mut TestWindow) -> Vec<u64> {
    let mut stops = Vec::new();
    window.act(Action::SetSpeed(Speed::of_step(12)));
    window.act(Action::TogglePlay);
    for _ in 0..2000 {
        window.act(Action::Tick(0.05));
        if let Some(question) = window.model().questions.open() {
            let (moment, expanded) = (question.moment, question.past.edge().tally.expanded);
            stops.extend((moment > 0).then_some(expanded));
            window.act(Action::Question(QuestionAction::Pass));
            window.act(Action::Question(QuestionAction::GoOn));
        } else if window.model().chosen_lane().playhead.playback == Playback::Paused {
            return stops;
        }
    }
    panic!("the search does not come to its end: {stops:?}");
}

#[test]
fn the_rate_says_how_far_apart_questions_are() {
    let count = |rate| {
        let mut window = at_the_beginning(Realm::Heap, QuestionMode::Alone, rate);
        let stops = stops(&mut window);
        assert!(stops.is_sorted(), "{stops:?}");
        let lane = window.model().chosen_lane();
        assert_eq!(lane.playhead.moment, lane.recording.len(), "it is played to its end");
        stops
    };
    let (rarely, usual) = (count(QuestionRate::Rarely), count(QuestionRate::Usual));
    assert!(rarely.len() < usual.len() && !rarely.is_empty(), "{rarely:?} {usual:?}");
    for pair in rarely.windows(2) {
        assert!(pair[1] >= 3 * pair[0], "{rarely:?}");
    }
    for pair in usual.windows(2) {
        assert!(10 * pair[1] >= 16 * pair[0], "{usual:?}");
    }
}

#[test]
fn nothing_is_asked_while_questions_are_off_and_the_same_search_asks_the_same() {
    let mut window = at_the_beginning(Realm::Heap, QuestionMode::Off, QuestionRate::Every);
    assert!(stops(&mut window).is_empty());
    for realm in [Realm::Hash, Realm::Bidirectional, Realm::Manhattan, Realm::IdaStar] {
        let of = || {
            let mut window = at_the_beginning(realm, QuestionMode::Alone, QuestionRate::Rarely);
            let stops = stops(&mut window);
            let kinds: Vec<_> =
                window.model().questions.results.iter().map(|record| record.question.kind).collect();
            (stops, kinds)
        };
        let (first, second) = (of(), of());
        assert_eq!(first, second, "realm {realm}");
        assert!(!first.0.is_empty(), "realm {realm} is asked about");
    }
}

#[test]
fn a_step_stops_at_a_question_and_a_step_back_never_does() {
    let mut window = at_the_beginning(Realm::Manhattan, QuestionMode::Class, QuestionRate::Every);
    window.act(Action::Seek(30));
    window.act(Action::Step(Stride::Expansion, Direction::Forward));
    let moment = window.model().questions.open().expect("every expansion is asked about").moment;
    assert!(moment >= 30);
    window.act(Action::Question(QuestionAction::Leave));
    for _ in 0..5 {
        window.act(Action::Step(Stride::Expansion, Direction::Back));
        assert!(window.model().questions.open().is_none());
    }
    window.act(Action::Seek(400));
    assert!(window.model().questions.open().is_none(), "the pointer goes anywhere");
}

#[test]
fn the_key_goes_through_the_modes_which_are_kept() {
    let mut window = TestWindow::with_realm_7(Language::English);
    let mut seen = Vec::new();
    for _ in QuestionMode::ALL {
        window.key_with(Modifiers::SHIFT, Key::Q);
        seen.push(window.model().preferences.questions.mode);
    }
    assert_eq!(seen, [QuestionMode::Alone, QuestionMode::Class, QuestionMode::Off]);
    let mut preferences = window.model().preferences.clone();
    preferences.questions.mode = QuestionMode::Class;
    preferences.questions.rate = QuestionRate::Rarely;
    let read = eight_realms::app::Preferences::read(&preferences.written()).expect("it was written by us");
    assert_eq!(read.questions, preferences.questions);
}
