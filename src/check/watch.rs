//! The progress of a check, and the flag that stops it.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// Is called for every board that has been gone through, from any core.
pub struct Watch {
    stop: Arc<AtomicBool>,
    passed: Box<dyn Fn(u64) + Send + Sync>,
}

impl Watch {
    /// Stops once `stop` is set; `passed` is called with how many more boards have been gone through.
    pub fn new(stop: Arc<AtomicBool>, passed: impl Fn(u64) + Send + Sync + 'static) -> Self {
        Self { stop, passed: Box::new(passed) }
    }

    /// Reports nothing, and never stops.
    pub fn silent() -> Self {
        Self::new(Arc::default(), |_| {})
    }

    /// So many more boards have been gone through.
    pub fn passed(&self, boards: u64) {
        (self.passed)(boards);
    }

    /// Whether the check is to be stopped.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
