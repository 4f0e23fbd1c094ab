//! The race: one position by one measure, every lane in its place, whatever happens.

mod lives;

use eight_realms_app::{
    desk::{
        clock::PlayClock,
        cost::{CostCurve, RaceMeasure},
        lanes::Times,
        preferences::Speed,
        screen::StageTab,
    },
    model::{Action, Model},
    race::RaceAction,
    view::View,
};
use eight_realms_core::{
    job::{MachineLoad, TimeSummary},
    realm::Realm,
    replay::{Direction, Playback, Stride},
    trace::Event,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{fresh, test_app::TestApp};

/// All eight have searched the sample; each takes another time; the race is on.
fn racing() -> TestApp {
    let mut app = fresh();
    app.settle();
    for realm in Realm::LADDER {
        let median = 0.001 * (9 - realm.rung()) as f64;
        let times = TimeSummary { median, min: median, max: median, runs: 3 };
        let lookup = (realm == Realm::Table).then_some(TimeSummary { median: 2e-6, ..times });
        app.take_times(realm, Times { search: times, lookup, machine_load: MachineLoad::Quiet }, None);
    }
    app.act(Action::ShowStage(StageTab::Race));
    app.settle();
    app
}

fn race(app: &mut TestApp, action: RaceAction) {
    app.act(Action::Race(action));
}

fn step(app: &mut TestApp, stride: Stride, direction: Direction) {
    app.act(Action::Step(stride, direction));
}

fn at(app: &TestApp) -> u64 {
    app.model.together.playhead.moment
}

fn moment(app: &TestApp, realm: Realm) -> u64 {
    app.model.lane(realm).playhead.moment
}

fn moments(app: &TestApp) -> Vec<u64> {
    app.model.shown_lanes().map(|realm| moment(app, realm.realm)).collect()
}

fn cost_curve(model: &Model, realm: Realm) -> CostCurve<'_> {
    CostCurve::of(model.lane(realm), model.together.measure).expect("known")
}

fn longest(app: &TestApp) -> u64 {
    app.model
        .shown_lanes()
        .map(|realm| cost_curve(&app.model, realm.realm).total())
        .max()
        .expect("somebody races")
}

/// Every lane has spent at most what the position allows and cannot afford one more expansion, or has finished.
fn check(app: &TestApp) {
    for realm in app.model.shown_lanes() {
        let (lane, curve) = (app.model.lane(realm), cost_curve(&app.model, realm.realm));
        let moment = lane.playhead.moment;
        assert_eq!(lane.playhead.playback, Playback::Paused, "realm {realm} does not move by itself");
        if at(app) >= curve.total() {
            assert_eq!(moment, lane.recording.len(), "realm {realm} has finished at {}", at(app));
            continue;
        }
        assert!(curve.cost_at(moment) <= at(app), "realm {realm} at {}", at(app));
        let next = lane.recording.step(moment, Stride::Expansion, Direction::Forward);
        assert!(curve.cost_at(next) > at(app), "realm {realm} at {} could go on", at(app));
    }
}

#[test]
fn after_n_expansions_every_lane_has_expanded_n_or_is_done() {
    let mut app = racing();
    let mut chance = ChaCha8Rng::seed_from_u64(3);
    let end = longest(&app);
    assert_eq!(end, 20_907);
    let some = (0..60).map(|_| chance.random_range(0..=end));
    for n in [0, 1, 19, 20, 21, 313, 314, 315, 711, end - 1, end, end + 1].into_iter().chain(some) {
        app.act(Action::Seek(n));
        assert_eq!(at(&app), n.min(end));
        check(&app);
        for realm in Realm::LADDER {
            let lane = app.model.lane(realm);
            let (moment, edge) = (lane.playhead.moment, &lane.recording.edge().tally);
            let tally = lane.recording.scene_at(moment).tally;
            if realm == Realm::Table {
                assert_eq!((tally.expanded, tally.lookups), (181_440, n.min(20)), "its table stands");
                continue;
            }
            assert_eq!(tally.expanded, n.min(edge.expanded), "realm {realm}");
            let next = lane.recording.event(moment);
            let goes_elsewhere =
                matches!(next, Some(Event::Expand { .. } | Event::Retreat { .. } | Event::Deepen { .. }));
            assert_eq!(goes_elsewhere, n > 0 && n < edge.expanded, "realm {realm} after {n} tells {next:?}");
        }
    }
}

#[test]
fn by_every_measure_a_lane_is_at_the_last_expansion_that_it_can_afford() {
    let mut app = racing();
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    for measure in RaceMeasure::ALL {
        step(&mut app, Stride::All, Direction::Forward);
        race(&mut app, RaceAction::Measure(measure));
        assert_eq!(at(&app), longest(&app), "all are at their end on any clock");
        let end = longest(&app) as f64;
        for share in (0..40).map(|_| chance.random_range(0.0..=1.0_f64)) {
            app.act(Action::Seek(end.powf(share) as u64));
            check(&app);
        }
    }
}

#[test]
fn realm_3_spends_its_look_ups_by_every_measure_and_never_its_table() {
    let mut app = racing();
    let total = |app: &TestApp| cost_curve(&app.model, Realm::Table).total();
    assert_eq!(total(&app), 20);
    race(&mut app, RaceAction::Measure(RaceMeasure::RunTime));
    assert_eq!(total(&app), 2_000_000, "picoseconds of its look-ups");
    race(&mut app, RaceAction::Measure(RaceMeasure::Work));
    let work = app.model.lane(Realm::Table).work.clone().expect("counted");
    assert_eq!(total(&app), work.total());
    app.act(Action::Seek(0));
    let position = moment(&app, Realm::Table);
    let recording = &app.model.lane(Realm::Table).recording;
    assert!(matches!(recording.event(position), Some(Event::LookUp { g: 0, .. })), "it is asked next");
}

#[test]
fn steps_lead_on_and_back_through_the_same_places_by_every_measure() {
    let mut app = racing();
    app.act(Action::Choose(Realm::Heap.into()));
    for measure in RaceMeasure::ALL {
        race(&mut app, RaceAction::Measure(measure));
        for stride in [Stride::Expansion, Stride::Event] {
            app.act(Action::Seek(0));
            let mut places = vec![(at(&app), moments(&app))];
            for _ in 0..90 {
                step(&mut app, stride, Direction::Forward);
                places.push((at(&app), moments(&app)));
            }
            assert!(places.windows(2).all(|pair| pair[0] != pair[1]), "{measure:?} {stride:?} goes on");
            for place in places.iter().rev().skip(1) {
                step(&mut app, stride, Direction::Back);
                assert_eq!(&(at(&app), moments(&app)), place, "{measure:?} {stride:?}");
            }
        }
    }
}

#[test]
fn an_expansion_of_the_chosen_lane_is_the_step_where_the_measure_counts_something_else() {
    let mut app = racing();
    app.act(Action::Choose(Realm::Heap.into()));
    race(&mut app, RaceAction::Measure(RaceMeasure::Work));
    app.act(Action::Seek(0));
    let expanded =
        |app: &TestApp, realm| app.model.lane(realm).recording.scene_at(moment(app, realm)).tally.expanded;
    for n in 1..=40 {
        step(&mut app, Stride::Expansion, Direction::Forward);
        assert_eq!(expanded(&app, Realm::Heap), n);
    }
    app.act(Action::Seek(cost_curve(&app.model, Realm::Heap).total()));
    let before = expanded(&app, Realm::StringSet);
    step(&mut app, Stride::Expansion, Direction::Forward);
    assert_eq!(expanded(&app, Realm::StringSet), before + 1, "then the longest lane");
}

#[test]
fn an_event_of_the_chosen_lane_leaves_it_within_an_expansion() {
    let mut app = racing();
    app.act(Action::Choose(Realm::Heap.into()));
    app.act(Action::Seek(100));
    let before = moments(&app);
    step(&mut app, Stride::Event, Direction::Forward);
    assert_eq!(at(&app), 101, "after expansion 100 with its successors an event is the next expansion");
    assert_eq!(moment(&app, Realm::Heap), before[6] + 1);
    step(&mut app, Stride::Expansion, Direction::Back);
    assert_eq!((at(&app), moments(&app)), (100, before), "a step back undoes it");
}

#[test]
fn finishes_are_visited_in_their_order() {
    let mut app = racing();
    app.act(Action::Seek(0));
    let finishes = [20, 314, 711, 802, 1_736, 20_907];
    for finish in finishes {
        step(&mut app, Stride::Mark, Direction::Forward);
        assert_eq!(at(&app), finish);
    }
    for finish in finishes.into_iter().rev().skip(1).chain([0]) {
        step(&mut app, Stride::Mark, Direction::Back);
        assert_eq!(at(&app), finish);
    }
    step(&mut app, Stride::All, Direction::Forward);
    assert_eq!(at(&app), 20_907);
    step(&mut app, Stride::All, Direction::Back);
    assert_eq!(at(&app), 0);
}

#[test]
fn playing_takes_as_long_by_every_measure_and_stops_at_the_end() {
    let mut app = racing();
    app.act(Action::SetClock(PlayClock::Even));
    app.act(Action::SetSpeed(Speed::of_step(10)));
    for measure in RaceMeasure::ALL {
        race(&mut app, RaceAction::Measure(measure));
        app.act(Action::TogglePlay);
        assert_eq!(at(&app), 0, "from the beginning");
        app.act(Action::Tick(10.0));
        check_share(&app, 10.0 * 1024.0 / 20_907.0);
        check(&app);
        app.act(Action::SetSpeed(Speed::of_step(11)));
        app.act(Action::Tick(1.0));
        check_share(&app, 12.0 * 1024.0 / 20_907.0);
        app.act(Action::TogglePlay);
        let position = at(&app);
        app.act(Action::Tick(5.0));
        assert_eq!(at(&app), position, "it is paused");
        app.act(Action::TogglePlay);
        app.act(Action::Tick(20.0));
        assert_eq!((at(&app), app.model.together.is_moving()), (longest(&app), false));
        app.act(Action::SetSpeed(Speed::of_step(10)));
    }
}

fn check_share(app: &TestApp, share: f64) {
    let actual = at(app) as f64 / longest(app) as f64;
    assert!((actual - share).abs() < 1e-3, "{actual} of the race, not {share}");
}

#[test]
fn a_place_is_the_same_sought_stepped_to_and_played_to() {
    let mut app = racing();
    app.act(Action::Choose(Realm::Misplaced.into()));
    app.act(Action::Seek(60));
    let expected = moments(&app);
    app.act(Action::Seek(0));
    (0..60).for_each(|_| step(&mut app, Stride::Expansion, Direction::Forward));
    assert_eq!(moments(&app), expected, "stepped");
    app.act(Action::Seek(0));
    app.act(Action::SetClock(PlayClock::Even));
    app.act(Action::SetSpeed(Speed::of_step(2)));
    app.act(Action::TogglePlay);
    (0..60).for_each(|_| _ = app.act(Action::Tick(0.25)));
    assert_eq!((at(&app), moments(&app)), (60, expected.clone()), "played");
    app.act(Action::Seek(5_000));
    (0..4_940).for_each(|_| step(&mut app, Stride::Expansion, Direction::Back));
    assert_eq!(moments(&app), expected, "stepped back");
}

/// The figures beside the scrubber have the room of the longest lane.
#[test]
fn a_race_is_never_seen_beyond_its_longest_lane() {
    let mut app = racing();
    step(&mut app, Stride::All, Direction::Forward);
    let place = at(&app);
    // Both expand the same boards.
    for hidden in [Realm::StringSet, Realm::Hash] {
        app.act(Action::ToggleShown(hidden.into()));
    }
    let race = View::of(app.model.seen()).race.expect("it is on");
    assert!(race.longest < place && race.at == race.longest, "{} of {}", race.at, race.longest);
    app.act(Action::ToggleShown(Realm::StringSet.into()));
    assert_eq!(View::of(app.model.seen()).race.expect("it is on").at, place, "it is where it was");
}

/// The line of the beginning leads all lanes there, within the action that opens it.
#[test]
fn the_line_of_the_beginning_leads_a_race_there() {
    let mut app = racing();
    app.act(Action::Seek(100));
    assert!(moments(&app).iter().all(|moment| *moment > 0));
    let chosen = app.model.chosen;
    let line = app.model.moment_line_at(chosen, 0).to_string();
    app.act(Action::OpenLine(line));
    assert!(app.model.is_racing());
    assert_eq!((at(&app), moment(&app, chosen.realm)), (0, 0));
    for realm in app.model.shown_lanes() {
        assert_eq!(
            moment(&app, realm.realm),
            cost_curve(&app.model, realm.realm).moment_at(0),
            "realm {realm}"
        );
    }
    app.act(Action::ShowStage(StageTab::Step));
    app.act(Action::ShowStage(StageTab::Race));
    assert_eq!(at(&app), 0, "and they are there when the race is shown again");
}

/// Who looks at the race and goes back is where he was, in the midst of an expansion too; what the race moved stays moved.
#[test]
fn a_race_that_has_not_moved_leaves_the_chosen_lane_where_it_was() {
    let mut app = racing();
    app.act(Action::Choose(Realm::Heap.into()));
    for sought in [9, 486, 487] {
        app.act(Action::ShowStage(StageTab::Step));
        app.act(Action::Seek(sought));
        app.act(Action::ShowStage(StageTab::Race));
        app.act(Action::ShowStage(StageTab::Map));
        assert_eq!(moment(&app, Realm::Heap), sought);
        app.act(Action::ShowStage(StageTab::Race));
        step(&mut app, Stride::Expansion, Direction::Forward);
        let moved = moment(&app, Realm::Heap);
        app.act(Action::ShowStage(StageTab::Step));
        assert!(moved > sought && moment(&app, Realm::Heap) == moved);
    }
}
