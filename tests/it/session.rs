//! The whole application without a window: real searches on real threads, driven by actions.

mod faults;
mod map;
mod measuring;

use std::{sync::Arc, thread, time::Duration};

use eight_realms::{
    app::{Action, CountingRun, Limits, Model, Preferences, RunState, SettingsAction},
    heuristic::HeuristicKind,
    job::Search,
    puzzle::Puzzle,
    realm::{Realm, Settings},
    replay::{Direction, Stride},
    session::Session,
    trace::Event,
    worker::{Host, Wake},
};

use crate::probe::{BROKEN, Breaks, puzzle, record, search};

/// A model, its session, and what its threads hold as long as they live.
struct Stand {
    model: Model,
    session: Session,
    wake: Wake,
}

impl Stand {
    fn of(model: Model) -> Self {
        Self::woken(model, Arc::new(|| {}))
    }

    /// The same with something that its threads call.
    fn woken(model: Model, wake: Wake) -> Self {
        let session = Session::new(Arc::clone(&wake));
        Self { model, session, wake }
    }

    /// The window as it opens, with these realms alone and another puzzle.
    fn with(puzzle: Puzzle, realms: &[Realm]) -> Self {
        let mut stand = Self::of(Model::new(Preferences::default(), 1));
        stand.act(Action::SetPuzzle(puzzle));
        stand.act(Action::Choose(realms[0]));
        for other in Realm::LADDER.into_iter().filter(|realm| !realms.contains(realm)) {
            stand.act(Action::ToggleShown(other));
        }
        stand
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

    /// Until every realm that is wanted has ended.
    fn search_all(&mut self) {
        self.frames_until(|stand| stand.model.wanted().all(|realm| stand.model.lane(realm).has_ended()));
    }

    /// Threads that hold something of this session: each has its own copy of the wake.
    fn threads(&self) -> usize {
        Arc::strong_count(&self.wake) - 2
    }

    fn recorded(&self, realm: Realm) -> Vec<Event> {
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
    let mut stand = Stand::of(Model::new(Preferences::default(), 1));
    let is_timed = |stand: &Stand, realm| stand.model.lane(realm).times.is_some();
    stand.frames_until(|stand| {
        let streams = Realm::LADDER.into_iter().any(|realm| !stand.model.lane(realm).has_ended());
        assert!(!streams || !stand.session.is_measuring(), "nothing is timed while anything streams");
        assert!(!streams || !Realm::LADDER.into_iter().any(|realm| is_timed(stand, realm)));
        assert!(stand.session.searches() <= 1, "one at a time");
        Realm::LADDER.into_iter().all(|realm| is_timed(stand, realm))
    });
    for realm in Realm::LADDER {
        let lane = stand.model.lane(realm);
        let found = search(realm, &sample(), Settings::default());
        assert_eq!(lane.recording.edge().tally, found.tally, "realm {realm}");
        assert_eq!(lane.path(), found.path.as_ref(), "realm {realm}");
        let times = lane.times.expect("all are timed");
        assert!(times.search.median > 0.0, "realm {realm}");
        assert_eq!(times.lookup.is_some(), realm == Realm::Table);
    }
    stand.frames_until(|stand| !stand.session.is_measuring());
    assert_eq!((stand.session.searches(), stand.threads()), (0, 0), "no thread is left");
}

#[test]
fn another_puzzle_in_mid_search_leaves_no_event_of_the_old_one() {
    let realms = [Realm::Hash, Realm::Table, Realm::IdaStar];
    let mut stand = Stand::with(farthest(), &realms);
    for chosen in realms {
        stand.act(Action::Choose(chosen));
        stand.act(Action::SetPuzzle(farthest()));
        stand.frames_until(|stand| !stand.model.chosen_lane().recording.is_empty());
        stand.act(Action::SetPuzzle(sample()));
        assert_eq!(stand.threads(), 0, "the old searches are gone");
        stand.search_all();
        for realm in realms {
            assert_eq!(stand.recorded(realm), record(realm, &sample(), Settings::default()), "realm {realm}");
        }
    }
}

#[test]
fn pause_is_exact_and_a_held_search_goes_on_where_it_stood() {
    let mut stand = Stand::with(farthest(), &[Realm::Table]);
    stand.frames_until(|stand| stand.model.chosen_lane().playhead.moment > 0);
    stand.act(Action::TogglePlay);
    stand.session.poll(&mut stand.model, Duration::ZERO);
    let moment = stand.model.chosen_lane().playhead.moment;
    stand.frames_until(|stand| stand.model.chosen_lane().recording.len() >= moment + 100_000);
    for _ in 0..50 {
        stand.frame();
        let lane = stand.model.chosen_lane();
        assert_eq!((lane.playhead.moment, lane.recording.len()), (moment, moment + 100_000));
        assert_eq!((&lane.run, stand.threads()), (&RunState::Held, 1));
    }
    stand.act(Action::Step(Stride::All, Direction::Forward));
    stand.search_all();
    assert_eq!(stand.recorded(Realm::Table), record(Realm::Table, &farthest(), Settings::default()));
}

#[test]
fn cancel_ends_the_search_and_leaves_no_thread() {
    let mut stand = Stand::with(farthest(), &[Realm::Misplaced, Realm::Manhattan]);
    stand.act(Action::Seek(0));
    for ended in [Realm::Misplaced, Realm::Manhattan] {
        stand.frames_until(|stand| !stand.model.lane(ended).recording.is_empty());
        assert_eq!(stand.threads(), 1);
        stand.act(Action::Escape);
        assert_eq!((stand.session.searches(), stand.threads()), (0, 0));
        assert!(stand.model.lane(ended).has_ended() && !stand.model.lane(ended).recording.is_empty());
    }
    stand.frame();
    assert_eq!(stand.threads(), 0, "and nothing starts again");
}

#[test]
fn a_session_that_is_dropped_takes_its_threads_along() {
    let mut stand = Stand::with(farthest(), &[Realm::Heap, Realm::Misplaced]);
    stand.frames_until(|stand| !stand.model.lane(Realm::Misplaced).recording.is_empty());
    let wake = Arc::clone(&stand.wake);
    drop(stand);
    assert_eq!(Arc::strong_count(&wake), 1);
}

#[test]
fn a_panic_is_shown_the_recording_is_kept_and_the_others_go_on() {
    let mut stand = Stand::with(sample(), &[Realm::Hash, Realm::Heap]);
    stand.session.poll(&mut stand.model, Duration::ZERO);
    let job = Search::new(Realm::Hash, sample(), Settings::default());
    let run =
        Host::new(Arc::clone(&stand.wake)).start_watched(job, Breaks { after: 1000 }).expect("a thread");
    run.allow_until(u64::MAX);
    stand.session.adopt(Realm::Hash, run);
    stand.search_all();
    let lane = stand.model.lane(Realm::Hash);
    assert_eq!(lane.run, RunState::Lost { reason: BROKEN.to_owned() });
    let events = record(Realm::Hash, &sample(), Settings::default());
    assert_eq!(stand.recorded(Realm::Hash), events[..1000], "all that was said before");
    assert_eq!(stand.recorded(Realm::Heap), record(Realm::Heap, &sample(), Settings::default()));
    stand.frames_until(|stand| stand.model.lane(Realm::Heap).times.is_some());
    assert_eq!(stand.model.lane(Realm::Hash).times, None, "what was lost is not timed");
}

#[test]
fn timing_that_was_pushed_back_starts_again() {
    let mut stand = Stand::with(sample(), &[Realm::StringSet, Realm::Hash, Realm::Heap]);
    stand.frames_until(|stand| stand.session.is_measuring());
    stand.act(Action::ToggleShown(Realm::Table));
    stand.session.poll(&mut stand.model, Duration::ZERO);
    assert!(!stand.session.is_measuring(), "a search that starts pushes it back");
    assert_eq!(stand.model.lane(Realm::Table).run, RunState::Running);
    stand.frames_until(|stand| stand.model.wanted().all(|realm| stand.model.lane(realm).times.is_some()));
    stand.frames_until(|stand| !stand.session.is_measuring());
    assert_eq!(stand.threads(), 0);
}

#[test]
fn a_full_recording_can_run_on_counted_and_be_stopped_then() {
    let caps = Limits { one: 5_000, all: 100_000 };
    let mut stand = Stand::of(Model::new(Preferences::default(), 1).with_limits(caps));
    stand.search_all();
    assert_eq!(stand.model.chosen_lane().recording.len(), 5_000);
    stand.act(Action::RunOn(Realm::StringSet));
    stand.frames_until(|stand| matches!(stand.model.chosen_lane().counted, Some(CountingRun::Done(..))));
    let Some(CountingRun::Done(tally, _)) = stand.model.chosen_lane().counted else { panic!("it is done") };
    assert_eq!(tally, search(Realm::StringSet, &sample(), Settings::default()).tally);
    stand.act(Action::Choose(Realm::IdaStar));
    stand.act(Action::Settings(SettingsAction::Heuristic(Some(HeuristicKind::Misplaced))));
    stand.act(Action::SetPuzzle(farthest()));
    stand.frames_until(|stand| stand.model.chosen_lane().has_ended());
    stand.act(Action::RunOn(Realm::IdaStar));
    assert_eq!(stand.model.chosen_lane().counted, Some(CountingRun::Running));
    stand.act(Action::Escape);
    assert_eq!(stand.model.chosen_lane().counted, None);
    stand.frames_until(|stand| stand.model.wanted().all(|realm| stand.model.lane(realm).has_ended()));
    assert_eq!(stand.session.searches(), 0);
}
