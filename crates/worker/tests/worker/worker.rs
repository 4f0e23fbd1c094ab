//! Searches on threads of their own: their events arrive whole and in order, they obey the horizon to the
//! event, and nothing is left of them when they are dropped.

mod batch;
mod ending;
mod horizon;
mod job;
mod observers;
mod wire;

use std::{
    collections::HashSet,
    sync::{Arc, Mutex},
    thread::{self, ThreadId},
    time::Duration,
};

use eight_realms_core::{
    heuristic::HeuristicKind,
    job::{BATCH, Job, Message, Search},
    puzzle::Puzzle,
    realm::{Answer, Realm, Settings, Table},
    trace::{Event, Observer, Tally},
};
use eight_realms_worker::worker::{Drained, Host, Wake, Worker};

use crate::{
    ground::{board, puzzle, record},
    probe::search,
};

fn sample() -> Puzzle {
    puzzle("23415x768", "12345678x")
}

/// One of the two boards farthest from the goal.
fn farthest() -> Puzzle {
    puzzle("8672543x1", "12345678x")
}

fn job(realm: Realm, puzzle: Puzzle) -> Search {
    Search::new(realm, puzzle, Settings::default())
}

fn no_wake() -> Wake {
    Arc::new(|| {})
}

/// A search on a thread of its own.
fn start(search: Search, wake: Wake) -> Worker {
    Host::new(wake).start(Job::Search(search)).expect("a thread")
}

/// The same, with an observer on that thread.
fn start_observed(search: Search, observer: impl Observer + Send + 'static, wake: Wake) -> Worker {
    Host::new(wake).start_observed(search, observer).expect("a thread")
}

/// The outcome of a search that is only counted.
fn count_only(search: Search) -> (Tally, Answer) {
    let worker = Host::new(no_wake()).start(Job::Count(search)).expect("a thread");
    let mut outcome = None;
    while outcome.is_none() {
        worker.poll(Duration::MAX, |message| {
            if let Message::Counted(tally, answer) = message {
                outcome = Some((tally, answer));
            }
        });
        thread::yield_now();
    }
    outcome.expect("it has been counted")
}

/// All messages of a run to its end.
#[derive(Default)]
struct RunLog {
    events: Vec<Event>,
    /// Length of each batch, and the search time at its end.
    batches: Vec<(usize, f64)>,
    built: Option<Arc<Table>>,
    /// Events before the table was handed over.
    built_at: usize,
    answer: Option<Answer>,
    lost: Option<String>,
}

impl RunLog {
    fn receive(&mut self, message: Message) {
        assert!(!self.is_over(), "nothing comes after the last word");
        match message {
            Message::Events { batch, search_seconds } => {
                self.events.extend_from_slice(&batch);
                self.batches.push((batch.len(), search_seconds));
            }
            Message::Built(table) => {
                assert!(self.built.replace(table).is_none(), "once");
                self.built_at = self.events.len();
            }
            Message::Done(answer) => self.answer = Some(answer),
            Message::Lost { reason } => self.lost = Some(reason),
            _ => panic!("no word of a search"),
        }
    }

    fn is_over(&self) -> bool {
        self.answer.is_some() || self.lost.is_some()
    }

    /// Takes the messages so far.
    fn drain(&mut self, run: &Worker) {
        run.poll(Duration::MAX, |message| self.receive(message));
    }

    fn finish(&mut self, run: &Worker) {
        while !self.is_over() {
            self.drain(run);
            thread::yield_now();
        }
    }
}

/// Runs a job to its end.
fn run(job: Search) -> RunLog {
    let run = start(job, no_wake());
    run.allow_until(u64::MAX);
    let mut log = RunLog::default();
    log.finish(&run);
    log
}

#[test]
fn recorded_counted_and_unobserved_searches_find_the_same() {
    for realm in Realm::ALL {
        let log = run(job(realm, sample()));
        let outcome = search(realm, &sample(), Settings::default());
        let unobserved =
            realm.search(&sample(), &Settings::default(), &mut ()).expect("without an observer that ends it");
        let mut tally = Tally::default();
        log.events.iter().for_each(|event| tally.note(event));
        assert_eq!(tally, outcome.tally, "realm {realm}");
        assert_eq!(log.events, record(realm, &sample(), Settings::default()), "realm {realm}");
        assert_eq!(log.answer, Some(Ok(outcome.path.clone())), "realm {realm}");
        assert_eq!(unobserved, outcome.path, "realm {realm}");
        assert_eq!(count_only(job(realm, sample())), (outcome.tally, Ok(outcome.path)), "realm {realm}");
    }
}

#[test]
fn events_come_in_batches_from_another_thread_which_wakes_after_each() {
    let thread_ids: Arc<Mutex<Vec<ThreadId>>> = Arc::default();
    let by = Arc::clone(&thread_ids);
    let wake: Wake = Arc::new(move || by.lock().expect("nobody panics").push(thread::current().id()));
    let run = start(job(Realm::Hash, sample()), wake);
    run.allow_until(u64::MAX);
    let mut log = RunLog::default();
    log.finish(&run);
    drop(run);
    let thread_ids = thread_ids.lock().expect("nobody panics");
    let threads: HashSet<ThreadId> = thread_ids.iter().copied().collect();
    assert_eq!(threads.len(), 1, "one thread says everything");
    assert!(!threads.contains(&thread::current().id()), "and it is not this one");
    assert_eq!(thread_ids.len(), log.batches.len() + 1, "once for each batch, and once for the answer");
    assert!(log.batches.len() >= log.events.len() / BATCH, "{} batches", log.batches.len());
    assert!(log.batches.iter().all(|(len, _)| (1..=BATCH).contains(len)), "{:?}", log.batches);
    assert!(log.batches.iter().map(|(_, seconds)| *seconds).is_sorted(), "search time never runs back");
}

#[test]
fn without_events_only_the_answer_comes() {
    for realm in Realm::ALL.into_iter().filter(|realm| realm.tests_parity()) {
        let log = run(job(realm, puzzle("12345687x", "12345678x")));
        assert_eq!((log.events.len(), log.answer), (0, Some(Ok(None))), "realm {realm}");
        assert!(log.built.is_none(), "realm {realm}");
    }
}

#[test]
fn a_table_that_is_built_is_only_read_and_gives_the_same_answer() {
    let first = run(job(Realm::Table, sample()));
    let table = first.built.expect("the table is handed over");
    let is_lookup = |event: &Event| matches!(event, Event::LookUp { .. } | Event::Solved { .. });
    assert_eq!(first.events.iter().position(is_lookup), Some(first.built_at), "before it is asked anything");
    for start in ["23415x768", "12345678x", "8672543x1"] {
        let puzzle = Puzzle::new(board(start), sample().goal);
        let again = run(Search { table: Some(Arc::clone(&table)), ..job(Realm::Table, puzzle) });
        let whole = record(Realm::Table, &puzzle, Settings::default());
        let lookups: Vec<Event> = whole.into_iter().filter(is_lookup).collect();
        assert_eq!(again.events, lookups, "{start}");
        assert_eq!(
            again.answer,
            Some(Ok(search(Realm::Table, &puzzle, Settings::default()).path)),
            "{start}"
        );
        assert!(again.built.is_none(), "{start}: it is kept already");
    }
}

#[test]
fn a_batch_stays_what_it_is_while_others_come_and_outlives_its_search() {
    let run = start(job(Realm::Hash, sample()), no_wake());
    run.allow_until(u64::MAX);
    let (mut batches, mut is_over) = (Vec::new(), false);
    while !is_over {
        run.poll(Duration::ZERO, |message| match message {
            Message::Events { batch, .. } => batches.push(batch),
            _ => is_over = true,
        });
        thread::yield_now();
    }
    drop(run);
    let events: Vec<Event> = batches.iter().flat_map(|batch| batch.iter().copied()).collect();
    assert_eq!(events, record(Realm::Hash, &sample(), Settings::default()));
}

#[test]
fn a_drain_that_has_no_time_takes_one_message_and_says_that_there_may_be_more() {
    let run = start(job(Realm::Hash, sample()), no_wake());
    assert_eq!(run.poll(Duration::MAX, |_| panic!("it may not speak yet")), Drained::Empty);
    run.allow_until(u64::MAX);
    let mut taken = 0;
    while taken == 0 {
        let drained = run.poll(Duration::ZERO, |_| taken += 1);
        assert_eq!(drained, if taken == 0 { Drained::Empty } else { Drained::MoreToCome });
    }
    assert_eq!(taken, 1);
}

/// IDA* with a weak heuristic on the farthest board: ten million events.
fn endless() -> Search {
    let settings = Settings { heuristic: Some(HeuristicKind::Misplaced), ..Settings::default() };
    Search::new(Realm::IdaStar, farthest(), settings)
}
