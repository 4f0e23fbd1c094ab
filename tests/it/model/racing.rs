//! The race: one position on one clock, every lane in its place, whatever happens.

use eight_realms::{
    app::{
        Action, Bare, MapAction, MapScope, Model, Notice, Pace, RaceAction, RaceClock, RaceFace, RunState,
        Speed, StageTab, Times, Why, view::View,
    },
    realm::Realm,
    replay::{Direction, Playback, Stride},
    trace::Event,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{
    desk::{Desk, started},
    fresh, near,
};

/// All eight have searched the sample; each takes another time; the race is on.
fn racing() -> Desk {
    let mut desk = fresh();
    desk.settle();
    for realm in Realm::LADDER {
        let median = 0.001 * (9 - realm.rung()) as f64;
        let bare = Bare { median, min: median, max: median, runs: 3 };
        let lookup = (realm == Realm::Table).then_some(Bare { median: 2e-6, ..bare });
        desk.act(Action::Timed(realm, Times { search: bare, lookup }));
    }
    desk.act(Action::ShowStage(StageTab::Race));
    desk.settle();
    desk
}

fn race(desk: &mut Desk, action: RaceAction) {
    desk.act(Action::Race(action));
}

fn step(desk: &mut Desk, stride: Stride, direction: Direction) {
    desk.act(Action::Step(stride, direction));
}

fn at(desk: &Desk) -> u64 {
    desk.model.race.playhead.moment
}

fn moment(desk: &Desk, realm: Realm) -> u64 {
    desk.model.lane(realm).playhead.moment
}

fn moments(desk: &Desk) -> Vec<u64> {
    desk.model.shown_realms().map(|realm| moment(desk, realm)).collect()
}

fn pace(model: &Model, realm: Realm) -> Pace<'_> {
    Pace::of(model.lane(realm), model.race.clock).expect("known")
}

fn longest(desk: &Desk) -> u64 {
    desk.model.shown_realms().map(|realm| pace(&desk.model, realm).total()).max().expect("somebody races")
}

/// Everybody has spent what the position says and cannot afford one expansion more, or has finished.
fn check(desk: &Desk) {
    for realm in desk.model.shown_realms() {
        let (lane, pace) = (desk.model.lane(realm), pace(&desk.model, realm));
        let moment = lane.playhead.moment;
        assert_eq!(lane.playhead.playback, Playback::Paused, "realm {realm} does not move by itself");
        if at(desk) >= pace.total() {
            assert_eq!(moment, lane.recording.len(), "realm {realm} has finished at {}", at(desk));
            continue;
        }
        assert!(pace.spent_at(moment) <= at(desk), "realm {realm} at {}", at(desk));
        let next = lane.recording.step(moment, Stride::Expansion, Direction::Forward);
        assert!(pace.spent_at(next) > at(desk), "realm {realm} at {} could go on", at(desk));
    }
}

#[test]
fn after_n_expansions_every_lane_has_expanded_n_or_is_done() {
    let mut desk = racing();
    let mut chance = ChaCha8Rng::seed_from_u64(3);
    let end = longest(&desk);
    assert_eq!(end, 20_907);
    let some = (0..60).map(|_| chance.random_range(0..=end));
    for n in [0, 1, 19, 20, 21, 313, 314, 315, 711, end - 1, end, end + 1].into_iter().chain(some) {
        desk.act(Action::Seek(n));
        assert_eq!(at(&desk), n.min(end));
        check(&desk);
        for realm in Realm::LADDER {
            let lane = desk.model.lane(realm);
            let (moment, edge) = (lane.playhead.moment, &lane.recording.edge().tally);
            let tally = lane.recording.scene_at(moment).tally;
            if realm == Realm::Table {
                assert_eq!((tally.expanded, tally.lookups), (181_440, n.min(20)), "its table stands");
                continue;
            }
            assert_eq!(tally.expanded, n.min(edge.expanded), "realm {realm}");
            let last = moment.checked_sub(1).and_then(|at| lane.recording.event(at));
            let has_just_expanded = matches!(last, Some(Event::Expand { .. }));
            assert_eq!(has_just_expanded, n > 0 && n < edge.expanded, "realm {realm} after {n}");
        }
    }
}

#[test]
fn on_every_clock_a_lane_stands_where_its_last_paid_expansion_is() {
    let mut desk = racing();
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    for clock in RaceClock::ALL {
        step(&mut desk, Stride::All, Direction::Forward);
        race(&mut desk, RaceAction::Clock(clock));
        assert_eq!(at(&desk), longest(&desk), "all are at their end on any clock");
        let end = longest(&desk) as f64;
        for share in (0..40).map(|_| chance.random_range(0.0..=1.0_f64)) {
            desk.act(Action::Seek(end.powf(share) as u64));
            check(&desk);
        }
    }
}

#[test]
fn realm_3_spends_its_look_ups_on_every_clock_and_never_its_table() {
    let mut desk = racing();
    let total = |desk: &Desk| pace(&desk.model, Realm::Table).total();
    assert_eq!(total(&desk), 20);
    race(&mut desk, RaceAction::Clock(RaceClock::BareTime));
    assert_eq!(total(&desk), 2_000_000, "picoseconds of its look-ups");
    race(&mut desk, RaceAction::Clock(RaceClock::Work));
    let work = desk.model.lane(Realm::Table).work.clone().expect("counted");
    assert_eq!(total(&desk), work.total());
    desk.act(Action::Seek(0));
    let stands = moment(&desk, Realm::Table);
    let recording = &desk.model.lane(Realm::Table).recording;
    assert!(matches!(recording.event(stands), Some(Event::LookUp { g: 0, .. })), "it is asked next");
}

#[test]
fn steps_lead_on_and_back_through_the_same_places_on_every_clock() {
    let mut desk = racing();
    desk.act(Action::Choose(Realm::Heap));
    for clock in RaceClock::ALL {
        race(&mut desk, RaceAction::Clock(clock));
        for stride in [Stride::Expansion, Stride::Event] {
            desk.act(Action::Seek(0));
            let mut places = vec![(at(&desk), moments(&desk))];
            for _ in 0..90 {
                step(&mut desk, stride, Direction::Forward);
                places.push((at(&desk), moments(&desk)));
            }
            assert!(places.windows(2).all(|pair| pair[0] != pair[1]), "{clock:?} {stride:?} goes on");
            for place in places.iter().rev().skip(1) {
                step(&mut desk, stride, Direction::Back);
                assert_eq!(&(at(&desk), moments(&desk)), place, "{clock:?} {stride:?}");
            }
        }
    }
}

#[test]
fn an_expansion_of_the_chosen_lane_is_the_step_where_the_clock_counts_something_else() {
    let mut desk = racing();
    desk.act(Action::Choose(Realm::Heap));
    race(&mut desk, RaceAction::Clock(RaceClock::Work));
    desk.act(Action::Seek(0));
    let expanded =
        |desk: &Desk, realm| desk.model.lane(realm).recording.scene_at(moment(desk, realm)).tally.expanded;
    for n in 1..=40 {
        step(&mut desk, Stride::Expansion, Direction::Forward);
        assert_eq!(expanded(&desk, Realm::Heap), n);
    }
    desk.act(Action::Seek(pace(&desk.model, Realm::Heap).total()));
    let before = expanded(&desk, Realm::StringSet);
    step(&mut desk, Stride::Expansion, Direction::Forward);
    assert_eq!(expanded(&desk, Realm::StringSet), before + 1, "then the longest lane");
}

#[test]
fn one_event_of_the_chosen_lane_leaves_the_others_until_it_expands() {
    let mut desk = racing();
    desk.act(Action::Choose(Realm::Heap));
    desk.act(Action::Seek(100));
    let before = moments(&desk);
    step(&mut desk, Stride::Event, Direction::Forward);
    assert_eq!(at(&desk), 100);
    assert_eq!(moment(&desk, Realm::Heap), before[6] + 1);
    step(&mut desk, Stride::Expansion, Direction::Back);
    assert_eq!((at(&desk), moments(&desk)), (100, before), "a step back undoes it");
}

#[test]
fn finishes_are_visited_in_their_order() {
    let mut desk = racing();
    desk.act(Action::Seek(0));
    let finishes = [20, 314, 711, 802, 1_736, 20_907];
    for finish in finishes {
        step(&mut desk, Stride::Mark, Direction::Forward);
        assert_eq!(at(&desk), finish);
    }
    for finish in finishes.into_iter().rev().skip(1).chain([0]) {
        step(&mut desk, Stride::Mark, Direction::Back);
        assert_eq!(at(&desk), finish);
    }
    step(&mut desk, Stride::All, Direction::Forward);
    assert_eq!(at(&desk), 20_907);
    step(&mut desk, Stride::All, Direction::Back);
    assert_eq!(at(&desk), 0);
}

#[test]
fn playing_takes_as_long_on_every_clock_and_stops_at_the_end() {
    let mut desk = racing();
    desk.act(Action::SetSpeed(Speed::of_step(10)));
    for clock in RaceClock::ALL {
        race(&mut desk, RaceAction::Clock(clock));
        desk.act(Action::TogglePlay);
        assert_eq!(at(&desk), 0, "from the beginning");
        desk.act(Action::Tick(10.0));
        check_share(&desk, 10.0 * 1024.0 / 20_907.0);
        check(&desk);
        desk.act(Action::SetSpeed(Speed::of_step(11)));
        desk.act(Action::Tick(1.0));
        check_share(&desk, 12.0 * 1024.0 / 20_907.0);
        desk.act(Action::TogglePlay);
        let stands = at(&desk);
        desk.act(Action::Tick(5.0));
        assert_eq!(at(&desk), stands, "it is paused");
        desk.act(Action::TogglePlay);
        desk.act(Action::Tick(20.0));
        assert_eq!((at(&desk), desk.model.race.is_moving()), (longest(&desk), false));
        desk.act(Action::SetSpeed(Speed::of_step(10)));
    }
}

fn check_share(desk: &Desk, share: f64) {
    let passed = at(desk) as f64 / longest(desk) as f64;
    assert!((passed - share).abs() < 1e-3, "{passed} of the race, not {share}");
}

#[test]
fn all_four_ways_to_a_place_lead_to_the_same() {
    let mut desk = racing();
    desk.act(Action::Choose(Realm::Misplaced));
    desk.act(Action::Seek(60));
    let sought = moments(&desk);
    desk.act(Action::Seek(0));
    (0..60).for_each(|_| step(&mut desk, Stride::Expansion, Direction::Forward));
    assert_eq!(moments(&desk), sought, "stepped");
    desk.act(Action::Seek(0));
    desk.act(Action::SetSpeed(Speed::of_step(2)));
    desk.act(Action::TogglePlay);
    (0..60).for_each(|_| _ = desk.act(Action::Tick(0.25)));
    assert_eq!((at(&desk), moments(&desk)), (60, sought.clone()), "played");
    desk.act(Action::Seek(5_000));
    (0..4_940).for_each(|_| step(&mut desk, Stride::Expansion, Direction::Back));
    assert_eq!(moments(&desk), sought, "stepped back");
}

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
    race(&mut desk, RaceAction::Clock(RaceClock::Work));
    for stride in [Stride::Event, Stride::Expansion, Stride::Mark, Stride::All] {
        step(&mut desk, stride, Direction::Back);
    }
    assert_eq!(moments(&desk), stands, "nobody knows where to");
    race(&mut desk, RaceAction::Clock(RaceClock::Expansions));
    assert_eq!(at(&desk), 300, "there and back");
    race(&mut desk, RaceAction::Clock(RaceClock::BareTime));
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
    assert_eq!(desk.model.chosen_lane().run, RunState::Stopped(Why::Asked));
    desk.settle();
    step(&mut desk, Stride::All, Direction::Forward);
    desk.act(Action::TogglePlay);
    assert_eq!(started(&desk.due()), [Realm::Table]);
}

#[test]
fn two_lanes_part_where_they_first_expand_different_boards() {
    let mut desk = racing();
    desk.act(Action::Choose(Realm::Misplaced));
    race(&mut desk, RaceAction::Clock(RaceClock::Work));
    race(&mut desk, RaceAction::Part(Some(Realm::Manhattan)));
    let parting = desk.model.race.parting.expect("they part");
    let n = parting.difference.expansion;
    assert_eq!((desk.model.race.clock, at(&desk)), (RaceClock::Expansions, n));
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
