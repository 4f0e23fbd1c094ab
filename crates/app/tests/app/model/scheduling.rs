//! What is searched and measured, and in which order.

use eight_realms_app::{
    desk::{
        Shown,
        jobs::{HeuristicsTask, Role},
        lanes::RunState,
        measure::Measurement,
        screen::StageTab,
    },
    model::{Action, Model},
    race::{RaceAction, RaceFace},
};
use eight_realms_core::{
    job::Message,
    realm::Realm,
    replay::{Direction, Playback, Stride},
};

use super::{
    fresh, near,
    test_app::{Request, TestApp, started},
};
use crate::{at_the_end::at_the_end, ground::puzzle};

/// The ladder without realm 3, whose table takes its time.
fn without_table() -> TestApp {
    let mut app = TestApp::with(near());
    app.act(Action::ToggleShown(Realm::Table.into()));
    app
}

#[test]
fn the_window_opens_on_the_sample_and_searches_it_by_all_eight_one_at_a_time() {
    let mut app = fresh();
    let mut all = Vec::new();
    for realm in Realm::LADDER {
        let due = app.due();
        assert_eq!(started(&due), [realm], "one at a time");
        assert!(matches!(app.model.lane(realm).run, RunState::Running));
        assert_eq!(app.due(), [], "nothing more is due");
        app.deliver(realm);
        all.extend(due);
    }
    let due = app.due();
    assert_eq!(due, [Request::Time(Realm::LADDER.to_vec())], "measured when all is searched");
    assert!(!all.iter().any(|request| matches!(request, Request::Time(_))), "not before");
    for realm in Realm::LADDER {
        let lane = app.model.lane(realm);
        assert_eq!(lane.playhead.moment, lane.recording.len(), "realm {realm} stands at its end");
        assert_eq!(lane.playhead.playback, Playback::Paused, "realm {realm}");
        assert!(matches!(lane.run, RunState::Done(_)), "realm {realm}");
    }
    assert!(app.model.lane(Realm::PathStrings).recording.is_empty());
}

#[test]
fn the_chosen_realm_is_searched_first_and_those_put_aside_not_at_all() {
    let mut app = TestApp::with(near());
    app.act(Action::Choose(Realm::Heap.into()));
    for hidden in [Realm::Table, Realm::Misplaced, Realm::PathStrings] {
        app.act(Action::ToggleShown(hidden.into()));
    }
    let remaining = [Realm::Heap, Realm::StringSet, Realm::Bidirectional, Realm::Manhattan, Realm::IdaStar];
    assert_eq!(started(&app.settle()), remaining);
    app.act(Action::ToggleShown(Realm::Misplaced.into()));
    assert_eq!(app.model.shown(Realm::Misplaced), Shown::Yes);
    assert_eq!(started(&app.settle()), [Realm::Misplaced], "what is shown again is searched now");
    app.act(Action::Choose(Realm::PathStrings.into()));
    assert_eq!(started(&app.settle()), [Realm::PathStrings], "what is looked at is searched, shown or not");
    assert_eq!(app.model.ladder()[1], Realm::PathStrings);
}

#[test]
fn nothing_is_started_while_the_playhead_moves() {
    let mut app = TestApp::with(near());
    app.settle();
    let steps = [Stride::Event, Stride::Expansion, Stride::Mark, Stride::All]
        .into_iter()
        .flat_map(|stride| [Direction::Back, Direction::Forward].map(|direction| (stride, direction)));
    for realm in Realm::LADDER {
        app.act(Action::Choose(realm.into()));
        for (stride, direction) in steps.clone() {
            assert_eq!(app.act(Action::Step(stride, direction)), None);
            assert_eq!(app.due(), [], "realm {realm}, {stride:?} {direction:?}");
        }
        for moment in [0, 3, 1_000_000] {
            assert_eq!(app.act(Action::Seek(moment)), None);
            assert_eq!(app.due(), [], "realm {realm}, to {moment}");
        }
        app.act(Action::Seek(0));
        app.act(Action::TogglePlay);
        for _ in 0..50 {
            assert_eq!(app.act(Action::Tick(0.1)), None);
            assert_eq!(app.due(), [], "realm {realm} plays");
        }
    }
}

#[test]
fn choosing_another_realm_leaves_the_search_that_runs_alone() {
    let mut app = without_table();
    let first = app.due();
    assert_eq!(started(&first), [Realm::StringSet]);
    app.act(Action::Choose(Realm::Heap.into()));
    assert_eq!(app.due(), [], "it runs on");
    app.deliver(Realm::StringSet);
    assert!(matches!(app.model.lane(Realm::StringSet).run, RunState::Done(_)));
    let lane = app.model.lane(Realm::StringSet);
    assert_eq!(lane.playhead.moment, lane.recording.len(), "its playhead went with it");
    assert_eq!(started(&app.due()), [Realm::Heap], "the chosen one comes next");
    app.act(Action::Choose(Realm::IdaStar.into()));
    app.act(Action::Choose(Realm::StringSet.into()));
    app.settle();
    for realm in [Realm::Heap, Realm::IdaStar] {
        let lane = app.model.lane(realm);
        assert_eq!(lane.playhead.moment, lane.recording.len(), "realm {realm} stands at its end");
    }
}

#[test]
fn a_search_that_starts_pushes_the_measuring_back() {
    let mut app = without_table();
    app.act(Action::ToggleShown(Realm::Hash.into()));
    let mut requests = Vec::new();
    while !requests.iter().any(|request| matches!(request, Request::Time(_))) {
        requests = app.due();
        for realm in started(&requests) {
            app.deliver(realm);
        }
    }
    app.act(Action::ToggleShown(Realm::Hash.into()));
    assert_eq!(started(&app.due()), [Realm::Hash]);
    app.deliver(Realm::Hash);
    let again = app.due();
    let Some(Request::Time(realms)) = again.first() else { panic!("{again:?}") };
    assert_eq!(realms.len(), 7, "nothing had been measured, so all of it is requested again: {realms:?}");
    app.time(realms);
    assert_eq!(app.due(), [Request::Work(realms.clone())], "then what else there is to measure");
}

#[test]
fn what_panicked_is_shown_kept_and_neither_searched_again_nor_timed() {
    let mut app = without_table();
    app.due();
    app.deliver_one(Realm::StringSet);
    let recorded = app.model.lane(Realm::StringSet).recording.len();
    app.act(Action::From(
        Role::Search(Realm::StringSet.into()),
        Message::Lost { reason: "a broken tile".to_owned() },
    ));
    assert_eq!(app.model.lane(Realm::StringSet).run, RunState::Lost { reason: "a broken tile".to_owned() });
    assert_eq!(app.model.lane(Realm::StringSet).recording.len(), recorded);
    let requests = app.settle();
    assert!(!started(&requests).contains(&Realm::StringSet));
    let realms_timed = requests
        .iter()
        .find_map(|request| if let Request::Time(realms) = request { Some(realms) } else { None });
    assert!(realms_timed.is_some_and(|realms| !realms.contains(&Realm::StringSet)), "{realms_timed:?}");
}

#[test]
fn times_that_were_given_are_not_measured() {
    let mut app = TestApp::with(near());
    app.settle();
    let times =
        Realm::ALL.into_iter().filter_map(|realm| Some((realm, app.model.lane(realm).times?))).collect();
    let mut app = TestApp::of(Model::new(at_the_end(), 1).with_times(times));
    app.act(Action::SetPuzzle(near()));
    let requests = app.settle();
    assert!(!requests.iter().any(|request| matches!(request, Request::Time(_))), "{requests:?}");
    let lane = app.model.lane(Realm::Heap);
    assert!((lane.recording.seconds_at(lane.recording.len()) - 1.0).abs() < 1e-12, "its clock ends there");
}

/// Work is counted once times are known; memory, for which the program runs itself, only where it is shown.
#[test]
fn work_follows_times_and_memory_is_weighed_where_it_is_shown() {
    let mut app = TestApp::with(near());
    let requests = app.settle();
    let realms = Realm::LADDER.to_vec();
    assert!(
        requests.ends_with(&[Request::Time(realms.clone()), Request::Work(realms.clone())]),
        "{requests:?}"
    );
    for realm in Realm::LADDER {
        let lane = app.model.lane(realm);
        assert!(lane.work.as_ref().is_some_and(|work| work.total() > 0), "realm {realm}");
        assert_eq!(lane.peak_memory, None, "realm {realm}");
    }
    app.act(Action::ShowStage(StageTab::Race));
    app.act(Action::Race(RaceAction::Face(RaceFace::Table)));
    assert_eq!(app.settle(), [Request::Weigh(realms)]);
    assert_eq!(app.model.lane(Realm::Heap).peak_memory, Some(1_000_000));
    app.act(Action::SetPuzzle(puzzle("1234567x8", "12345678x")));
    let lane = app.model.lane(Realm::Heap);
    assert!(lane.work.is_none() && lane.peak_memory.is_none(), "another puzzle");
}

/// Where parity has answered there is nothing to count, and it is requested once only.
#[test]
fn what_was_not_measured_is_not_requested_again() {
    let mut app = TestApp::with(puzzle("123456870", "123456780"));
    let requests = app.settle();
    let countings = requests.iter().filter(|request| matches!(request, Request::Work(_)));
    assert_eq!(countings.count(), 1, "{requests:?}");
    assert!(app.model.lane(Realm::Heap).work.is_none());
    assert!(!app.model.lane(Realm::Heap).awaits(Measurement::Work));
    app.act(Action::ShowStage(StageTab::Race));
    app.act(Action::Race(RaceAction::Face(RaceFace::Table)));
    assert_eq!(app.due(), [Request::Weigh(Realm::LADDER.to_vec())]);
    app.measured(Message::Ended);
    assert_eq!(app.due(), []);
}

#[test]
fn memory_that_was_given_is_not_weighed() {
    let times = Realm::ALL.into_iter().map(|realm| (realm, 1_000)).collect();
    let mut app = TestApp::of(Model::new(at_the_end(), 1).with_memory(times));
    app.act(Action::ShowStage(StageTab::Race));
    app.act(Action::Race(RaceAction::Face(RaceFace::Table)));
    app.act(Action::SetPuzzle(near()));
    let requests = app.settle();
    assert!(!requests.iter().any(|request| matches!(request, Request::Weigh(_))), "{requests:?}");
    assert_eq!(app.model.lane(Realm::IdaStar).peak_memory, Some(1_000));
}

/// Tells that there is no worker for the job in a role. What was requested is not requested again.
fn refuse(app: &mut TestApp, role: Role) {
    app.model.notice = None;
    app.act(Action::From(role, Message::NotStarted { reason: "no thread".to_owned() }));
    assert!(app.model.notice.is_some(), "{role:?}: it is told");
}

#[test]
fn a_search_that_cannot_be_started_is_lost_and_the_next_one_begins() {
    let mut app = without_table();
    assert_eq!(started(&app.due()), [Realm::StringSet]);
    refuse(&mut app, Role::Search(Realm::StringSet.into()));
    assert!(matches!(app.model.lane(Realm::StringSet).run, RunState::Lost { .. }));
    let next = started(&app.due());
    assert_eq!(next.len(), 1);
    assert_ne!(next, [Realm::StringSet], "it is not tried again by itself");
}

#[test]
fn measuring_that_cannot_be_started_is_not_waited_for() {
    let mut app = without_table();
    app.act(Action::ShowStage(StageTab::Race));
    let asks_for_times = |due: &[Request]| due.iter().any(|request| matches!(request, Request::Time(_)));
    loop {
        let due = app.due();
        if asks_for_times(&due) {
            break;
        }
        assert!(!due.is_empty(), "times are asked for in the end");
        for realm in started(&due) {
            app.deliver(realm);
        }
    }
    refuse(&mut app, Role::Measure);
    assert!(!asks_for_times(&app.settle()));
    assert!(!app.model.lane(Realm::Heap).awaits(Measurement::Time));
}

#[test]
fn a_picture_that_cannot_be_laid_out_is_not_waited_for() {
    let pictures = [
        (StageTab::Map, Role::Map),
        (StageTab::Inside, Role::Trees),
        (StageTab::Heuristics, Role::Heuristics(HeuristicsTask::Survey)),
    ];
    let is_picture =
        |request: &Request| matches!(request, Request::Map(..) | Request::Trees { .. } | Request::Survey(_));
    for (tab, role) in pictures {
        let mut app = without_table();
        app.settle();
        app.act(Action::ShowStage(tab));
        let requested = app.due().into_iter().find(is_picture).expect("a picture is asked for");
        refuse(&mut app, role);
        assert!(!app.due().contains(&requested), "{requested:?} is not asked for again");
    }
}
