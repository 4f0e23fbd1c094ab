//! Jobs in the background: what they say arrives whole and in order, dropping a worker ends its job, a panic is told.

use std::{
    cell::{Cell, RefCell},
    panic,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use eight_realms::{
    compare::{Outcome, Trial},
    job::{Job, Listener, MapJob, Message, OrdersJob, PeakBytes, Recorder, Search, Timer, TrialsKey},
    map::Projection,
    realm::{Answer, Realm, Settings, Table},
    trace::{Event, Flow, Observer, Stop},
    worker::{Drained, Host, Wake, Worker, native::rest},
};

use super::{asleep, endless, sample};
use crate::probe::{BROKEN, puzzle};

/// The sample in all orders, in realm 7.
fn orders() -> OrdersJob {
    let of = TrialsKey { realm: Realm::Heap, puzzle: sample(), settings: Settings::default() };
    OrdersJob { of, made: 0 }
}

/// The trials that a worker tells until it is over, or the words of its panic.
fn heard(worker: &Worker) -> Vec<Result<Outcome, String>> {
    let mut heard = Vec::new();
    while worker.poll(Duration::MAX, |message| {
        heard.push(match message {
            Message::Tried(outcome) => Ok(outcome),
            Message::Lost { reason } => Err(reason),
            _ => panic!("no trial"),
        });
    }) != Drained::HungUp
    {
        rest();
    }
    heard
}

/// A panic of whoever is woken, from the second time on, without a report on standard error.
fn breaking() -> Wake {
    let woken = AtomicUsize::new(0);
    Arc::new(move || {
        if woken.fetch_add(1, Ordering::SeqCst) > 0 {
            panic::resume_unwind(Box::new(BROKEN));
        }
    })
}

#[test]
fn pieces_arrive_in_order_and_then_it_is_over() {
    let worker = Host::new(asleep()).start(Job::Orders(orders())).expect("a thread");
    let trials: Vec<Trial> = heard(&worker).into_iter().map(|said| said.expect("no panic").trial).collect();
    assert_eq!(trials, Trial::all(Realm::Heap));
}

#[test]
fn a_panic_is_told_after_what_was_said_before() {
    let worker = Host::new(breaking()).start(Job::Orders(orders())).expect("a thread");
    let said = heard(&worker);
    assert!(matches!(&said[..], [Ok(_), Ok(_), Err(reason)] if reason == BROKEN), "{said:?}");
}

/// Were it not ended, the drop would wait for hours.
#[test]
fn dropping_ends_what_would_go_on_for_hours() {
    let host = Host::new(asleep());
    for job in [Job::Count(endless()), Job::Work(vec![endless(); 10_000]), Job::Time(vec![endless(); 10_000])]
    {
        drop(host.start(job).expect("a thread"));
    }
}

/// The map of two halves takes longest. Told to end when its first piece is said, it says no other one.
#[test]
fn a_map_that_nobody_wants_any_more_is_not_finished() {
    let woken = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&woken);
    let wake: Wake = Arc::new(move || _ = count.fetch_add(1, Ordering::SeqCst));
    let worker = Host::new(wake).start(Job::Map(apart())).expect("a thread");
    while woken.load(Ordering::SeqCst) == 0 {
        thread::yield_now();
    }
    drop(worker);
    assert_eq!(woken.load(Ordering::SeqCst), 2, "woken for the first piece and for the end");
}

fn apart() -> MapJob {
    let puzzle = puzzle("1 2 3 4 5 6 8 7 x", "1 2 3 4 5 6 7 8 x");
    MapJob { puzzle, projection: Projection::Rings, goal: None, steps: Vec::new() }
}

/// What a worker said last is not lost with it: a panic that nobody has heard of is told when it is ended. A search in
/// full run is ended too, and not waited for.
#[test]
fn the_last_words_of_a_worker_are_those_of_its_panic() {
    let worker = Host::new(breaking()).start(Job::Orders(orders())).expect("a thread");
    while !matches!(worker.poll(Duration::ZERO, drop), Drained::MoreToCome) {
        rest();
    }
    thread::sleep(Duration::from_millis(20));
    assert_eq!(worker.last_words().as_deref(), Some(BROKEN));
    let worker = Host::new(asleep()).start(Job::Orders(orders())).expect("a thread");
    assert_eq!(worker.last_words(), None, "it was only ended");
    let worker = Host::new(asleep()).start(Job::Search(endless())).expect("a thread");
    worker.allow_until(u64::MAX);
    rest();
    assert_eq!(worker.last_words(), None);
}

/// A job knows no thread: here it is done on this one, for somebody who loses interest after so many pieces.
struct Here {
    pieces: Cell<usize>,
    said: RefCell<Vec<Message>>,
}

impl Here {
    const fn wanting(pieces: usize) -> Self {
        Self { pieces: Cell::new(pieces), said: RefCell::new(Vec::new()) }
    }
}

impl Timer for Here {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// Counts events, and the tables that are handed over.
struct Heard<'a> {
    by: &'a Here,
    events: u64,
    tables: u64,
}

impl Observer for Heard<'_> {
    fn on(&mut self, _: Event) -> Flow {
        self.events += 1;
        self.by.ask()
    }
}

impl Recorder for Heard<'_> {
    fn hand_over(&mut self, _: Arc<Table>) -> Flow {
        self.tables += 1;
        Ok(())
    }
}

impl Listener for Here {
    type Recorder<'a> = Heard<'a>;

    fn say(&self, message: Message) -> Flow {
        self.ask()?;
        self.pieces.set(self.pieces.get() - 1);
        self.said.borrow_mut().push(message);
        Ok(())
    }

    fn ask(&self) -> Flow {
        if self.pieces.get() == 0 { Err(Stop::Cancelled) } else { Ok(()) }
    }

    fn unless_unwanted(&self) -> impl Observer + Copy {}

    fn record<'a>(&'a self, search: impl FnOnce(&mut Heard<'a>) -> Answer) -> Answer {
        let mut heard = Heard { by: self, events: 0, tables: 0 };
        let answer = search(&mut heard);
        assert!(heard.events > 0 && heard.tables <= 1);
        answer
    }

    fn weigh(&self, _: &Search) -> Result<PeakBytes, Stop> {
        self.ask()?;
        Ok(Ok(1))
    }
}

#[test]
fn a_job_hears_that_nobody_wants_it_any_more_wherever_it_is_done() {
    let searches = || vec![Search::new(Realm::Heap, sample(), Settings::default()); 3];
    let jobs = [Job::Map(apart()), Job::Orders(orders()), Job::Work(searches()), Job::Weigh(searches())];
    for job in jobs {
        let listener = Here::wanting(1);
        let name = job.name();
        assert_eq!(job.run(&listener), Err(Stop::Cancelled), "{name}");
        assert_eq!(listener.said.borrow().len(), 1, "{name}");
    }
}

#[test]
fn every_job_can_be_done_without_a_thread() {
    for realm in Realm::ALL {
        let search = Search::new(realm, sample(), Settings::default());
        for (job, pieces) in [
            (Job::Search(search.clone()), 1),
            (Job::Count(search.clone()), 1),
            (Job::Work(vec![search.clone()]), 1),
            (Job::Weigh(vec![search.clone()]), 1),
        ] {
            let listener = Here::wanting(9);
            let name = job.name();
            assert_eq!(job.run(&listener), Ok(()), "{name}");
            assert_eq!(listener.said.borrow().len(), pieces, "{name}");
        }
    }
}
