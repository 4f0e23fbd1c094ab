//! A panic on any thread: it is reported, what was recorded is kept, no thread is left, and everything can be
//! searched again.

use std::{
    panic,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    thread,
    time::Duration,
};

use eight_realms_app::{
    desk::{
        lanes::{CountingRun, Limits, RunState},
        measure::Measurement,
        notice::Notice,
        screen::StageTab,
    },
    heuristics::{HeuristicsAction, HeuristicsFace},
    model::{Action, Model},
    race::{RaceAction, RaceFace},
};
use eight_realms_core::{
    job::{Job, Message, Search},
    realm::{Realm, Settings},
};
use eight_realms_worker::{
    session::Session,
    worker::{Drained, Host, MemoryProbe, Wake},
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{Fixture, sample};
use crate::{
    at_the_end::at_the_end,
    ground::{puzzle, record},
    panicking::{PANIC_MESSAGE, PanickingObserver},
};

/// A panic of the thread of this name after each of its messages, as long as `remaining` is above 0.
fn panicking_wake(name: &'static str, remaining: &Arc<AtomicU32>) -> Wake {
    let remaining = Arc::clone(remaining);
    Arc::new(move || {
        let decrement = |remaining: u32| remaining.checked_sub(1);
        let is_meant = thread::current().name() == Some(name);
        if is_meant && remaining.fetch_update(Ordering::SeqCst, Ordering::SeqCst, decrement).is_ok() {
            // As a panic, but without a report on standard error.
            panic::resume_unwind(Box::new(PANIC_MESSAGE));
        }
    })
}

fn fixture_with(wake: Wake) -> Fixture {
    Fixture::with_wake(Model::new(at_the_end(), 1), wake)
}

/// Runs frames until there is a notice in the foot of the window.
fn next_notice(fixture: &mut Fixture) -> Notice {
    fixture.frames_until(|fixture| fixture.model.notice.is_some());
    fixture.model.notice.take().map(|(notice, _)| notice).expect("it is told")
}

#[test]
fn a_search_that_panics_at_any_event_keeps_its_events_and_can_be_searched_again() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    for realm in Realm::ALL {
        let events = record(realm, &sample(), Settings::default());
        for attempt in 0..4 {
            let after = if attempt == 0 { 0 } else { rng.random_range(0..events.len() as u64) };
            let mut fixture = Fixture::with(sample(), &[realm]);
            fixture.session.poll(&mut fixture.model, Duration::ZERO);
            let job = Search::new(realm, sample(), Settings::default());
            let run = Host::new(Arc::clone(&fixture.wake))
                .start_observed(job, PanickingObserver { after })
                .expect("a thread");
            run.allow_until(u64::MAX);
            fixture.session.adopt(realm, run);
            fixture.search_all();
            let lost = RunState::Lost { reason: PANIC_MESSAGE.to_owned() };
            assert_eq!(fixture.model.lane(realm).run, lost, "realm {realm} after {after}");
            assert_eq!(fixture.events_of(realm), events[..after as usize], "realm {realm} after {after}");
            assert_eq!(fixture.session.searches(), 0);
            fixture.act(Action::SearchAgain(realm.into()));
            fixture.search_all();
            assert!(matches!(fixture.model.lane(realm).run, RunState::Done(_)), "realm {realm}");
            assert_eq!(fixture.events_of(realm), events, "realm {realm}");
        }
    }
}

/// A search so short that it sends all its events at its end, and panics there: after it has its answer, and before it
/// could send it.
#[test]
fn a_search_that_panics_at_its_last_message_is_lost_and_not_waited_for() {
    let remaining = Arc::new(AtomicU32::new(u32::MAX));
    let mut fixture = fixture_with(panicking_wake("lane 7", &remaining));
    fixture.act(Action::SetPuzzle(puzzle("1234567x8", "12345678x")));
    fixture.act(Action::Choose(Realm::Heap.into()));
    for other in Realm::LADDER.into_iter().filter(|realm| *realm != Realm::Heap) {
        fixture.act(Action::ToggleShown(other.into()));
    }
    let job = Search::new(Realm::Heap, fixture.model.puzzle, Settings::default());
    let run = Host::new(Arc::clone(&fixture.wake)).start(Job::Search(job)).expect("a thread");
    run.allow_until(u64::MAX);
    while fixture.threads() > 0 {
        thread::yield_now();
    }
    let whole = record(Realm::Heap, &fixture.model.puzzle, Settings::default());
    let (mut batches, mut lost) = (0, Vec::new());
    while run.poll(Duration::ZERO, |message| match message {
        Message::Events { .. } => batches += 1,
        Message::Lost { reason } => lost.push(reason),
        _ => panic!("no answer"),
    }) != Drained::HungUp
    {}
    assert_eq!((batches, lost), (1, vec![PANIC_MESSAGE.to_owned()]));

    fixture.frame();
    assert_eq!(fixture.session.searches(), 1);
    while fixture.threads() > 0 {
        fixture.frame();
    }
    fixture.frame();
    assert_eq!(fixture.model.chosen_lane().run, RunState::Lost { reason: PANIC_MESSAGE.to_owned() });
    assert_eq!(fixture.events_of(Realm::Heap), whole, "what was said before is kept");
    remaining.store(0, Ordering::SeqCst);
    fixture.act(Action::SearchAgain(Realm::Heap.into()));
    fixture.search_all();
    assert!(matches!(fixture.model.chosen_lane().run, RunState::Done(_)));
    assert_eq!(fixture.events_of(Realm::Heap), whole);
}

/// Whether nothing is said but that there is another puzzle, as long as that stands.
fn has_no_news(fixture: &Fixture) -> bool {
    matches!(fixture.model.notice, None | Some((Notice::NewPuzzle, _)))
}

/// Threads besides the searches: each panics after its first message, reports that and ends; the window goes on.
#[test]
fn tasks_that_panic_are_reported_and_leave_nothing_behind() {
    let show_face = |face| {
        vec![Action::ShowStage(StageTab::Heuristics), Action::Heuristics(HeuristicsAction::Face(face))]
    };
    let mut find_counterexample = show_face(HeuristicsFace::Suboptimal);
    find_counterexample.push(Action::Heuristics(HeuristicsAction::FindCounterexample));
    let tasks = [
        ("survey", show_face(HeuristicsFace::Distances)),
        ("orders", show_face(HeuristicsFace::Orders)),
        ("counterexample", find_counterexample),
        ("map", vec![Action::ShowStage(StageTab::Map)]),
        ("time", Vec::new()),
        ("work", Vec::new()),
    ];
    for (name, actions) in tasks {
        let mut fixture = fixture_with(panicking_wake(name, &Arc::new(AtomicU32::new(1))));
        fixture.act(Action::Choose(Realm::Heap.into()));
        for action in actions {
            fixture.act(action);
        }
        let notice = next_notice(&mut fixture);
        let reason = PANIC_MESSAGE.to_owned();
        let expected = match name {
            "map" => Notice::MapLost { reason },
            "time" | "work" => Notice::MeasuringLost { reason },
            _ => Notice::ComputationLost { reason },
        };
        assert_eq!(notice, expected, "{name}");
        fixture.act(Action::ShowStage(StageTab::Step));
        fixture.act(Action::SetPuzzle(puzzle("123x46758", "12345678x")));
        fixture.search_all();
        let is_quiet = |fixture: &Fixture| {
            fixture.model.requested_lanes().all(|realm| !fixture.model.lane(realm).awaits(Measurement::Work))
        };
        fixture.frames_until(|fixture| is_quiet(fixture) && !fixture.session.is_measuring());
        assert_eq!(fixture.threads(), 0, "{name}");
        assert!(has_no_news(&fixture), "{name}: {:?}", fixture.model.notice);
    }
}

/// Its one message is sent before it panics: nothing is lost with it.
#[test]
fn a_search_that_runs_on_counted_keeps_its_result() {
    let limits = Limits { one: 5_000, all: 100_000 };
    let model = Model::new(at_the_end(), 1).with_limits(limits);
    let mut fixture = Fixture::with_wake(model, panicking_wake("count 1", &Arc::new(AtomicU32::new(1))));
    fixture.search_all();
    fixture.act(Action::RunOn(Realm::StringSet.into()));
    fixture.frames_until(|fixture| fixture.session.searches() == 0);
    assert!(matches!(fixture.model.chosen_lane().counted, Some(CountingRun::Done(..))));
    assert_eq!(fixture.model.chosen_lane().recording.len(), 5_000);
}

/// The program that is run to measure peak memory: it is not there, or it is another one.
#[test]
fn a_program_that_cannot_measure_memory_is_reported_once_and_not_run_again() {
    let others = [PathBuf::from("/there/is/no/such/program"), std::env::current_exe().expect("this program")];
    for program in others {
        let mut fixture = fixture_with(Arc::new(|| {}));
        fixture.session = Session::new(Arc::clone(&fixture.wake)).with_probe(Some(MemoryProbe::of(program)));
        fixture.act(Action::ShowStage(StageTab::Race));
        fixture.act(Action::Race(RaceAction::Face(RaceFace::Table)));
        assert!(matches!(next_notice(&mut fixture), Notice::MeasuringLost { .. }));
        fixture.frames_until(|fixture| !fixture.session.is_measuring());
        for _ in 0..50 {
            fixture.frame();
            assert!(!fixture.session.is_measuring() && fixture.model.notice.is_none());
        }
        fixture.act(Action::SetPuzzle(puzzle("123x46758", "12345678x")));
        fixture.search_all();
        fixture.frames_until(|fixture| {
            fixture.model.requested_lanes().all(|realm| !fixture.model.lane(realm).awaits(Measurement::Work))
        });
        fixture.frames_until(|fixture| !fixture.session.is_measuring());
        assert!(has_no_news(&fixture), "{:?}", fixture.model.notice);
    }
}
