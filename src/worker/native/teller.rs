//! Through which a job on a thread says what it finds, and hears whether anybody still wants it.

use std::{
    cell::Cell,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use crossbeam_channel::{Receiver, Sender};

use super::{
    super::Wake,
    clock::SteadyClock,
    courier::Courier,
    scale::{Scale, WeighError},
};
use crate::{
    job::{Clock, Listener, Message, Search, Weighed},
    realm::Answer,
    trace::{Flow, Observer, Stop, Unless},
};

/// What a job on a thread speaks to.
pub struct Teller<W = ()> {
    /// Raised when nobody wants the job any more.
    pub(super) stop: Arc<AtomicBool>,
    pub(super) outbox: Sender<Message>,
    /// How far a search may speak.
    pub(super) horizons: Receiver<u64>,
    pub(super) wake: Wake,
    pub(super) scale: Option<Scale>,
    pub(super) clock: SteadyClock,
    /// Who else listens to a search, until it begins.
    pub(super) watcher: Cell<Option<W>>,
}

impl<W> Teller<W> {
    /// Whether nobody wants it any more.
    pub fn is_unwanted(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// One message, and a nudge. Nobody there any more means: stop.
    pub(super) fn send(&self, message: Message) -> Flow {
        self.outbox.send(message).map_err(|_| Stop::Cancelled)?;
        (self.wake)();
        Ok(())
    }
}

impl<W> Clock for Teller<W> {
    fn now(&self) -> Duration {
        self.clock.now()
    }
}

impl<W: Observer> Listener for Teller<W> {
    type Recorder<'a>
        = Courier<'a, W>
    where
        Self: 'a;

    fn say(&self, message: Message) -> Flow {
        self.ask()?;
        self.send(message)
    }

    fn ask(&self) -> Flow {
        if self.is_unwanted() { Err(Stop::Cancelled) } else { Ok(()) }
    }

    fn unless_unwanted(&self) -> impl Observer + Copy {
        Unless(&self.stop)
    }

    /// What a search had said before it broke is sent before the panic goes on.
    fn record<'a>(&'a self, search: impl FnOnce(&mut Courier<'a, W>) -> Answer) -> Answer {
        let watcher = self.watcher.take().expect("a job records one search");
        let mut courier = Courier::new(self, watcher);
        let searched = catch_unwind(AssertUnwindSafe(|| search(&mut courier)));
        // If nobody is there any more, nobody needs to be told.
        _ = courier.flush();
        searched.unwrap_or_else(|panic| resume_unwind(panic))
    }

    fn weigh(&self, search: &Search) -> Result<Weighed, Stop> {
        let Some(scale) = &self.scale else { return Ok(Err(String::new())) };
        match scale.peak_memory(search, || self.is_unwanted()) {
            Err(WeighError::Unwanted) => Err(Stop::Cancelled),
            weighed => Ok(weighed.map_err(|error| error.to_string())),
        }
    }
}
