//! The clock of playing: even, or ten times as far every four seconds.

use eight_realms_app::{
    control::Control,
    desk::{
        clock::{PlayClock, PlayClocks, ScrubberScale},
        cost::{CostCurve, RaceMeasure},
        preferences::{Preferences, Speed},
        screen::StageTab,
    },
    model::{Action, Model},
    questions::QuestionAction,
    race::RaceAction,
    timeline::Timeline,
    view::View,
};
use eight_realms_core::{
    realm::Realm,
    replay::{Direction, Playback, Stride},
};

use super::{
    fresh, near,
    places::add_breakpoint,
    test_app::{Request, TestApp},
};

/// The sample at its beginning, with everything searched, in a tab.
fn opened(tab: StageTab) -> TestApp {
    let mut app = TestApp::of(Model::new(Preferences::default(), 1));
    app.settle();
    app.act(Action::ShowStage(tab));
    app.settle();
    app
}

fn timeline(app: &TestApp) -> Timeline {
    View::of(app.model.seen()).timeline
}

fn at(app: &TestApp) -> u64 {
    timeline(app).at
}

/// Lets seconds pass, frame by frame.
fn wait(app: &mut TestApp, seconds: f64) {
    for _ in 0..(seconds * 60.0).round() as u32 {
        app.act(Action::Tick(1.0 / 60.0));
    }
}

fn is_playing(app: &TestApp) -> bool {
    app.model.seen().leading_playhead().playback != Playback::Paused
}

#[test]
fn a_race_plays_ever_faster_and_one_search_evenly_and_each_clock_is_kept() {
    let mut app = opened(StageTab::Step);
    assert_eq!(app.model.clock(), PlayClock::Even);
    for tab in [StageTab::Step, StageTab::Race] {
        app.act(Action::ShowStage(tab));
        let (before, clocks) = (app.model.clock(), app.model.preferences.clocks);
        let saves = app.act(Action::SetClock(before.other()));
        assert_eq!(app.model.clock(), before.other(), "{tab:?}");
        let expected = match tab {
            StageTab::Race => PlayClocks { race: before.other(), ..clocks },
            _ => PlayClocks { step: before.other(), ..clocks },
        };
        let saved = Preferences { clocks: expected, ..Preferences::default() };
        assert_eq!(saves, Some(Request::Save(saved)), "{tab:?}");
    }
    let now = PlayClocks { race: PlayClock::Even, step: PlayClock::Tenfold };
    assert_eq!(app.model.preferences.clocks, now);
}

/// The longest lane of the sample expands 20,907 boards: even, at 16 a second, that took 1,307 seconds.
#[test]
fn the_race_of_the_sample_takes_seventeen_seconds() {
    let mut app = opened(StageTab::Race);
    let whole = timeline(&app).seconds_in_all.expect("everything is known");
    assert!((17.2..17.4).contains(&whole), "{whole}");
    app.act(Action::TogglePlay);
    wait(&mut app, 9.9);
    assert!(at(&app) < 314, "{}", at(&app));
    wait(&mut app, 0.2);
    assert!((314..350).contains(&at(&app)), "{}", at(&app));
    wait(&mut app, 7.0);
    assert!(is_playing(&app), "at {}", at(&app));
    wait(&mut app, 0.4);
    assert_eq!((at(&app), is_playing(&app)), (20_907, false));
    let ended = app.model.shown_lanes().all(|id| {
        let lane = app.model.lane(id);
        lane.playhead.moment == lane.recording.len()
    });
    assert!(ended, "every lane is at its end");
}

/// In another measure the longest lane is as far after the same time.
#[test]
fn every_measure_takes_as_long() {
    let mut app = opened(StageTab::Race);
    app.act(Action::Race(RaceAction::Measure(RaceMeasure::Work)));
    app.settle();
    let whole = timeline(&app).seconds_in_all.expect("all work is counted");
    assert!((17.2..17.4).contains(&whole), "{whole}");
    app.act(Action::TogglePlay);
    wait(&mut app, 10.0);
    let spent = at(&app);
    let longest = app.model.shown_lanes().filter_map(|id| {
        let curve = CostCurve::of(app.model.lane(id), RaceMeasure::Work)?;
        Some((curve.total(), CostCurve::of(app.model.lane(id), RaceMeasure::Expansions)?.total()))
    });
    let (work, expansions) = longest.max().expect("there are lanes");
    let share = spent as f64 / work as f64;
    assert!((share * expansions as f64 - 315.0).abs() < 2.0, "{spent} of {work}");
}

#[test]
fn it_goes_on_from_where_the_playhead_is_after_a_pause_a_step_and_a_change_of_the_clock() {
    let mut app = opened(StageTab::Race);
    app.act(Action::Seek(99));
    app.act(Action::TogglePlay);
    wait(&mut app, 4.0);
    assert!((990..=1_010).contains(&at(&app)), "{}", at(&app));
    app.act(Action::TogglePlay);
    let paused = at(&app);
    wait(&mut app, 2.0);
    assert_eq!((at(&app), is_playing(&app)), (paused, false));
    app.act(Action::Step(Stride::Expansion, Direction::Back));
    assert_eq!(at(&app), paused - 1);
    app.act(Action::TogglePlay);
    app.act(Action::SetClock(PlayClock::Even));
    app.act(Action::SetSpeed(Speed::of_step(5)));
    wait(&mut app, 1.0);
    assert!(at(&app).abs_diff(paused - 1 + 32) <= 1, "32 a second: {}", at(&app));
    app.act(Action::SetClock(PlayClock::Tenfold));
    let before = at(&app);
    wait(&mut app, 2.0);
    let factor = (at(&app) + 1) as f64 / (before + 1) as f64;
    assert!((factor - 10_f64.sqrt()).abs() < 0.02, "{factor}");
}

/// In one search it counts events.
#[test]
fn one_search_plays_by_it_too() {
    let mut app = opened(StageTab::Step);
    assert_eq!(timeline(&app).seconds_in_all, None, "the even clock has a speed");
    app.act(Action::SetClock(PlayClock::Tenfold));
    let whole = timeline(&app).seconds_in_all.expect("the recording is whole");
    let events = timeline(&app).events;
    assert!((whole - 4.0 * ((events + 1) as f64).log10()).abs() < 1e-9, "{whole}");
    app.act(Action::TogglePlay);
    wait(&mut app, 8.0);
    assert!((98..=100).contains(&at(&app)), "{}", at(&app));
    wait(&mut app, whole - 8.0 + 0.1);
    assert_eq!((at(&app), is_playing(&app)), (events, false));
    // What is followed to its end stays followed.
    let mut app = fresh();
    assert_eq!(app.model.chosen_lane().playhead.playback, Playback::Following);
    app.act(Action::SetClock(PlayClock::Tenfold));
    assert_eq!(app.model.chosen_lane().playhead.playback, Playback::Following);
}

#[test]
fn only_the_even_clock_has_a_speed() {
    let mut app = opened(StageTab::Race);
    for control in [Control::Slower, Control::Faster] {
        let view = View::of(app.model.seen());
        assert!(!control.is_offered(&view) && control.action(&view).is_none(), "{control:?}");
    }
    app.act(Action::SetClock(PlayClock::Even));
    for control in [Control::Slower, Control::Faster] {
        let view = View::of(app.model.seen());
        assert!(control.is_offered(&view) && control.action(&view).is_some(), "{control:?}");
    }
}

/// Neither a search that runs nor a question tells how long it takes.
#[test]
fn the_whole_time_is_told_only_where_totals_are_known() {
    let mut app = TestApp::of(Model::new(Preferences::default(), 1));
    for tab in [StageTab::Step, StageTab::Race] {
        app.act(Action::ShowStage(tab));
        app.act(Action::SetClock(PlayClock::Tenfold));
        assert_eq!(timeline(&app).seconds_in_all, None, "{tab:?}: nothing is searched");
    }
    app.settle();
    for tab in [StageTab::Step, StageTab::Race] {
        app.act(Action::ShowStage(tab));
        app.act(Action::Step(Stride::Expansion, Direction::Forward));
        assert!(timeline(&app).seconds_in_all.is_some(), "{tab:?}");
        app.act(Action::Question(QuestionAction::Open(None)));
        assert!(app.model.has_open_question(), "{tab:?}");
        assert_eq!(timeline(&app).seconds_in_all, None, "{tab:?}: a question hides it");
        app.act(Action::Question(QuestionAction::Leave));
    }
}

#[test]
fn a_breakpoint_stops_it_exactly() {
    let mut app = opened(StageTab::Step);
    app.act(Action::Choose(Realm::Heap.into()));
    app.act(Action::SetClock(PlayClock::Tenfold));
    add_breakpoint(&mut app, "expansion 200");
    app.act(Action::TogglePlay);
    wait(&mut app, 60.0);
    let lane = app.model.chosen_lane();
    assert_eq!(lane.recording.expanded_by(lane.playhead.moment), 200);
    assert!(!is_playing(&app));
}

#[test]
fn places_on_the_scrubber_lead_back_to_their_positions() {
    for scale in
        [ScrubberScale::Even, ScrubberScale::Tenfold { units: 1.0 }, ScrubberScale::Tenfold { units: 731.5 }]
    {
        for most in [1, 2, 314, 76_802, 12_900_000_000] {
            // Never beyond the end.
            let share = |at| scale.share(at, most);
            assert_eq!((share(0), share(most), share(most * 2)), (0.0, 1.0, 1.0), "{scale:?} {most}");
            for at in [0, 1, most / 1_000, most / 2, most - 1, most] {
                let back = scale.position(scale.share(at, most), most);
                assert!(back.abs_diff(at) <= most / 1_000_000_000, "{scale:?}: {at} of {most} is {back}");
            }
        }
        assert_eq!((scale.share(0, 0), scale.position(0.5, 0)), (0.0, 0), "nothing is recorded");
    }
}

/// With the even clock six of the eight finish in the first tenth of the scrubber.
#[test]
fn finishes_do_not_crowd_on_the_scrubber_and_the_playhead_moves_steadily() {
    let mut app = opened(StageTab::Race);
    let view = View::of(app.model.seen());
    let finishes: Vec<u64> =
        view.race.iter().flat_map(|race| &race.finishes).map(|finish| finish.at).collect();
    let shares = |timeline: &Timeline| -> Vec<f64> {
        finishes.iter().map(|at| timeline.scale.share(*at, timeline.last)).collect()
    };
    let crowded = |shares: Vec<f64>| shares.into_iter().filter(|share| *share < 0.1).count();
    assert_eq!(crowded(shares(&view.timeline)), 0);
    app.act(Action::SetClock(PlayClock::Even));
    assert!(crowded(shares(&timeline(&app))) >= 4);
    app.act(Action::SetClock(PlayClock::Tenfold));
    app.act(Action::Seek(99));
    app.act(Action::TogglePlay);
    let mut last = None;
    for _ in 0..8 {
        wait(&mut app, 1.0);
        let timeline = timeline(&app);
        let share = timeline.scale.share(timeline.at, timeline.last);
        if let Some((before, way)) = last.replace((share, share - last.map_or(share, |(before, _)| before))) {
            assert!(way == 0.0 || (share - before - way).abs() < 0.002, "{before} to {share}");
        }
    }
}

/// A frontier of ten boards is seen beside one of ten thousand, and no part is left out.
#[test]
fn the_silhouette_is_drawn_on_the_scale_of_the_scrubber() {
    let mut app = opened(StageTab::Race);
    let silhouette = |app: &TestApp| View::of(app.model.seen()).race.expect("it is shown").silhouette;
    let logarithmic = silhouette(&app);
    app.act(Action::SetClock(PlayClock::Even));
    let even = silhouette(&app);
    assert_eq!(even.len(), logarithmic.len());
    let [tenth, middle] = [even.len() / 10, even.len() / 2];
    // Half of the way is after some 140 expansions, when a hundredth of the largest frontier waits.
    assert!((0.4..0.65).contains(&logarithmic[middle]), "{}", logarithmic[middle]);
    // A tenth of the way is after some 2,100.
    assert!((0.05..0.25).contains(&even[tenth]), "{}", even[tenth]);
    let steepest = logarithmic.windows(2).map(|pair| (pair[1] - pair[0]).abs()).fold(0.0, f32::max);
    assert!(steepest < 0.1, "no stairs: {steepest}");
    app.act(Action::SetPuzzle(near()));
    app.settle();
    assert!(silhouette(&app).iter().all(|height| (0.0..=1.0).contains(height)));
}
