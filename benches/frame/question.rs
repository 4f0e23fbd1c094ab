//! A question below the stage, and the same moment without one. Then the search for what is asked next, while a search
//! is played.

use eight_realms_app::{
    desk::action::LanesAction,
    desk::screen::Face,
    desk::{
        preferences::{QuestionMode, Speed},
        screen::StageTab,
    },
    model::Action,
    questions::QuestionAction,
};
use eight_realms_core::{
    ask::QuestionKind, heuristic::HeuristicKind, lane::LaneRequest, realm::Realm, replay::Playback,
};

use super::screen::Screen;

/// Measures frames of the same moment, with plots and with a question in their place; then searches played with
/// questions.
pub fn measure(screen: &mut Screen) {
    screen.act(Action::ShowStage(StageTab::Step));
    for realm in [Realm::Hash, Realm::Heap, Realm::IdaStar] {
        screen.act(Action::Choose(realm.into()));
        screen.finish();
        screen.act(Action::Seek(u64::MAX));
        let middle = screen.application.model().seen().leading_playhead().moment / 2;
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
    for realm in [Realm::Hash, Realm::Heap] {
        play(screen, realm, &format!("step, realm {realm} played, questions by themselves"));
    }
    screen.act(Action::Lanes(LanesAction::Add(LaneRequest {
        heuristic: Some(HeuristicKind::Misplaced),
        ..LaneRequest::of(Realm::IdaStar)
    })));
    screen.finish();
    play_chosen(screen, "step, realm 8 with misplaced tiles played, questions");
    screen.act(Action::ShowFace(Face::Realms));
    screen.finish();
}

/// Plays a search as fast as it goes, and leaves each question as soon as it comes.
fn play(screen: &mut Screen, realm: Realm, name: &str) {
    screen.act(Action::Choose(realm.into()));
    screen.finish();
    play_chosen(screen, name);
}

fn play_chosen(screen: &mut Screen, name: &str) {
    screen.act(Action::Question(QuestionAction::Mode(QuestionMode::Alone)));
    screen.act(Action::SetSpeed(Speed::UNLIMITED));
    screen.act(Action::Seek(0));
    screen.measure(name, |screen| {
        if screen.application.model().questions.open().is_some() {
            screen.act(Action::Question(QuestionAction::Leave));
        }
        if screen.application.model().seen().leading_playhead().playback == Playback::Paused {
            screen.act(Action::TogglePlay);
        }
    });
    screen.act(Action::Question(QuestionAction::Leave));
    screen.act(Action::Question(QuestionAction::Mode(QuestionMode::Off)));
    screen.act(Action::Seek(u64::MAX));
}
