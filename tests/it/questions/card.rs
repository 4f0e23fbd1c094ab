//! The card of a question: chosen by digit, arrow and pointer, answered, gone on from.

use egui::Key;
use eight_realms::{
    app::{Action, QuestionAction},
    ask::{FULL, QuestionKind},
    words::Language,
};

use crate::window::test_window::TestWindow;

/// Asks of realm 7 what is expanded next.
fn asking(language: Language) -> TestWindow {
    let mut window = TestWindow::with_realm_7(language);
    window.act(Action::Seek(40));
    window.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Next))));
    window.wait(2);
    assert!(window.model().questions.open().is_some());
    window
}

#[test]
fn a_board_is_chosen_by_its_digit_answered_and_gone_on_from() {
    for language in Language::ALL {
        let mut window = asking(language);
        let question = window.model().questions.open().expect("it is open");
        let moment = question.moment;
        assert!(question.right().is_none(), "nothing is given away");
        window.key(Key::Num1);
        window.key(Key::ArrowRight);
        window.key(Key::ArrowLeft);
        assert_eq!(window.moment(), moment, "the arrows are the question's");
        window.key(Key::Enter);
        let questions = &window.model().questions;
        let question = questions.current.as_ref().expect("its answer is shown");
        let given = question.given.clone().expect("it is answered");
        let right = question.right().expect("it is answered").clone();
        let is_right = given.answer.as_ref().is_some_and(|answer| right.full.contains(answer));
        assert_eq!(given.verdict.points == FULL, is_right);
        assert_eq!((questions.answered(), questions.points()), (1, u32::from(given.verdict.points)));
        window.key(Key::Space);
        assert!(window.model().questions.current.is_none());
        assert_eq!(window.moment(), moment + 1, "the search takes the step");
    }
}

#[test]
fn while_it_is_open_the_search_stands_still_and_escape_leaves_it() {
    for language in Language::ALL {
        let mut window = asking(language);
        let moment = window.moment();
        for key in [Key::Space, Key::ArrowRight, Key::End, Key::R, Key::F3, Key::Num0] {
            if window.model().questions.open().is_some() {
                window.key(key);
            }
            assert_eq!(window.moment(), moment, "{key:?}");
        }
        assert!(window.model().questions.open().is_none(), "0 says that one does not know");
        assert_eq!((window.model().questions.answered(), window.model().questions.points()), (1, 0));
        window.key(Key::Escape);
        assert!(window.model().questions.current.is_none());
    }
}

#[test]
fn the_key_asks_here_or_at_the_next_place() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.act(Action::Seek(41));
        window.key(Key::Q);
        let question = window.model().questions.open().expect("something can be asked");
        assert!(question.moment >= 41);
        window.key(Key::Escape);
        assert_eq!(window.model().questions.answered(), 0, "one that is left does not count");
    }
}
