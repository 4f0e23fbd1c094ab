//! The whole application without a window: real searches on real threads, driven by actions.

mod faults;
mod map;
mod measuring;
mod trees;

use std::{sync::Arc, thread, time::Duration};

use eight_realms_app::{
    desk::action::LanesAction,
    desk::lanes::{CountingRun, Limits, RunState},
    model::{Action, Model},
};
use eight_realms_core::{
    heuristic::HeuristicKind,
    job::Search,
    lane::LaneRequest,
    puzzle::Puzzle,
    realm::{Realm, Settings},
    replay::{Direction, Stride},
    trace::Event,
};
use eight_realms_worker::{
    session::Session,
    worker::{Host, Wake},
};

use crate::{
    at_the_end::at_the_end,
    ground::{puzzle, record},
    panicking::{PANIC_MESSAGE, PanickingObserver},
    probe::search,
};

/// A model, its session, and what its threads hold as long as they live.
struct Fixture {
    model: Model,
    session: Session,
    wake: Wake,
}

impl Fixture {
    fn of(model: Model) -> Self {
        Self::with_wake(model, Arc::new(|| {}))
    }

    /// The same with a function that its threads call.
    fn with_wake(model: Model, wake: Wake) -> Self {
        let session = Session::new(Arc::clone(&wake));
        Self { model, session, wake }
    }

    /// The window as it opens, with these realms alone and another puzzle.
    fn with(puzzle: Puzzle, realms: &[Realm]) -> Self {
        let mut fixture = Self::of(Model::new(at_the_end(), 1));
        fixture.act(Action::SetPuzzle(puzzle));
        fixture.act(Action::Choose(realms[0].into()));
        for other in Realm::LADDER.into_iter().filter(|realm| !realms.contains(realm)) {
            fixture.act(Action::ToggleShown(other.into()));
        }
        fixture
    }

    fn act(&mut self, action: Action) {
        self.session.act(&mut self.model, action);
    }

    /// A frame.
    fn frame(&mut self) {
        self.session.poll(&mut self.model, Duration::from_millis(2));
        self.act(Action::Tick(0.016));
        thread::yield_now();
    }

    fn frames_until(&mut self, done: impl Fn(&Self) -> bool) {
        while !done(self) {
            self.frame();
        }
    }

    /// Runs frames until the search of every wanted realm has ended.
    fn search_all(&mut self) {
        self.frames_until(|fixture| {
            fixture.model.requested_lanes().all(|realm| fixture.model.lane(realm).has_ended())
        });
    }

    /// Threads that hold something of this session: each has its own copy of the wake.
    fn threads(&self) -> usize {
        Arc::strong_count(&self.wake) - 2
    }

    fn events_of(&self, realm: Realm) -> Vec<Event> {
        self.model.lane(realm).recording.events_from(0).collect()
    }
}

fn sample() -> Puzzle {
    puzzle("23415x768", "12345678x")
}

fn farthest() -> Puzzle {
    puzzle("8672543x1", "12345678x")
}

#[test]
fn the_window_opens_with_all_eight_searched_and_then_timed() {
    let mut fixture = Fixture::of(Model::new(at_the_end(), 1));
    let is_timed = |fixture: &Fixture, realm| fixture.model.lane(realm).times.is_some();
    fixture.frames_until(|fixture| {
        let streams = Realm::LADDER.into_iter().any(|realm| !fixture.model.lane(realm).has_ended());
        assert!(!streams || !fixture.session.is_measuring(), "nothing is timed while anything streams");
        assert!(!streams || !Realm::LADDER.into_iter().any(|realm| is_timed(fixture, realm)));
        assert!(fixture.session.searches() <= 1, "one at a time");
        Realm::LADDER.into_iter().all(|realm| is_timed(fixture, realm))
    });
    for realm in Realm::LADDER {
        let lane = fixture.model.lane(realm);
        let outcome = search(realm, &sample(), Settings::default());
        assert_eq!(lane.recording.edge().tally, outcome.tally, "realm {realm}");
        assert_eq!(lane.path(), outcome.path.as_ref(), "realm {realm}");
        let times = lane.times.expect("all are timed");
        assert!(times.search.median > 0.0, "realm {realm}");
        assert_eq!(times.lookup.is_some(), realm == Realm::Table);
    }
    fixture.frames_until(|fixture| !fixture.session.is_measuring());
    assert_eq!((fixture.session.searches(), fixture.threads()), (0, 0), "no thread is left");
}

#[test]
fn another_puzzle_in_mid_search_leaves_no_event_of_the_old_one() {
    let realms = [Realm::Hash, Realm::Table, Realm::IdaStar];
    let mut fixture = Fixture::with(farthest(), &realms);
    for chosen in realms {
        fixture.act(Action::Choose(chosen.into()));
        fixture.act(Action::SetPuzzle(farthest()));
        fixture.frames_until(|fixture| !fixture.model.chosen_lane().recording.is_empty());
        fixture.act(Action::SetPuzzle(sample()));
        assert_eq!(fixture.threads(), 0, "the old searches are gone");
        fixture.search_all();
        for realm in realms {
            assert_eq!(
                fixture.events_of(realm),
                record(realm, &sample(), Settings::default()),
                "realm {realm}"
            );
        }
    }
}

#[test]
fn pause_is_exact_and_a_held_search_goes_on_where_it_stood() {
    let mut fixture = Fixture::with(farthest(), &[Realm::Table]);
    fixture.frames_until(|fixture| fixture.model.chosen_lane().playhead.moment > 0);
    fixture.act(Action::TogglePlay);
    fixture.session.poll(&mut fixture.model, Duration::ZERO);
    let moment = fixture.model.chosen_lane().playhead.moment;
    fixture.frames_until(|fixture| fixture.model.chosen_lane().recording.len() >= moment + 100_000);
    for _ in 0..50 {
        fixture.frame();
        let lane = fixture.model.chosen_lane();
        assert_eq!((lane.playhead.moment, lane.recording.len()), (moment, moment + 100_000));
        assert_eq!((&lane.run, fixture.threads()), (&RunState::Held, 1));
    }
    fixture.act(Action::Step(Stride::All, Direction::Forward));
    fixture.search_all();
    assert_eq!(fixture.events_of(Realm::Table), record(Realm::Table, &farthest(), Settings::default()));
}

#[test]
fn cancel_ends_the_search_and_leaves_no_thread() {
    let mut fixture = Fixture::with(farthest(), &[Realm::Misplaced, Realm::Manhattan]);
    fixture.act(Action::Seek(0));
    for realm in [Realm::Misplaced, Realm::Manhattan] {
        fixture.frames_until(|fixture| !fixture.model.lane(realm).recording.is_empty());
        assert_eq!(fixture.threads(), 1);
        fixture.act(Action::Escape);
        assert_eq!((fixture.session.searches(), fixture.threads()), (0, 0));
        assert!(fixture.model.lane(realm).has_ended() && !fixture.model.lane(realm).recording.is_empty());
    }
    fixture.frame();
    assert_eq!(fixture.threads(), 0, "and nothing starts again");
}

#[test]
fn a_session_that_is_dropped_takes_its_threads_along() {
    let mut fixture = Fixture::with(farthest(), &[Realm::Heap, Realm::Misplaced]);
    fixture.frames_until(|fixture| !fixture.model.lane(Realm::Misplaced).recording.is_empty());
    let wake = Arc::clone(&fixture.wake);
    drop(fixture);
    assert_eq!(Arc::strong_count(&wake), 1);
}

#[test]
fn a_panic_is_shown_the_recording_is_kept_and_the_others_go_on() {
    let mut fixture = Fixture::with(sample(), &[Realm::Hash, Realm::Heap]);
    fixture.session.poll(&mut fixture.model, Duration::ZERO);
    let job = Search::new(Realm::Hash, sample(), Settings::default());
    let run = Host::new(Arc::clone(&fixture.wake))
        .start_observed(job, PanickingObserver { after: 1000 })
        .expect("a thread");
    run.allow_until(u64::MAX);
    fixture.session.adopt(Realm::Hash, run);
    fixture.search_all();
    let lane = fixture.model.lane(Realm::Hash);
    assert_eq!(lane.run, RunState::Lost { reason: PANIC_MESSAGE.to_owned() });
    let events = record(Realm::Hash, &sample(), Settings::default());
    assert_eq!(fixture.events_of(Realm::Hash), events[..1000], "all that was said before");
    assert_eq!(fixture.events_of(Realm::Heap), record(Realm::Heap, &sample(), Settings::default()));
    fixture.frames_until(|fixture| fixture.model.lane(Realm::Heap).times.is_some());
    assert_eq!(fixture.model.lane(Realm::Hash).times, None, "what was lost is not timed");
}

#[test]
fn timing_that_was_pushed_back_starts_again() {
    let mut fixture = Fixture::with(sample(), &[Realm::StringSet, Realm::Hash, Realm::Heap]);
    fixture.frames_until(|fixture| fixture.session.is_measuring());
    fixture.act(Action::ToggleShown(Realm::Table.into()));
    fixture.session.poll(&mut fixture.model, Duration::ZERO);
    assert!(!fixture.session.is_measuring(), "a search that starts pushes it back");
    assert_eq!(fixture.model.lane(Realm::Table).run, RunState::Running);
    fixture.frames_until(|fixture| {
        fixture.model.requested_lanes().all(|realm| fixture.model.lane(realm).times.is_some())
    });
    fixture.frames_until(|fixture| !fixture.session.is_measuring());
    assert_eq!(fixture.threads(), 0);
}

#[test]
fn a_full_recording_can_run_on_counted_and_be_stopped_then() {
    let limits = Limits { one: 5_000, all: 100_000 };
    let mut fixture = Fixture::of(Model::new(at_the_end(), 1).with_limits(limits));
    fixture.search_all();
    assert_eq!(fixture.model.chosen_lane().recording.len(), 5_000);
    fixture.act(Action::RunOn(Realm::StringSet.into()));
    fixture
        .frames_until(|fixture| matches!(fixture.model.chosen_lane().counted, Some(CountingRun::Done(..))));
    let Some(CountingRun::Done(tally, _)) = fixture.model.chosen_lane().counted else { panic!("it is done") };
    assert_eq!(tally, search(Realm::StringSet, &sample(), Settings::default()).tally);
    fixture.act(Action::Lanes(LanesAction::Add(LaneRequest {
        heuristic: Some(HeuristicKind::Misplaced),
        ..LaneRequest::of(Realm::IdaStar)
    })));
    fixture.act(Action::SetPuzzle(farthest()));
    fixture.frames_until(|fixture| fixture.model.chosen_lane().has_ended());
    fixture.act(Action::RunOn(fixture.model.chosen));
    assert_eq!(fixture.model.chosen_lane().counted, Some(CountingRun::Running));
    fixture.act(Action::Escape);
    assert_eq!(fixture.model.chosen_lane().counted, None);
    fixture.frames_until(|fixture| {
        fixture.model.requested_lanes().all(|realm| fixture.model.lane(realm).has_ended())
    });
    assert_eq!(fixture.session.searches(), 0);
}
