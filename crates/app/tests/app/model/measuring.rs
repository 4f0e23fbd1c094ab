//! Run times that are measured again, and the clock that plots and race share.

use std::{collections::BTreeMap, sync::Arc};

use eight_realms_app::{
    desk::{
        cost::{CostCurve, RaceMeasure},
        lanes::Times,
        screen::StageTab,
    },
    model::{Action, Model},
    plots::PlotTime,
    race::RaceAction,
    view::View,
};
use eight_realms_core::{
    job::{MachineLoad, Message, TimeSummary},
    realm::Realm,
    replay::{Playback, TimeCurve, TimeSample},
};

use super::{
    fresh,
    test_app::{Request, TestApp},
};
use crate::{at_the_end::at_the_end, ground::puzzle};

const SECONDS: f64 = 0.5;
/// The unit of run time in a race.
const PICOSECONDS: f64 = 1e12;

/// Half of the time goes by within the first hundredth of the expansions.
fn curve(expanded: u64) -> TimeCurve {
    TimeCurve::ending_at(TimeSample { expanded, seconds: SECONDS }, &[(expanded / 100, 0.5)])
}

fn times(realm: Realm) -> Times {
    let search = TimeSummary { median: SECONDS, min: SECONDS, max: SECONDS, runs: 3 };
    Times { search, lookup: (realm == Realm::Table).then_some(search), machine_load: MachineLoad::Quiet }
}

/// All eight have searched, and these have a curve.
fn timed(has_curve: impl Fn(Realm) -> bool) -> TestApp {
    timed_by(fresh(), has_curve)
}

fn timed_by(mut app: TestApp, has_curve: impl Fn(Realm) -> bool) -> TestApp {
    app.settle();
    for realm in Realm::LADDER {
        let expanded = app.model.lane(realm).recording.edge().tally.expanded;
        let curve = has_curve(realm).then(|| Arc::new(curve(expanded)));
        app.take_times(realm, times(realm), curve);
    }
    app
}

#[test]
fn the_second_plot_the_playhead_and_the_race_have_the_clock_that_was_measured() {
    let mut app = timed(|_| true);
    app.act(Action::Choose(Realm::Hash.into()));
    let lane = app.model.lane(Realm::Hash);
    let expanded = lane.recording.edge().tally.expanded;
    let moment = lane.recording.moment_of_expansion(expanded / 100);
    app.act(Action::Seek(moment));
    let plots = View::of(app.model.seen()).plots;
    assert_eq!(plots.clock, PlotTime::RunTime);
    assert!((plots.seconds_now - SECONDS / 2.0).abs() < 1e-12, "{}", plots.seconds_now);
    let shown = plots.expanded.iter().find(|curve| curve.lane == Realm::Hash).expect("it is shown");
    let measured: Vec<[f64; 2]> =
        curve(expanded).samples().map(|at| [at.seconds, at.expanded as f64]).collect();
    assert!(shown.points.ends_with(&measured[..]), "{:?}", shown.points);
    let cost = CostCurve::of(app.model.lane(Realm::Hash), RaceMeasure::RunTime).expect("it is timed");
    let half = (SECONDS / 2.0 * PICOSECONDS) as u64;
    let after_successors = app.model.lane(Realm::Hash).recording.moment_after_successors(expanded / 100);
    let costs = (cost.cost_at(moment), cost.moment_at(half), cost.total());
    assert_eq!(costs, (half, after_successors, 2 * half));
    assert_eq!(cost.moment_at(2 * half), app.model.lane(Realm::Hash).recording.len());
}

#[test]
fn one_curve_that_could_not_be_measured_has_the_shape_of_the_recording() {
    let app = timed(|realm| realm != Realm::IdaStar);
    assert_eq!(View::of(app.model.seen()).plots.clock, PlotTime::RecordedShape);
    let cost = CostCurve::of(app.model.lane(Realm::IdaStar), RaceMeasure::RunTime).expect("it is timed");
    assert_eq!(cost.total(), (SECONDS * PICOSECONDS) as u64, "its recording, stretched");
}

#[test]
fn a_recording_in_which_the_clock_saw_no_time_pass_takes_as_long_for_each_event() {
    let mut app = fresh();
    app.is_clock_coarse = true;
    let mut app = timed_by(app, |realm| realm != Realm::IdaStar);
    app.act(Action::Choose(Realm::IdaStar.into()));
    let recording = &app.model.lane(Realm::IdaStar).recording;
    let (events, expanded) = (recording.len(), recording.edge().tally.expanded);
    assert!(recording.seconds_at(events) <= 0.0);
    app.act(Action::Seek(events / 2));
    let plots = View::of(app.model.seen()).plots;
    assert_eq!(plots.clock, PlotTime::RecordedShape);
    let half = SECONDS * (events / 2) as f64 / events as f64;
    assert!((plots.seconds_now - half).abs() < 1e-12, "{}", plots.seconds_now);
    let shown = plots.expanded.iter().find(|curve| curve.lane == Realm::IdaStar).expect("it is shown");
    let end = shown.points.last().expect("it has an end");
    assert!((end[0] - SECONDS).abs() < 1e-12 && end[1] as u64 == expanded, "{end:?}");
    assert!(shown.points.windows(2).all(|pair| pair[0][0] < pair[1][0]), "{:?}", shown.points);
    let cost = CostCurve::of(app.model.lane(Realm::IdaStar), RaceMeasure::RunTime).expect("it is timed");
    let picoseconds = [events / 2, events].map(|moment| cost.cost_at(moment));
    assert_eq!(picoseconds, [half, SECONDS].map(|seconds| (seconds * PICOSECONDS).round() as u64));
}

#[test]
fn where_parity_answers_no_run_time_is_spent() {
    let mut app = fresh();
    app.act_all(Action::SetPuzzle(puzzle("123456870", "123456780")));
    app.settle();
    let lane = app.model.lane(Realm::Hash);
    assert!(lane.times.is_some() && lane.recording.is_empty(), "the parity test has a time");
    let cost = CostCurve::of(lane, RaceMeasure::RunTime).expect("it is timed");
    assert_eq!(cost.total(), 0);
}

#[test]
fn measuring_again_replaces_times_and_curves_and_waits_until_nothing_else_is_measured() {
    let mut app = timed(|_| true);
    assert!(app.model.seen().can_measure_again());
    app.act(Action::MeasureAgain);
    assert!(app.model.shown_lanes().all(|realm| app.model.lane(realm).times.is_none()));
    assert!(app.model.shown_lanes().all(|realm| app.model.lane(realm).time_curve.is_none()));
    assert_eq!(View::of(app.model.seen()).plots.clock, PlotTime::Streamed);
    let due = app.due();
    let all: Vec<Realm> = app.model.requested_lanes().map(|lane| lane.realm).collect();
    assert_eq!(due, [Request::Time(all)]);
    assert!(!app.model.seen().can_measure_again());
    app.take_times(Realm::Hash, times(Realm::Hash), None);
    app.act(Action::MeasureAgain);
    assert!(app.model.lane(Realm::Hash).times.is_some(), "not while the others are measured");
    app.measure(&due[0]);
    assert!(app.model.seen().can_measure_again());
    assert!(app.model.shown_lanes().all(|realm| app.model.lane(realm).times.is_some()));
}

#[test]
fn what_could_not_be_measured_is_measured_once_more() {
    let mut app = fresh();
    let requests = app.settle();
    assert!(requests.iter().any(|request| matches!(request, Request::Time(_))));
    app.act(Action::MeasureAgain);
    let due = app.due();
    app.measured(Message::Ended);
    assert!(!app.due().iter().any(|request| matches!(request, Request::Time(_))));
    app.act(Action::MeasureAgain);
    assert_eq!(app.due()[..1], due[..1]);
}

#[test]
fn nothing_is_measured_again_where_nothing_is_measured_nor_times_that_were_given() {
    let mut app = fresh();
    assert!(!app.model.seen().can_measure_again());
    app.act(Action::MeasureAgain);
    let given: BTreeMap<Realm, Times> = Realm::ALL.into_iter().map(|realm| (realm, times(realm))).collect();
    let mut app = TestApp::of(Model::new(at_the_end(), 1).with_times(given));
    app.settle();
    app.act(Action::MeasureAgain);
    assert!(app.model.shown_lanes().all(|realm| app.model.lane(realm).times == Some(times(realm.realm))));
    assert_eq!(View::of(app.model.seen()).plots.clock, PlotTime::RunTime, "time passes evenly in them");
}

#[test]
fn a_race_by_run_time_waits_where_it_is_until_the_times_are_there_again() {
    let mut app = timed(|_| true);
    app.act(Action::ShowStage(StageTab::Race));
    app.act(Action::Race(RaceAction::Measure(RaceMeasure::RunTime)));
    app.settle();
    let half = (SECONDS / 2.0 * PICOSECONDS) as u64;
    app.act(Action::Seek(half));
    let moments = |app: &TestApp| Realm::LADDER.map(|realm| app.model.lane(realm).playhead.moment);
    let before = moments(&app);
    app.act(Action::MeasureAgain);
    assert_eq!(moments(&app), before);
    for request in app.due() {
        if let Request::Time(realms) = request {
            for realm in realms {
                let expanded = app.model.lane(realm).recording.edge().tally.expanded;
                let curve = Some(Arc::new(curve(expanded)));
                app.take_times(realm, times(realm), curve);
            }
        }
    }
    app.measured(Message::Ended);
    assert_eq!((app.model.together.playhead.moment, moments(&app)), (half, before));
    assert_eq!(app.model.together.playhead.playback, Playback::Paused);
}
