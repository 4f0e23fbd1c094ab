//! A question below the stage, and the same moment without one.

use eight_realms::{
    app::{Action, QuestionAction, StageTab},
    ask::QuestionKind,
    realm::Realm,
};

use super::screen::Screen;

/// A frame of the same moment, with plots and with a question in their place.
pub fn measure(screen: &mut Screen) {
    screen.act(Action::ShowStage(StageTab::Step));
    for realm in [Realm::Hash, Realm::Heap, Realm::IdaStar] {
        screen.act(Action::Choose(realm));
        screen.finish();
        screen.act(Action::Seek(u64::MAX));
        let middle = screen.application.model().leading_playhead().moment / 2;
        let at_rest = |screen: &mut Screen, name: &str| {
            screen.measure(&format!("step, realm {realm} {name}"), |_| {});
        };
        screen.act(Action::Seek(middle));
        at_rest(screen, "at rest, no question");
        screen.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Next))));
        at_rest(screen, "at rest, a question");
        screen.act(Action::Question(QuestionAction::Pass));
        at_rest(screen, "at rest, answered");
        screen.act(Action::Question(QuestionAction::Leave));
    }
}
