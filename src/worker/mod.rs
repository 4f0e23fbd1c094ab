//! Jobs carried out beside the window, by whatever the platform has for it: start a job, allow it so many events,
//! poll, stop.
//!
//! ```text
//!   Host::start(job) ──▶ Worker ── allow_until ──▶ "you may speak up to event n"
//!                               ── poll ─────────▶ messages, as long as there is time
//!                               ── stop, drop ───▶ it ends
//! ```
//!
//! This is the one face that the rest of the program knows. Behind it stand modules of the same names and
//! signatures, one for each platform: `native` has threads, channels and processes, `web` has none of them.

#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
use native as platform;
#[cfg(target_arch = "wasm32")]
use web as platform;

use std::sync::Arc;

use thiserror::Error;

#[cfg(not(target_arch = "wasm32"))]
pub use native::{SteadyClock, Teller, WeighError, peak_memory, rest};
pub use platform::{Host, Scale, Worker};

/// Called by a worker when it has sent something: ask for a frame.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// The platform has no worker to give, for this reason of its own.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct NoWorker(pub String);

/// Whether a poll took everything that was there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drained {
    /// Nothing is left.
    Empty,
    /// Time was up first.
    MoreToCome,
    /// Nothing is left, and nobody is there any more who could say anything.
    HungUp,
}
