//! Pictures of questions, before they are answered and after.

use eight_realms::{
    app::{Action, QuestionAction},
    ask::QuestionKind,
    gui::{Application, picture},
    realm::Realm,
};

/// A question about the sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestionScene {
    pub name: &'static str,
    kind: QuestionKind,
    realm: Realm,
    /// From which moment on it is asked.
    moment: u64,
    /// What is typed.
    typed: &'static str,
    is_answered: bool,
}

impl QuestionScene {
    /// All of them.
    pub const ALL: [Self; 3] = [
        Self::of("question-next", QuestionKind::Next, Realm::Heap, 60, "2"),
        Self::of("question-fate", QuestionKind::Fate, Realm::Bidirectional, 1000, "1").answered(),
        Self::of("question-bound", QuestionKind::Bound, Realm::IdaStar, 316, "14").answered(),
    ];

    const fn of(
        name: &'static str,
        kind: QuestionKind,
        realm: Realm,
        moment: u64,
        typed: &'static str,
    ) -> Self {
        Self { name, kind, realm, moment, typed, is_answered: false }
    }

    const fn answered(self) -> Self {
        Self { is_answered: true, ..self }
    }

    /// Brings the application to the moment.
    pub fn play(self, application: &mut Application) {
        application.act(Action::Choose(self.realm));
        picture::finish(application);
        application.act(Action::Seek(self.moment));
        application.act(Action::Question(QuestionAction::Open(Some(self.kind))));
        for letter in self.typed.chars() {
            application.act(Action::Question(QuestionAction::Write(letter)));
        }
        if self.is_answered {
            application.act(Action::Question(QuestionAction::Confirm));
        }
    }
}
