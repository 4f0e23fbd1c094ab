//! Who waits for a check: hears how far it is, and may break it off.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// Hears of every board that has been gone through, from any core.
pub struct Watch {
    stop: Arc<AtomicBool>,
    passed: Box<dyn Fn(u64) + Send + Sync>,
}

impl Watch {
    /// Breaks off once `stop` is raised; `passed` hears how many more boards have been gone through.
    pub fn new(stop: Arc<AtomicBool>, passed: impl Fn(u64) + Send + Sync + 'static) -> Self {
        Self { stop, passed: Box::new(passed) }
    }

    /// Nobody looks, and nobody breaks off.
    pub fn silent() -> Self {
        Self::new(Arc::default(), |_| {})
    }

    /// So many more boards have been gone through.
    pub fn passed(&self, boards: u64) {
        (self.passed)(boards);
    }

    /// Whether it is to be broken off.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
