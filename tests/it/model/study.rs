//! The study of estimates: what is worked out when, and what a picture's boards are.

use eight_realms::{
    app::{
        Action, HeuristicsAction, HeuristicsFace, HeuristicsNews, HeuristicsTask, Model, Notice, Preferences,
        Region, StageTab,
        view::{View, heuristics::HeuristicsView},
    },
    heuristic::{Heuristic, HeuristicKind, Weight},
    puzzle::{Board, Puzzle},
    realm::Realm,
    space::DEEPEST,
};

use super::{
    desk::{Asked, Desk},
    near,
};

/// At the study, all that it needs known, one quick realm searched.
fn studying(puzzle: Puzzle) -> Desk {
    let mut desk = Desk::with(puzzle);
    for realm in Realm::LADDER.into_iter().filter(|realm| *realm != Realm::Heap) {
        desk.act(Action::ToggleShown(realm));
    }
    desk.act(Action::Choose(Realm::Heap));
    desk.settle();
    desk.act(Action::ShowStage(StageTab::Heuristics));
    desk.settle();
    desk
}

fn look_at(desk: &mut Desk, estimate: HeuristicKind) {
    desk.act(Action::Heuristics(HeuristicsAction::Heuristic(estimate)));
    desk.settle();
}

fn load(desk: &mut Desk, region: Region) -> Board {
    desk.act(Action::Heuristics(HeuristicsAction::Load(region)));
    desk.model.puzzle.start
}

#[test]
fn nothing_is_surveyed_before_somebody_looks() {
    let mut desk = Desk::with(near());
    let asked = desk.settle();
    assert!(!asked.iter().any(|asked| matches!(asked, Asked::Survey(_))), "{asked:?}");
    assert!(View::of(&desk.model).heuristics.is_none());
    desk.act(Action::ShowStage(StageTab::Heuristics));
    let asked = desk.settle();
    let first = Asked::Survey(HeuristicKind::Manhattan);
    assert_eq!(asked.first(), Some(&first), "what is looked at comes first");
    assert_eq!(asked.len(), HeuristicKind::ALL.len(), "then the others, once each: {asked:?}");
}

#[test]
fn one_survey_at_a_time_and_bare_times_wait_for_it() {
    let mut desk = Desk::of(Model::new(Preferences::default(), 1));
    desk.act(Action::ShowStage(StageTab::Heuristics));
    desk.act(Action::SetPuzzle(near()));
    let timed = |asked: &[Asked]| asked.iter().any(|asked| matches!(asked, Asked::Time(_)));
    for _ in 0..HeuristicKind::ALL.len() {
        let due = desk.due();
        assert_eq!(due.iter().filter(|asked| matches!(asked, Asked::Survey(_))).count(), 1, "{due:?}");
        assert!(!timed(&due), "{due:?}");
        desk.study();
    }
    for realm in Realm::ALL {
        desk.hear(realm);
    }
    assert!(timed(&desk.settle()));
}

#[test]
fn another_weight_is_surveyed_and_the_old_picture_stays_until_then() {
    let mut desk = studying(near());
    let weighted = |tenths| HeuristicKind::Weighted(Weight::of_tenths(tenths));
    desk.act(Action::Heuristics(HeuristicsAction::Heuristic(weighted(23))));
    let picture = |desk: &Desk| match View::of(&desk.model).heuristics {
        Some(HeuristicsView::Distances(view)) => {
            (view.is_current, view.picture.map(|known| known.survey.kind()))
        }
        _ => panic!("the picture is looked at"),
    };
    assert_eq!(picture(&desk), (false, Some(HeuristicKind::Weighted(Weight::AT_FIRST))));
    assert_eq!(desk.due(), [Asked::Survey(weighted(23))]);
    desk.study();
    assert_eq!(picture(&desk), (true, Some(weighted(23))));
    assert_eq!(desk.due(), [], "the others are known still");
}

#[test]
fn another_goal_is_surveyed_anew() {
    let mut desk = studying(near());
    let goal = "123804765".parse().unwrap();
    desk.act(Action::SetPuzzle(Puzzle::new(near().start, goal)));
    let surveys = desk.settle().into_iter().filter(|asked| matches!(asked, Asked::Survey(_)));
    assert_eq!(surveys.count(), HeuristicKind::ALL.len());
    let known = desk.model.heuristics.surveys.of(HeuristicKind::Manhattan, goal).unwrap();
    assert_eq!(known.distances.farthest(), DEEPEST - 1);
}

/// One after the other, each of the cell, and after the last the first again.
#[test]
fn a_cell_hands_out_its_boards_in_turn() {
    let mut desk = studying(near());
    let known = desk.model.heuristics.surveys.of(HeuristicKind::Manhattan, near().goal).unwrap().clone();
    let told = HeuristicKind::Manhattan.to(near().goal);
    let (h, distance) = (5, 5);
    let cell = Region::Cell { h, distance };
    let boards = cell.boards(&known);
    assert!(boards > 2);
    let loaded: Vec<Board> = (0..boards).map(|_| load(&mut desk, cell)).collect();
    for (place, board) in loaded.iter().enumerate() {
        assert_eq!((told.h(*board), known.distances.of(*board)), (h, Some(distance)));
        assert!(!loaded[..place].contains(board), "{board} twice");
    }
    assert_eq!(load(&mut desk, cell), loaded[0]);
    desk.act(Action::Undo);
    assert_eq!(desk.model.puzzle.start, loaded[loaded.len() - 1]);
}

#[test]
fn every_region_hands_out_what_it_promises() {
    let mut desk = studying(near());
    look_at(&mut desk, HeuristicKind::BlankCounted);
    let known = desk.model.heuristics.surveys.of(HeuristicKind::BlankCounted, near().goal).unwrap().clone();
    let told = HeuristicKind::BlankCounted.to(near().goal);
    assert_eq!(told.h(load(&mut desk, Region::Level(4))), 4);
    assert_eq!(known.distances.of(load(&mut desk, Region::Depth(31))), Some(31));
    let over = load(&mut desk, Region::Over);
    assert!(told.h(over) > u16::from(known.distances.of(over).unwrap()));
    assert_eq!(Region::Over.boards(&known), 78);
    let before = desk.model.puzzle;
    assert_eq!(load(&mut desk, Region::Cell { h: 9, distance: 0 }), before.start, "an empty cell has none");
}

#[test]
fn a_survey_that_is_lost_is_told_once_and_not_tried_again() {
    let mut desk = Desk::with(near());
    desk.settle();
    desk.act(Action::ShowStage(StageTab::Heuristics));
    assert_eq!(desk.due(), [Asked::Survey(HeuristicKind::Manhattan)]);
    desk.act(Action::Studied(HeuristicsNews::Lost(HeuristicsTask::Survey, "a fault".to_owned())));
    let told = desk.model.notice.as_ref().map(|(notice, _)| notice.clone());
    assert_eq!(told, Some(Notice::StudyLost { reason: "a fault".to_owned() }));
    assert!(!desk.settle().contains(&Asked::Survey(HeuristicKind::Manhattan)));
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
