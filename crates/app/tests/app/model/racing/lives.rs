//! Which lanes race, from when on, and what becomes of the race when searches come and go.

use eight_realms_app::{
    desk::{
        cost::{LaneCost, RaceMeasure},
        lanes::{RunState, StopReason},
        notice::Notice,
        screen::{LaneScope, StageTab},
    },
    map::MapAction,
    model::Action,
    race::{RaceAction, RaceFace, standing::RaceStanding},
    view::View,
};
use eight_realms_core::{
    realm::Realm,
    replay::{Direction, Playback, Stride},
};

use super::{at, check, cost_curve, longest, moment, moments, race, racing, step};
use crate::{
    ground::puzzle,
    model::{
        fresh, near,
        test_app::{TestApp, started},
    },
};

#[test]
fn the_race_begins_where_the_lanes_stand_and_goes_on_where_it_was() {
    let mut app = fresh();
    app.settle();
    app.act(Action::Choose(Realm::Heap.into()));
    app.act(Action::Seek(486));
    app.act(Action::ShowStage(StageTab::Race));
    let end = app.model.lane(Realm::Heap).recording.moment_after_successors(130);
    assert!((486..490).contains(&end), "{end}");
    let place = (at(&app), moment(&app, Realm::Heap));
    assert_eq!(place, (130, end), "the chosen lane goes on to where its expansion is told");
    app.act(Action::Seek(500));
    let before = moments(&app);
    app.act(Action::ShowStage(StageTab::Step));
    assert_eq!(moments(&app), before, "leaving moves nobody");
    app.act(Action::ShowStage(StageTab::Race));
    assert_eq!((at(&app), moments(&app)), (500, before), "coming back neither");
    app.act(Action::ShowStage(StageTab::Step));
    app.act(Action::Seek(10));
    app.act(Action::ShowStage(StageTab::Race));
    assert!(at(&app) < 500, "unless somebody has moved");
    check_others(&app);
}

/// As [`check`], but the chosen lane may stand between two expansions.
fn check_others(app: &TestApp) {
    for realm in app.model.shown_lanes().filter(|realm| *realm != app.model.chosen) {
        assert_eq!(
            moment(app, realm.realm),
            cost_curve(&app.model, realm.realm).moment_at(at(app)),
            "realm {realm}"
        );
    }
}

#[test]
fn a_race_entered_when_all_are_done_stands_at_the_end() {
    let mut app = fresh();
    app.settle();
    app.act(Action::Choose(Realm::Heap.into()));
    app.act(Action::ShowStage(StageTab::Race));
    assert_eq!(at(&app), 20_907);
    check(&app);
}

#[test]
fn small_maps_race_too() {
    let mut app = racing();
    app.act(Action::Seek(77));
    app.act(Action::ShowStage(StageTab::Map));
    assert!(!app.model.is_racing());
    app.act(Action::Map(MapAction::Scope(LaneScope::Lanes)));
    assert!(app.model.is_racing());
    step(&mut app, Stride::Expansion, Direction::Forward);
    assert_eq!(at(&app), 78);
    check(&app);
}

#[test]
fn a_lane_that_joins_stands_where_the_others_do_and_one_that_leaves_stays() {
    let mut app = racing();
    app.act(Action::ToggleShown(Realm::Hash.into()));
    app.act(Action::Seek(1_000));
    assert_eq!(moment(&app, Realm::Hash), app.model.lane(Realm::Hash).recording.len());
    app.act(Action::ToggleShown(Realm::Hash.into()));
    check(&app);
    let before = moment(&app, Realm::Misplaced);
    app.act(Action::ToggleShown(Realm::Misplaced.into()));
    app.act(Action::Seek(5));
    assert_eq!(moment(&app, Realm::Misplaced), before);
    check(&app);
}

#[test]
fn a_race_without_lanes_is_no_trouble() {
    let mut app = racing();
    for realm in Realm::LADDER {
        app.act(Action::ToggleShown(realm.into()));
    }
    for stride in [Stride::Event, Stride::Expansion, Stride::Mark, Stride::All] {
        for direction in [Direction::Forward, Direction::Back] {
            step(&mut app, stride, direction);
        }
    }
    app.act(Action::TogglePlay);
    app.act(Action::Tick(1.0));
    assert_eq!((at(&app), app.model.together.is_moving()), (0, false));
    for face in RaceFace::ALL {
        race(&mut app, RaceAction::Face(face));
        assert!(View::of(app.model.seen()).race.is_some_and(|race| race.lanes.is_empty()));
    }
}

#[test]
fn another_puzzle_is_followed_to_its_end() {
    let mut app = racing();
    app.act(Action::Seek(100));
    app.act(Action::SetPuzzle(near()));
    assert_eq!(app.model.together.playhead.playback, Playback::Following);
    app.due();
    app.deliver_one(Realm::StringSet);
    app.act(Action::Tick(0.016));
    let lane = app.model.lane(Realm::StringSet);
    assert_eq!(lane.playhead.moment, lane.recording.len(), "it is followed");
    app.deliver(Realm::StringSet);
    app.settle();
    app.act(Action::Tick(0.016));
    assert_eq!((at(&app), app.model.together.is_moving()), (longest(&app), false));
    check(&app);
}

#[test]
fn by_a_measure_that_is_not_known_yet_all_stay_until_it_is() {
    let mut app = fresh();
    while Realm::LADDER.into_iter().any(|realm| !app.model.lane(realm).has_ended()) {
        for realm in started(&app.due()) {
            app.deliver(realm);
        }
    }
    app.act(Action::ShowStage(StageTab::Race));
    app.act(Action::Seek(300));
    let before = moments(&app);
    race(&mut app, RaceAction::Measure(RaceMeasure::Work));
    for stride in [Stride::Event, Stride::Expansion, Stride::Mark, Stride::All] {
        step(&mut app, stride, Direction::Back);
    }
    assert_eq!(moments(&app), before, "nobody knows where to");
    race(&mut app, RaceAction::Measure(RaceMeasure::Expansions));
    assert_eq!(at(&app), 300, "there and back");
    race(&mut app, RaceAction::Measure(RaceMeasure::RunTime));
    app.settle();
    assert_eq!(moments(&app)[0], before[0], "once it is known the chosen lane says where they are");
    assert!(at(&app) > 0);
    check(&app);
}

#[test]
fn a_search_that_was_held_goes_on_and_one_that_was_stopped_is_searched_again() {
    let mut app = fresh();
    app.act(Action::Choose(Realm::Table.into()));
    app.due();
    app.deliver_one(Realm::Table);
    app.act(Action::Tick(0.016));
    app.act(Action::TogglePlay);
    assert_eq!(app.model.chosen_lane().run, RunState::Held);
    app.act(Action::ShowStage(StageTab::Race));
    assert_eq!(app.model.chosen_lane().run, RunState::Running);
    app.act(Action::Escape);
    assert_eq!(app.model.chosen_lane().run, RunState::Stopped(StopReason::Requested));
    app.settle();
    step(&mut app, Stride::All, Direction::Forward);
    app.act(Action::TogglePlay);
    assert_eq!(started(&app.due()), [Realm::Table]);
}

#[test]
fn two_lanes_diverge_where_they_first_expand_different_boards() {
    let mut app = racing();
    app.act(Action::Choose(Realm::Misplaced.into()));
    race(&mut app, RaceAction::Measure(RaceMeasure::Work));
    race(&mut app, RaceAction::FindDivergence(Some(Realm::Manhattan.into())));
    let divergence = app.model.race.divergence.expect("they part");
    let n = divergence.difference.expansion;
    assert_eq!((app.model.together.measure, at(&app)), (RaceMeasure::Expansions, n));
    let board = |realm| {
        let scene = app.model.lane(realm).recording.scene_at(moment(&app, realm));
        scene.current.map(|at| at.board)
    };
    assert_eq!([Realm::Misplaced, Realm::Manhattan].map(board), divergence.difference.boards);
    assert_ne!(divergence.difference.boards[0], divergence.difference.boards[1]);
    step(&mut app, Stride::Expansion, Direction::Back);
    let expanding = |realm| {
        let scene = app.model.lane(realm).recording.scene_at(moment(&app, realm));
        scene.current.map(|at| at.board)
    };
    assert_eq!(expanding(Realm::Misplaced), expanding(Realm::Manhattan), "before that they do not");
    app.act(Action::Choose(Realm::Heap.into()));
    race(&mut app, RaceAction::FindDivergence(None));
    let notice = app.model.notice.take().map(|(notice, _)| notice);
    assert_eq!(notice, Some(Notice::NeverDiverge { lanes: [Realm::Heap.into(), Realm::Manhattan.into()] }));
    app.act(Action::ToggleShown(Realm::Heap.into()));
    race(&mut app, RaceAction::FindDivergence(None));
    assert_eq!(app.model.notice.take().map(|(notice, _)| notice), Some(Notice::NothingToCompare));
}

/// The costs of a realm's lane by each measure.
fn costs(app: &mut TestApp, realm: Realm) -> [LaneCost; 3] {
    RaceMeasure::ALL.map(|measure| {
        race(app, RaceAction::Measure(measure));
        let race = View::of(app.model.seen()).race.expect("a race is on");
        race.lane(realm.into()).expect("it takes part").cost
    })
}

#[test]
fn what_a_stopped_lane_has_spent_is_never_awaited() {
    let mut app = fresh();
    app.act(Action::Choose(Realm::Table.into()));
    app.due();
    app.deliver_one(Realm::Table);
    app.act(Action::ShowStage(StageTab::Race));
    let [expansions, rest @ ..] = costs(&mut app, Realm::Table);
    assert!(matches!(expansions, LaneCost::Known(_)));
    assert_eq!(rest, [LaneCost::Unfinished; 2], "it runs");
    while app.model.chosen_lane().run != RunState::Stopped(StopReason::Requested) {
        app.act(Action::Escape);
    }
    app.settle();
    let [expansions, rest @ ..] = costs(&mut app, Realm::Table);
    assert!(matches!(expansions, LaneCost::Known(_)));
    assert_eq!(rest, [LaneCost::Unknown; 2], "only what ends by itself is measured");
    assert!(costs(&mut app, Realm::Heap).into_iter().all(|cost| cost.known().is_some()), "as the others are");
}

/// Small maps race too, and neither the table nor the must-expand face is seen there.
#[test]
fn table_and_must_expand_tab_are_worked_out_only_where_they_are_seen() {
    let mut app = racing();
    app.act(Action::ShowStage(StageTab::Map));
    app.act(Action::Map(MapAction::Scope(LaneScope::Lanes)));
    app.act(Action::ShowStage(StageTab::Race));
    for (face, has_table, has_must_expand) in
        [(RaceFace::Lanes, false, false), (RaceFace::Table, true, false), (RaceFace::MustExpand, false, true)]
    {
        race(&mut app, RaceAction::Face(face));
        for (stage, is_seen) in [(StageTab::Race, true), (StageTab::Map, false)] {
            app.act(Action::ShowStage(stage));
            let race = View::of(app.model.seen()).race.expect("a race is on");
            assert_eq!(!race.table.is_empty(), has_table && is_seen, "{face:?}, {stage:?}");
            assert_eq!(race.must_expand.is_some(), has_must_expand && is_seen, "{face:?}, {stage:?}");
        }
        app.act(Action::ShowStage(StageTab::Race));
    }
}

/// Where no path leads to the goal, realm 8 is not searched even on request, and nothing waits for it.
#[test]
fn a_realm_that_is_not_searched_does_not_wait() {
    let mut app = TestApp::with(puzzle("12345687x", "12345678x"));
    app.act(Action::SearchAnyway);
    app.act(Action::ShowStage(StageTab::Race));
    let standings = |app: &TestApp| {
        let race = View::of(app.model.seen()).race.expect("it is looked at");
        race.lanes.iter().map(|lane| (lane.id, lane.standing)).collect::<Vec<_>>()
    };
    for (realm, standing) in standings(&app) {
        let expected =
            if realm == Realm::IdaStar { RaceStanding::AnsweredByParity } else { RaceStanding::Waiting };
        assert_eq!(standing, expected, "realm {realm}");
    }
    app.act(Action::ToggleShown(Realm::Misplaced.into()));
    app.act(Action::ToggleShown(Realm::Manhattan.into()));
    app.settle();
    for (realm, standing) in standings(&app) {
        let expected =
            if realm == Realm::IdaStar { RaceStanding::AnsweredByParity } else { RaceStanding::NoSolution };
        assert_eq!(standing, expected, "realm {realm}");
    }
}
