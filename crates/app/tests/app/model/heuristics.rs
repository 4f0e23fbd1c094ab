//! The heuristics tab: what is worked out when, and what a picture's boards are.

use eight_realms_app::{
    desk::{jobs::HeuristicsTask, notice::Notice, screen::StageTab},
    heuristics::{HeuristicsAction, HeuristicsFace, distances::Region, view::HeuristicsView},
    model::{Action, Model},
    view::View,
};
use eight_realms_core::{
    heuristic::{Heuristic, HeuristicKind, Weight},
    job::Message,
    puzzle::{Board, Puzzle},
    realm::Realm,
    space::DEEPEST,
};

use super::{
    near,
    test_app::{Request, TestApp},
};
use crate::at_the_end::at_the_end;

/// At the heuristics tab, all that it needs worked out, one quick realm searched.
fn at_the_tab(puzzle: Puzzle) -> TestApp {
    let mut app = TestApp::with(puzzle);
    for realm in Realm::LADDER.into_iter().filter(|realm| *realm != Realm::Heap) {
        app.act(Action::ToggleShown(realm.into()));
    }
    app.act(Action::Choose(Realm::Heap.into()));
    app.settle();
    app.act(Action::ShowStage(StageTab::Heuristics));
    app.settle();
    app
}

fn look_at(app: &mut TestApp, heuristic: HeuristicKind) {
    app.act(Action::Heuristics(HeuristicsAction::Heuristic(heuristic)));
    app.settle();
}

fn load(app: &mut TestApp, region: Region) -> Board {
    app.act(Action::Heuristics(HeuristicsAction::Load(region)));
    app.model.puzzle.start
}

#[test]
fn nothing_is_surveyed_before_the_tab_is_looked_at() {
    let mut app = TestApp::with(near());
    let requests = app.settle();
    assert!(!requests.iter().any(|request| matches!(request, Request::Survey(_))), "{requests:?}");
    assert!(View::of(app.model.seen()).heuristics.is_none());
    app.act(Action::ShowStage(StageTab::Heuristics));
    let requests = app.settle();
    let first = Request::Survey(HeuristicKind::Manhattan);
    assert_eq!(requests.first(), Some(&first), "what is looked at comes first");
    assert_eq!(requests.len(), HeuristicKind::ESTIMATES.len(), "then the others, once each: {requests:?}");
}

#[test]
fn one_survey_at_a_time_and_run_times_wait_for_it() {
    let mut app = TestApp::of(Model::new(at_the_end(), 1));
    app.act(Action::ShowStage(StageTab::Heuristics));
    app.act(Action::SetPuzzle(near()));
    let has_time = |requests: &[Request]| requests.iter().any(|request| matches!(request, Request::Time(_)));
    for _ in 0..HeuristicKind::ESTIMATES.len() {
        let due = app.due();
        assert_eq!(due.iter().filter(|request| matches!(request, Request::Survey(_))).count(), 1, "{due:?}");
        assert!(!has_time(&due), "{due:?}");
        app.finish_survey();
    }
    for realm in Realm::ALL {
        app.deliver(realm);
    }
    assert!(has_time(&app.settle()));
}

#[test]
fn another_weight_is_surveyed_and_the_old_picture_stays_until_then() {
    let mut app = at_the_tab(near());
    let weighted = |tenths| HeuristicKind::Weighted(Weight::of_tenths(tenths));
    app.act(Action::Heuristics(HeuristicsAction::Heuristic(weighted(23))));
    let picture = |app: &TestApp| match View::of(app.model.seen()).heuristics {
        Some(HeuristicsView::Distances(view)) => {
            (view.is_current, view.picture.map(|surveyed| surveyed.survey.kind()))
        }
        _ => panic!("the picture is looked at"),
    };
    assert_eq!(picture(&app), (false, Some(HeuristicKind::Weighted(Weight::DEFAULT))));
    assert_eq!(app.due(), [Request::Survey(weighted(23))]);
    app.finish_survey();
    assert_eq!(picture(&app), (true, Some(weighted(23))));
    assert_eq!(app.due(), [], "the others are known still");
}

#[test]
fn another_goal_is_surveyed_anew() {
    let mut app = at_the_tab(near());
    let goal = "123804765".parse().unwrap();
    app.act(Action::SetPuzzle(Puzzle::new(near().start, goal)));
    let surveys = app.settle().into_iter().filter(|request| matches!(request, Request::Survey(_)));
    assert_eq!(surveys.count(), HeuristicKind::ESTIMATES.len());
    let surveyed = app.model.heuristics.surveys.of(HeuristicKind::Manhattan, goal).unwrap();
    assert_eq!(surveyed.distances.farthest(), DEEPEST - 1);
}

/// One after the other, each of the cell, and after the last the first again.
#[test]
fn a_cell_hands_out_its_boards_in_turn() {
    let mut app = at_the_tab(near());
    let surveyed = app.model.heuristics.surveys.of(HeuristicKind::Manhattan, near().goal).unwrap().clone();
    let goal_heuristic = HeuristicKind::Manhattan.to(near().goal);
    let (h, distance) = (5, 5);
    let cell = Region::Cell { h, distance };
    let boards = cell.boards(&surveyed);
    assert!(boards > 2);
    let boards_loaded: Vec<Board> = (0..boards).map(|_| load(&mut app, cell)).collect();
    for (place, board) in boards_loaded.iter().enumerate() {
        assert_eq!((goal_heuristic.h(*board), surveyed.distances.of(*board)), (h, Some(distance)));
        assert!(!boards_loaded[..place].contains(board), "{board} twice");
    }
    assert_eq!(load(&mut app, cell), boards_loaded[0]);
    app.act(Action::Undo);
    assert_eq!(app.model.puzzle.start, boards_loaded[boards_loaded.len() - 1]);
}

#[test]
fn every_region_hands_out_boards_of_its_own() {
    let mut app = at_the_tab(near());
    look_at(&mut app, HeuristicKind::BlankCounted);
    let surveyed = app.model.heuristics.surveys.of(HeuristicKind::BlankCounted, near().goal).unwrap().clone();
    let goal_heuristic = HeuristicKind::BlankCounted.to(near().goal);
    assert_eq!(goal_heuristic.h(load(&mut app, Region::Level(4))), 4);
    assert_eq!(surveyed.distances.of(load(&mut app, Region::Depth(31))), Some(31));
    let over = load(&mut app, Region::Overestimated);
    assert!(goal_heuristic.h(over) > u16::from(surveyed.distances.of(over).unwrap()));
    assert_eq!(Region::Overestimated.boards(&surveyed), 78);
    let before = app.model.puzzle;
    assert_eq!(load(&mut app, Region::Cell { h: 9, distance: 0 }), before.start, "an empty cell has none");
}

#[test]
fn a_survey_that_is_lost_is_reported_once_and_not_requested_again() {
    let mut app = TestApp::with(near());
    app.settle();
    app.act(Action::ShowStage(StageTab::Heuristics));
    assert_eq!(app.due(), [Request::Survey(HeuristicKind::Manhattan)]);
    app.tab(HeuristicsTask::Survey, Message::Lost { reason: "a fault".to_owned() });
    let notice = app.model.notice.as_ref().map(|(notice, _)| notice.clone());
    assert_eq!(notice, Some(Notice::ComputationLost { reason: "a fault".to_owned() }));
    assert!(!app.settle().contains(&Request::Survey(HeuristicKind::Manhattan)));
}

#[test]
fn the_faces_come_round() {
    let mut face = HeuristicsFace::default();
    for expected in HeuristicsFace::ALL {
        assert_eq!(face, expected);
        face = face.next();
    }
    assert_eq!(face, HeuristicsFace::default());
}
