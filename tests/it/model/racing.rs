//! The race: one position on one clock, every lane in its place, whatever happens.

mod lives;

use eight_realms::{
    app::{
        Action, CostCurve, MeasureNews, Model, RaceAction, RaceMeasure, Speed, StageTab, Times, view::View,
    },
    job::TimeSummary,
    realm::Realm,
    replay::{Direction, Playback, Stride},
    trace::Event,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{desk::Desk, fresh};

/// All eight have searched the sample; each takes another time; the race is on.
fn racing() -> Desk {
    let mut desk = fresh();
    desk.settle();
    for realm in Realm::LADDER {
        let median = 0.001 * (9 - realm.rung()) as f64;
        let bare = TimeSummary { median, min: median, max: median, runs: 3 };
        let lookup = (realm == Realm::Table).then_some(TimeSummary { median: 2e-6, ..bare });
        desk.act(Action::Measured(MeasureNews::Time(realm, Times { search: bare, lookup })));
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

fn pace(model: &Model, realm: Realm) -> CostCurve<'_> {
    CostCurve::of(model.lane(realm), model.race.measure).expect("known")
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
        assert!(pace.cost_at(moment) <= at(desk), "realm {realm} at {}", at(desk));
        let next = lane.recording.step(moment, Stride::Expansion, Direction::Forward);
        assert!(pace.cost_at(next) > at(desk), "realm {realm} at {} could go on", at(desk));
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
    for clock in RaceMeasure::ALL {
        step(&mut desk, Stride::All, Direction::Forward);
        race(&mut desk, RaceAction::Measure(clock));
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
    race(&mut desk, RaceAction::Measure(RaceMeasure::BareTime));
    assert_eq!(total(&desk), 2_000_000, "picoseconds of its look-ups");
    race(&mut desk, RaceAction::Measure(RaceMeasure::Work));
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
    for clock in RaceMeasure::ALL {
        race(&mut desk, RaceAction::Measure(clock));
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
    race(&mut desk, RaceAction::Measure(RaceMeasure::Work));
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
    for clock in RaceMeasure::ALL {
        race(&mut desk, RaceAction::Measure(clock));
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

/// The figures beside the scrubber have the room of the longest lane.
#[test]
fn a_race_is_never_seen_beyond_its_longest_lane() {
    let mut desk = racing();
    step(&mut desk, Stride::All, Direction::Forward);
    let place = at(&desk);
    // Both expand the same boards.
    for hidden in [Realm::StringSet, Realm::Hash] {
        desk.act(Action::ToggleShown(hidden));
    }
    let race = View::of(&desk.model).race.expect("it is on");
    assert!(race.longest < place && race.at == race.longest, "{} of {}", race.at, race.longest);
    desk.act(Action::ToggleShown(Realm::StringSet));
    assert_eq!(View::of(&desk.model).race.expect("it is on").at, place, "it is where it was");
}
