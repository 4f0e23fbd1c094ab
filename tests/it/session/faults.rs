//! Whatever breaks on whichever thread: it is told, what was recorded is kept, no thread is left, and everything can
//! be searched again.

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

use eight_realms::{
    app::{
        Action, CountingRun, HeuristicsAction, HeuristicsFace, Limits, Measure, Model, Notice, Preferences,
        RaceAction, RaceFace, RunState, StageTab,
    },
    job::{Job, Message, Search},
    realm::{Realm, Settings},
    session::Session,
    worker::{Drained, Host, MemoryProbe, Wake},
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{Stand, sample};
use crate::probe::{BROKEN, Breaks, puzzle, record};

/// A panic of the thread of this name, each time it has said something, as long as `left` is above 0.
fn breaking(name: &'static str, left: &Arc<AtomicU32>) -> Wake {
    let left = Arc::clone(left);
    Arc::new(move || {
        let breaks = |left: u32| left.checked_sub(1);
        let is_meant = thread::current().name() == Some(name);
        if is_meant && left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, breaks).is_ok() {
            // As a panic, but without a report on standard error.
            panic::resume_unwind(Box::new(BROKEN));
        }
    })
}

fn stand_of(wake: Wake) -> Stand {
    Stand::woken(Model::new(Preferences::default(), 1), wake)
}

/// Until something is said in the foot of the window.
fn told(stand: &mut Stand) -> Notice {
    stand.frames_until(|stand| stand.model.notice.is_some());
    stand.model.notice.take().map(|(notice, _)| notice).expect("it is told")
}

#[test]
fn a_search_that_breaks_at_any_event_is_kept_so_far_and_searched_again() {
    let mut chance = ChaCha8Rng::seed_from_u64(9);
    for realm in Realm::ALL {
        let events = record(realm, &sample(), Settings::default());
        for round in 0..4 {
            let after = if round == 0 { 0 } else { chance.random_range(0..events.len() as u64) };
            let mut stand = Stand::with(sample(), &[realm]);
            stand.session.poll(&mut stand.model, Duration::ZERO);
            let job = Search::new(realm, sample(), Settings::default());
            let run =
                Host::new(Arc::clone(&stand.wake)).start_watched(job, Breaks { after }).expect("a thread");
            run.allow_until(u64::MAX);
            stand.session.adopt(realm, run);
            stand.search_all();
            let lost = RunState::Lost { reason: BROKEN.to_owned() };
            assert_eq!(stand.model.lane(realm).run, lost, "realm {realm} after {after}");
            assert_eq!(stand.recorded(realm), events[..after as usize], "realm {realm} after {after}");
            assert_eq!(stand.session.searches(), 0);
            stand.act(Action::SearchAgain(realm));
            stand.search_all();
            assert!(matches!(stand.model.lane(realm).run, RunState::Done(_)), "realm {realm}");
            assert_eq!(stand.recorded(realm), events, "realm {realm}");
        }
    }
}

/// A search so short that it says everything at its end, and breaks there: after it has answered, and before it could
/// say so.
#[test]
fn a_search_that_breaks_at_its_last_word_is_lost_and_not_waited_for() {
    let left = Arc::new(AtomicU32::new(u32::MAX));
    let mut stand = stand_of(breaking("realm 7", &left));
    stand.act(Action::SetPuzzle(puzzle("1234567x8", "12345678x")));
    stand.act(Action::Choose(Realm::Heap));
    for other in Realm::LADDER.into_iter().filter(|realm| *realm != Realm::Heap) {
        stand.act(Action::ToggleShown(other));
    }
    let job = Search::new(Realm::Heap, stand.model.puzzle, Settings::default());
    let run = Host::new(Arc::clone(&stand.wake)).start(Job::Search(job)).expect("a thread");
    run.allow_until(u64::MAX);
    while stand.threads() > 0 {
        thread::yield_now();
    }
    let whole = record(Realm::Heap, &stand.model.puzzle, Settings::default());
    let (mut batches, mut lost) = (0, Vec::new());
    while run.poll(Duration::ZERO, |message| match message {
        Message::Events { .. } => batches += 1,
        Message::Lost { reason } => lost.push(reason),
        _ => panic!("no answer"),
    }) != Drained::HungUp
    {}
    assert_eq!((batches, lost), (1, vec![BROKEN.to_owned()]));

    stand.frame();
    assert_eq!(stand.session.searches(), 1);
    while stand.threads() > 0 {
        stand.frame();
    }
    stand.frame();
    assert_eq!(stand.model.chosen_lane().run, RunState::Lost { reason: BROKEN.to_owned() });
    assert_eq!(stand.recorded(Realm::Heap), whole, "what was said before is kept");
    left.store(0, Ordering::SeqCst);
    stand.act(Action::SearchAgain(Realm::Heap));
    stand.search_all();
    assert!(matches!(stand.model.chosen_lane().run, RunState::Done(_)));
    assert_eq!(stand.recorded(Realm::Heap), whole);
}

/// Threads besides the searches: each breaks once it has said its first word, tells of it and is gone; the window
/// goes on.
#[test]
fn errands_that_break_are_told_and_leave_nothing_behind() {
    let study = |face| {
        vec![Action::ShowStage(StageTab::Heuristics), Action::Heuristics(HeuristicsAction::Face(face))]
    };
    let mut hunt = study(HeuristicsFace::Suboptimal);
    hunt.push(Action::Heuristics(HeuristicsAction::FindCounterexample));
    let errands = [
        ("survey", study(HeuristicsFace::Distances)),
        ("orders", study(HeuristicsFace::Orders)),
        ("counterexample", hunt),
        ("map", vec![Action::ShowStage(StageTab::Map)]),
        ("time", Vec::new()),
        ("work", Vec::new()),
    ];
    for (name, actions) in errands {
        let mut stand = stand_of(breaking(name, &Arc::new(AtomicU32::new(1))));
        stand.act(Action::Choose(Realm::Heap));
        for action in actions {
            stand.act(action);
        }
        let notice = told(&mut stand);
        let reason = BROKEN.to_owned();
        let expected = match name {
            "map" => Notice::MapLost { reason },
            "time" | "work" => Notice::MeasuringLost { reason },
            _ => Notice::StudyLost { reason },
        };
        assert_eq!(notice, expected, "{name}");
        stand.act(Action::ShowStage(StageTab::Step));
        stand.act(Action::SetPuzzle(puzzle("123x46758", "12345678x")));
        stand.search_all();
        let is_quiet =
            |stand: &Stand| stand.model.wanted().all(|realm| !stand.model.lane(realm).awaits(Measure::Work));
        stand.frames_until(|stand| is_quiet(stand) && !stand.session.is_measuring());
        assert_eq!((stand.threads(), &stand.model.notice), (0, &None), "{name}");
    }
}

/// Its one piece is said before it breaks: nothing is lost with it.
#[test]
fn a_search_that_is_counted_on_keeps_what_it_has_said() {
    let caps = Limits { one: 5_000, all: 100_000 };
    let model = Model::new(Preferences::default(), 1).with_limits(caps);
    let mut stand = Stand::woken(model, breaking("count 1", &Arc::new(AtomicU32::new(1))));
    stand.search_all();
    stand.act(Action::RunOn(Realm::StringSet));
    stand.frames_until(|stand| stand.session.searches() == 0);
    assert!(matches!(stand.model.chosen_lane().counted, Some(CountingRun::Done(..))));
    assert_eq!(stand.model.chosen_lane().recording.len(), 5_000);
}

/// The program that is run to weigh a search: it is not there, or it is another one.
#[test]
fn a_program_that_cannot_weigh_is_told_once_and_not_asked_again() {
    let others = [PathBuf::from("/there/is/no/such/program"), std::env::current_exe().expect("this program")];
    for program in others {
        let mut stand = stand_of(Arc::new(|| {}));
        stand.session = Session::new(Arc::clone(&stand.wake)).with_probe(Some(MemoryProbe::of(program)));
        stand.act(Action::ShowStage(StageTab::Race));
        stand.act(Action::Race(RaceAction::Face(RaceFace::Table)));
        assert!(matches!(told(&mut stand), Notice::MeasuringLost { .. }));
        stand.frames_until(|stand| !stand.session.is_measuring());
        for _ in 0..50 {
            stand.frame();
            assert!(!stand.session.is_measuring() && stand.model.notice.is_none());
        }
        stand.act(Action::SetPuzzle(puzzle("123x46758", "12345678x")));
        stand.search_all();
        stand.frames_until(|stand| {
            stand.model.wanted().all(|realm| !stand.model.lane(realm).awaits(Measure::Work))
        });
        stand.frames_until(|stand| !stand.session.is_measuring());
        assert_eq!(stand.model.notice, None, "another puzzle brings no other news");
    }
}
