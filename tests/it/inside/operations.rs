//! The operations of an event, by key and by the keys beside the transport.

use egui::{Key, Modifiers, vec2};
use eight_realms_app::{
    desk::screen::StageTab,
    inside::{InsideAction, InsideFace},
    model::Action,
    words::Language,
};

use crate::window::test_window::TestWindow;

/// Where realm 7 takes the least entry of its heap.
const EXPANSION: u64 = 487;

fn watching(language: Language) -> TestWindow {
    let mut window = TestWindow::with_realm_7(language);
    window.act(Action::ShowStage(StageTab::Inside));
    window.act(Action::Inside(InsideAction::Face(InsideFace::Structure)));
    window.act(Action::Seek(EXPANSION));
    window
}

/// The figures below the stride: so many operations of the event are done, of so many.
fn place(window: &TestWindow) -> Option<[u64; 2]> {
    let texts = window.texts();
    let words = |done: u64, all: u64| {
        window.words.tell("operation-place", &[("done", done.into()), ("all", all.into())])
    };
    let all = (0..200_u64).flat_map(|all| (0..=all).map(move |done| [done, all]));
    all.into_iter().find(|[done, all]| texts.contains(&words(*done, *all)))
}

#[test]
fn alt_and_the_arrows_step_through_an_event_forth_and_back() {
    for language in Language::ALL {
        let mut window = watching(language);
        let [done, all] = place(&window).expect("it is shown");
        assert!(done == all && all > 9, "{done} of {all}");
        for less in 1..all {
            window.key_with(Modifiers::ALT, Key::ArrowLeft);
            assert_eq!((window.moment(), place(&window)), (EXPANSION, Some([all - less, all])));
        }
        window.key_with(Modifiers::ALT, Key::ArrowLeft);
        let before = place(&window).expect("it is shown");
        assert!(window.moment() == EXPANSION - 1 && before[0] == before[1], "the event before, all done");
        for done in 1..=all {
            window.key_with(Modifiers::ALT, Key::ArrowRight);
            assert_eq!((window.moment(), place(&window)), (EXPANSION, Some([done, all])));
        }
        window.key_with(Modifiers::ALT, Key::ArrowRight);
        assert_eq!((window.moment(), place(&window).map(|[done, _]| done)), (EXPANSION + 1, Some(1)));
        window.key_with(Modifiers::SHIFT, Key::ArrowLeft);
        assert_eq!(place(&window), Some([all, all]), "an event is always come to as a whole");
    }
}

#[test]
fn the_small_keys_do_the_same_and_are_there_where_a_structure_is_shown() {
    for language in Language::ALL {
        let mut window = watching(language);
        let [_, all] = place(&window).expect("it is shown");
        window.press_word("operation-back");
        assert_eq!(place(&window), Some([all - 1, all]));
        window.press_word("operation-forward");
        assert_eq!(place(&window), Some([all, all]));
        for face in [InsideFace::Tree, InsideFace::Contours] {
            window.act(Action::Inside(InsideAction::Face(face)));
            assert!(!window.shows(&window.say("operation-back")));
        }
        window.act(Action::ShowStage(StageTab::Step));
        assert!(!window.shows(&window.say("operation-back")));
        assert_eq!(place(&window), None);
    }
}

/// The smallest window has room for them and for the track.
#[test]
fn a_small_window_has_them_too() {
    for language in Language::ALL {
        let mut window = watching(language);
        window.harness.set_size(vec2(1024.0, 640.0));
        window.wait(3);
        assert!(window.shows(&window.say("operation-back")));
    }
}
