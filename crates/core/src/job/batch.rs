//! A batch of events on its way from a search to its receiver, in a buffer that is used again.
//!
//! The search keeps a reference to every buffer that it sends. As soon as no other reference is left, the buffer is
//! free again. So nothing has to be sent back, and a batch is plain data wherever it goes.

use std::{collections::VecDeque, mem, ops::Deref, sync::Arc};

use serde::{Deserialize, Serialize};

use crate::trace::{
    Event,
    wire::{self, WireError},
};

/// Number of events in a full batch. One event a message would cost up to twelve times the search itself.
pub const BATCH: usize = 1024;

/// Maximum number of buffers that are kept until they are no longer read.
pub const LENT: usize = 128;

/// Room for a batch. Its events beyond those that were gathered have no meaning.
pub type Buffer = Box<[Event; BATCH]>;

/// At most [`BATCH`] consecutive events. Sent as the bytes of [`wire`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Batch {
    buffer: Arc<Buffer>,
    len: usize,
}

impl Batch {
    /// A batch of these events, as many of them as fit.
    pub fn of(events: &[Event]) -> Self {
        let (mut buffer, len) = (empty_buffer(), events.len().min(BATCH));
        buffer[..len].copy_from_slice(&events[..len]);
        Self { buffer: Arc::new(buffer), len }
    }
}

impl From<Batch> for Vec<u8> {
    fn from(batch: Batch) -> Self {
        wire::encode(&batch)
    }
}

impl TryFrom<Vec<u8>> for Batch {
    type Error = WireError;

    fn try_from(bytes: Vec<u8>) -> Result<Self, WireError> {
        let events: Vec<Event> = wire::decode(&bytes).collect::<Result<_, _>>()?;
        Ok(Self::of(&events))
    }
}

impl Deref for Batch {
    type Target = [Event];

    fn deref(&self) -> &[Event] {
        &self.buffer[..self.len]
    }
}

/// A buffer in which nothing has been gathered.
pub fn empty_buffer() -> Buffer {
    Box::new([Event::Deepen { bound: 0 }; BATCH])
}

/// The buffers that a search has sent. Each is a box in an `Arc`, so that a full one is exchanged for a free one by a
/// pointer.
#[derive(Default)]
pub struct Buffers {
    /// Buffers that are known to be read, oldest first. The last one is used first, because it is most likely still in
    /// the processor's cache.
    free: Vec<Arc<Buffer>>,
    /// Buffers that may still be read, oldest first.
    lent: VecDeque<Arc<Buffer>>,
}

impl Buffers {
    /// The number of buffers that are kept.
    pub fn lent(&self) -> usize {
        self.free.len() + self.lent.len()
    }

    /// Makes a batch of the first `len` events of a buffer, and leaves another buffer in its place.
    ///
    /// # Panics
    /// Never: a buffer that is free has no other reference.
    pub fn exchange(&mut self, full: &mut Buffer, len: usize) -> Batch {
        let buffer = match self.newest_free() {
            Some(mut free) => {
                mem::swap(Arc::get_mut(&mut free).expect("this is the only reference to it"), full);
                free
            }
            None => Arc::new(mem::replace(full, empty_buffer())),
        };
        self.lent.push_back(Arc::clone(&buffer));
        Batch { buffer, len }
    }

    /// The buffer that was sent last, of those that are no longer read. If too many are still read, drops the oldest.
    fn newest_free(&mut self) -> Option<Arc<Buffer>> {
        while let Some(read) = self.lent.pop_front_if(|oldest| Arc::get_mut(oldest).is_some()) {
            self.free.push(read);
        }
        if self.lent.len() >= LENT {
            self.lent.pop_front();
        }
        self.free.pop()
    }
}
