//! What to begin with: open until the first step of the session, and again on request.

use eight_realms_app::{
    desk::{
        action::WindowAction,
        preferences::Preferences,
        screen::{ChosenFolds, Fold, FoldingRegion, Folds, Projector, StageTab},
    },
    headline,
    model::{Action, Model},
    questions::QuestionAction,
    step::Frontier,
    view::View,
    words::{Language, Words},
};
use eight_realms_core::{
    realm::{Realm, Waits},
    replay::{Direction, Stride},
};

use super::test_app::{Request, TestApp};
use crate::{at_the_end::at_the_end, ground::puzzle};

/// The window for the first time.
fn first() -> TestApp {
    let mut app = TestApp::of(Model::new(Preferences::default(), 1));
    app.settle();
    app
}

fn shows_doors(app: &TestApp) -> bool {
    app.model.seen().desk.shows_doors()
}

fn sentence(app: &TestApp, language: Language) -> String {
    headline::sentence(&View::of(app.model.seen()), &Words::new(language))
}

#[test]
fn a_step_a_seek_and_playing_close_the_doors_for_good() {
    let steps: [&dyn Fn() -> Action; 3] =
        [&|| Action::Step(Stride::Expansion, Direction::Forward), &|| Action::Seek(5), &|| {
            Action::TogglePlay
        }];
    for step in steps {
        let mut app = first();
        assert!(shows_doors(&app));
        // What only looks elsewhere changes nothing.
        for tab in [StageTab::Race, StageTab::Inside, StageTab::Step] {
            app.act(Action::ShowStage(tab));
            assert_eq!(shows_doors(&app), tab == StageTab::Step);
        }
        app.act(Action::Choose(Realm::Heap.into()));
        app.act(Action::DealRandom);
        app.settle();
        assert!(shows_doors(&app), "another puzzle is at its beginning too");
        app.act(step());
        app.act(Action::Step(Stride::All, Direction::Back));
        assert_eq!(app.model.chosen_lane().playhead.moment, 0);
        assert!(!shows_doors(&app));
        app.act(Action::DealRandom);
        app.settle();
        assert!(!shows_doors(&app), "nor at another puzzle");
    }
    let mut raced = first();
    raced.act(Action::ShowStage(StageTab::Race));
    raced.act(Action::Step(Stride::Expansion, Direction::Forward));
    raced.act(Action::Step(Stride::All, Direction::Back));
    raced.act(Action::ShowStage(StageTab::Step));
    assert!(!shows_doors(&raced), "a step of the race is one");
}

#[test]
fn they_come_back_on_request_until_the_next_step() {
    let mut app = first();
    app.act(Action::SwitchDoors);
    assert!(shows_doors(&app), "before the first step there is nothing to switch");
    app.act(Action::Step(Stride::Expansion, Direction::Forward));
    app.act(Action::SwitchDoors);
    assert!(!shows_doors(&app), "only at the beginning");
    app.act(Action::Step(Stride::All, Direction::Back));
    for is_open in [true, false, true] {
        app.act(Action::SwitchDoors);
        assert_eq!(shows_doors(&app), is_open);
    }
    app.act(Action::Step(Stride::Expansion, Direction::Forward));
    app.act(Action::Step(Stride::All, Direction::Back));
    assert!(!shows_doors(&app));
    let mut app = TestApp::of(Model::new(at_the_end(), 1));
    app.settle();
    app.act(Action::Step(Stride::All, Direction::Back));
    assert!(!shows_doors(&app), "a window that opens at the end has seen a whole search");
}

#[test]
fn neither_a_question_nor_a_puzzle_without_a_solution_has_doors() {
    let mut app = first();
    app.act(Action::Question(QuestionAction::Open(None)));
    assert!(!shows_doors(&app));
    app.act(Action::Question(QuestionAction::Leave));
    app.act(Action::SetPuzzle(puzzle("12345687x", "12345678x")));
    app.settle();
    assert!(!shows_doors(&app));
}

/// A realm that keeps a frontier has the start in it, as after the first event; the others show what they have.
#[test]
fn the_start_waits_alone() {
    for realm in Realm::ALL {
        let mut app = first();
        app.act(Action::Choose(realm.into()));
        app.settle();
        let start = app.model.puzzle.start;
        let view = View::of(app.model.seen());
        let waits = matches!(realm.waits(), Waits::Queue | Waits::OpenList(_));
        match &view.stage.frontier {
            Frontier::Queue(waiting) | Frontier::Open(waiting) if waits => {
                assert_eq!((waiting.count, waiting.head[0].board), (1, start), "realm {realm}");
            }
            Frontier::Queue(waiting) => assert_eq!(waiting.count, 0, "realm {realm}"),
            _ => assert!(!waits, "realm {realm}"),
        }
        assert_eq!(view.timeline.moment, 0, "realm {realm}");
    }
}

#[test]
fn the_sentence_says_what_is_to_be_done() {
    for (language, words) in [(Language::English, "Slide tiles"), (Language::Chinese, "把数码移进空格")]
    {
        let mut app = first();
        assert!(sentence(&app, language).starts_with(words));
        app.act(Action::Step(Stride::Expansion, Direction::Forward));
        app.act(Action::Step(Stride::All, Direction::Back));
        assert!(!sentence(&app, language).starts_with(words));
    }
}

/// The plots are folded on a new desk. What a file says about them, and what is chosen, is kept.
#[test]
fn a_new_window_has_its_plots_folded() {
    let mut app = first();
    assert_eq!(app.model.folds(), Folds { plots: Fold::Folded, ..Folds::OPEN });
    let saves = app.act(Action::Window(WindowAction::Fold(FoldingRegion::Plots)));
    assert_eq!(app.model.folds(), Folds::OPEN);
    let folds = ChosenFolds { desk: Folds::OPEN, ..ChosenFolds::default() };
    let saved = Preferences { folds, ..Preferences::default() };
    assert_eq!(saves, Some(Request::Save(saved.clone())));
    assert_eq!(Preferences::read(&saved.written()).ok(), Some(saved));
    for (text, plots) in [
        ("{}", Fold::Folded),
        (r#"{"folds": {"desk": {"ladder": "Open"}}}"#, Fold::Folded),
        (r#"{"folds": {"desk": {"plots": "Open"}}}"#, Fold::Open),
        (r#"{"folds": {"desk": {"plots": "Folded"}}}"#, Fold::Folded),
    ] {
        let read = Preferences::read(text).expect("preferences");
        assert_eq!(read.folds.of(Projector::Off).plots, plots, "{text}");
        assert_eq!(read.folds.of(Projector::Off).ladder, Fold::Open, "{text}");
    }
}
