//! The phase of an experiment that a job asks for: what its workers share, and what they send.
//!
//! Counts are exact, so workers share their tasks and take the next one each. Run times are measured by one worker alone.

use std::sync::{Arc, atomic::AtomicUsize};

use serde::{Deserialize, Serialize};

use crate::lab::{Experiment, Measure, PairResult, Prepared};

/// A phase of an experiment. Clones share its tasks: each task is carried out by one of them.
#[derive(Clone, Serialize, Deserialize)]
pub struct LabJob {
    pub(super) experiment: Experiment,
    /// The experiment with its boards, if this process has dealt them already.
    #[serde(skip)]
    pub(super) prepared: Option<Arc<Prepared>>,
    pub(super) phase: Measure,
    /// Numbers of the tasks.
    pub(super) tasks: Arc<Vec<u32>>,
    /// Number of tasks that have been taken.
    #[serde(skip)]
    pub(super) taken: Arc<AtomicUsize>,
}

/// A result on its way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LabRow {
    /// Number of the task.
    pub task: u32,
    /// The result.
    pub result: PairResult,
    /// Seconds that it took.
    pub seconds: f64,
}

/// The progress of a phase.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum LabNews {
    /// Results, in any order.
    Rows(Vec<LabRow>),
    /// A search could not be weighed, for this reason.
    Unweighed(String),
    /// A round of run times has been thrown away, because the machine was disturbed.
    Disturbed,
}

impl LabJob {
    /// A job for tasks of a phase.
    pub fn new(prepared: Arc<Prepared>, phase: Measure, tasks: Vec<u32>) -> Self {
        let experiment = prepared.experiment().clone();
        Self { experiment, prepared: Some(prepared), phase, tasks: Arc::new(tasks), taken: Arc::default() }
    }

    /// Jobs with a share of the tasks each, for workers that have no memory in common.
    pub fn shares(&self, workers: usize) -> Vec<Self> {
        let share = |first: usize| {
            // The searches of a board follow each other: turn by turn, no worker gets the same search each time.
            let turn = |number: usize| (number + number / workers) % workers;
            let own = self.tasks.iter().enumerate().filter(|(number, _)| turn(*number) == first);
            let tasks = own.map(|(_, task)| *task).collect();
            Self { tasks: Arc::new(tasks), taken: Arc::default(), ..self.clone() }
        };
        (0..workers).map(share).collect()
    }

    /// The phase.
    pub const fn phase(&self) -> Measure {
        self.phase
    }

    /// The tasks.
    pub fn tasks(&self) -> &[u32] {
        &self.tasks
    }
}
