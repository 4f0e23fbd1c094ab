//! A class answers: hands are counted for the options, once and again, then it is told.

use egui::Key;
use eight_realms_app::{
    desk::{preferences::QuestionMode, screen::Sheet},
    model::Action,
    questions::QuestionAction,
    words::{Language, figures},
};
use eight_realms_core::ask::QuestionKind;

use crate::window::test_window::TestWindow;

/// Asks a class of realm 7 what is expanded next.
fn asking(language: Language) -> TestWindow {
    let mut window = TestWindow::with_realm_7(language);
    window.act(Action::Question(QuestionAction::Mode(QuestionMode::Class)));
    window.act(Action::Seek(40));
    window.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Next))));
    window.wait(2);
    assert!(window.model().questions.open().is_some());
    window
}

/// The hands for an option in each vote so far.
fn hands(window: &TestWindow, option: usize) -> Vec<u16> {
    let question = window.model().questions.current.as_ref().expect("it is there");
    let votes = question.votes.as_ref().expect("a class shows hands");
    (0..votes.votes()).map(|vote| votes.hands(option, vote)).collect()
}

/// The name of an option, by its number from 1.
fn label(window: &TestWindow, number: usize) -> String {
    let start = format!("{number} · ");
    window.texts().into_iter().find(|text| text.starts_with(&start)).expect("each option has a name")
}

#[test]
fn a_class_is_led_by_keys_alone() {
    for language in Language::ALL {
        let mut window = asking(language);
        window.key(Key::Num1);
        window.key(Key::ArrowUp);
        window.key(Key::ArrowUp);
        window.key(Key::ArrowDown);
        assert_eq!(hands(&window, 0), [2], "the digit is a hand, and so is the arrow");
        window.key(Key::Num2);
        window.key(Key::V);
        window.key(Key::V);
        window.key(Key::Num2);
        window.key(Key::ArrowUp);
        window.key(Key::ArrowUp);
        assert_eq!((hands(&window, 0), hands(&window, 1)), (vec![2, 0], vec![1, 3]));
        let moment = window.moment();
        window.key(Key::Space);
        let questions = &window.model().questions;
        let question = questions.current.as_ref().expect("the class is told");
        assert!(!question.is_open());
        assert_eq!(question.right_hands().len(), 2);
        assert_eq!((questions.answered(), questions.most_points()), (1, 0), "no points are counted");
        assert_eq!(questions.results[0].hands, [vec![(0, 2), (1, 1)], vec![(1, 3)]]);
        assert_eq!(questions.results[0].answer, None);
        window.key(Key::Space);
        assert!(window.model().questions.current.is_none());
        assert_eq!(window.moment(), moment + 1);
        let votes = window.model().questions.results[0].right_hands.clone();
        let percent = |[right, all]: &[u32; 2]| figures::percent((*right).into(), (*all).into());
        let shares = votes.iter().map(percent).collect::<Vec<_>>().join(" → ");
        window.act(Action::Open(Sheet::Results));
        window.wait(2);
        assert!(window.texts().iter().any(|text| text.contains(&shares)), "{shares}: {:?}", window.texts());
    }
}

#[test]
fn a_class_is_led_by_the_mouse_alone() {
    for language in Language::ALL {
        let mut window = asking(language);
        for _ in 0..3 {
            let first = label(&window, 1);
            window.press(&first);
        }
        window.press_word("question-lower");
        assert_eq!(hands(&window, 0), [2]);
        window.press_word("question-vote-again");
        let second = label(&window, 2);
        window.press(&second);
        assert_eq!((hands(&window, 0), hands(&window, 1)), (vec![2, 0], vec![0, 1]));
        window.press_word("question-reveal");
        assert!(window.model().questions.current.as_ref().is_some_and(|question| !question.is_open()));
        window.press_word("question-go-on");
        assert!(window.model().questions.current.is_none());
    }
}

#[test]
fn the_wrong_answer_with_most_hands_is_ascribed_to_its_rival() {
    let mut window = asking(Language::English);
    let question = window.model().questions.open().expect("it is open");
    let options = question.options.len();
    window.act(Action::Question(QuestionAction::Confirm));
    let right = window.model().questions.current.as_ref().and_then(|question| question.right().cloned());
    let right = right.expect("it is told");
    let mut tested = 0;
    for option in 0..options {
        let mut window = asking(Language::English);
        window.act(Action::Question(QuestionAction::Choose(option)));
        window.act(Action::Question(QuestionAction::Confirm));
        let question = window.model().questions.current.as_ref().expect("it is told");
        let answer = question.options.answer(option).expect("it is an option");
        let [[hands, all]] = question.right_hands()[..] else { panic!("one vote") };
        assert_eq!((hands, all), (u32::from(right.full.contains(&answer)), 1));
        let rival = question.given.as_ref().and_then(|given| given.verdict.rival);
        tested += usize::from(rival.is_some());
        assert!(rival.is_none() || !right.full.contains(&answer), "what is right is nobody else's answer");
    }
    assert!(tested > 0, "some option is a rival's");
}
