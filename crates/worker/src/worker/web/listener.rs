//! A web worker as the listener of its job.

use eight_realms_core::{
    job::{Listener, Message, PeakBytes, Search},
    realm::Answer,
    trace::{Flow, Observer, Stop},
};

use super::{super::memory::peak_memory_here, event_sender::EventSender, page_sender::PageSender};

impl Listener for PageSender {
    type Recorder<'a> = EventSender<'a>;

    fn send(&self, message: Message) -> Flow {
        self.post(&message);
        Ok(())
    }

    fn check_cancelled(&self) -> Flow {
        Ok(())
    }

    fn cancel_observer(&self) -> impl Observer + Copy {}

    fn record<'a>(&'a self, search: impl FnOnce(&mut EventSender<'a>) -> Answer) -> Answer {
        let mut event_sender = EventSender::new(self);
        let answer = search(&mut event_sender);
        event_sender.flush()?;
        answer
    }

    fn weigh(&self, search: &Search) -> Result<PeakBytes, Stop> {
        Ok(Ok(peak_memory_here(search)))
    }
}
