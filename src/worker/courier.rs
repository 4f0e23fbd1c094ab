//! The worker's end of the channel, seen by the search as just another observer.
//!
//! It gathers events into batches, obeys the horizon, and keeps the search's own time: the clock stands
//! still while it waits for permission or for room in the channel.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use crossbeam_channel::{Receiver, Sender};

use super::{
    BATCH, Batch, Message, Wake,
    batch::{self, Buffer},
};
use crate::{
    realm::Table,
    trace::{Event, Flow, Observer, Stop},
};

/// A batch that is not full is sent after this long, so that a slow search is seen to move.
const PATIENCE: Duration = Duration::from_millis(8);

/// Events between two looks at the clock. A look costs as much as some ten events.
const BETWEEN_LOOKS: usize = 256;

pub(super) struct Courier {
    /// Events in batches that have been sent.
    sent_before: u64,
    horizon: u64,
    buffer: Buffer,
    /// Events in the buffer.
    gathered: usize,
    /// The search may gather this many before it must look up: never more than the buffer holds.
    until: usize,
    /// Search time before `resumed`.
    searched: Duration,
    resumed: Instant,
    sent: Instant,
    horizons: Receiver<u64>,
    outbox: Sender<Message>,
    buffers: (Sender<Buffer>, Receiver<Buffer>),
    wake: Wake,
}

impl Courier {
    pub(super) fn new(horizons: Receiver<u64>, outbox: Sender<Message>, wake: Wake) -> Self {
        let now = Instant::now();
        Self {
            sent_before: 0,
            horizon: 0,
            buffer: batch::blank(),
            gathered: 0,
            until: 0,
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
        if self.gathered > 0 {
            let fresh = self.buffers.1.try_recv().unwrap_or_else(|_| batch::blank());
            let full = std::mem::replace(&mut self.buffer, fresh);
            let batch = Batch::new(full, self.gathered, self.buffers.0.clone());
            self.sent_before += self.gathered as u64;
            (self.gathered, self.until) = (0, 0);
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

    /// Before an event is gathered that may not be, or for which there is no room, or now and then if the
    /// buffer fills slowly: sends, and sleeps until the horizon is beyond what has been said. A horizon that
    /// was drawn back in the meantime is obeyed here.
    #[cold]
    fn look_up(&mut self) -> Flow {
        if self.gathered == BATCH || self.sent.elapsed() > PATIENCE {
            self.flush()?;
            self.horizon = self.latest(self.horizon);
        }
        if self.spoken() >= self.horizon {
            self.wait_for_horizon()?;
        }
        let look = BETWEEN_LOOKS - self.gathered % BETWEEN_LOOKS;
        let allowed = usize::try_from(self.horizon - self.spoken()).unwrap_or(usize::MAX);
        self.until = self.gathered + look.min(allowed);
        Ok(())
    }

    /// Sleeps until the horizon has moved beyond what has been said.
    fn wait_for_horizon(&mut self) -> Flow {
        self.flush()?;
        while self.spoken() >= self.horizon {
            let horizon = self.horizons.recv().map_err(|_| Stop::Cancelled)?;
            self.horizon = self.latest(horizon);
        }
        self.begin();
        Ok(())
    }

    /// Events so far.
    const fn spoken(&self) -> u64 {
        self.sent_before + self.gathered as u64
    }

    /// Of several horizons that wait to be read, the last one said.
    fn latest(&self, horizon: u64) -> u64 {
        self.horizons.try_iter().last().unwrap_or(horizon)
    }
}

impl Observer for Courier {
    const COUNTS: bool = false;

    #[inline]
    fn on(&mut self, event: Event) -> Flow {
        if self.gathered >= self.until {
            self.look_up()?;
        }
        // There is room: the remainder only tells the compiler so.
        self.buffer[self.gathered % BATCH] = event;
        self.gathered += 1;
        Ok(())
    }
}
