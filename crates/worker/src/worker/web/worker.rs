//! One job in one web worker, seen from the page.

use std::{
    cell::{Cell, RefCell},
    time::Duration,
};

use eight_realms_core::{
    job::{
        BATCH, Buffer, Buffers, Job, Message, empty_buffer,
        wire::{read_message, write_job},
    },
    trace::wire,
};
use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_time::Instant;

use super::{
    super::{Drained, NoWorker, Wake},
    post::Post,
};

/// A job that is under way. Dropping it ends the job.
pub struct Worker {
    post: Post,
    /// Maximum number of events of a search that may be handed out in all.
    horizon: Cell<u64>,
    /// Number of events that have been handed out.
    handed_out: Cell<u64>,
    opened: RefCell<Option<OpenedBuffer>>,
    batch: RefCell<(Buffer, Buffers)>,
    /// Seconds inside the search, when the latest buffer was sent.
    search_seconds: Cell<f64>,
    /// Whether nothing more will come.
    has_ended: Cell<bool>,
}

/// A buffer of events, of which the first ones have been handed out.
struct OpenedBuffer {
    bytes: Vec<u8>,
    from: usize,
    /// Seconds inside the search when the buffer was begun, and when it was sent.
    search_seconds: [f64; 2],
}

/// The result of a look for the next message.
enum Polled {
    Message(Message),
    /// The horizon is reached, or nothing has come.
    Nothing,
    HungUp,
}

impl Worker {
    pub(super) fn start(job: &Job, wake: Wake) -> Result<Self, NoWorker> {
        let job = write_job(job).map_err(|error| NoWorker(error.to_string()))?;
        Ok(Self {
            post: Post::start(&job, wake)?,
            horizon: Cell::new(0),
            handed_out: Cell::new(0),
            opened: RefCell::new(None),
            batch: RefCell::new((empty_buffer(), Buffers::default())),
            search_seconds: Cell::new(0.0),
            has_ended: Cell::new(false),
        })
    }

    /// Allows a search to be handed out up to this many events in all.
    pub fn allow_until(&self, events: u64) {
        self.horizon.set(events);
    }

    /// Takes messages until there are none or the time is up.
    pub fn poll(&self, time: Duration, mut take: impl FnMut(Message)) -> Drained {
        let started = Instant::now();
        loop {
            match self.next() {
                Polled::Message(message) => take(message),
                Polled::Nothing => return Drained::Empty,
                Polled::HungUp => return Drained::HungUp,
            }
            if started.elapsed() >= time {
                return Drained::MoreToCome;
            }
        }
    }

    /// Ends the job at once.
    pub fn stop(&self) {
        self.post.terminate();
        self.has_ended.set(true);
    }

    /// Ends the job. Returns the text of a panic that has not been polled yet.
    pub fn last_words(self) -> Option<String> {
        self.post.terminate();
        let mut reason = self.post.take_fault();
        while let Some(letter) = self.post.next() {
            if let Some(Message::Lost { reason: text } | Message::Fault { reason: text }) = message(&letter) {
                reason = Some(text);
            }
        }
        reason
    }

    fn next(&self) -> Polled {
        if self.has_ended.get() {
            return Polled::HungUp;
        }
        let mut opened = self.opened.borrow_mut();
        if opened.is_none() {
            let Some(letter) = self.post.next() else { return self.fault() };
            if letter.is_null() {
                self.has_ended.set(true);
                return Polled::HungUp;
            }
            match letter.dyn_ref::<ArrayBuffer>() {
                Some(buffer) => *opened = Some(OpenedBuffer::of(buffer, &self.search_seconds)),
                None => return message(&letter).map_or(Polled::Nothing, Polled::Message),
            }
        }
        let room = self.horizon.get().saturating_sub(self.handed_out.get());
        let Some(buffer) = opened.as_mut().filter(|_| room > 0) else { return Polled::Nothing };
        let events = self.hand_out(buffer, room);
        if buffer.from == buffer.bytes.len() {
            *opened = None;
        }
        Polled::Message(events)
    }

    /// Hands out the next events of a buffer: at most a batch, and at most `room`.
    fn hand_out(&self, buffer: &mut OpenedBuffer, room: u64) -> Message {
        let (free, buffers) = &mut *self.batch.borrow_mut();
        let most = BATCH.min(usize::try_from(room).unwrap_or(BATCH));
        let mut len = 0;
        for (place, event) in free.iter_mut().zip(wire::decode(&buffer.bytes[buffer.from..])).take(most) {
            *place = event.expect("a worker of this build sends events");
            len += 1;
        }
        buffer.from += len * wire::SIZE;
        self.handed_out.set(self.handed_out.get() + len as u64);
        Message::Events { batch: buffers.exchange(free, len), search_seconds: buffer.seconds_so_far() }
    }

    /// The fault of a worker that broke off without a word of its own: it says nothing more.
    fn fault(&self) -> Polled {
        let Some(reason) = self.post.take_fault() else { return Polled::Nothing };
        self.has_ended.set(true);
        Polled::Message(Message::Lost { reason })
    }
}

impl OpenedBuffer {
    /// Opens a buffer. Its last eight bytes are the seconds inside the search, which are left in `latest` for the next
    /// buffer.
    fn of(buffer: &ArrayBuffer, latest: &Cell<f64>) -> Self {
        let mut bytes = Uint8Array::new(buffer).to_vec();
        let seconds = bytes.split_off(bytes.len().saturating_sub(size_of::<f64>()));
        let search_seconds = seconds.try_into().map(f64::from_le_bytes).unwrap_or_default();
        Self { bytes, from: 0, search_seconds: [latest.replace(search_seconds), search_seconds] }
    }

    /// The seconds inside the search after the events handed out so far. Within a buffer the time passes evenly,
    /// because the clock is read once for all of it.
    fn seconds_so_far(&self) -> f64 {
        let [begun, sent] = self.search_seconds;
        begun + (sent - begun) * self.from as f64 / self.bytes.len().max(1) as f64
    }
}

fn message(letter: &JsValue) -> Option<Message> {
    let bytes = letter.dyn_ref::<Uint8Array>()?.to_vec();
    Some(read_message(&bytes).unwrap_or_else(|error| Message::Lost { reason: error.to_string() }))
}
