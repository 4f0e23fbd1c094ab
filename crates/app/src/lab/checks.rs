//! Known facts, checked one by one.

use std::sync::Arc;

use eight_realms_core::{
    check::{Extent, FactSource, Finding, facts},
    job::{CheckJob, CheckNews},
};

/// How far a check is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CheckStanding {
    #[default]
    NotBegun,
    Running,
    /// It ends with the fact that it is at.
    Stopping,
    Stopped,
    Done,
}

/// The facts, and what has been found so far.
#[derive(Clone, Debug)]
pub struct Checks {
    pub extent: Extent,
    pub standing: CheckStanding,
    /// Name of each fact and where it is known from, in the order in which they are checked.
    pub facts: Arc<[(String, FactSource)]>,
    /// What was found of the first ones.
    pub findings: Vec<Finding>,
    /// Boards that have been gone through, and those of all facts.
    pub passed: [u64; 2],
}

impl Default for Checks {
    fn default() -> Self {
        Self::of(Extent::Quick)
    }
}

impl Checks {
    /// Facts of which none has been checked.
    pub(crate) fn of(extent: Extent) -> Self {
        let facts = facts(extent);
        let boards = facts.iter().map(|fact| fact.boards() as u64).sum();
        Self {
            extent,
            standing: CheckStanding::NotBegun,
            facts: facts.iter().map(|fact| (fact.name().to_owned(), fact.source())).collect(),
            findings: Vec::new(),
            passed: [0, boards],
        }
    }

    /// Whether a worker is checking.
    pub const fn is_busy(&self) -> bool {
        matches!(self.standing, CheckStanding::Running | CheckStanding::Stopping)
    }

    /// Begins from the first fact.
    pub(crate) fn begin(&mut self) -> CheckJob {
        *self = Self { standing: CheckStanding::Running, ..Self::of(self.extent) };
        CheckJob { extent: self.extent }
    }

    /// Returns whether it was running.
    pub(crate) fn stop(&mut self) -> bool {
        let is_running = self.standing == CheckStanding::Running;
        if is_running {
            self.standing = CheckStanding::Stopping;
        }
        is_running
    }

    pub(crate) fn take(&mut self, news: CheckNews) {
        match news {
            CheckNews::Passed(boards) => self.passed[0] += boards,
            CheckNews::Found(finding) => self.findings.push(finding),
        }
    }

    /// The worker has ended.
    pub(crate) fn end(&mut self) {
        let is_whole = self.findings.len() == self.facts.len();
        self.standing = if is_whole { CheckStanding::Done } else { CheckStanding::Stopped };
    }
}
