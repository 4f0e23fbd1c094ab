//! A batch of events on its way from a search to the window, in a buffer that is used again.

use std::ops::Deref;

use crossbeam_channel::Sender;

use crate::trace::Event;

/// Events in a full batch. One event a message would cost up to twelve times the search itself.
pub const BATCH: usize = 1024;

/// Room for a batch. What lies in it beyond those that were gathered means nothing.
pub(super) type Buffer = Box<[Event; BATCH]>;

/// A buffer in which nothing has been gathered.
pub(super) fn blank() -> Buffer {
    Box::new([Event::Solved { cost: 0 }; BATCH])
}

/// Events that follow one another. When it is dropped, its buffer goes back to the search.
#[derive(Debug)]
pub struct Batch {
    /// Taken out only when the batch is dropped.
    buffer: Option<Buffer>,
    len: usize,
    home: Sender<Buffer>,
}

impl Batch {
    /// The first `len` events of a buffer that returns through `home`.
    pub(super) const fn new(buffer: Buffer, len: usize, home: Sender<Buffer>) -> Self {
        Self { buffer: Some(buffer), len, home }
    }
}

impl Deref for Batch {
    type Target = [Event];

    fn deref(&self) -> &[Event] {
        self.buffer.as_ref().map_or(&[], |buffer| &buffer[..self.len])
    }
}

impl Drop for Batch {
    fn drop(&mut self) {
        // A search that has ended needs no buffer: then it is freed here.
        if let Some(buffer) = self.buffer.take() {
            _ = self.home.try_send(buffer);
        }
    }
}
