//! How many boards: by the slider, by arrows, by digits.

use egui::{Key, Modifiers};
use eight_realms_app::{model::Action, questions::QuestionAction, words::Language};
use eight_realms_core::ask::{FULL, Prediction, QuestionKind};

use crate::window::test_window::TestWindow;

fn asking(language: Language) -> TestWindow {
    let mut window = TestWindow::with_realm_7(language);
    window.search();
    window.act(Action::Seek(0));
    window.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Count))));
    window.wait(2);
    assert!(window.model().questions.open().is_some());
    window
}

fn count(window: &TestWindow) -> Option<u64> {
    window.model().questions.current.as_ref().and_then(|question| question.entry.count())
}

#[test]
fn arrows_move_the_number_by_parts_of_a_decade() {
    for language in Language::ALL {
        let mut window = asking(language);
        assert_eq!(count(&window), None, "nothing is given before a key is pressed");
        window.key(Key::ArrowRight);
        assert_eq!(count(&window), Some(1000), "the middle of the slider");
        window.key(Key::ArrowRight);
        assert_eq!(count(&window), Some(1122), "a twentieth of a decade");
        window.key(Key::ArrowLeft);
        window.key_with(Modifiers::SHIFT, Key::ArrowRight);
        assert_eq!(count(&window), Some(1023), "a hundredth");
        (0..70).for_each(|_| window.key(Key::ArrowLeft));
        assert_eq!(count(&window), Some(1));
        window.key(Key::Backspace);
        for digit in [Key::Num3, Key::Num1, Key::Num4] {
            window.key(digit);
        }
        assert_eq!(count(&window), Some(314));
        window.key(Key::Enter);
        let questions = &window.model().questions;
        assert_eq!(questions.results.len(), 1);
        let within = questions.results[0].points == Some(FULL);
        let Prediction::Count(right) = questions.results[0].right.full[0] else { panic!("a count") };
        assert_eq!(within, (right as f64 / 314.0).max(314.0 / right as f64) <= 1.5);
    }
}

#[test]
fn the_slider_is_dragged() {
    for language in Language::ALL {
        let mut window = asking(language);
        let label = window.say("question-count");
        let at = window.place(&label);
        window.drag(at, at + egui::vec2(60.0, 0.0));
        let higher = count(&window).expect("it has been dragged");
        assert!(higher > 1000, "{higher}");
        window.drop(at + egui::vec2(60.0, 0.0));
        window.key(Key::Enter);
        assert!(window.model().questions.open().is_none());
    }
}
