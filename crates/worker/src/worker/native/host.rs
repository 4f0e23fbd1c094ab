//! The host of the workers on this computer.

use eight_realms_core::{
    job::{Job, Search},
    trace::Observer,
};

use super::{
    super::{NoWorker, Wake},
    probe::MemoryProbe,
    worker::Worker,
};

/// A starter of workers, each on a thread of its own.
#[derive(Clone)]
pub struct Host {
    wake: Wake,
    probe: Option<MemoryProbe>,
}

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

    /// Starts a job. A search that is recorded waits for its first horizon; any other job begins at once.
    ///
    /// # Errors
    /// If the system has no thread to give, or nothing to weigh with.
    pub fn start(&self, job: Job) -> Result<Worker, NoWorker> {
        if matches!(job, Job::Weigh(_)) && !self.weighs() {
            return Err(NoWorker("no program to weigh with".to_owned()));
        }
        self.spawn(job, ())
    }

    /// Starts a search with a further observer, which receives each event on the thread of the search and before
    /// it is sent.
    ///
    /// # Errors
    /// If the system has no thread to give.
    pub fn start_observed<W>(&self, search: Search, observer: W) -> Result<Worker, NoWorker>
    where
        W: Observer + Send + 'static,
    {
        self.spawn(Job::Search(search), observer)
    }

    fn spawn<W: Observer + Send + 'static>(&self, job: Job, observer: W) -> Result<Worker, NoWorker> {
        let (wake, probe) = (self.wake.clone(), self.probe.clone());
        Worker::spawn(job, observer, wake, probe).map_err(|error| NoWorker(error.to_string()))
    }
}
