//! One search on one thread, steered by one number.
//!
//! ```text
//!   window ── horizon: "you may speak up to event n" ──▶ search
//!          ◀── batches of events, then the answer ──────
//! ```
//!
//! The horizon is absolute: no horizon is a pause, plus one is a step, far away is a run; saying it twice
//! does no harm. Hanging up is the cancel.

use std::{
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    thread::{Builder, JoinHandle},
    time::{Duration, Instant},
};

use crossbeam_channel::{Receiver, Sender, TryRecvError, bounded, unbounded};

use super::{Batch, Job, courier::Courier};
use crate::{
    realm::{Answer, Table},
    trace::Observer,
};

/// Batches that may be under way. Fewer stretch a fast search over many frames.
const QUEUE: usize = 64;

/// Called by a worker when it has sent something: ask for a frame.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// From a worker.
pub enum Message {
    /// Events, and the time inside the search with them, in seconds.
    Events {
        /// The events.
        batch: Batch,
        /// Up to the event that follows them; waiting and sending excluded.
        search_seconds: f64,
    },
    /// Realm 3's table is built and may be kept. All events so far are those of its building.
    Built(Arc<Table>),
    /// The search has ended.
    Done(Answer),
    /// The search has panicked. What it said before has been sent.
    Lost {
        /// The panic's own words.
        reason: String,
    },
}

/// Whether a drain took everything that was there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drained {
    /// Nothing is left.
    Empty,
    /// Time was up first.
    MoreToCome,
    /// Nothing is left, and nobody is there any more who could say anything.
    HungUp,
}

/// A search that is running. Dropping it ends the search and waits for its thread.
pub struct Run {
    horizons: Option<Sender<u64>>,
    inbox: Option<Receiver<Message>>,
    thread: Option<JoinHandle<()>>,
}

impl Run {
    /// Starts a search, which waits for its first horizon.
    ///
    /// # Errors
    /// If the system has no thread to give.
    pub fn start(job: Job, wake: Wake) -> io::Result<Self> {
        Self::start_watched(job, (), wake)
    }

    /// Starts a search to which somebody else listens too, on its own thread and before it is sent.
    ///
    /// # Errors
    /// If the system has no thread to give.
    pub fn start_watched(job: Job, watcher: impl Observer + Send + 'static, wake: Wake) -> io::Result<Self> {
        let (horizons, heard) = unbounded();
        let (outbox, inbox) = bounded(QUEUE);
        let courier = Courier::new(heard, outbox, wake);
        let name = format!("realm {}", job.realm);
        let thread = Builder::new().name(name).spawn(move || work(job, watcher, courier))?;
        Ok(Self { horizons: Some(horizons), inbox: Some(inbox), thread: Some(thread) })
    }

    /// The search may speak until it has said this many events in all.
    pub fn allow_until(&self, events: u64) {
        if let Some(horizons) = &self.horizons {
            // A search that has ended needs no horizon.
            _ = horizons.send(events);
        }
    }

    /// Takes messages until there are none or the time is up.
    pub fn drain(&self, time: Duration, mut take: impl FnMut(Message)) -> Drained {
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

    /// What the thread of a search said that hung up without a last message: the words of its panic.
    pub fn last_words(mut self) -> String {
        self.hang_up();
        match self.thread.take().map(JoinHandle::join) {
            Some(Err(panic)) => words_of(&*panic),
            Some(Ok(())) | None => WITHOUT_WORDS.to_owned(),
        }
    }

    /// A search that waits for a horizon or for room wakes up to a closed channel.
    fn hang_up(&mut self) {
        self.horizons.take();
        self.inbox.take();
    }
}

impl Drop for Run {
    fn drop(&mut self) {
        self.hang_up();
        if let Some(thread) = self.thread.take() {
            // A panic of the search has been caught and told inside the thread.
            _ = thread.join();
        }
    }
}

/// The life of the thread: search, tell the rest, tell the end.
fn work(job: Job, watcher: impl Observer, courier: Courier) {
    let mut courier = courier;
    courier.begin();
    let searched = catch_unwind(AssertUnwindSafe(|| {
        job.search(&mut (watcher, &mut courier), |(_, courier), table| courier.hand_over(table))
    }));
    // If nobody is there any more, nobody needs to be told.
    _ = courier.flush();
    _ = courier.say(match searched {
        Ok(answer) => Message::Done(answer),
        Err(panic) => Message::Lost { reason: words_of(&*panic) },
    });
}

/// What is said of a panic that says nothing that could be read: the same word in every language.
const WITHOUT_WORDS: &str = "panic";

/// What a panic said.
pub(super) fn words_of(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| WITHOUT_WORDS.to_owned())
}
