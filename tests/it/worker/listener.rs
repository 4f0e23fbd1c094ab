//! Somebody who listens to a search on its own thread, before anything is sent.

use std::{
    panic,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use eight_realms::trace::{Event, Flow, Observer};

/// How many events a search has come to, the one that it may not say yet included. A search that is gone has
/// let go of its listener.
#[derive(Clone, Default)]
pub struct Heard(Arc<AtomicU64>);

impl Heard {
    pub fn count(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }

    pub fn wait_for(&self, count: u64) {
        while self.count() < count {
            thread::yield_now();
        }
    }

    /// Whether anybody but the caller still holds it.
    pub fn is_held(&self) -> bool {
        Arc::strong_count(&self.0) > 1
    }
}

impl Observer for Heard {
    fn on(&mut self, _: Event) -> Flow {
        self.0.fetch_add(1, Ordering::SeqCst);
        Ok(())
    }
}

/// Panics at an event, with words of some kind.
pub struct Breaks<W> {
    pub after: u64,
    pub words: W,
}

impl<W: Clone + Send + 'static> Observer for Breaks<W> {
    fn on(&mut self, _: Event) -> Flow {
        match self.after.checked_sub(1) {
            Some(left) => self.after = left,
            // As a panic, but without a report on standard error.
            None => panic::resume_unwind(Box::new(self.words.clone())),
        }
        Ok(())
    }
}
