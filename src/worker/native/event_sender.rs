//! The worker's end of the channel, seen by the search as just another observer.
//!
//! It gathers events into batches, obeys the horizon, and keeps the search's own time: the clock stands
//! still while it waits for permission or for room in the channel.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use super::task_sender::TaskSender;
use crate::{
    job::{BATCH, Buffer, Buffers, Message, Recorder, blank},
    realm::Table,
    trace::{Event, Flow, Observer, Stop, Work},
};

/// A batch that is not full is sent after this long, so that a slow search is seen to move.
const PATIENCE: Duration = Duration::from_millis(8);

/// Events between two looks at the clock. A look costs as much as some ten events.
const BETWEEN_LOOKS: usize = 256;

/// Hears a search and sends what it says. Whoever watches hears each event first.
pub struct EventSender<'a, W> {
    watcher: W,
    sender: &'a TaskSender<W>,
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
    buffers: Buffers,
}

impl<'a, W> EventSender<'a, W> {
    pub(super) fn new(teller: &'a TaskSender<W>, watcher: W) -> Self {
        let now = Instant::now();
        Self {
            watcher,
            sender: teller,
            sent_before: 0,
            horizon: 0,
            buffer: blank(),
            gathered: 0,
            until: 0,
            searched: Duration::ZERO,
            resumed: now,
            sent: now,
            buffers: Buffers::default(),
        }
    }

    /// The search begins, or goes on: its clock runs from here.
    fn begin(&mut self) {
        self.resumed = Instant::now();
        self.sent = self.resumed;
    }

    /// Sends what has been gathered, then wakes the window. The time this takes is not the search's.
    pub(super) fn flush(&mut self) -> Flow {
        self.searched += self.resumed.elapsed();
        if self.gathered > 0 {
            let batch = self.buffers.exchange(&mut self.buffer, self.gathered);
            self.sent_before += self.gathered as u64;
            (self.gathered, self.until) = (0, 0);
            self.sender.send(Message::Events { batch, search_seconds: self.searched.as_secs_f64() })?;
        }
        self.begin();
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
            let horizon = self.sender.horizons.recv().map_err(|_| Stop::Cancelled)?;
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
        self.sender.horizons.try_iter().last().unwrap_or(horizon)
    }
}

impl<W: Observer> Observer for EventSender<'_, W> {
    const COUNTS: bool = W::COUNTS;

    #[inline]
    fn on(&mut self, event: Event) -> Flow {
        self.watcher.on(event)?;
        if self.gathered >= self.until {
            self.look_up()?;
        }
        // There is room: the remainder only tells the compiler so.
        self.buffer[self.gathered % BATCH] = event;
        self.gathered += 1;
        Ok(())
    }

    #[inline]
    fn work(&mut self, kind: Work, amount: u32) {
        self.watcher.work(kind, amount);
    }
}

impl<W: Observer> Recorder for EventSender<'_, W> {
    fn hand_over(&mut self, table: Arc<Table>) -> Flow {
        self.flush()?;
        self.sender.send(Message::Built(table))?;
        self.begin();
        Ok(())
    }
}
