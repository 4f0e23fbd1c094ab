//! The window asks by itself, while a search is played or stepped on.

use egui::{Key, Modifiers};
use eight_realms_app::{
    desk::{
        clock::PlayClock,
        preferences::{QuestionMode, QuestionRate, Speed},
    },
    model::Action,
    questions::QuestionAction,
    words::Language,
};
use eight_realms_core::{
    ask::QuestionKind,
    realm::Realm,
    replay::{Direction, Playback, Stride},
};

use crate::window::test_window::{TestWindow, puzzle};

/// A window that asks, at the beginning of the search of a realm that has ended.
fn at_the_beginning(realm: Realm, mode: QuestionMode, rate: QuestionRate) -> TestWindow {
    let mut window = TestWindow::with_all_realms(Language::English);
    window.act(Action::Choose(realm.into()));
    window.search();
    window.act(Action::Seek(0));
    window.act(Action::Question(QuestionAction::Mode(mode)));
    window.act(Action::Question(QuestionAction::Rate(rate)));
    window
}

/// Plays to the end, answers nothing and goes on; at how many expansions each question came, the one at moment 0 not
/// counted.
fn stops(window: &mut TestWindow) -> Vec<u64> {
    stops_at(window, 12, 0.05)
}

/// The same at another speed, with frames of so many seconds.
fn stops_at(window: &mut TestWindow, speed: u8, frame: f64) -> Vec<u64> {
    let mut stops = Vec::new();
    window.act(Action::SetSpeed(Speed::of_step(speed)));
    window.act(Action::TogglePlay);
    for _ in 0..20_000 {
        window.act(Action::Tick(frame));
        if let Some(question) = window.model().questions.open() {
            let (moment, expanded) = (question.moment, question.past.edge().tally.expanded);
            // Within an expansion it is that one, and before it the next.
            let next = window.model().chosen_lane().recording.event(moment);
            let is_before = next.is_some_and(|event| event.expanded().is_some());
            stops.extend((moment > 0).then_some(if is_before {
                expanded
            } else {
                expanded.saturating_sub(1)
            }));
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
fn there_are_no_questions_while_they_are_off_and_the_same_ones_in_the_same_search() {
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
fn where_it_stops_is_no_matter_of_speed_or_clock() {
    for (realm, rate) in [
        (Realm::Heap, QuestionRate::Usual),
        (Realm::IdaStar, QuestionRate::Usual),
        (Realm::Bidirectional, QuestionRate::Usual),
    ] {
        let of = |clock, speed, frame| {
            let mut window = at_the_beginning(realm, QuestionMode::Alone, rate);
            window.act(Action::SetClock(clock));
            let stops = stops_at(&mut window, speed, frame);
            let results = window.model().questions.results.iter();
            (stops, results.map(|record| (record.question.kind, record.line.clone())).collect::<Vec<_>>())
        };
        let unlimited = of(PlayClock::Even, Speed::UNLIMITED.step(), 0.02);
        assert!(unlimited.1.len() > 2, "realm {realm}: {unlimited:?}");
        // Some 200 events in a frame, and one; and ever more.
        let even = [(PlayClock::Even, 12, 0.05), (PlayClock::Even, 5, 0.03)];
        for (clock, speed, frame) in even.into_iter().chain([(PlayClock::Tenfold, 5, 0.1)]) {
            let stops = of(clock, speed, frame);
            assert_eq!(stops, unlimited, "realm {realm}, {clock:?} at {speed}, {frame} s a frame");
        }
    }
}

/// The look-ups in a table come after all that is expanded for it.
#[test]
fn a_look_up_stops_it_once() {
    let mut window = at_the_beginning(Realm::Table, QuestionMode::Alone, QuestionRate::Rarely);
    _ = stops_at(&mut window, 21, 0.05);
    let results = &window.model().questions.results;
    let lines = results.iter().map(|record| record.line.as_str()).collect::<Vec<_>>();
    let look_ups = window
        .model()
        .questions
        .results
        .iter()
        .filter(|record| record.question.kind == QuestionKind::Next && record.right.full.len() > 1);
    assert_eq!(look_ups.count(), 1, "{lines:?}");
}

#[test]
fn another_puzzle_begins_anew() {
    let mut window = at_the_beginning(Realm::Heap, QuestionMode::Alone, QuestionRate::Rarely);
    for start in ["23415x768", "41325678x", "23415x768"] {
        window.act(Action::SetPuzzle(puzzle(start)));
        window.search();
        window.act(Action::Seek(0));
        window.act(Action::TogglePlay);
        window.act(Action::Tick(1.0));
        let question = window.model().questions.open().expect("it is asked at the beginning");
        assert_eq!((question.question.kind, question.moment), (QuestionKind::Count, 0), "{start}");
        window.act(Action::Question(QuestionAction::Leave));
        window.act(Action::TogglePlay);
        window.act(Action::Tick(0.5));
        assert!(window.model().questions.open().is_none_or(|question| question.moment > 0), "only once");
        window.act(Action::Question(QuestionAction::Leave));
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
    let read = eight_realms_app::desk::preferences::Preferences::read(&preferences.written())
        .expect("it was written by us");
    assert_eq!(read.questions, preferences.questions);
}
