//! All text of a question can be read: every kind, in both languages, small, usual and on a projector, before it is answered
//! and after.

use egui::vec2;
use eight_realms_app::{
    desk::{
        lanes::Limits,
        preferences::QuestionMode,
        screen::{Reading, Surroundings},
    },
    model::Action,
    questions::QuestionAction,
    words::Language,
};
use eight_realms_core::{ask::QuestionKind, realm::Realm};

use crate::{
    ground::puzzle,
    monkey::screen::{Screen, Window},
};

const WINDOWS: [(f32, f32); 3] = [(1024.0, 640.0), (1440.0, 900.0), (1920.0, 1080.0)];

#[test]
fn all_text_of_a_question_can_be_read() {
    for language in Language::ALL {
        let sample = puzzle("1237x8564", "12345678x");
        let mut screen = Screen::of(sample, language, Limits::default(), Surroundings::default());
        for (number, (width, height)) in WINDOWS.into_iter().enumerate() {
            screen.resize(Window { points: vec2(width, height), scale: 1.0 });
            (0..usize::from(number == 2)).for_each(|_| screen.act(Action::SwitchProjector));
            let cases = QuestionKind::ALL
                .into_iter()
                .flat_map(|kind| Realm::ALL.into_iter().map(move |realm| (kind, realm)));
            for (kind, realm) in cases.filter(|(kind, realm)| kind.is_of(*realm)) {
                for mode in [QuestionMode::Alone, QuestionMode::Class] {
                    screen.act(Action::Question(QuestionAction::Mode(mode)));
                    let name = format!("{language:?} {width} {mode:?} {kind:?} of realm {realm}");
                    read(&mut screen, kind, realm, &name);
                }
            }
            (0..usize::from(number == 2)).for_each(|_| screen.act(Action::SwitchProjector));
        }
        screen.faults.assert_none();
    }
}

/// Asks a question, answers it, and reads both.
fn read(screen: &mut Screen, kind: QuestionKind, realm: Realm, name: &str) {
    for moment in [0, 60] {
        screen.act(Action::Choose(realm.into()));
        screen.act(Action::Seek(moment));
        let reading = if kind == QuestionKind::Code { Reading::Code } else { Reading::Page };
        screen.act(Action::Read(reading));
        screen.act(Action::Question(QuestionAction::Open(Some(kind))));
        if screen.application.model().questions.open().is_none() {
            continue;
        }
        screen.read(name);
        for action in [QuestionAction::Write('2'), QuestionAction::VoteAgain, QuestionAction::Write('8')] {
            screen.act(Action::Question(action));
        }
        screen.act(Action::Question(QuestionAction::Confirm));
        screen.act(Action::Question(QuestionAction::Pass));
        screen.read(&format!("{name}, answered"));
        screen.act(Action::Question(QuestionAction::Leave));
    }
}
