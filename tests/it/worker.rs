//! Searches on threads of their own: what they say crosses whole and in order, they obey the horizon to the
//! event, and nothing is left of them when they are dropped.

mod ending;
mod errand;
mod horizon;
mod listener;

use std::{
    collections::HashSet,
    sync::{Arc, Mutex},
    thread::{self, ThreadId},
    time::Duration,
};

use eight_realms::{
    heuristic::Estimate,
    puzzle::Puzzle,
    realm::{Answer, Realm, Settings, Table},
    trace::{Event, Tally},
    worker::{BATCH, Count, Drained, Job, Message, Run, Wake},
};

use crate::probe::{board, puzzle, record, search};

fn sample() -> Puzzle {
    puzzle("23415x768", "12345678x")
}

/// One of the two boards farthest from the goal.
fn farthest() -> Puzzle {
    puzzle("8672543x1", "12345678x")
}

fn job(realm: Realm, puzzle: Puzzle) -> Job {
    Job::new(realm, puzzle, Settings::default())
}

fn asleep() -> Wake {
    Arc::new(|| {})
}

/// Everything that a run says to its end.
#[derive(Default)]
struct Said {
    events: Vec<Event>,
    /// Length of each batch, and the search time at its end.
    batches: Vec<(usize, f64)>,
    built: Option<Arc<Table>>,
    /// Events before the table was handed over.
    built_at: usize,
    answer: Option<Answer>,
    lost: Option<String>,
}

impl Said {
    fn hear(&mut self, message: Message) {
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
        }
    }

    fn is_over(&self) -> bool {
        self.answer.is_some() || self.lost.is_some()
    }

    /// Takes what has been said so far.
    fn drain(&mut self, run: &Run) {
        run.drain(Duration::MAX, |message| self.hear(message));
    }

    fn finish(&mut self, run: &Run) {
        while !self.is_over() {
            self.drain(run);
            thread::yield_now();
        }
    }
}

/// Runs a job to its end.
fn run(job: Job) -> Said {
    let run = Run::start(job, asleep()).expect("a thread");
    run.allow_until(u64::MAX);
    let mut said = Said::default();
    said.finish(&run);
    said
}

#[test]
fn streamed_counted_and_unwatched_searches_find_the_same() {
    for realm in Realm::ALL {
        let said = run(job(realm, sample()));
        let found = search(realm, &sample(), Settings::default());
        let unwatched = realm.search(&sample(), &Settings::default(), &mut ()).expect("nobody ends it");
        let mut tally = Tally::default();
        said.events.iter().for_each(|event| tally.note(event));
        assert_eq!(tally, found.tally, "realm {realm}");
        assert_eq!(said.events, record(realm, &sample(), Settings::default()), "realm {realm}");
        assert_eq!(said.answer, Some(Ok(found.path.clone())), "realm {realm}");
        assert_eq!(unwatched, found.path, "realm {realm}");
        let count = Count::start(job(realm, sample()), asleep()).expect("a thread");
        let counted = std::iter::from_fn(|| Some(count.poll())).find_map(|counted| {
            thread::yield_now();
            counted
        });
        assert_eq!(counted, Some(Ok((found.tally, Ok(found.path)))), "realm {realm}");
    }
}

#[test]
fn events_come_in_batches_from_another_thread_which_wakes_after_each() {
    let woken: Arc<Mutex<Vec<ThreadId>>> = Arc::default();
    let by = Arc::clone(&woken);
    let wake: Wake = Arc::new(move || by.lock().expect("nobody panics").push(thread::current().id()));
    let run = Run::start(job(Realm::Hash, sample()), wake).expect("a thread");
    run.allow_until(u64::MAX);
    let mut said = Said::default();
    said.finish(&run);
    drop(run);
    let woken = woken.lock().expect("nobody panics");
    let threads: HashSet<ThreadId> = woken.iter().copied().collect();
    assert_eq!(threads.len(), 1, "one thread says everything");
    assert!(!threads.contains(&thread::current().id()), "and it is not this one");
    assert_eq!(woken.len(), said.batches.len() + 1, "once for each batch, and once for the answer");
    assert!(said.batches.len() >= said.events.len() / BATCH, "{} batches", said.batches.len());
    assert!(said.batches.iter().all(|(len, _)| (1..=BATCH).contains(len)), "{:?}", said.batches);
    assert!(said.batches.iter().map(|(_, seconds)| *seconds).is_sorted(), "search time never runs back");
}

#[test]
fn where_nothing_is_said_only_the_answer_comes() {
    for realm in Realm::ALL {
        let said = run(job(realm, puzzle("12345687x", "12345678x")));
        assert_eq!((said.events.len(), said.answer), (0, Some(Ok(None))), "realm {realm}");
        assert!(said.built.is_none(), "realm {realm}");
    }
}

#[test]
fn a_table_that_stands_is_only_asked_and_answers_the_same() {
    let first = run(job(Realm::Table, sample()));
    let table = first.built.expect("the table is handed over");
    let asks = |event: &Event| matches!(event, Event::LookUp { .. } | Event::Solved { .. });
    assert_eq!(first.events.iter().position(asks), Some(first.built_at), "before it is asked anything");
    for start in ["23415x768", "12345678x", "8672543x1"] {
        let puzzle = Puzzle::new(board(start), sample().goal);
        let again = run(Job { table: Some(Arc::clone(&table)), ..job(Realm::Table, puzzle) });
        let whole = record(Realm::Table, &puzzle, Settings::default());
        let asked: Vec<Event> = whole.into_iter().filter(asks).collect();
        assert_eq!(again.events, asked, "{start}");
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
    let run = Run::start(job(Realm::Hash, sample()), asleep()).expect("a thread");
    run.allow_until(u64::MAX);
    let (mut kept, mut is_over) = (Vec::new(), false);
    while !is_over {
        run.drain(Duration::ZERO, |message| match message {
            Message::Events { batch, .. } => kept.push(batch),
            _ => is_over = true,
        });
        thread::yield_now();
    }
    drop(run);
    let events: Vec<Event> = kept.iter().flat_map(|batch| batch.iter().copied()).collect();
    assert_eq!(events, record(Realm::Hash, &sample(), Settings::default()));
}

#[test]
fn a_drain_that_has_no_time_takes_one_message_and_says_that_there_may_be_more() {
    let run = Run::start(job(Realm::Hash, sample()), asleep()).expect("a thread");
    assert_eq!(run.drain(Duration::MAX, |_| panic!("it may not speak yet")), Drained::Empty);
    run.allow_until(u64::MAX);
    let mut taken = 0;
    while taken == 0 {
        let drained = run.drain(Duration::ZERO, |_| taken += 1);
        assert_eq!(drained, if taken == 0 { Drained::Empty } else { Drained::MoreToCome });
    }
    assert_eq!(taken, 1);
}

/// IDA* with a weak estimate on the farthest board: ten million events.
fn endless() -> Job {
    let settings = Settings { heuristic: Some(Estimate::Misplaced), ..Settings::default() };
    Job::new(Realm::IdaStar, farthest(), settings)
}
