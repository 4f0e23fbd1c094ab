//! The worker's end of the channel, seen by the search as just another observer.
//!
//! It gathers events into batches, obeys the horizon, and keeps the search's own time: the clock stands
//! still while it waits for permission or for room in the channel.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use crossbeam_channel::{Receiver, Sender};

use super::{BATCH, Batch, Message, Wake};
use crate::{
    realm::Table,
    trace::{Event, Flow, Observer, Stop},
};

/// A batch that is not full is sent after this long, so that a slow search is seen to move.
const PATIENCE: Duration = Duration::from_millis(8);

/// Events between two looks at the clock.
const BETWEEN_LOOKS: usize = 64;

pub(super) struct Courier {
    spoken: u64,
    horizon: u64,
    batch: Vec<Event>,
    /// Search time before `resumed`.
    searched: Duration,
    resumed: Instant,
    sent: Instant,
    horizons: Receiver<u64>,
    outbox: Sender<Message>,
    buffers: (Sender<Vec<Event>>, Receiver<Vec<Event>>),
    wake: Wake,
}

impl Courier {
    pub(super) fn new(horizons: Receiver<u64>, outbox: Sender<Message>, wake: Wake) -> Self {
        let now = Instant::now();
        Self {
            spoken: 0,
            horizon: 0,
            batch: Vec::with_capacity(BATCH),
            searched: Duration::ZERO,
            resumed: now,
            sent: now,
            horizons,
            outbox,
            buffers: crossbeam_channel::unbounded(),
            wake,
        }
    }

    /// The search begins, or goes on: its clock runs from here.
    pub(super) fn begin(&mut self) {
        self.resumed = Instant::now();
        self.sent = self.resumed;
    }

    /// Sends what has been gathered, then wakes the window. The time this takes is not the search's.
    pub(super) fn flush(&mut self) -> Flow {
        self.searched += self.resumed.elapsed();
        if !self.batch.is_empty() {
            let fresh = self.buffers.1.try_recv().unwrap_or_else(|_| Vec::with_capacity(BATCH));
            let events = std::mem::replace(&mut self.batch, fresh);
            let batch = Batch::new(events, self.buffers.0.clone());
            self.say(Message::Events { batch, search_seconds: self.searched.as_secs_f64() })?;
        }
        self.begin();
        Ok(())
    }

    /// Hands over a table that has just been built, after everything that was said of its building.
    pub(super) fn hand_over(&mut self, table: Arc<Table>) -> Flow {
        self.flush()?;
        self.say(Message::Built(table))?;
        self.begin();
        Ok(())
    }

    /// One message, and a nudge. Nobody there any more means: stop.
    pub(super) fn say(&self, message: Message) -> Flow {
        self.outbox.send(message).map_err(|_| Stop::Cancelled)?;
        (self.wake)();
        Ok(())
    }

    /// Sleeps until the horizon has moved beyond what has been said.
    fn wait_for_horizon(&mut self) -> Flow {
        self.flush()?;
        while self.spoken >= self.horizon {
            let horizon = self.horizons.recv().map_err(|_| Stop::Cancelled)?;
            self.horizon = self.latest(horizon);
        }
        self.begin();
        Ok(())
    }

    /// Of several horizons that wait to be read, the last one said.
    fn latest(&self, horizon: u64) -> u64 {
        self.horizons.try_iter().last().unwrap_or(horizon)
    }

    /// After a full batch, or now and then if batches fill slowly. A horizon that was drawn back in the
    /// meantime is obeyed here.
    fn look_up(&mut self) -> Flow {
        if self.batch.len() == BATCH || self.sent.elapsed() > PATIENCE {
            self.flush()?;
            self.horizon = self.latest(self.horizon);
        }
        Ok(())
    }
}

impl Observer for Courier {
    const COUNTS: bool = false;

    #[inline]
    fn on(&mut self, event: Event) -> Flow {
        if self.spoken >= self.horizon {
            self.wait_for_horizon()?;
        }
        self.spoken += 1;
        self.batch.push(event);
        if self.batch.len().is_multiple_of(BETWEEN_LOOKS) {
            self.look_up()?;
        }
        Ok(())
    }
}
