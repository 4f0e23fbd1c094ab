//! The worker's end of the channel, which is one more observer to the search.
//!
//! The sender gathers events into batches, obeys the horizon, and keeps the search's own time: its clock is stopped
//! while it waits for permission or for room in the channel.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use eight_realms_core::{
    job::{BATCH, Buffer, Buffers, Message, Recorder, empty_buffer},
    realm::Table,
    trace::{Event, Flow, Observer, Stop, Work},
};

use super::task_sender::TaskSender;

/// Time after which a batch that is not full is sent, so that a slow search is seen to move.
const PATIENCE: Duration = Duration::from_millis(8);

/// Number of events between two readings of the clock. A reading costs as much as some ten events.
const EVENTS_PER_READING: usize = 256;

/// A recorder that sends the events of a search. `observer` receives each event first.
pub struct EventSender<'a, W> {
    observer: W,
    sender: &'a TaskSender<W>,
    /// Number of events in batches that have been sent.
    sent_before: u64,
    horizon: u64,
    buffer: Buffer,
    /// Number of events in the buffer.
    gathered: usize,
    /// Number of events in the buffer from which on the horizon must be checked: never more than the buffer holds.
    until: usize,
    /// Search time before `resumed`.
    search_time: Duration,
    resumed: Instant,
    last_sent: Instant,
    buffers: Buffers,
}

impl<'a, W> EventSender<'a, W> {
    pub(super) fn new(sender: &'a TaskSender<W>, observer: W) -> Self {
        let now = Instant::now();
        Self {
            observer,
            sender,
            sent_before: 0,
            horizon: 0,
            buffer: empty_buffer(),
            gathered: 0,
            until: 0,
            search_time: Duration::ZERO,
            resumed: now,
            last_sent: now,
            buffers: Buffers::default(),
        }
    }

    /// Starts or resumes the clock of the search.
    fn begin(&mut self) {
        self.resumed = Instant::now();
        self.last_sent = self.resumed;
    }

    /// Sends the events in the buffer, then wakes the window. The time this takes is not the search's.
    pub(super) fn flush(&mut self) -> Flow {
        self.search_time += self.resumed.elapsed();
        if self.gathered > 0 {
            let batch = self.buffers.exchange(&mut self.buffer, self.gathered);
            self.sent_before += self.gathered as u64;
            (self.gathered, self.until) = (0, 0);
            self.sender.send(Message::Events { batch, search_seconds: self.search_time.as_secs_f64() })?;
        }
        self.begin();
        Ok(())
    }

    /// Sends the buffer if it is full or old, and sleeps until the horizon is beyond the events so far. Called before
    /// an event is gathered that is beyond the horizon or has no room, and now and then if the buffer fills slowly. A
    /// horizon that was moved back in the meantime is obeyed here.
    #[cold]
    fn check_horizon(&mut self) -> Flow {
        if self.gathered == BATCH || self.last_sent.elapsed() > PATIENCE {
            self.flush()?;
            self.horizon = self.latest(self.horizon);
        }
        if self.event_count() >= self.horizon {
            self.wait_for_horizon()?;
        }
        let until_reading = EVENTS_PER_READING - self.gathered % EVENTS_PER_READING;
        let allowed = usize::try_from(self.horizon - self.event_count()).unwrap_or(usize::MAX);
        self.until = self.gathered + until_reading.min(allowed);
        Ok(())
    }

    /// Sleeps until the horizon has moved beyond the events so far.
    fn wait_for_horizon(&mut self) -> Flow {
        self.flush()?;
        while self.event_count() >= self.horizon {
            let horizon = self.sender.horizons.recv().map_err(|_| Stop::Cancelled)?;
            self.horizon = self.latest(horizon);
        }
        self.begin();
        Ok(())
    }

    /// The number of events so far.
    const fn event_count(&self) -> u64 {
        self.sent_before + self.gathered as u64
    }

    /// The last horizon sent; `horizon` if none waits to be read.
    fn latest(&self, horizon: u64) -> u64 {
        self.sender.horizons.try_iter().last().unwrap_or(horizon)
    }
}

impl<W: Observer> Observer for EventSender<'_, W> {
    const COUNTS: bool = W::COUNTS;

    #[inline]
    fn on(&mut self, event: Event) -> Flow {
        self.observer.on(event)?;
        if self.gathered >= self.until {
            self.check_horizon()?;
        }
        // There is room: the remainder only tells the compiler so.
        self.buffer[self.gathered % BATCH] = event;
        self.gathered += 1;
        Ok(())
    }

    #[inline]
    fn work(&mut self, kind: Work, amount: u32) {
        self.observer.work(kind, amount);
    }

    #[inline]
    fn compared(other: &str) {
        W::compared(other);
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
