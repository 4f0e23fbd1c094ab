//! Other puzzles and other settings: what ends, what starts again, and what is kept.

use eight_realms_app::{
    control::undo,
    desk::{
        action::{SettingsAction, WindowAction},
        here::Phase,
        lanes::RunState,
        notice::Notice,
        preferences::Preferences,
        puzzles::EXAMPLES,
    },
    editor::EditorAction,
    model::{Action, Model},
    step::{self, unsolvable::UnsolvableFace},
    view::View,
    words::{Language, Words, solution::SolutionForm},
};
use eight_realms_core::{
    lane::Conventions,
    puzzle::{Board, BoardError, BoardRole, Puzzle, PuzzleTextError},
    realm::{ParityCheck, Realm, Tie},
    replay::{Direction, Stride},
    space::Distances,
    trace::Event,
};

use super::{
    fresh, near,
    test_app::{Request, TestApp, started},
};
use crate::{
    at_the_end::at_the_end,
    ground::{board, puzzle},
};

fn notice(app: &TestApp) -> Option<&Notice> {
    app.model.notice.as_ref().map(|(notice, _)| notice)
}

/// The same goal, another start.
fn beside() -> Puzzle {
    Puzzle::new(board("1234567x8"), near().goal)
}

#[test]
fn another_puzzle_ends_everything_and_starts_again_with_the_chosen_realm() {
    let mut app = TestApp::with(near());
    app.act(Action::Choose(Realm::Manhattan.into()));
    app.settle();
    assert_eq!(app.act(Action::SetPuzzle(near())), None, "the same puzzle changes nothing");
    assert_eq!(app.act(Action::SetPuzzle(beside())), Some(Request::EndAll));
    for realm in Realm::ALL {
        let lane = app.model.lane(realm);
        assert_eq!(lane.run, RunState::Waiting, "realm {realm}");
        assert!(lane.recording.is_empty() && lane.times.is_none(), "realm {realm}");
    }
    assert_eq!(started(&app.settle())[..2], [Realm::Manhattan, Realm::StringSet]);
}

#[test]
fn the_table_is_kept_while_the_goal_stays() {
    let mut app = TestApp::with(near());
    app.act(Action::Choose(Realm::Table.into()));
    app.settle();
    let first = app.model.chosen_lane().recording.clone();
    for next in [beside(), Puzzle::new(near().goal, near().goal), near()] {
        app.act(Action::SetPuzzle(next));
        app.due();
        assert!(app.searches[&Realm::Table.into()].table.is_some(), "only look-ups are left");
        app.settle();
        let lane = app.model.chosen_lane();
        let tally = lane.recording.edge().tally;
        let moves = lane.path().expect("solved").len() as u64;
        assert_eq!((tally.expanded, tally.lookups), (first.edge().tally.expanded, moves + 1));
        let len = lane.recording.len();
        let moments = (0..len - 10).step_by(97).chain(len - 10..=len);
        let times: Vec<f64> = moments.map(|at| lane.recording.seconds_at(at)).collect();
        assert!(times.is_sorted(), "its clock goes on from where the building ended");
    }
    let again = &app.model.chosen_lane().recording;
    assert!(again.events_from(0).eq(first.events_from(0)), "the same recording as at first");
    assert_eq!(again.marks(), first.marks());
}

#[test]
fn the_table_is_forgotten_with_the_goal_and_with_the_order_of_moves() {
    let other_goal = Action::SetPuzzle(puzzle("123x46758", "1238x4765"));
    let other_order = Action::Settings(SettingsAction::Order("rdlu".parse().expect("an order")));
    for action in [other_goal, other_order] {
        let mut app = TestApp::with(near());
        app.act(Action::Choose(Realm::Table.into()));
        app.settle();
        app.act(Action::Settings(SettingsAction::Tie(Tie::LowG)));
        assert!(!app.model.lane(Realm::Table).recording.is_empty(), "ties are nothing to it");
        assert_eq!(app.act(action), Some(Request::EndAll));
        assert_eq!(started(&app.due()), [Realm::Table]);
        assert!(app.searches[&Realm::Table.into()].table.is_none());
    }
}

#[test]
fn undo_goes_back_puzzle_by_puzzle() {
    let mut app = fresh();
    let sample = app.model.puzzle;
    app.act(Action::SetPuzzle(near()));
    app.act(Action::SetPuzzle(beside()));
    for before in [near(), sample] {
        assert_eq!(app.act(Action::Undo), Some(Request::EndAll));
        assert_eq!((app.model.puzzle, notice(&app)), (before, Some(&Notice::Undone)));
    }
    assert_eq!(app.act(Action::Undo), None);
    assert_eq!((app.model.puzzle, notice(&app)), (sample, Some(&Notice::NothingToUndo)));
}

#[test]
fn recent_puzzles_are_the_last_twelve_each_once_and_not_the_present_one() {
    let mut app = fresh();
    for example in EXAMPLES.iter().chain(&EXAMPLES) {
        app.act(Action::SetPuzzle(example.puzzle()));
    }
    for _ in 0..20 {
        app.act(Action::DealRandom);
    }
    let recent = &app.model.recent;
    assert_eq!(recent.len(), 12);
    assert!(!recent.contains(&app.model.puzzle));
    assert!((0..12).all(|at| !recent[at + 1..].contains(&recent[at])), "{recent:?}");
}

fn cannot_paste(error: BoardError) -> Notice {
    Notice::CannotPaste(PuzzleTextError { role: None, error }.into())
}

#[test]
fn two_pasted_boards_are_start_and_goal() {
    let mut app = TestApp::with(near());
    let pair = puzzle("2831647x5", "1238x4765");
    for text in ["283164705-123804765", "[[2,8,3],[1,6,4],[7,0,5]]\n[[1,2,3],[8,0,4],[7,6,5]]"] {
        app.act(Action::SetPuzzle(near()));
        app.act(Action::Paste(Some(text.to_owned())));
        assert_eq!((app.model.puzzle, notice(&app)), (pair, Some(&Notice::PastedPuzzle)), "{text}");
        assert!(matches!(undo(&Notice::PastedPuzzle, app.model.seen().desk), Some(Action::Undo)));
        app.act(Action::Undo);
        assert_eq!(app.model.puzzle, near());
    }
}

#[test]
fn two_boards_pasted_into_the_editor_are_both_drafts() {
    let pair = puzzle("2831647x5", "1238x4765");
    for (role, board) in [(BoardRole::Start, pair.start), (BoardRole::Goal, pair.goal)] {
        for text in ["283164705-123804765", "8r1:2831647x5-1238x4765:5@e10~fb81"] {
            let mut app = TestApp::with(near());
            app.act(Action::Edit(role));
            app.act(Action::Paste(Some(text.to_owned())));
            assert_eq!(app.model.editor.as_ref().map(|editor| editor.draft), Some(board), "{text}");
            assert_eq!((app.model.puzzle, notice(&app)), (near(), Some(&Notice::PastedPuzzle)));
            app.act(Action::Editor(EditorAction::Take));
            assert_eq!(app.model.puzzle, pair);
        }
    }
}

#[test]
fn a_pasted_text_is_a_board_or_its_fault_is_reported() {
    let mut app = TestApp::with(near());
    let moment = "8 7 6 5 4 3 2 1 x · realm 2 · event 3 of 15 · 1 expanded, 2 in the frontier";
    let start = board("87654321x");
    for text in ["87654321x", " 8,7,6\n5 4 3\r\n2 1 _ ", moment] {
        app.act(Action::SetPuzzle(near()));
        assert_eq!(app.act(Action::Paste(Some(text.to_owned()))), Some(Request::EndAll), "{text:?}");
        assert_eq!(app.model.puzzle, Puzzle::new(start, near().goal));
        assert_eq!(notice(&app), Some(&Notice::Pasted));
    }
    let wrong = BoardError::Repeated { position: 9, tile: 8, first: 1 };
    for (text, trouble) in [
        (None, Notice::NothingToPaste),
        (Some(" \n"), Notice::NothingToPaste),
        (Some("876543218"), cannot_paste(wrong)),
        (Some("好"), cannot_paste(BoardError::NotATile { position: 1, character: '好' })),
    ] {
        assert_eq!(app.act(Action::Paste(text.map(str::to_owned))), None, "{text:?}");
        assert_eq!((app.model.puzzle.start, notice(&app)), (start, Some(&trouble)), "{text:?}");
    }
}

#[test]
fn boards_are_dealt_solvable_and_as_far_away_as_requested() {
    let mut app = TestApp::with(puzzle("12345687x", "12345678x"));
    for _ in 0..20 {
        app.act(Action::DealRandom);
        assert!(app.model.puzzle.is_solvable());
    }
    let distances = Distances::to(near().goal);
    for moves in 0..=31 {
        app.act(Action::DealAt(moves));
        let board = app.model.puzzle.start;
        assert_eq!(distances.of(board), Some(moves));
        assert_eq!(notice(&app), Some(&Notice::Dealt { moves: Some(moves) }));
    }
    for moves in [32, 255] {
        assert_eq!(app.act(Action::DealAt(moves)), None);
        assert_eq!(notice(&app), Some(&Notice::NoBoardAtDistance { moves, deepest: 31 }));
    }
}

#[test]
fn each_setting_searches_again_once_and_the_same_setting_not_at_all() {
    let mut app = TestApp::with(near());
    for setting in super::each_setting() {
        assert_eq!(app.act(Action::Settings(setting)), Some(Request::EndAll), "{setting:?}");
        assert_eq!(app.act(Action::Settings(setting)), None, "{setting:?}");
    }
    assert_eq!(app.model.settings, Conventions::Course.settings());
}

#[test]
fn an_unsolvable_puzzle_is_not_searched_until_it_is_searched_anyway() {
    let mut app = TestApp::with(near());
    assert_eq!(app.act(Action::SearchAnyway), None, "there is a way");
    app.act(Action::SetPuzzle(puzzle("12345687x", "12345678x")));
    for slow in [Realm::StringSet, Realm::Misplaced, Realm::Manhattan] {
        app.act(Action::ToggleShown(slow.into()));
    }
    app.act(Action::Choose(Realm::Hash.into()));
    app.settle();
    let ladder = View::of(app.model.seen()).ladder;
    assert!(ladder.iter().all(|rung| rung.is_answered_by_parity == rung.lane.tests_parity()));
    assert!(app.model.requested_lanes().all(|realm| app.model.lane(realm).recording.is_empty()));
    assert_eq!(app.act(Action::SearchAnyway), Some(Request::EndAll));
    app.settle();
    for realm in app.model.requested_lanes() {
        let tally = app.model.lane(realm).recording.edge().tally;
        assert_eq!(tally.expanded > 0, realm != Realm::IdaStar, "realm {realm}");
        assert_eq!(tally.solved, None, "realm {realm}");
    }
    app.act(Action::SetPuzzle(puzzle("12345687x", "12345678x")));
    app.act(Action::SetPuzzle(near()));
    app.act(Action::Undo);
    assert_eq!(app.model.settings.parity, ParityCheck::On, "for each puzzle it is decided anew");
}

/// Realm 1 has no parity test: it is searched, to the end.
/// That there is no solution stands on the whole stage until its search is stepped.
#[test]
fn realm_1_searches_a_puzzle_without_a_solution() {
    let mut app = TestApp::with(puzzle("12345687x", "12345678x"));
    let face = |app: &TestApp| View::of(app.model.seen()).unsolvable_face();
    assert_eq!(face(&app), Some(UnsolvableFace::Page), "at once");
    app.settle();
    for realm in app.model.requested_lanes() {
        let tally = app.model.lane(realm).recording.edge().tally;
        let counts = if realm.tests_parity() { (0, 0) } else { (181_440, 483_840) };
        assert_eq!((tally.expanded, tally.generated), counts, "realm {realm}");
    }
    assert_eq!(app.model.chosen, Realm::StringSet);
    assert_eq!(View::of(app.model.seen()).stage.phase, Phase::Exhausted);
    assert_eq!(face(&app), Some(UnsolvableFace::Page));
    app.act(Action::Step(Stride::Event, Direction::Back));
    assert_eq!(face(&app), Some(UnsolvableFace::Banner), "it is stepped");
    app.act(Action::Step(Stride::All, Direction::Back));
    assert_eq!(face(&app), Some(UnsolvableFace::Page), "nothing has happened");
    let view = View::of(app.model.seen());
    let page = step::unsolvable::page(view.narrator(&Words::new(Language::English)));
    let ids: Vec<&str> = page.reasons.iter().map(|reason| reason.id).collect();
    assert_eq!(
        ids,
        ["unsolvable-why", "unsolvable-untested", "exhausted"],
        "its search has ended all the same"
    );
    app.act(Action::SetPuzzle(near()));
    assert_eq!(face(&app), None);
}

#[test]
fn what_is_copied_can_be_pasted() {
    let mut app = TestApp::with(near());
    app.settle();
    assert_eq!(app.act(Action::CopySolution), Some(Request::Copy("rdr".to_owned())));
    assert_eq!(notice(&app), Some(&Notice::CopiedSolution));
    let Some(Request::Copy(text)) = app.act(Action::CopyStart) else { panic!("something is copied") };
    assert_eq!(text.parse::<Board>(), Ok(near().start));
    assert_eq!(app.act(Action::Copy("a moment".to_owned())), Some(Request::Copy("a moment".to_owned())));
    app.act(Action::SetPuzzle(beside()));
    assert_eq!(app.act(Action::CopySolution), None, "there is no solution yet");
}

/// `rdr` from the board near the goal, in every form.
#[test]
fn the_solution_is_copied_in_the_chosen_form_which_is_remembered() {
    let boards = " 0 - 123x46758\n 1 r 1234x6758\n 2 d 1234567x8\n 3 r 12345678x";
    let in_english = "blank right, blank down, blank right";
    let of = |language| match language {
        Language::English => ["rdr", "lul", "4 5 8", in_english, boards],
        Language::Chinese => ["rdr", "lul", "4 5 8", "空格右移，空格下移，空格右移", boards],
    };
    for language in Language::ALL {
        for (form, text) in SolutionForm::ALL.into_iter().zip(of(language)) {
            let mut app = TestApp::of(Model::new(Preferences { language, ..at_the_end() }, 1));
            app.act(Action::SetPuzzle(near()));
            app.settle();
            app.act(Action::Window(WindowAction::Solution(form)));
            assert_eq!(app.act(Action::CopySolution), Some(Request::Copy(text.to_owned())), "{form:?}");
            let written = app.model.preferences.written();
            assert_eq!(Preferences::read(&written).expect("it was written just now").solution, form);
        }
    }
}

#[test]
fn a_finished_table_is_only_looked_up() {
    let mut app = TestApp::with(near());
    app.act(Action::Choose(Realm::Table.into()));
    app.settle();
    let building = app.model.chosen_lane().recording.len() - 5;
    app.act(Action::SetPuzzle(beside()));
    app.due();
    assert_eq!(app.model.chosen_lane().recording.len(), building, "the building is there at once");
    app.settle();
    let events = app.model.chosen_lane().recording.events_from(building);
    assert!(events.into_iter().all(|event| matches!(event, Event::LookUp { .. } | Event::Solved { .. })));
}
