//! Workers in a browser: one web worker, one job, one life.
//!
//! ```text
//!   page ── the compiled module, the job as bytes ─────▶ worker
//!        ◀── buffers of 16,384 events, transferred ─────
//!        ◀── any other message as bytes, transferred ───
//!        ◀── null: nothing more will come ──────────────
//! ```
//!
//! Nothing is shared, so a worker cannot wait: it sends everything it has, up to the cap of a recording, and the page
//! keeps the buffers unopened. The horizon is obeyed where they are opened. To cancel is to terminate.

mod event_sender;
mod host;
mod listener;
mod page_sender;
mod post;
mod serve;
mod worker;

pub use host::{Host, MemoryProbe};
pub use serve::serve;
pub use worker::Worker;
