//! Observers of a search on its own thread, before anything is sent.

use std::{
    panic,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use eight_realms_core::trace::{Event, Flow, Observer};

/// How many events a search has come to, the one that it may not send yet included. A search that has ended has
/// dropped its observer.
#[derive(Clone, Default)]
pub struct EventCounter(Arc<AtomicU64>);

impl EventCounter {
    pub fn count(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }

    pub fn wait_for(&self, count: u64) {
        while self.count() < count {
            thread::yield_now();
        }
    }

    /// Whether there is another clone of it.
    pub fn is_held(&self) -> bool {
        Arc::strong_count(&self.0) > 1
    }
}

impl Observer for EventCounter {
    fn on(&mut self, _: Event) -> Flow {
        self.0.fetch_add(1, Ordering::SeqCst);
        Ok(())
    }
}

/// Panics at an event, with a payload of some type.
pub struct PanickingObserver<W> {
    pub after: u64,
    pub payload: W,
}

impl<W: Clone + Send + 'static> Observer for PanickingObserver<W> {
    fn on(&mut self, _: Event) -> Flow {
        match self.after.checked_sub(1) {
            Some(remaining) => self.after = remaining,
            // As a panic, but without a report on standard error.
            None => panic::resume_unwind(Box::new(self.payload.clone())),
        }
        Ok(())
    }
}
