//! Other puzzles and other settings: what ends, what starts again, and what is kept.

use eight_realms::{
    app::{
        Action, EXAMPLES, Notice, RunState, SettingsAction,
        view::{Phase, UnsolvableFace, View},
    },
    heuristic::HeuristicKind,
    puzzle::{Board, BoardError, Puzzle},
    realm::{ParityCheck, Realm, Settings, Tie, TieOrder},
    replay::{Direction, Stride},
    space::Distances,
    tell::{Narrator, unsolvable},
    trace::Event,
    words::{Language, Words},
};

use super::{
    desk::{Asked, Desk, started},
    fresh, near,
};
use crate::probe::{board, puzzle};

fn notice(desk: &Desk) -> Option<&Notice> {
    desk.model.notice.as_ref().map(|(notice, _)| notice)
}

/// The same goal, another start.
fn beside() -> Puzzle {
    Puzzle::new(board("1234567x8"), near().goal)
}

#[test]
fn another_puzzle_ends_everything_and_starts_again_with_the_chosen_realm() {
    let mut desk = Desk::with(near());
    desk.act(Action::Choose(Realm::Manhattan));
    desk.settle();
    assert_eq!(desk.act(Action::SetPuzzle(near())), None, "the same puzzle changes nothing");
    assert_eq!(desk.act(Action::SetPuzzle(beside())), Some(Asked::EndAll));
    for realm in Realm::ALL {
        let lane = desk.model.lane(realm);
        assert_eq!(lane.run, RunState::Waiting, "realm {realm}");
        assert!(lane.recording.is_empty() && lane.times.is_none(), "realm {realm}");
    }
    assert_eq!(started(&desk.settle())[..2], [Realm::Manhattan, Realm::StringSet]);
}

#[test]
fn the_table_is_kept_while_the_goal_stays() {
    let mut desk = Desk::with(near());
    desk.act(Action::Choose(Realm::Table));
    desk.settle();
    let first = desk.model.chosen_lane().recording.clone();
    for next in [beside(), Puzzle::new(near().goal, near().goal), near()] {
        desk.act(Action::SetPuzzle(next));
        desk.due();
        assert!(desk.searches[&Realm::Table].table.is_some(), "only look-ups are left");
        desk.settle();
        let lane = desk.model.chosen_lane();
        let tally = lane.recording.edge().tally;
        let moves = lane.path().expect("solved").len() as u64;
        assert_eq!((tally.expanded, tally.lookups), (first.edge().tally.expanded, moves + 1));
        let len = lane.recording.len();
        let moments = (0..len - 10).step_by(97).chain(len - 10..=len);
        let times: Vec<f64> = moments.map(|at| lane.recording.seconds_at(at)).collect();
        assert!(times.is_sorted(), "its clock goes on from where the building ended");
    }
    let again = &desk.model.chosen_lane().recording;
    assert!(again.events_from(0).eq(first.events_from(0)), "the same recording as at first");
    assert_eq!(again.marks(), first.marks());
}

#[test]
fn the_table_is_forgotten_with_the_goal_and_with_the_order_of_moves() {
    let other_goal = Action::SetPuzzle(puzzle("123x46758", "1238x4765"));
    let other_order = Action::Settings(SettingsAction::Order("rdlu".parse().expect("an order")));
    for forgets in [other_goal, other_order] {
        let mut desk = Desk::with(near());
        desk.act(Action::Choose(Realm::Table));
        desk.settle();
        desk.act(Action::Settings(SettingsAction::Tie(Tie::LowG)));
        desk.due();
        assert!(desk.searches[&Realm::Table].table.is_some(), "ties are nothing to it");
        assert_eq!(desk.act(forgets), Some(Asked::EndAll));
        assert_eq!(started(&desk.due()), [Realm::Table]);
        assert!(desk.searches[&Realm::Table].table.is_none());
    }
}

#[test]
fn undo_goes_back_puzzle_by_puzzle() {
    let mut desk = fresh();
    let sample = desk.model.puzzle;
    desk.act(Action::SetPuzzle(near()));
    desk.act(Action::SetPuzzle(beside()));
    for before in [near(), sample] {
        assert_eq!(desk.act(Action::Undo), Some(Asked::EndAll));
        assert_eq!((desk.model.puzzle, notice(&desk)), (before, Some(&Notice::Undone)));
    }
    assert_eq!(desk.act(Action::Undo), None);
    assert_eq!((desk.model.puzzle, notice(&desk)), (sample, Some(&Notice::NothingToUndo)));
}

#[test]
fn recent_puzzles_are_the_last_twelve_each_once_and_not_the_present_one() {
    let mut desk = fresh();
    for example in EXAMPLES.iter().chain(&EXAMPLES) {
        desk.act(Action::SetPuzzle(example.puzzle()));
    }
    for _ in 0..20 {
        desk.act(Action::DealRandom);
    }
    let recent = &desk.model.recent;
    assert_eq!(recent.len(), 12);
    assert!(!recent.contains(&desk.model.puzzle));
    assert!((0..12).all(|at| !recent[at + 1..].contains(&recent[at])), "{recent:?}");
}

#[test]
fn a_pasted_text_is_a_board_or_says_why_not() {
    let mut desk = Desk::with(near());
    let moment = "8 7 6 5 4 3 2 1 x · realm 2 · event 3 of 15 · 1 expanded, 2 in the frontier";
    let start = board("87654321x");
    for text in ["87654321x", " 8,7,6\n5 4 3\r\n2 1 _ ", moment] {
        desk.act(Action::SetPuzzle(near()));
        assert_eq!(desk.act(Action::Paste(Some(text.to_owned()))), Some(Asked::EndAll), "{text:?}");
        assert_eq!(desk.model.puzzle, Puzzle::new(start, near().goal));
        assert_eq!(notice(&desk), Some(&Notice::Pasted));
    }
    let wrong = BoardError::Repeated { position: 9, tile: 8, first: 1 };
    for (text, trouble) in [
        (None, Notice::NothingToPaste),
        (Some(" \n"), Notice::NothingToPaste),
        (Some("876543218"), Notice::NoBoard(wrong)),
        (Some("好"), Notice::NoBoard(BoardError::Stranger { position: 1, character: '好' })),
    ] {
        assert_eq!(desk.act(Action::Paste(text.map(str::to_owned))), None, "{text:?}");
        assert_eq!((desk.model.puzzle.start, notice(&desk)), (start, Some(&trouble)), "{text:?}");
    }
}

#[test]
fn boards_are_dealt_solvable_and_as_far_away_as_asked() {
    let mut desk = Desk::with(puzzle("12345687x", "12345678x"));
    for _ in 0..20 {
        desk.act(Action::DealRandom);
        assert!(desk.model.puzzle.is_solvable());
    }
    let distances = Distances::to(near().goal);
    for moves in 0..=31 {
        desk.act(Action::DealAt(moves));
        let board = desk.model.puzzle.start;
        assert_eq!(distances.of(board), Some(moves));
        assert_eq!(notice(&desk), Some(&Notice::Dealt { moves }));
    }
    for moves in [32, 255] {
        assert_eq!(desk.act(Action::DealAt(moves)), None);
        assert_eq!(notice(&desk), Some(&Notice::NoneSoFar { moves, deepest: 31 }));
    }
}

#[test]
fn each_setting_searches_again_once_and_the_same_setting_not_at_all() {
    let mut desk = Desk::with(near());
    let settings = [
        SettingsAction::Order("rdlu".parse().expect("an order")),
        SettingsAction::Tie(Tie::LowG),
        SettingsAction::TieOrder(TieOrder::Lifo),
        SettingsAction::Heuristic(Some(HeuristicKind::Misplaced)),
        SettingsAction::Reset,
    ];
    for setting in settings {
        assert_eq!(desk.act(Action::Settings(setting)), Some(Asked::EndAll), "{setting:?}");
        assert_eq!(desk.act(Action::Settings(setting)), None, "{setting:?}");
    }
    assert_eq!(desk.model.settings, Settings::default());
}

#[test]
fn an_unsolvable_puzzle_is_refused_until_it_is_searched_anyway() {
    let mut desk = Desk::with(near());
    assert_eq!(desk.act(Action::SearchAnyway), None, "there is a way");
    desk.act(Action::SetPuzzle(puzzle("12345687x", "12345678x")));
    for slow in [Realm::StringSet, Realm::Misplaced, Realm::Manhattan] {
        desk.act(Action::ToggleShown(slow));
    }
    desk.act(Action::Choose(Realm::Hash));
    desk.settle();
    let ladder = View::of(&desk.model).ladder;
    assert!(ladder.iter().all(|rung| rung.is_answered_by_parity == rung.realm.asks_parity()));
    assert!(desk.model.wanted().all(|realm| desk.model.lane(realm).recording.is_empty()));
    assert_eq!(desk.act(Action::SearchAnyway), Some(Asked::EndAll));
    desk.settle();
    for realm in desk.model.wanted() {
        let tally = desk.model.lane(realm).recording.edge().tally;
        assert_eq!(tally.expanded > 0, realm != Realm::IdaStar, "realm {realm}");
        assert_eq!(tally.solved, None, "realm {realm}");
    }
    desk.act(Action::SetPuzzle(puzzle("12345687x", "12345678x")));
    desk.act(Action::SetPuzzle(near()));
    desk.act(Action::Undo);
    assert_eq!(desk.model.settings.parity, ParityCheck::On, "for each puzzle it is decided anew");
}

/// Realm 1 has no parity test: it is searched, to the end.
/// That there is no solution stands on the whole stage until its search is stepped.
#[test]
fn realm_1_searches_a_puzzle_without_a_solution() {
    let mut desk = Desk::with(puzzle("12345687x", "12345678x"));
    let said = |desk: &Desk| View::of(&desk.model).unsolvable_face();
    assert_eq!(said(&desk), Some(UnsolvableFace::Page), "at once");
    desk.settle();
    for realm in desk.model.wanted() {
        let tally = desk.model.lane(realm).recording.edge().tally;
        let counts = if realm.asks_parity() { (0, 0) } else { (181_440, 483_840) };
        assert_eq!((tally.expanded, tally.generated), counts, "realm {realm}");
    }
    assert_eq!(desk.model.chosen, Realm::StringSet);
    assert_eq!(View::of(&desk.model).stage.phase, Phase::Exhausted);
    assert_eq!(said(&desk), Some(UnsolvableFace::Page));
    desk.act(Action::Step(Stride::Event, Direction::Back));
    assert_eq!(said(&desk), Some(UnsolvableFace::Banner), "it is stepped");
    desk.act(Action::Step(Stride::All, Direction::Back));
    assert_eq!(said(&desk), Some(UnsolvableFace::Page), "nothing has happened");
    let view = View::of(&desk.model);
    let page = unsolvable::page(Narrator { view: &view, words: &Words::new(Language::English) });
    let ids: Vec<&str> = page.reasons.iter().map(|reason| reason.id).collect();
    assert_eq!(
        ids,
        ["unsolvable-why", "unsolvable-untested", "exhausted"],
        "its search has ended all the same"
    );
    desk.act(Action::SetPuzzle(near()));
    assert_eq!(said(&desk), None);
}

#[test]
fn what_is_copied_can_be_pasted() {
    let mut desk = Desk::with(near());
    desk.settle();
    assert_eq!(desk.act(Action::CopyLetters), Some(Asked::Copy("rdr".to_owned())));
    assert_eq!(notice(&desk), Some(&Notice::CopiedLetters));
    let Some(Asked::Copy(text)) = desk.act(Action::CopyStart) else { panic!("something is copied") };
    assert_eq!(text.parse::<Board>(), Ok(near().start));
    assert_eq!(desk.act(Action::Copy("a moment".to_owned())), Some(Asked::Copy("a moment".to_owned())));
    desk.act(Action::SetPuzzle(beside()));
    assert_eq!(desk.act(Action::CopyLetters), None, "there is no solution yet");
}

#[test]
fn a_table_that_stands_is_only_asked() {
    let mut desk = Desk::with(near());
    desk.act(Action::Choose(Realm::Table));
    desk.settle();
    let built = desk.model.chosen_lane().recording.len() - 5;
    desk.act(Action::SetPuzzle(beside()));
    desk.due();
    assert_eq!(desk.model.chosen_lane().recording.len(), built, "the building is there at once");
    desk.settle();
    let events = desk.model.chosen_lane().recording.events_from(built);
    assert!(events.into_iter().all(|event| matches!(event, Event::LookUp { .. } | Event::Solved { .. })));
}
