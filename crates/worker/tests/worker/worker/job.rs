//! Jobs in the background: their messages arrive whole and in order, dropping a worker ends its job, a panic is
//! reported.

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

use eight_realms_core::{
    compare::{Outcome, Trial},
    job::{
        Job, Listener, MapJob, Message, OrdersJob, PeakBytes, Recorder, Search, TimedSearch, Timer, TrialsKey,
    },
    map::Projection,
    realm::{Answer, Realm, Settings, Table},
    trace::{Event, Flow, Observer, Stop},
};
use eight_realms_worker::worker::{Drained, Host, Wake, Worker, native::rest};

use super::{endless, no_wake, sample};
use crate::{ground::puzzle, panicking::PANIC_MESSAGE};

/// The sample in all orders, in realm 7.
fn orders() -> OrdersJob {
    let of = TrialsKey { realm: Realm::Heap, puzzle: sample(), settings: Settings::default() };
    OrdersJob { of, made: 0 }
}

/// The trials that a worker sends until it is over, or the message of its panic.
fn outcomes(worker: &Worker) -> Vec<Result<Outcome, String>> {
    let mut outcomes = Vec::new();
    while worker.poll(Duration::MAX, |message| {
        outcomes.push(match message {
            Message::Trial(outcome) => Ok(outcome),
            Message::Lost { reason } => Err(reason),
            _ => panic!("no trial"),
        });
    }) != Drained::HungUp
    {
        rest();
    }
    outcomes
}

/// A wake that panics from its second call on, without a report on standard error.
fn panicking_wake() -> Wake {
    let wakes = AtomicUsize::new(0);
    Arc::new(move || {
        if wakes.fetch_add(1, Ordering::SeqCst) > 0 {
            panic::resume_unwind(Box::new(PANIC_MESSAGE));
        }
    })
}

#[test]
fn pieces_arrive_in_order_and_then_it_is_over() {
    let worker = Host::new(no_wake()).start(Job::Orders(orders())).expect("a thread");
    let trials: Vec<Trial> =
        outcomes(&worker).into_iter().map(|outcome| outcome.expect("no panic").trial).collect();
    assert_eq!(trials, Trial::all(Realm::Heap));
}

#[test]
fn a_panic_is_reported_after_the_messages_before_it() {
    let worker = Host::new(panicking_wake()).start(Job::Orders(orders())).expect("a thread");
    let outcomes = outcomes(&worker);
    assert!(matches!(&outcomes[..], [Ok(_), Ok(_), Err(reason)] if reason == PANIC_MESSAGE), "{outcomes:?}");
}

/// Were it not ended, the drop would wait for hours.
#[test]
fn dropping_ends_what_would_go_on_for_hours() {
    let host = Host::new(no_wake());
    for job in [
        Job::Count(endless()),
        Job::Work(vec![endless(); 10_000]),
        Job::Time(vec![TimedSearch { search: endless(), expanded: 1 }; 10_000]),
    ] {
        drop(host.start(job).expect("a thread"));
    }
}

/// The map of two halves takes longest. Ended when its first piece is sent, it sends no other one.
#[test]
fn a_map_that_is_no_longer_needed_is_not_finished() {
    let wakes = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&wakes);
    let wake: Wake = Arc::new(move || _ = count.fetch_add(1, Ordering::SeqCst));
    let worker = Host::new(wake).start(Job::Map(apart())).expect("a thread");
    while wakes.load(Ordering::SeqCst) == 0 {
        thread::yield_now();
    }
    drop(worker);
    assert_eq!(wakes.load(Ordering::SeqCst), 2, "woken for the first piece and for the end");
}

fn apart() -> MapJob {
    let puzzle = puzzle("1 2 3 4 5 6 8 7 x", "1 2 3 4 5 6 7 8 x");
    MapJob { puzzle, projection: Projection::Rings, goal: None, steps: Vec::new() }
}

/// The last message of a worker is not lost with it: a panic that was not received is returned when it is ended. A
/// search in full run is ended too, and not waited for.
#[test]
fn the_last_message_of_a_worker_is_that_of_its_panic() {
    let worker = Host::new(panicking_wake()).start(Job::Orders(orders())).expect("a thread");
    while !matches!(worker.poll(Duration::ZERO, drop), Drained::MoreToCome) {
        rest();
    }
    thread::sleep(Duration::from_millis(20));
    assert_eq!(worker.last_words().as_deref(), Some(PANIC_MESSAGE));
    let worker = Host::new(no_wake()).start(Job::Orders(orders())).expect("a thread");
    assert_eq!(worker.last_words(), None, "it was only ended");
    let worker = Host::new(no_wake()).start(Job::Search(endless())).expect("a thread");
    worker.allow_until(u64::MAX);
    rest();
    assert_eq!(worker.last_words(), None);
}

/// A job knows no thread: here it runs on this one, for a listener that cancels it after so many pieces.
struct InlineListener {
    pieces: Cell<usize>,
    messages: RefCell<Vec<Message>>,
}

impl InlineListener {
    const fn of_pieces(pieces: usize) -> Self {
        Self { pieces: Cell::new(pieces), messages: RefCell::new(Vec::new()) }
    }
}

impl Timer for InlineListener {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// Counts events, and the tables that are handed over.
struct EventCounter<'a> {
    by: &'a InlineListener,
    events: u64,
    tables: u64,
}

impl Observer for EventCounter<'_> {
    fn on(&mut self, _: Event) -> Flow {
        self.events += 1;
        self.by.check_cancelled()
    }
}

impl Recorder for EventCounter<'_> {
    fn hand_over(&mut self, _: Arc<Table>) -> Flow {
        self.tables += 1;
        Ok(())
    }
}

impl Listener for InlineListener {
    type Recorder<'a> = EventCounter<'a>;

    fn send(&self, message: Message) -> Flow {
        self.check_cancelled()?;
        self.pieces.set(self.pieces.get() - 1);
        self.messages.borrow_mut().push(message);
        Ok(())
    }

    fn check_cancelled(&self) -> Flow {
        if self.pieces.get() == 0 { Err(Stop::Cancelled) } else { Ok(()) }
    }

    fn cancel_observer(&self) -> impl Observer + Copy {}

    fn record<'a>(&'a self, search: impl FnOnce(&mut EventCounter<'a>) -> Answer) -> Answer {
        let mut counter = EventCounter { by: self, events: 0, tables: 0 };
        let answer = search(&mut counter);
        assert!(counter.events > 0 && counter.tables <= 1);
        answer
    }

    fn weigh(&self, _: &Search) -> Result<PeakBytes, Stop> {
        self.check_cancelled()?;
        Ok(Ok(1))
    }
}

#[test]
fn a_job_ends_when_its_listener_cancels_it_wherever_it_is_done() {
    let searches = || vec![Search::new(Realm::Heap, sample(), Settings::default()); 3];
    let jobs = [Job::Map(apart()), Job::Orders(orders()), Job::Work(searches()), Job::Weigh(searches())];
    for job in jobs {
        let listener = InlineListener::of_pieces(1);
        let name = job.name();
        assert_eq!(job.run(&listener), Err(Stop::Cancelled), "{name}");
        assert_eq!(listener.messages.borrow().len(), 1, "{name}");
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
            let listener = InlineListener::of_pieces(9);
            let name = job.name();
            assert_eq!(job.run(&listener), Ok(()), "{name}");
            assert_eq!(listener.messages.borrow().len(), pieces, "{name}");
        }
    }
}
