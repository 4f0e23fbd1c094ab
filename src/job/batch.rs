//! A batch of events on its way from a search to the window, in a buffer that is used again.
//!
//! The search keeps a hold on every buffer that it sends. As soon as nobody else has one, it is free again: so
//! nothing has to be sent back, and a batch is plain data wherever it goes.

use std::{collections::VecDeque, mem, ops::Deref, sync::Arc};

use crate::trace::Event;

/// Events in a full batch. One event a message would cost up to twelve times the search itself.
pub const BATCH: usize = 1024;

/// So many buffers at the most are waited for until nobody reads them any more.
pub const LENT: usize = 128;

/// Room for a batch. What lies in it beyond those that were gathered means nothing.
pub type Buffer = Box<[Event; BATCH]>;

/// Events that follow one another: at most [`BATCH`].
#[derive(Clone, Debug)]
pub struct Batch {
    buffer: Arc<Buffer>,
    len: usize,
}

impl Batch {
    /// A batch of these events, as many of them as fit.
    pub fn of(events: &[Event]) -> Self {
        let (mut buffer, len) = (blank(), events.len().min(BATCH));
        buffer[..len].copy_from_slice(&events[..len]);
        Self { buffer: Arc::new(buffer), len }
    }
}

impl Deref for Batch {
    type Target = [Event];

    fn deref(&self) -> &[Event] {
        &self.buffer[..self.len]
    }
}

/// A buffer in which nothing has been gathered.
pub fn blank() -> Buffer {
    Box::new([Event::Solved { cost: 0 }; BATCH])
}

/// The buffers that a search has sent, oldest first. Each is a box in an `Arc`, so that a full one is exchanged for a
/// free one by a pointer.
#[derive(Default)]
pub struct Buffers {
    lent: VecDeque<Arc<Buffer>>,
}

impl Buffers {
    /// How many buffers are waited for.
    pub fn lent(&self) -> usize {
        self.lent.len()
    }

    /// Makes a batch of the first `len` events of a buffer, and leaves another buffer in its place.
    ///
    /// # Panics
    /// Never: a buffer that is free is nobody else's.
    pub fn exchange(&mut self, full: &mut Buffer, len: usize) -> Batch {
        let buffer = match self.free() {
            Some(mut free) => {
                mem::swap(Arc::get_mut(&mut free).expect("nobody else has a hold on it"), full);
                free
            }
            None => Arc::new(mem::replace(full, blank())),
        };
        self.lent.push_back(Arc::clone(&buffer));
        Batch { buffer, len }
    }

    /// The oldest buffer, if nobody reads it any more. Of those that are read for ever the oldest is let go.
    fn free(&mut self) -> Option<Arc<Buffer>> {
        let is_free = Arc::get_mut(self.lent.front_mut()?).is_some();
        let oldest = if is_free || self.lent.len() >= LENT { self.lent.pop_front() } else { None };
        oldest.filter(|_| is_free)
    }
}
