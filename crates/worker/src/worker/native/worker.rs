//! One job on one thread; a search that is recorded is steered by one number.
//!
//! ```text
//!   window ── horizon: "you may run up to event n" ──▶ search
//!          ◀── batches of events, then the answer ──────
//! ```
//!
//! The horizon is an absolute number of events. Leaving it is a pause, moving it by one is a step, moving it far away
//! is a run. Sending it twice does no harm. Hanging up cancels the job.

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
use eight_realms_core::{
    job::{Job, LENT, Message, panic_text},
    trace::Observer,
};

use super::{
    super::{Drained, Wake},
    clock::SteadyClock,
    probe::MemoryProbe,
    task_sender::TaskSender,
};

/// Maximum number of batches under way. With fewer, a fast search takes many frames.
const BATCHES: usize = 64;

const _: () = assert!(BATCHES + 2 <= LENT, "every buffer under way is waited for, so that it is used again");

/// The contents of a worker's channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Queue {
    /// Events of a search, with at most [`BATCHES`] batches under way. The answer is the last message.
    OfEvents,
    /// The results of any other job, whose end is announced.
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
            | Job::Trees(_)
            | Job::Survey(_)
            | Job::Orders(_)
            | Job::Counterexample(_)
            | Job::Lab(_)
            | Job::Check(_) => Self::OfPieces,
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
        observer: W,
        wake: Wake,
        probe: Option<MemoryProbe>,
    ) -> io::Result<Self> {
        let (queue, name) = (Queue::of(&job), job.name());
        let stop = Arc::new(AtomicBool::new(false));
        let (horizons, receiver) = unbounded();
        let (outbox, inbox) = match queue {
            Queue::OfEvents => bounded(BATCHES),
            Queue::OfPieces => unbounded(),
        };
        let sender = TaskSender {
            stop: Arc::clone(&stop),
            outbox,
            horizons: receiver,
            wake,
            probe,
            clock: SteadyClock::start(),
            observer: Cell::new(Some(observer)),
        };
        let thread = Builder::new().name(name).spawn(move || run_job(queue, sender, job))?;
        Ok(Self { stop, horizons: Some(horizons), inbox: Some(inbox), thread: Some(thread) })
    }

    /// Allows a search to run until it has sent this many events in all.
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

    /// Signals the job to end, and does not wait until it has.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Ends the job and waits for its thread. Returns the text of a panic that has not been polled yet.
    pub fn last_words(mut self) -> Option<String> {
        self.stop();
        self.horizons.take();
        let inbox = self.inbox.take()?;
        let reasons = inbox.iter().filter_map(|message| match message {
            Message::Lost { reason } | Message::Fault { reason } => Some(reason),
            _ => None,
        });
        reasons.last()
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.stop();
        // A search that waits for a horizon or for room wakes up to a closed channel.
        self.horizons.take();
        self.inbox.take();
        if let Some(thread) = self.thread.take() {
            // A panic of the job has been caught and sent inside the thread.
            _ = thread.join();
        }
    }
}

/// The work of the thread: runs the job, sends a panic, announces the end.
fn run_job<W: Observer>(queue: Queue, sender: TaskSender<W>, job: Job) {
    let result = catch_unwind(AssertUnwindSafe(|| job.run(&sender)));
    let is_announced = queue == Queue::OfPieces || result.is_err();
    if let Err(panic) = result {
        // If the receiver is gone, the reason is not needed; nor is it read after an answer.
        _ = sender.outbox.send(Message::Lost { reason: panic_text(&*panic) });
    }
    let TaskSender { outbox, wake, .. } = sender;
    drop(outbox);
    if is_announced {
        // A panic in `wake` leaves nothing to be sent.
        _ = catch_unwind(AssertUnwindSafe(|| wake()));
    }
}
