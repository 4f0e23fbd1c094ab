//! A phase of an experiment on several workers.
//!
//! To pause, drop the run: whoever has taken its results knows what is missing, and starts a run of that.

use std::{num::NonZeroUsize, time::Duration};

use eight_realms_core::{
    job::{Job, LabJob, LabNews, Message},
    lab::Measure,
};
use thiserror::Error;

use crate::worker::{Drained, Host, NoWorker, Worker};

/// A phase that is under way. Dropping it ends the phase and waits for its workers.
pub struct LabRun {
    workers: Vec<Worker>,
}

/// The text of a panic of a worker: its tasks are not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct WorkerLost(pub String);

impl LabRun {
    /// Starts a phase on so many workers. Run times are measured by one.
    ///
    /// # Errors
    /// If the platform has no worker to give.
    pub fn start(host: &Host, job: LabJob, workers: NonZeroUsize) -> Result<Self, NoWorker> {
        let workers = if job.phase() == Measure::Time { 1 } else { workers.get().min(job.tasks().len()) };
        // The workers of a page have no memory in common.
        let jobs = if cfg!(target_arch = "wasm32") { job.shares(workers) } else { vec![job; workers] };
        let workers = jobs.into_iter().map(|job| host.start(Job::Lab(job))).collect::<Result<_, _>>()?;
        Ok(Self { workers })
    }

    /// Lets run times rest, while something else is computed. The round that is under way begins anew after that.
    pub fn rest(&self) {
        self.workers.iter().for_each(|worker| worker.allow_until(0));
    }

    /// Goes on after a rest.
    pub fn go_on(&self) {
        self.workers.iter().for_each(|worker| worker.allow_until(u64::MAX));
    }

    /// Takes the results that are there until the time is up; [`Drained::HungUp`] when the phase is over.
    ///
    /// # Errors
    /// If a worker has panicked.
    pub fn poll(&self, time: Duration, mut take: impl FnMut(LabNews)) -> Result<Drained, WorkerLost> {
        let (mut outcome, mut lost) = (Drained::HungUp, None);
        for worker in &self.workers {
            let drained = worker.poll(time, |message| match message {
                Message::Lab(news) => take(news),
                Message::Lost { reason } | Message::Fault { reason } | Message::NotStarted { reason } => {
                    lost = Some(WorkerLost(reason));
                }
                _ => {}
            });
            outcome = match (outcome, drained) {
                (_, Drained::MoreToCome) | (Drained::MoreToCome, _) => Drained::MoreToCome,
                (Drained::HungUp, Drained::HungUp) => Drained::HungUp,
                _ => Drained::Empty,
            };
        }
        lost.map_or(Ok(outcome), Err)
    }
}

impl Drop for LabRun {
    fn drop(&mut self) {
        // All at once, before the first is waited for.
        self.workers.iter().for_each(Worker::stop);
    }
}

/// The cores of this computer but one, so that it stays usable; at least one.
pub fn spare_cores() -> NonZeroUsize {
    NonZeroUsize::new(cores().saturating_sub(1)).unwrap_or(NonZeroUsize::MIN)
}

#[cfg(not(target_arch = "wasm32"))]
fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// As many as the browser tells, but each worker of a page has a memory of its own.
#[cfg(target_arch = "wasm32")]
fn cores() -> usize {
    const MOST: f64 = 5.0;
    web_sys::window().map_or(1, |window| window.navigator().hardware_concurrency().min(MOST) as usize)
}
