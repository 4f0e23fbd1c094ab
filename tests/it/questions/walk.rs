//! A teacher leads a class through a search on the projector: by keys alone, and by the mouse alone.

use std::collections::BTreeSet;

use egui::{Key, Modifiers, vec2};
use eight_realms_app::{
    desk::{
        preferences::QuestionMode,
        screen::{Projector, Sheet},
    },
    questions::entry::AnswerEntry,
    words::Language,
};
use eight_realms_core::ask::QuestionKind;

use crate::window::test_window::TestWindow;

/// What the teacher's hands do, in this order.
struct Walk {
    /// The projector, and questions for a class, from a window as it opens.
    begin: fn(&mut TestWindow),
    /// To the beginning of the search, and on.
    play: fn(&mut TestWindow),
    /// Whatever is asked: shows hands, lets the class vote again, tells and goes on.
    answer: fn(&mut TestWindow),
    /// Asks one more question where the search stands, though none has come by itself.
    ask: fn(&mut TestWindow),
    /// Opens the results and puts them away.
    results: fn(&mut TestWindow),
}

const BY_KEYS: Walk = Walk {
    begin: |window| {
        window.key(Key::F11);
        window.key_with(Modifiers::SHIFT, Key::Q);
        window.key_with(Modifiers::SHIFT, Key::Q);
    },
    play: |window| {
        window.key(Key::Home);
        window.key(Key::Space);
    },
    answer: |window| {
        if entry(window) == Entry::Number {
            window.key(Key::ArrowRight);
            window.key(Key::Num4);
            window.key(Key::Num2);
        } else {
            for key in [Key::Num1, Key::ArrowUp, Key::Num2, Key::V, Key::Num2, Key::ArrowUp, Key::ArrowDown] {
                window.key(key);
            }
        }
        window.key(Key::Enter);
        assert!(is_answered(window));
        window.key(Key::Space);
    },
    ask: |window| {
        window.key(Key::Space);
        window.key(Key::Q);
    },
    results: |window| {
        window.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
        assert_eq!(window.model().sheet, Sheet::Results);
        window.key(Key::Escape);
    },
};

const BY_MOUSE: Walk = Walk {
    begin: |window| {
        window.press_word("settings");
        window.wait(2);
        window.press_word("questions-class");
        window.press_word("settings");
        window.wait(2);
        window.press_word("projector");
    },
    play: |window| {
        window.press_word("to-first");
        window.press_word("play");
    },
    answer: |window| {
        if entry(window) == Entry::Number {
            let at = window.place(&window.say("question-count"));
            window.drag(at, at + vec2(40.0, 0.0));
            window.drop(at + vec2(40.0, 0.0));
            window.press_word("question-answer");
        } else {
            for number in [1, 1, 2] {
                press_option(window, number);
            }
            window.press_word("question-lower");
            window.press_word("question-vote-again");
            press_option(window, 2);
            window.press_word("question-reveal");
        }
        assert!(is_answered(window));
        window.press_word("question-go-on");
    },
    ask: |window| {
        window.press_word("pause");
        window.press_word("question-ask-class");
    },
    results: |window| {
        // The button is on the card of an answered question.
        if window.model().questions.open().is_none() {
            window.press_word("question-ask-class");
        }
        press_option(window, 1);
        window.press_word("question-reveal");
        window.press_word("question-results");
        assert_eq!(window.model().sheet, Sheet::Results);
        window.press_word("close");
    },
};

/// How the question that is open is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    Number,
    Option,
}

fn entry(window: &TestWindow) -> Entry {
    let question = window.model().questions.open().expect("a question is open");
    match question.entry {
        AnswerEntry::Number(_) => Entry::Number,
        AnswerEntry::Option(_) | AnswerEntry::Order(_) => Entry::Option,
    }
}

fn is_answered(window: &TestWindow) -> bool {
    window.model().questions.current.as_ref().is_some_and(|question| !question.is_open())
}

/// Presses an option, by its number from 1.
fn press_option(window: &mut TestWindow, number: usize) {
    let start = format!("{number} · ");
    let label = window.texts().into_iter().find(|text| text.starts_with(&start)).expect("it has a name");
    window.press(&label);
}

/// Lets the search play until the window asks.
fn wait_for_question(window: &mut TestWindow) {
    for _ in 0..400 {
        if window.model().questions.open().is_some() {
            return;
        }
        window.wait(1);
    }
    panic!("nothing is asked, at moment {}", window.moment());
}

fn lead(walk: &Walk, language: Language) {
    let mut window = TestWindow::with_realm_7(language);
    (walk.begin)(&mut window);
    assert_eq!(window.model().projector, Projector::On);
    assert_eq!(window.model().preferences.questions.mode, QuestionMode::Class);
    (walk.play)(&mut window);
    let mut kinds = BTreeSet::new();
    for number in 1..=5 {
        wait_for_question(&mut window);
        let question = window.model().questions.open().expect("it is open");
        kinds.insert(question.question.kind.name());
        assert_eq!(question.moment == 0, number == 1, "the first one comes before the search");
        (walk.answer)(&mut window);
        assert_eq!(window.model().questions.results.len(), number);
    }
    assert!(kinds.contains(QuestionKind::Count.name()) && kinds.len() > 2, "{kinds:?}");
    // The search plays on, or the next question has come.
    if window.model().questions.open().is_none() {
        (walk.ask)(&mut window);
    }
    wait_for_question(&mut window);
    (walk.answer)(&mut window);
    let shows_hands =
        window.model().questions.results.iter().filter(|record| record.right_hands.len() == 2).count();
    assert!(shows_hands >= 3, "{shows_hands} votes were taken twice");
    (walk.results)(&mut window);
    assert_eq!(window.model().sheet, Sheet::None);
}

#[test]
fn a_class_on_the_projector_is_led_by_keys_alone() {
    for language in Language::ALL {
        lead(&BY_KEYS, language);
    }
}

#[test]
fn a_class_on_the_projector_is_led_by_the_mouse_alone() {
    for language in Language::ALL {
        lead(&BY_MOUSE, language);
    }
}
