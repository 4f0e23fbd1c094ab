//! The worker's end of the events, which is one more observer to the search: it writes them into a buffer, and sends
//! the buffer when it is full or old.

use std::{sync::Arc, time::Duration};

use eight_realms_app::desk::lanes::Limits;
use eight_realms_core::{
    job::{Message, Recorder},
    realm::Table,
    trace::{Event, Flow, Observer, Stop, wire},
};
use web_time::Instant;

use super::page_sender::PageSender;

/// Number of events in a full buffer. Posting costs nothing beside them; with 1,024 it costs as much as the search.
const EVENTS: usize = 16_384;
/// Time after which a buffer that is not full is sent, so that a slow search is seen to move.
const PATIENCE: Duration = Duration::from_millis(8);
/// Number of events between two readings of the clock.
const EVENTS_PER_READING: usize = 256;

/// A recorder that sends the events of a search.
pub struct EventSender<'a> {
    sender: &'a PageSender,
    bytes: Vec<u8>,
    sent_before: u64,
    search_time: Duration,
    resumed: Instant,
}

impl<'a> EventSender<'a> {
    pub(super) fn new(sender: &'a PageSender) -> Self {
        let bytes = Vec::with_capacity(EVENTS * wire::SIZE + size_of::<f64>());
        Self { sender, bytes, sent_before: 0, search_time: Duration::ZERO, resumed: Instant::now() }
    }

    /// Sends what has been gathered.
    ///
    /// # Errors
    /// If more than a recording can hold has been sent: the page has ended this worker, or will.
    pub(super) fn flush(&mut self) -> Flow {
        self.search_time += self.resumed.elapsed();
        if !self.bytes.is_empty() {
            self.sent_before += (self.bytes.len() / wire::SIZE) as u64;
            self.bytes.extend(self.search_time.as_secs_f64().to_le_bytes());
            self.sender.post_events(&self.bytes);
            self.bytes.clear();
        }
        self.resumed = Instant::now();
        if self.sent_before > Limits::default().one { Err(Stop::BudgetSpent) } else { Ok(()) }
    }

    #[cold]
    fn check(&mut self) -> Flow {
        if self.bytes.len() == EVENTS * wire::SIZE || self.resumed.elapsed() > PATIENCE {
            self.flush()?;
        }
        Ok(())
    }
}

impl Observer for EventSender<'_> {
    const COUNTS: bool = false;

    #[inline]
    fn on(&mut self, event: Event) -> Flow {
        self.bytes.extend_from_slice(&wire::write(event));
        if self.bytes.len().is_multiple_of(EVENTS_PER_READING * wire::SIZE) {
            self.check()?;
        }
        Ok(())
    }
}

impl Recorder for EventSender<'_> {
    fn hand_over(&mut self, table: Arc<Table>) -> Flow {
        self.flush()?;
        self.sender.post(&Message::Built(table));
        self.resumed = Instant::now();
        Ok(())
    }
}
