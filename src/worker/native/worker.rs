//! One job on one thread; a search that is recorded is steered by one number.
//!
//! ```text
//!   window ── horizon: "you may speak up to event n" ──▶ search
//!          ◀── batches of events, then the answer ──────
//! ```
//!
//! The horizon is absolute: no horizon is a pause, plus one is a step, far away is a run; saying it twice
//! does no harm. Hanging up is the cancel.

use std::{
    cell::Cell,
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{Builder, JoinHandle},
    time::{Duration, Instant},
};

use crossbeam_channel::{Receiver, Sender, TryRecvError, bounded, unbounded};

use super::{
    super::{Drained, Wake},
    clock::SteadyClock,
    probe::MemoryProbe,
    task_sender::TaskSender,
};
use crate::{
    job::{Job, LENT, Message, words_of},
    trace::Observer,
};

/// Batches that may be under way. Fewer stretch a fast search over many frames.
const BATCHES: usize = 64;

const _: () = assert!(BATCHES + 2 <= LENT, "every buffer under way is waited for, so that it is used again");

/// What a worker sends through its channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Queue {
    /// Events of a search, in batches of which so many may be under way; the answer is its last word.
    OfEvents,
    /// Whatever a job finds. That it is over is announced.
    OfPieces,
}

impl Queue {
    const fn of(job: &Job) -> Self {
        match job {
            Job::Search(_) => Self::OfEvents,
            Job::Count(_)
            | Job::Time(_)
            | Job::Work(_)
            | Job::Weigh(_)
            | Job::Map(_)
            | Job::Survey(_)
            | Job::Orders(_)
            | Job::Counterexample(_) => Self::OfPieces,
        }
    }
}

/// A job that is under way. Dropping it ends the job and waits for its thread.
pub struct Worker {
    stop: Arc<AtomicBool>,
    horizons: Option<Sender<u64>>,
    inbox: Option<Receiver<Message>>,
    thread: Option<JoinHandle<()>>,
}

impl Worker {
    pub(super) fn spawn<W: Observer + Send + 'static>(
        job: Job,
        watcher: W,
        wake: Wake,
        probe: Option<MemoryProbe>,
    ) -> io::Result<Self> {
        let (queue, name) = (Queue::of(&job), job.name());
        let stop = Arc::new(AtomicBool::new(false));
        let (horizons, heard) = unbounded();
        let (outbox, inbox) = match queue {
            Queue::OfEvents => bounded(BATCHES),
            Queue::OfPieces => unbounded(),
        };
        let teller = TaskSender {
            stop: Arc::clone(&stop),
            outbox,
            horizons: heard,
            wake,
            probe,
            clock: SteadyClock::start(),
            watcher: Cell::new(Some(watcher)),
        };
        let thread = Builder::new().name(name).spawn(move || live(queue, teller, job))?;
        Ok(Self { stop, horizons: Some(horizons), inbox: Some(inbox), thread: Some(thread) })
    }

    /// A search may speak until it has said this many events in all.
    pub fn allow_until(&self, events: u64) {
        if let Some(horizons) = &self.horizons {
            // A search that has ended needs no horizon.
            _ = horizons.send(events);
        }
    }

    /// Takes messages until there are none or the time is up.
    pub fn poll(&self, time: Duration, mut take: impl FnMut(Message)) -> Drained {
        let started = Instant::now();
        let Some(inbox) = &self.inbox else { return Drained::HungUp };
        loop {
            match inbox.try_recv() {
                Ok(message) => take(message),
                Err(TryRecvError::Empty) => return Drained::Empty,
                Err(TryRecvError::Disconnected) => return Drained::HungUp,
            }
            if started.elapsed() >= time {
                return Drained::MoreToCome;
            }
        }
    }

    /// Tells it to end, and does not wait until it has.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Ends it and waits for its thread; answers with the words of a panic that nobody has taken yet.
    pub fn last_words(mut self) -> Option<String> {
        self.stop();
        self.horizons.take();
        let inbox = self.inbox.take()?;
        let words = inbox.iter().filter_map(|message| match message {
            Message::Lost { reason } | Message::Fault { reason } => Some(reason),
            _ => None,
        });
        words.last()
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.stop();
        // A search that waits for a horizon or for room wakes up to a closed channel.
        self.horizons.take();
        self.inbox.take();
        if let Some(thread) = self.thread.take() {
            // A panic of the job has been caught and told inside the thread.
            _ = thread.join();
        }
    }
}

/// The life of the thread: the job, what became of it, the end.
fn live<W: Observer>(queue: Queue, teller: TaskSender<W>, job: Job) {
    let worked = catch_unwind(AssertUnwindSafe(|| job.run(&teller)));
    let is_announced = queue == Queue::OfPieces || worked.is_err();
    if let Err(panic) = worked {
        // Nobody there any more needs no reason. After an answer that was heard nobody listens to it either.
        _ = teller.outbox.send(Message::Lost { reason: words_of(&*panic) });
    }
    let TaskSender { outbox, wake, .. } = teller;
    drop(outbox);
    if is_announced {
        // A panic of whoever is woken leaves nothing to be told.
        _ = catch_unwind(AssertUnwindSafe(|| wake()));
    }
}
