//! A thread as the one who carries a job out.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use super::{event_sender::EventSender, probe::WeighError, task_sender::TaskSender};
use crate::{
    job::{Listener, Message, PeakBytes, Search},
    realm::Answer,
    trace::{CancelObserver, Flow, Observer, Stop},
};

impl<W: Observer> Listener for TaskSender<W> {
    type Recorder<'a>
        = EventSender<'a, W>
    where
        Self: 'a;

    fn say(&self, message: Message) -> Flow {
        self.send(message)
    }

    fn ask(&self) -> Flow {
        if self.is_unwanted() { Err(Stop::Cancelled) } else { Ok(()) }
    }

    fn unless_unwanted(&self) -> impl Observer + Copy {
        CancelObserver(&self.stop)
    }

    /// What a search had said before it broke is sent before the panic goes on.
    fn record<'a>(&'a self, search: impl FnOnce(&mut EventSender<'a, W>) -> Answer) -> Answer {
        let watcher = self.watcher.take().expect("a job records one search");
        let mut courier = EventSender::new(self, watcher);
        let searched = catch_unwind(AssertUnwindSafe(|| search(&mut courier)));
        // If nobody is there any more, nobody needs to be told.
        _ = courier.flush();
        searched.unwrap_or_else(|panic| resume_unwind(panic))
    }

    fn weigh(&self, search: &Search) -> Result<PeakBytes, Stop> {
        let Some(probe) = &self.probe else { return Ok(Err(String::new())) };
        match probe.peak_memory(search, || self.is_unwanted()) {
            Err(WeighError::Unwanted) => Err(Stop::Cancelled),
            weighed => Ok(weighed.map_err(|error| error.to_string())),
        }
    }
}
