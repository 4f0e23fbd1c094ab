//! Who races, from when on, and what becomes of it when searches come and go.

use eight_realms::{
    app::{
        Action, LaneCost, MapAction, MapScope, Notice, RaceAction, RaceFace, RaceMeasure, RunState, StageTab,
        StopReason,
        view::{RaceStanding, View},
    },
    realm::Realm,
    replay::{Direction, Playback, Stride},
};

use super::{at, check, longest, moment, moments, pace, race, racing, step};
use crate::{
    model::{
        desk::{Desk, started},
        fresh, near,
    },
    probe::puzzle,
};

#[test]
fn the_race_begins_where_the_lanes_stand_and_goes_on_where_it_was() {
    let mut desk = fresh();
    desk.settle();
    desk.act(Action::Choose(Realm::Heap));
    desk.act(Action::Seek(486));
    desk.act(Action::ShowStage(StageTab::Race));
    assert_eq!((at(&desk), moment(&desk, Realm::Heap)), (130, 486), "the chosen lane does not move");
    desk.act(Action::Seek(500));
    let stands = moments(&desk);
    desk.act(Action::ShowStage(StageTab::Step));
    assert_eq!(moments(&desk), stands, "leaving moves nobody");
    desk.act(Action::ShowStage(StageTab::Race));
    assert_eq!((at(&desk), moments(&desk)), (500, stands), "coming back neither");
    desk.act(Action::ShowStage(StageTab::Step));
    desk.act(Action::Seek(10));
    desk.act(Action::ShowStage(StageTab::Race));
    assert!(at(&desk) < 500, "unless somebody has moved");
    check_others(&desk);
}

/// As [`check`], but the chosen lane may stand between two expansions.
fn check_others(desk: &Desk) {
    for realm in desk.model.shown_realms().filter(|realm| *realm != desk.model.chosen) {
        assert_eq!(moment(desk, realm), pace(&desk.model, realm).moment_at(at(desk)), "realm {realm}");
    }
}

#[test]
fn a_race_entered_when_all_are_done_stands_at_the_end() {
    let mut desk = fresh();
    desk.settle();
    desk.act(Action::Choose(Realm::Heap));
    desk.act(Action::ShowStage(StageTab::Race));
    assert_eq!(at(&desk), 20_907);
    check(&desk);
}

#[test]
fn small_maps_race_too() {
    let mut desk = racing();
    desk.act(Action::Seek(77));
    desk.act(Action::ShowStage(StageTab::Map));
    assert!(!desk.model.is_racing());
    desk.act(Action::Map(MapAction::Scope(MapScope::Lanes)));
    assert!(desk.model.is_racing());
    step(&mut desk, Stride::Expansion, Direction::Forward);
    assert_eq!(at(&desk), 78);
    check(&desk);
}

#[test]
fn a_lane_that_joins_stands_where_the_others_do_and_one_that_leaves_stays() {
    let mut desk = racing();
    desk.act(Action::ToggleShown(Realm::Hash));
    desk.act(Action::Seek(1_000));
    assert_eq!(moment(&desk, Realm::Hash), desk.model.lane(Realm::Hash).recording.len());
    desk.act(Action::ToggleShown(Realm::Hash));
    check(&desk);
    let stands = moment(&desk, Realm::Misplaced);
    desk.act(Action::ToggleShown(Realm::Misplaced));
    desk.act(Action::Seek(5));
    assert_eq!(moment(&desk, Realm::Misplaced), stands);
    check(&desk);
}

#[test]
fn nobody_in_the_race_is_no_trouble() {
    let mut desk = racing();
    for realm in Realm::LADDER {
        desk.act(Action::ToggleShown(realm));
    }
    for stride in [Stride::Event, Stride::Expansion, Stride::Mark, Stride::All] {
        for direction in [Direction::Forward, Direction::Back] {
            step(&mut desk, stride, direction);
        }
    }
    desk.act(Action::TogglePlay);
    desk.act(Action::Tick(1.0));
    assert_eq!((at(&desk), desk.model.race.is_moving()), (0, false));
    for face in RaceFace::ALL {
        race(&mut desk, RaceAction::Face(face));
        assert!(View::of(&desk.model).race.is_some_and(|race| race.lanes.is_empty()));
    }
}

#[test]
fn another_puzzle_is_followed_to_its_end() {
    let mut desk = racing();
    desk.act(Action::Seek(100));
    desk.act(Action::SetPuzzle(near()));
    assert_eq!(desk.model.race.playhead.playback, Playback::Following);
    desk.due();
    desk.hear_one(Realm::StringSet);
    desk.act(Action::Tick(0.016));
    let lane = desk.model.lane(Realm::StringSet);
    assert_eq!(lane.playhead.moment, lane.recording.len(), "it is followed");
    desk.hear(Realm::StringSet);
    desk.settle();
    desk.act(Action::Tick(0.016));
    assert_eq!((at(&desk), desk.model.race.is_moving()), (longest(&desk), false));
    check(&desk);
}

#[test]
fn on_a_clock_that_is_not_known_yet_all_stay_until_it_is() {
    let mut desk = fresh();
    while Realm::LADDER.into_iter().any(|realm| !desk.model.lane(realm).has_ended()) {
        for realm in started(&desk.due()) {
            desk.hear(realm);
        }
    }
    desk.act(Action::ShowStage(StageTab::Race));
    desk.act(Action::Seek(300));
    let stands = moments(&desk);
    race(&mut desk, RaceAction::Measure(RaceMeasure::Work));
    for stride in [Stride::Event, Stride::Expansion, Stride::Mark, Stride::All] {
        step(&mut desk, stride, Direction::Back);
    }
    assert_eq!(moments(&desk), stands, "nobody knows where to");
    race(&mut desk, RaceAction::Measure(RaceMeasure::Expansions));
    assert_eq!(at(&desk), 300, "there and back");
    race(&mut desk, RaceAction::Measure(RaceMeasure::BareTime));
    desk.settle();
    assert_eq!(moments(&desk)[0], stands[0], "once it is known the chosen lane says where they are");
    assert!(at(&desk) > 0);
    check(&desk);
}

#[test]
fn a_search_that_was_held_goes_on_and_one_that_was_stopped_is_searched_again() {
    let mut desk = fresh();
    desk.act(Action::Choose(Realm::Table));
    desk.due();
    desk.hear_one(Realm::Table);
    desk.act(Action::Tick(0.016));
    desk.act(Action::TogglePlay);
    assert_eq!(desk.model.chosen_lane().run, RunState::Held);
    desk.act(Action::ShowStage(StageTab::Race));
    assert_eq!(desk.model.chosen_lane().run, RunState::Running);
    desk.act(Action::Escape);
    assert_eq!(desk.model.chosen_lane().run, RunState::Stopped(StopReason::Requested));
    desk.settle();
    step(&mut desk, Stride::All, Direction::Forward);
    desk.act(Action::TogglePlay);
    assert_eq!(started(&desk.due()), [Realm::Table]);
}

#[test]
fn two_lanes_part_where_they_first_expand_different_boards() {
    let mut desk = racing();
    desk.act(Action::Choose(Realm::Misplaced));
    race(&mut desk, RaceAction::Measure(RaceMeasure::Work));
    race(&mut desk, RaceAction::Part(Some(Realm::Manhattan)));
    let parting = desk.model.race.divergence.expect("they part");
    let n = parting.difference.expansion;
    assert_eq!((desk.model.race.measure, at(&desk)), (RaceMeasure::Expansions, n));
    let board = |realm| {
        let scene = desk.model.lane(realm).recording.scene_at(moment(&desk, realm));
        scene.current.map(|at| at.board)
    };
    assert_eq!([Realm::Misplaced, Realm::Manhattan].map(board), parting.difference.boards);
    assert_ne!(parting.difference.boards[0], parting.difference.boards[1]);
    step(&mut desk, Stride::Expansion, Direction::Back);
    let expanding = |realm| {
        let scene = desk.model.lane(realm).recording.scene_at(moment(&desk, realm));
        scene.current.map(|at| at.board)
    };
    assert_eq!(expanding(Realm::Misplaced), expanding(Realm::Manhattan), "before that they do not");
    desk.act(Action::Choose(Realm::Heap));
    race(&mut desk, RaceAction::Part(None));
    let told = desk.model.notice.take().map(|(notice, _)| notice);
    assert_eq!(told, Some(Notice::NeverPart { realms: [Realm::Heap, Realm::Manhattan] }));
    desk.act(Action::ToggleShown(Realm::Heap));
    race(&mut desk, RaceAction::Part(None));
    assert_eq!(desk.model.notice.take().map(|(notice, _)| notice), Some(Notice::NobodyToPartFrom));
}

/// The costs of the lanes on each clock, by realm.
fn costs(desk: &mut Desk, realm: Realm) -> [LaneCost; 3] {
    RaceMeasure::ALL.map(|clock| {
        race(desk, RaceAction::Measure(clock));
        let race = View::of(&desk.model).race.expect("a race is on");
        race.lane(realm).expect("it takes part").cost
    })
}

#[test]
fn what_a_stopped_lane_has_spent_is_never_awaited() {
    let mut desk = fresh();
    desk.act(Action::Choose(Realm::Table));
    desk.due();
    desk.hear_one(Realm::Table);
    desk.act(Action::ShowStage(StageTab::Race));
    let [expansions, rest @ ..] = costs(&mut desk, Realm::Table);
    assert!(matches!(expansions, LaneCost::Known(_)));
    assert_eq!(rest, [LaneCost::Unfinished; 2], "it runs");
    while desk.model.chosen_lane().run != RunState::Stopped(StopReason::Requested) {
        desk.act(Action::Escape);
    }
    desk.settle();
    let [expansions, rest @ ..] = costs(&mut desk, Realm::Table);
    assert!(matches!(expansions, LaneCost::Known(_)));
    assert_eq!(rest, [LaneCost::Unknown; 2], "only what ends by itself is measured");
    assert!(
        costs(&mut desk, Realm::Heap).into_iter().all(|cost| cost.known().is_some()),
        "as the others are"
    );
}

/// Small maps race too, and neither the table nor the meter is seen there.
#[test]
fn table_and_meter_are_worked_out_only_where_they_are_seen() {
    let mut desk = racing();
    desk.act(Action::ShowStage(StageTab::Map));
    desk.act(Action::Map(MapAction::Scope(MapScope::Lanes)));
    desk.act(Action::ShowStage(StageTab::Race));
    for (face, has_table, has_meter) in
        [(RaceFace::Lanes, false, false), (RaceFace::Table, true, false), (RaceFace::MustExpand, false, true)]
    {
        race(&mut desk, RaceAction::Face(face));
        for (stage, is_seen) in [(StageTab::Race, true), (StageTab::Map, false)] {
            desk.act(Action::ShowStage(stage));
            let race = View::of(&desk.model).race.expect("a race is on");
            assert_eq!(!race.table.is_empty(), has_table && is_seen, "{face:?}, {stage:?}");
            assert_eq!(race.must_expand.is_some(), has_meter && is_seen, "{face:?}, {stage:?}");
        }
        desk.act(Action::ShowStage(StageTab::Race));
    }
}

/// Told to search where no way leads to the goal, realm 8 refuses from the beginning: nobody waits for it.
#[test]
fn who_refuses_neither_waits_nor_searches() {
    let mut desk = Desk::with(puzzle("12345687x", "12345678x"));
    desk.act(Action::SearchAnyway);
    desk.act(Action::ShowStage(StageTab::Race));
    let standings = |desk: &Desk| {
        let race = View::of(&desk.model).race.expect("it is looked at");
        race.lanes.iter().map(|lane| (lane.realm, lane.standing)).collect::<Vec<_>>()
    };
    for (realm, standing) in standings(&desk) {
        let expected =
            if realm == Realm::IdaStar { RaceStanding::AnsweredByParity } else { RaceStanding::Waiting };
        assert_eq!(standing, expected, "realm {realm}");
    }
    desk.act(Action::ToggleShown(Realm::Misplaced));
    desk.act(Action::ToggleShown(Realm::Manhattan));
    desk.settle();
    for (realm, standing) in standings(&desk) {
        let expected =
            if realm == Realm::IdaStar { RaceStanding::AnsweredByParity } else { RaceStanding::NoSolution };
        assert_eq!(standing, expected, "realm {realm}");
    }
}
