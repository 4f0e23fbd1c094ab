//! A thread as the listener of its job.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use eight_realms_core::{
    job::{Listener, Message, PeakBytes, Rest, Search},
    realm::Answer,
    trace::{CancelObserver, Flow, Observer, Stop},
};

use super::{event_sender::EventSender, probe::WeighError, task_sender::TaskSender};

impl<W: Observer> Listener for TaskSender<W> {
    type Recorder<'a>
        = EventSender<'a, W>
    where
        Self: 'a;

    fn send(&self, message: Message) -> Flow {
        self.send(message)
    }

    fn check_cancelled(&self) -> Flow {
        if self.is_cancelled() { Err(Stop::Cancelled) } else { Ok(()) }
    }

    /// A job rests while its horizon is 0.
    fn rest(&self) -> Result<Rest, Stop> {
        let Some(mut horizon) = self.horizons.try_iter().last() else { return Ok(Rest::None) };
        while horizon == 0 {
            horizon = self.horizons.recv().map_err(|_| Stop::Cancelled)?;
        }
        Ok(Rest::Some)
    }

    fn cancel_observer(&self) -> impl Observer + Copy {
        CancelObserver(&self.stop)
    }

    /// The events of a search that panics are sent before the panic goes on.
    fn record<'a>(&'a self, search: impl FnOnce(&mut EventSender<'a, W>) -> Answer) -> Answer {
        let observer = self.observer.take().expect("a job records one search");
        let mut event_sender = EventSender::new(self, observer);
        let result = catch_unwind(AssertUnwindSafe(|| search(&mut event_sender)));
        // If the receiver is gone, the events are not needed.
        _ = event_sender.flush();
        result.unwrap_or_else(|panic| resume_unwind(panic))
    }

    fn weigh(&self, search: &Search) -> Result<PeakBytes, Stop> {
        let Some(probe) = &self.probe else { return Ok(Err(String::new())) };
        match probe.peak_memory(search, || self.is_cancelled()) {
            Err(WeighError::Cancelled) => Err(Stop::Cancelled),
            result => Ok(result.map_err(|error| error.to_string())),
        }
    }
}
