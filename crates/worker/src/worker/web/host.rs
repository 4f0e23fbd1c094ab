//! The host of the workers of a page.

use eight_realms_core::job::Job;

use super::{
    super::{NoWorker, Wake},
    worker::Worker,
};

/// A starter of workers, each a web worker of its own.
#[derive(Clone)]
pub struct Host {
    wake: Wake,
    probe: Option<MemoryProbe>,
}

/// A probe for peak memory: a web worker is as good as a process, with memory and an allocator of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryProbe;

impl Host {
    /// A host whose workers call `wake` whenever they have sent something. It cannot weigh.
    pub const fn new(wake: Wake) -> Self {
        Self { wake, probe: None }
    }

    /// The host with a probe for peak memory.
    pub fn with_probe(self, probe: Option<MemoryProbe>) -> Self {
        Self { probe, ..self }
    }

    /// Whether peak memory can be weighed at all.
    pub const fn weighs(&self) -> bool {
        self.probe.is_some()
    }

    /// Starts a job. Events of a search are handed out up to its horizon.
    ///
    /// # Errors
    /// If the browser has no worker to give.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "the interface of every platform: a thread takes the job with it"
    )]
    pub fn start(&self, job: Job) -> Result<Worker, NoWorker> {
        Worker::start(&job, self.wake.clone())
    }
}
