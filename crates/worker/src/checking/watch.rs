//! The progress of a check, and the flag that stops it.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// The progress of a check, reported board by board from any core, and the request to stop it.
pub struct Watch {
    stop: Arc<AtomicBool>,
    passed: Box<dyn Fn(u64) + Send + Sync>,
}

impl Watch {
    /// A watch that stops the check once `stop` is set. `passed` is called with the number of further boards that have
    /// been gone through.
    pub fn new(stop: Arc<AtomicBool>, passed: impl Fn(u64) + Send + Sync + 'static) -> Self {
        Self { stop, passed: Box::new(passed) }
    }

    /// A watch that reports nothing and never stops the check.
    pub fn silent() -> Self {
        Self::new(Arc::default(), |_| {})
    }

    /// Reports that this many more boards have been gone through.
    pub fn passed(&self, boards: u64) {
        (self.passed)(boards);
    }

    /// Whether the check is to be stopped.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
