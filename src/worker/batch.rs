//! A batch of events on its way from a search to the window, in a buffer that is used again.

use std::ops::Deref;

use crossbeam_channel::Sender;

use crate::trace::Event;

/// Events in a full batch. One event a message would cost up to twelve times the search itself.
pub const BATCH: usize = 1024;

/// Events that follow one another. When it is dropped, its buffer goes back to the search.
#[derive(Debug)]
pub struct Batch {
    events: Vec<Event>,
    home: Sender<Vec<Event>>,
}

impl Batch {
    /// A batch whose buffer returns through `home`.
    pub(super) const fn new(events: Vec<Event>, home: Sender<Vec<Event>>) -> Self {
        Self { events, home }
    }
}

impl Deref for Batch {
    type Target = [Event];

    fn deref(&self) -> &[Event] {
        &self.events
    }
}

impl Drop for Batch {
    fn drop(&mut self) {
        let mut buffer = std::mem::take(&mut self.events);
        buffer.clear();
        // A search that has ended needs no buffer: then it is freed here.
        _ = self.home.try_send(buffer);
    }
}
