//! Keys of a question below the stage.

use egui::Key;
use eight_realms_app::app::{Action, QuestionAction};
use eight_realms_core::replay::Direction;

use super::binding::{Binding, KeyModifiers, KeyScope, Trigger};

/// Bindings of a question, in the order of the sheet.
pub(super) const QUESTION: &[Binding] = &[
    Binding::new("option", KeyModifiers::Whatever, Trigger::Numbers).in_scope(KeyScope::Question),
    Binding::new(
        "option-beside",
        KeyModifiers::Nothing,
        Trigger::Keys(&[
            (Key::ArrowRight, |_| beside(Direction::Forward)),
            (Key::ArrowLeft, |_| beside(Direction::Back)),
        ]),
    )
    .in_scope(KeyScope::Question)
    .repeating(),
    Binding::new(
        "option-nudge",
        KeyModifiers::Shift,
        Trigger::Keys(&[
            (Key::ArrowRight, |_| Action::Question(QuestionAction::Nudge(Direction::Forward))),
            (Key::ArrowLeft, |_| Action::Question(QuestionAction::Nudge(Direction::Back))),
        ]),
    )
    .in_scope(KeyScope::Question)
    .repeating(),
    Binding::new(
        "hands",
        KeyModifiers::Nothing,
        Trigger::Keys(&[
            (Key::ArrowUp, |_| Action::Question(QuestionAction::Raise)),
            (Key::ArrowDown, |_| Action::Question(QuestionAction::Lower(None))),
        ]),
    )
    .in_scope(KeyScope::Question)
    .repeating(),
    Binding::new(
        "vote-again",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::V, |_| Action::Question(QuestionAction::VoteAgain))]),
    )
    .in_scope(KeyScope::Question),
    Binding::new(
        "answer",
        KeyModifiers::Nothing,
        Trigger::Keys(&[
            (Key::Enter, |_| Action::Question(QuestionAction::Confirm)),
            (Key::Space, |_| Action::Question(QuestionAction::GoOn)),
        ]),
    )
    .in_scope(KeyScope::Question),
    Binding::new(
        "unknown",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::N, |_| Action::Question(QuestionAction::Pass))]),
    )
    .in_scope(KeyScope::Question),
    Binding::new(
        "another-question",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::Q, |_| Action::Question(QuestionAction::Another))]),
    )
    .in_scope(KeyScope::Question),
    Binding::new(
        "answer-erase",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::Backspace, |_| Action::Question(QuestionAction::Erase))]),
    )
    .in_scope(KeyScope::Question)
    .repeating(),
];

/// Chooses the option beside the chosen one.
const fn beside(direction: Direction) -> Action {
    Action::Question(QuestionAction::ChooseBeside(direction))
}
