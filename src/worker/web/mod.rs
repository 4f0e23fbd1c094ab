//! Workers in a browser. Until the page exists there are none: the result is "no worker here", the same that a
//! desktop returns when the system has no thread left.

use std::time::Duration;

use super::{Drained, NoWorker, Wake};
use crate::job::{Job, Message};

/// What starts workers.
#[derive(Clone)]
pub struct Host;

/// A probe for peak memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemoryProbe;

/// A job that is under way.
pub struct Worker;

impl Host {
    /// A host that calls `wake` whenever a message has been sent.
    pub fn new(_: Wake) -> Self {
        Self
    }

    /// The same with a probe for peak memory.
    pub fn with_probe(self, _: Option<MemoryProbe>) -> Self {
        self
    }

    /// Whether peak memory can be weighed at all.
    pub const fn weighs(&self) -> bool {
        false
    }

    /// Starts a job.
    ///
    /// # Errors
    /// Always.
    pub fn start(&self, _: Job) -> Result<Worker, NoWorker> {
        Err(NoWorker("no worker here".to_owned()))
    }
}

impl Worker {
    /// A search may run until it has sent this many events in all.
    pub const fn allow_until(&self, _: u64) {}

    /// Takes messages until there are none or the time is up.
    pub fn poll(&self, _: Duration, _: impl FnMut(Message)) -> Drained {
        Drained::HungUp
    }

    /// Signals it to end, and does not wait until it has.
    pub const fn stop(&self) {}

    /// Ends it; returns the text of a panic that has not been polled yet.
    pub const fn last_words(self) -> Option<String> {
        None
    }
}
