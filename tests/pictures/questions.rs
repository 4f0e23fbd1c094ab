//! Pictures of questions, before they are answered and after.

use eight_realms::gui::{Application, picture};
use eight_realms_app::{
    desk::{preferences::QuestionMode, screen::StageTab},
    model::Action,
    questions::QuestionAction,
};
use eight_realms_core::{ask::QuestionKind, realm::Realm};

/// A question about the sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestionScene {
    pub name: &'static str,
    kind: QuestionKind,
    realm: Realm,
    /// From which moment on it is asked.
    moment: u64,
    mode: QuestionMode,
    /// What is typed: a class shows a hand for each digit, and `v` is another vote.
    typed: &'static str,
    is_answered: bool,
}

impl QuestionScene {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::of("question-next", QuestionKind::Next, Realm::Heap, 60, "2"),
        Self::of("question-rival", QuestionKind::Next, Realm::Heap, 60, "1").answered(),
        Self::of("question-fate", QuestionKind::Fate, Realm::Bidirectional, 1000, "1").answered(),
        Self::of("question-bound", QuestionKind::Bound, Realm::IdaStar, 316, "14").answered(),
        Self::of("question-count", QuestionKind::Count, Realm::Heap, 0, "2500"),
        Self::of("question-order", QuestionKind::Order, Realm::Heap, 0, "3674"),
        Self::of(
            "question-class",
            QuestionKind::Next,
            Realm::Heap,
            60,
            "111111122233333456678v1113333333333334",
        )
        .of_class(),
    ];

    const fn of(
        name: &'static str,
        kind: QuestionKind,
        realm: Realm,
        moment: u64,
        typed: &'static str,
    ) -> Self {
        Self { name, kind, realm, moment, mode: QuestionMode::Alone, typed, is_answered: false }
    }

    const fn answered(self) -> Self {
        Self { is_answered: true, ..self }
    }

    const fn of_class(self) -> Self {
        Self { mode: QuestionMode::Class, ..self }
    }

    pub const fn is_of_class(self) -> bool {
        matches!(self.mode, QuestionMode::Class)
    }

    pub const fn is_order(self) -> bool {
        matches!(self.kind, QuestionKind::Order)
    }

    /// Brings the application to the moment.
    pub fn play(self, application: &mut Application) {
        application.act(Action::Choose(self.realm.into()));
        picture::finish(application);
        application.act(Action::Question(QuestionAction::Mode(self.mode)));
        if self.kind == QuestionKind::Order {
            application.act(Action::ShowStage(StageTab::Race));
            picture::finish(application);
        }
        application.act(Action::Seek(self.moment));
        application.act(Action::Question(QuestionAction::Open(Some(self.kind))));
        for letter in self.typed.chars() {
            let action =
                if letter == 'v' { QuestionAction::VoteAgain } else { QuestionAction::Write(letter) };
            application.act(Action::Question(action));
        }
        if self.is_answered {
            application.act(Action::Question(QuestionAction::Confirm));
        }
    }
}
