//! What is prepared: stored with the preferences, and there again at the next start.

use eight_realms_app::{
    control::offer,
    desk::{
        action::WindowAction,
        effect::Effect,
        notice::Notice,
        preferences::Preferences,
        prepared::{BreakpointSwitch, Prepared},
        screen::Sheet,
    },
    model::{Action, Model, update},
    places::PlacesAction,
    questions::{QuestionAction, results::ResultsAction},
};
use eight_realms_core::{
    ask::QuestionKind,
    realm::Realm,
    replay::{Direction, Stride},
};

use super::{
    places::{SAMPLE, add_breakpoint, places, searched},
    test_app::TestApp,
};
use crate::ground::puzzle;

/// The program at its next start: it reads what was written.
fn next_start(app: &TestApp) -> TestApp {
    let written = app.model.preferences.written();
    let preferences = Preferences::read(&written).expect("what was written just now");
    let mut next = TestApp::of(Model::new(preferences, 2).opened_with(None));
    next.settle();
    next
}

fn prepared(app: &TestApp) -> &Prepared {
    &app.model.preferences.prepared
}

/// The model asks for what has changed to be saved; returns what is saved.
fn saved(app: &mut TestApp, action: Action) -> Option<Prepared> {
    let mut effects = Vec::new();
    update(&mut app.model, action, &mut effects);
    effects.into_iter().find_map(|effect| match effect {
        Effect::Save(preferences) => Some(Prepared::clone(&preferences.prepared)),
        _ => None,
    })
}

#[test]
fn bookmarks_notes_breakpoints_and_puzzles_are_there_at_the_next_start() {
    let mut app = searched(SAMPLE, Realm::Heap);
    app.act(Action::Seek(486));
    places(&mut app, PlacesAction::SetBookmark);
    let note = Action::Places(PlacesAction::WriteNote(0, "here f rises".to_owned()));
    let stored = saved(&mut app, note).expect("a note is saved as it is typed");
    assert_eq!(stored.bookmarks[0].note, "here f rises");
    add_breakpoint(&mut app, "f-step and f = 19");
    add_breakpoint(&mut app, "frontier >= 10");
    places(&mut app, PlacesAction::SwitchBreakpoint(1));
    app.act(Action::SetPuzzle(puzzle("8672543x1", "12345678x")));
    let mut next = next_start(&app);
    assert_eq!(next.model.places.bookmarks, app.model.places.bookmarks);
    assert_eq!(next.model.places.breakpoints, app.model.places.breakpoints);
    assert_eq!(next.model.places.breakpoints[1].switch, BreakpointSwitch::Off);
    assert_eq!(next.model.recent, app.model.recent);
    places(&mut next, PlacesAction::OpenBookmark(0));
    next.settle();
    assert_eq!((next.model.puzzle, next.model.chosen.realm), (puzzle(SAMPLE, "12345678x"), Realm::Heap));
    assert_eq!(next.model.chosen_lane().playhead.moment, 486);
}

#[test]
fn the_moment_on_the_screen_is_there_at_the_next_start() {
    let mut app = searched("283164705", Realm::Manhattan);
    app.act(Action::SetPuzzle(puzzle("283164705", "1238x4765")));
    app.settle();
    app.act(Action::Seek(0));
    (0..7).for_each(|_| _ = app.act(Action::Step(Stride::Expansion, Direction::Forward)));
    assert_eq!(prepared(&app).screen, None, "not at every step");
    assert!(saved(&mut app, Action::Window(WindowAction::Remember)).is_some_and(|it| it.screen.is_some()));
    assert_eq!(saved(&mut app, Action::Window(WindowAction::Remember)), None, "nothing has changed");
    let next = next_start(&app);
    assert_eq!(next.model.puzzle, app.model.puzzle, "with its goal");
    assert_eq!(next.model.chosen, app.model.chosen);
    assert_eq!(next.model.chosen_lane().playhead.moment, app.model.chosen_lane().playhead.moment);
    assert!(next.model.notice.is_none(), "{:?}", next.model.notice);
}

/// Answers are kept until a new session begins, which can be taken back.
#[test]
fn results_are_there_until_a_new_session_begins() {
    let mut app = searched(SAMPLE, Realm::Heap);
    let ask = |app: &mut TestApp| {
        app.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Next))));
        app.act(Action::Question(QuestionAction::Choose(0)));
        app.act(Action::Question(QuestionAction::Confirm));
        app.act(Action::Question(QuestionAction::Confirm));
    };
    ask(&mut app);
    ask(&mut app);
    let rows: Vec<_> = app.model.questions.rows().collect();
    assert_eq!((rows.len(), prepared(&app).answers.len()), (2, 2));
    let mut next = next_start(&app);
    assert_eq!(next.model.questions.rows().collect::<Vec<_>>(), rows);
    assert_eq!(next.model.questions.points(), app.model.questions.points());
    let notice = Notice::AnswersKept { answers: 2 };
    let offered = offer(&notice, next.model.seen().desk).map(|(_, action)| action);
    assert!(matches!(offered, Some(Action::Open(Sheet::Results))));

    next.act(Action::Choose(Realm::Heap.into()));
    next.settle();
    next.act(Action::Seek(0));
    ask(&mut next);
    assert_eq!(next.model.questions.answered(), 3, "the lesson goes on");
    next.act(Action::Results(ResultsAction::NewSession));
    assert!(next.model.questions.answered() == 0 && prepared(&next).answers.is_empty());
    let (notice, _) = next.model.notice.clone().expect("it can be taken back");
    let (_, undo) = offer(&notice, next.model.seen().desk).expect("a button");
    next.act(undo);
    assert_eq!((next.model.questions.answered(), prepared(&next).answers.len()), (3, 3));
    assert_eq!(next.model.questions.rows().take(2).collect::<Vec<_>>(), rows);
}
