//! What starts workers on this computer.

use super::{
    super::{NoWorker, Wake},
    scale::Scale,
    teller::Teller,
    worker::{Queue, Worker},
};
use crate::{
    job::{Job, Search},
    trace::{Flow, Observer},
};

/// What starts workers, each on a thread of its own.
#[derive(Clone)]
pub struct Host {
    wake: Wake,
    scale: Option<Scale>,
}

impl Host {
    /// A host whose workers call `wake` whenever they have said something. It cannot weigh.
    pub const fn new(wake: Wake) -> Self {
        Self { wake, scale: None }
    }

    /// The same with a scale for peak memory.
    pub fn with_scale(self, scale: Option<Scale>) -> Self {
        Self { scale, ..self }
    }

    /// Whether peak memory can be weighed at all.
    pub const fn weighs(&self) -> bool {
        self.scale.is_some()
    }

    /// Starts a job. A search that is recorded waits for its first horizon; any other job begins at once.
    ///
    /// # Errors
    /// If the system has no thread to give.
    pub fn start(&self, job: Job) -> Result<Worker, NoWorker> {
        let queue = if matches!(job, Job::Search(_)) { Queue::OfEvents } else { Queue::OfPieces };
        self.spawn(&job.name(), queue, (), move |teller| job.run(teller))
    }

    /// Starts a search to which somebody else listens too, on its own thread and before it is sent.
    ///
    /// # Errors
    /// If the system has no thread to give.
    pub fn start_watched<W>(&self, search: Search, watcher: W) -> Result<Worker, NoWorker>
    where
        W: Observer + Send + 'static,
    {
        let job = Job::Search(search);
        self.spawn(&job.name(), Queue::OfEvents, watcher, move |teller| job.run(teller))
    }

    /// Starts work that is written down nowhere else: for whoever wants to know what becomes of any.
    ///
    /// # Errors
    /// If the system has no thread to give.
    pub fn start_work(
        &self,
        name: &str,
        work: impl FnOnce(&Teller) -> Flow + Send + 'static,
    ) -> Result<Worker, NoWorker> {
        self.spawn(name, Queue::OfPieces, (), work)
    }

    fn spawn<W: Observer + Send + 'static>(
        &self,
        name: &str,
        queue: Queue,
        watcher: W,
        work: impl FnOnce(&Teller<W>) -> Flow + Send + 'static,
    ) -> Result<Worker, NoWorker> {
        Worker::spawn(name, queue, self.clone().into_parts(), watcher, work)
            .map_err(|error| NoWorker(error.to_string()))
    }

    fn into_parts(self) -> (Wake, Option<Scale>) {
        (self.wake, self.scale)
    }
}
