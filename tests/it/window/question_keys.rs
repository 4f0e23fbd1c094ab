//! What each key of a question does, and the question at which it is pressed.

use eight_realms_app::{
    desk::{preferences::QuestionMode, screen::Sheet},
    model::Action,
    questions::{QuestionAction, entry::AnswerEntry, open::OpenQuestion},
};
use eight_realms_core::ask::QuestionKind;

use super::test_window::TestWindow;

/// The number of boards before a key changes it.
const COUNT: u64 = 1000;

/// Asks the question at which a key does something: its second option is chosen, or a number is given.
pub fn prepare(window: &mut TestWindow, name: &str) {
    let ask = |kind| Action::Question(QuestionAction::Open(Some(kind)));
    if matches!(name, "hands" | "vote-again") {
        window.act(Action::Question(QuestionAction::Mode(QuestionMode::Class)));
    }
    if name == "another-question" {
        // Here the heap is small enough to be asked about.
        window.act(Action::Seek(5));
    }
    if name == "option-nudge" {
        window.act(Action::Seek(0));
        window.act(ask(QuestionKind::Count));
        window.act(Action::Question(QuestionAction::SetCount(COUNT)));
        return;
    }
    window.act(ask(QuestionKind::Next));
    window.act(Action::Question(QuestionAction::Choose(1)));
}

/// Whether a key has done what it does.
pub fn effect(name: &str, key: usize) -> fn(&TestWindow) -> bool {
    match (name, key) {
        ("question", _) => |window| window.model().questions.open().is_some(),
        ("question-mode", _) => |window| window.model().preferences.questions.mode == QuestionMode::Alone,
        ("save" | "save-data", _) => |window| window.model().sheet == Sheet::Save,
        ("option-beside", _) => {
            |window| entry(window).is_some_and(|entry| entry != AnswerEntry::Option(Some(1)))
        }
        ("option-nudge", 0) => |window| count(window).is_some_and(|count| count > COUNT),
        ("option-nudge", _) => |window| count(window).is_some_and(|count| count < COUNT),
        // The choice was a hand.
        ("hands", 0) => |window| hands(window) == Some(2),
        ("hands", _) => |window| hands(window) == Some(0),
        ("vote-again", _) => |window| {
            question(window)
                .and_then(|question| question.votes.as_ref())
                .is_some_and(|votes| votes.votes() == 2)
        },
        ("answer", 0) => |window| question(window).is_some_and(|question| !question.is_open()),
        ("answer", _) => |window| question(window).is_none(),
        ("another-question", _) => {
            |window| question(window).is_some_and(|question| question.question.kind != QuestionKind::Next)
        }
        ("unknown", _) => |window| question(window).is_some_and(|question| question.right().is_some()),
        ("answer-erase", _) => |window| entry(window) == Some(AnswerEntry::Option(None)),
        _ => |_| false,
    }
}

fn question(window: &TestWindow) -> Option<&OpenQuestion> {
    window.model().questions.current.as_ref()
}

fn entry(window: &TestWindow) -> Option<AnswerEntry> {
    question(window).map(|question| question.entry.clone())
}

fn count(window: &TestWindow) -> Option<u64> {
    entry(window).and_then(|entry| entry.count())
}

/// Hands for the second option.
fn hands(window: &TestWindow) -> Option<u16> {
    question(window)?.votes.as_ref().map(|votes| votes.hands(1, 0))
}
