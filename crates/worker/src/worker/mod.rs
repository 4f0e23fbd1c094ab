//! Jobs carried out beside the window, with the means of the platform: start a job, allow it a number of events, poll,
//! stop.
//!
//! ```text
//!   Host::start(job) ──▶ Worker ── allow_until ──▶ "you may run up to event n"
//!                               ── poll ─────────▶ messages, as long as there is time
//!                               ── stop, drop ───▶ it ends
//! ```
//!
//! This module is the only interface for the rest of the program. Behind it are modules of the same names and
//! signatures, one for each platform: `native` has threads, channels and processes, `web` has web workers. An item that
//! only one of them has is accessed through it: `worker::native::rest`, `worker::web::serve`.

mod memory;
#[cfg(not(target_arch = "wasm32"))]
pub mod native;
#[cfg(target_arch = "wasm32")]
pub mod web;

#[cfg(not(target_arch = "wasm32"))]
use native as platform;
#[cfg(target_arch = "wasm32")]
use web as platform;

use std::{sync::Arc, time::Duration};

use eight_realms_core::job::{Job, Message};
use thiserror::Error;

pub use memory::peak_memory_here;
pub use platform::{Host, MemoryProbe, Worker};

/// A callback of a worker that has sent something, to ask for a frame.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// The names and signatures that every platform module has. The compiler of each target checks its own platform here.
const _: fn() = || {
    let _: fn(Wake) -> Host = |wake| Host::new(wake);
    let _: fn(Host, Option<MemoryProbe>) -> Host = Host::with_probe;
    let _: fn(&Host) -> bool = Host::weighs;
    let _: fn(&Host, Job) -> Result<Worker, NoWorker> = Host::start;
    let _: fn(&Worker, u64) = Worker::allow_until;
    let _: fn(&Worker, Duration, fn(Message)) -> Drained = |worker, time, take| worker.poll(time, take);
    let _: fn(&Worker) = Worker::stop;
    let _: fn(Worker) -> Option<String> = Worker::last_words;
};

/// The reason why the platform has no worker to give.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct NoWorker(pub String);

/// Whether a poll took everything that was there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drained {
    /// Nothing is left for the moment.
    Empty,
    /// Time was up first.
    MoreToCome,
    /// Nothing is left, and the worker has hung up, so that nothing more can come.
    HungUp,
}
