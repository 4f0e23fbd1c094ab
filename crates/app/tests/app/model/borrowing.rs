//! A question borrows the stage: what it showed before comes back, unless the person has gone elsewhere meanwhile.

use eight_realms_app::{
    desk::screen::StageTab,
    heuristics::HeuristicsFace,
    inside::{InsideAction, InsideFace},
    model::Action,
    questions::QuestionAction,
    race::{RaceAction, RaceFace},
};
use eight_realms_core::{ask::QuestionKind, realm::Realm};

use super::{fresh, test_app::TestApp};

/// Realm 7 has searched the sample and stands in the middle of its recording.
fn within() -> TestApp {
    let mut app = fresh();
    app.act(Action::Choose(Realm::Heap.into()));
    app.settle();
    app.act(Action::Seek(app.model.chosen_lane().recording.len() / 2));
    app
}

fn ask(app: &mut TestApp, kind: Option<QuestionKind>) {
    app.act(Action::Question(QuestionAction::Open(kind)));
    assert!(app.model.questions.open().is_some(), "{kind:?} can be asked");
}

/// Says that the answer is not known, so that it is shown.
fn answer(app: &mut TestApp) {
    app.act(Action::Question(QuestionAction::Pass));
    assert!(app.model.has_question() && app.model.questions.open().is_none());
}

fn leave(app: &mut TestApp) {
    app.act(Action::Question(QuestionAction::Leave));
    assert!(!app.model.has_question());
}

fn inside(app: &TestApp) -> Option<InsideFace> {
    app.model.inside.shown_face(&app.model)
}

#[test]
fn the_tab_before_comes_back() {
    for tab in [StageTab::Inside, StageTab::Map, StageTab::Heuristics] {
        let mut app = within();
        app.act(Action::ShowStage(tab));
        ask(&mut app, Some(QuestionKind::Next));
        assert_eq!(app.model.stage, StageTab::Step, "the question is about the step");
        answer(&mut app);
        leave(&mut app);
        assert_eq!(app.model.stage, tab);
    }
}

#[test]
fn a_tab_that_is_chosen_beside_the_answer_stays() {
    let mut app = within();
    app.act(Action::ShowStage(StageTab::Map));
    ask(&mut app, Some(QuestionKind::Next));
    app.act(Action::ShowStage(StageTab::Heuristics));
    assert_eq!(app.model.stage, StageTab::Step, "while it is open, the stage stays");
    answer(&mut app);
    app.act(Action::ShowStage(StageTab::Heuristics));
    leave(&mut app);
    assert_eq!(app.model.stage, StageTab::Heuristics);
    assert_eq!(app.model.heuristics.face, HeuristicsFace::Distances);
}

#[test]
fn a_structure_is_shown_for_its_question_and_the_face_before_comes_back() {
    let mut app = within();
    app.act(Action::ShowStage(StageTab::Inside));
    app.act(Action::Inside(InsideAction::Face(InsideFace::Contours)));
    ask(&mut app, Some(QuestionKind::Heap));
    assert_eq!(inside(&app), Some(InsideFace::Structure));
    answer(&mut app);
    assert_eq!(inside(&app), Some(InsideFace::Structure), "nothing jumps when the answer is shown");
    leave(&mut app);
    assert_eq!(inside(&app), Some(InsideFace::Contours));
}

#[test]
fn a_face_that_is_chosen_beside_the_answer_stays() {
    let mut app = within();
    app.act(Action::ShowStage(StageTab::Inside));
    ask(&mut app, Some(QuestionKind::Heap));
    answer(&mut app);
    app.act(Action::Inside(InsideAction::Face(InsideFace::Contours)));
    assert_eq!(inside(&app), Some(InsideFace::Contours));
    leave(&mut app);
    assert_eq!(inside(&app), Some(InsideFace::Contours));
}

/// Whoever has gone elsewhere beside the answer goes on there: no race begins that nobody asked about, and no search
/// steps.
#[test]
fn going_on_elsewhere_only_leaves_the_question() {
    let mut app = within();
    ask(&mut app, Some(QuestionKind::Next));
    answer(&mut app);
    app.act(Action::ShowStage(StageTab::Race));
    let before = app.model.together.playhead;
    app.act(Action::Question(QuestionAction::GoOn));
    assert!(!app.model.has_question());
    assert_eq!((app.model.stage, app.model.together.playhead), (StageTab::Race, before));

    app.act(Action::Question(QuestionAction::Open(None)));
    answer(&mut app);
    app.act(Action::ShowStage(StageTab::Step));
    let before = app.model.chosen_lane().playhead;
    app.act(Action::Question(QuestionAction::GoOn));
    assert!(!app.model.has_question());
    assert_eq!((app.model.stage, app.model.chosen_lane().playhead), (StageTab::Step, before));
}

#[test]
fn going_on_makes_the_step_that_was_asked_about() {
    let mut app = within();
    ask(&mut app, Some(QuestionKind::Next));
    let before = app.model.chosen_lane().playhead.moment;
    answer(&mut app);
    app.act(Action::Question(QuestionAction::GoOn));
    assert_eq!(app.model.chosen_lane().playhead.moment, before + 1);
}

/// The structure stays beside its answer, whatever is chosen in another tab.
#[test]
fn a_face_chosen_in_another_tab_takes_nothing_from_the_question() {
    let mut app = within();
    app.act(Action::ShowStage(StageTab::Inside));
    ask(&mut app, Some(QuestionKind::Heap));
    answer(&mut app);
    app.act(Action::ShowStage(StageTab::Race));
    app.act(Action::Race(RaceAction::Face(RaceFace::Table)));
    app.act(Action::ShowStage(StageTab::Inside));
    assert_eq!(inside(&app), Some(InsideFace::Structure));
}

#[test]
fn a_bet_shows_the_lanes_and_the_face_before_comes_back() {
    let mut app = fresh();
    app.settle();
    app.act(Action::ShowStage(StageTab::Race));
    app.act(Action::Race(RaceAction::Face(RaceFace::Table)));
    let face = |app: &TestApp| app.model.race.shown_face(&app.model);
    assert_eq!(face(&app), RaceFace::Table);
    ask(&mut app, None);
    assert_eq!(face(&app), RaceFace::Lanes, "whoever bets sees the lanes");
    answer(&mut app);
    leave(&mut app);
    assert_eq!((app.model.stage, face(&app)), (StageTab::Race, RaceFace::Table));
    ask(&mut app, None);
    answer(&mut app);
    app.act(Action::Question(QuestionAction::GoOn));
    assert!(!app.model.has_question() && app.model.together.is_moving());
    assert_eq!(face(&app), RaceFace::Lanes, "whoever has bet sees the race");
    app.act(Action::Race(RaceAction::Face(RaceFace::Table)));
    assert_eq!(face(&app), RaceFace::Table);
    app.act(Action::Seek(0));
    ask(&mut app, None);
    answer(&mut app);
    app.act(Action::Race(RaceAction::Face(RaceFace::MustExpand)));
    leave(&mut app);
    assert_eq!(face(&app), RaceFace::MustExpand, "what is chosen by hand stays");
}
