//! The means by which a job on a thread sends its results and checks whether it is still wanted.

use std::{
    cell::Cell,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use crossbeam_channel::{Receiver, Sender};
use eight_realms_core::{
    job::{Message, Timer},
    trace::{Flow, Stop},
};

use super::{super::Wake, clock::SteadyClock, probe::MemoryProbe};

/// The sending end of the channels of a job on a thread.
pub struct TaskSender<W = ()> {
    /// Raised when the job is no longer wanted.
    pub(super) stop: Arc<AtomicBool>,
    pub(super) outbox: Sender<Message>,
    /// Horizons: numbers of events up to which a search may run.
    pub(super) horizons: Receiver<u64>,
    pub(super) wake: Wake,
    pub(super) probe: Option<MemoryProbe>,
    pub(super) clock: SteadyClock,
    /// The further observer of a search, until the search begins.
    pub(super) observer: Cell<Option<W>>,
}

impl<W> TaskSender<W> {
    /// Whether the job is no longer wanted.
    pub fn is_cancelled(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Sends one message and wakes the window. Ends the job if it is no longer wanted.
    pub(super) fn send(&self, message: Message) -> Flow {
        if self.is_cancelled() {
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

    fn processor_time(&self) -> Option<Duration> {
        self.clock.processor_time()
    }
}
