//! Through which a job on a thread says what it finds, and hears whether anybody still wants it.

use std::{
    cell::Cell,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use crossbeam_channel::{Receiver, Sender};

use super::{super::Wake, clock::SteadyClock, probe::MemoryProbe};
use crate::{
    job::{Message, Timer},
    trace::{Flow, Stop},
};

/// What a job on a thread speaks to.
pub struct TaskSender<W = ()> {
    /// Raised when nobody wants the job any more.
    pub(super) stop: Arc<AtomicBool>,
    pub(super) outbox: Sender<Message>,
    /// How far a search may speak.
    pub(super) horizons: Receiver<u64>,
    pub(super) wake: Wake,
    pub(super) probe: Option<MemoryProbe>,
    pub(super) clock: SteadyClock,
    /// Who else listens to a search, until it begins.
    pub(super) watcher: Cell<Option<W>>,
}

impl<W> TaskSender<W> {
    /// Whether nobody wants it any more.
    pub fn is_unwanted(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// One message, and a nudge. Nobody who wants it any more means: stop.
    pub(super) fn send(&self, message: Message) -> Flow {
        if self.is_unwanted() {
            return Err(Stop::Cancelled);
        }
        self.outbox.send(message).map_err(|_| Stop::Cancelled)?;
        (self.wake)();
        Ok(())
    }
}

impl<W> Timer for TaskSender<W> {
    fn now(&self) -> Duration {
        self.clock.now()
    }
}
