//! One board searched in all 24 orders of moves, with all ways to break ties: the results so far.

use strum::{IntoStaticStr, VariantArray};

use crate::{compare::Outcome, job::TrialsKey};

/// Which count of each search is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum OrdersCount {
    /// Boards expanded.
    #[default]
    Expanded,
    /// Successors produced.
    Generated,
}

impl OrdersCount {
    /// Both.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();

    /// Its name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The count of a search.
    pub const fn of(self, outcome: &Outcome) -> u64 {
        match self {
            Self::Expanded => outcome.expanded,
            Self::Generated => outcome.generated,
        }
    }
}

/// How the searches are sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum OrdersSorting {
    /// In the dictionary order of `u l r d`.
    #[default]
    ByOrder,
    /// The least first.
    ByValue,
}

impl OrdersSorting {
    /// Both.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();
}

/// How far a list of trials is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialsRun {
    /// It goes on as soon as it is shown.
    Waiting,
    /// A worker makes them.
    Running,
    /// It was stopped, or broken off.
    Stopped,
    /// All are made.
    Done,
}

/// A list of trials, and their results so far.
#[derive(Clone, Debug)]
pub struct Trials {
    /// What determines it.
    pub of: TrialsKey,
    /// The results of the first ones.
    pub outcomes: Vec<Outcome>,
    /// How far it is.
    pub run: TrialsRun,
}

/// The trials of the puzzle, and how they are shown.
#[derive(Default)]
pub struct Orders {
    /// Which count is shown.
    pub count: OrdersCount,
    pub sorting: OrdersSorting,
    lists: Vec<Trials>,
}

impl Orders {
    /// The state of a list of trials.
    pub fn of(&self, of: &TrialsKey) -> Option<&Trials> {
        self.lists.iter().find(|trials| trials.of == *of)
    }

    /// Whether any are being made.
    pub fn is_busy(&self) -> bool {
        self.lists.iter().any(|trials| trials.run == TrialsRun::Running)
    }

    /// Adds a list that waits to be shown, unless it is there already; lists of other puzzles are removed.
    pub(in crate::app) fn list(&mut self, of: TrialsKey) {
        self.lists.retain(|trials| trials.of.puzzle == of.puzzle);
        if self.of(&of).is_none() {
            self.lists.push(Trials { of, outcomes: Vec::new(), run: TrialsRun::Waiting });
        }
    }

    /// A list is being made.
    pub(in crate::app) fn run(&mut self, of: &TrialsKey) {
        if let Some(trials) = self.lists.iter_mut().find(|trials| trials.of == *of) {
            trials.run = TrialsRun::Running;
        }
    }

    /// A list that runs waits until it is shown again.
    pub(in crate::app) fn wait(&mut self) {
        self.change_run(TrialsRun::Running, TrialsRun::Waiting);
    }

    /// Lists that run or wait are stopped, or cannot go on. Returns whether there were any.
    pub(in crate::app) fn stop(&mut self) -> bool {
        let is_pending = |trials: &Trials| matches!(trials.run, TrialsRun::Running | TrialsRun::Waiting);
        let was_pending = self.lists.iter().any(is_pending);
        self.change_run(TrialsRun::Running, TrialsRun::Stopped);
        self.change_run(TrialsRun::Waiting, TrialsRun::Stopped);
        was_pending
    }

    /// Lists that were stopped go on.
    pub(in crate::app) fn run_on(&mut self) {
        self.change_run(TrialsRun::Stopped, TrialsRun::Waiting);
    }

    fn change_run(&mut self, from: TrialsRun, to: TrialsRun) {
        for trials in self.lists.iter_mut().filter(|trials| trials.run == from) {
            trials.run = to;
        }
    }

    /// One more trial of the list that runs has been made.
    pub(in crate::app) fn add(&mut self, outcome: Outcome) {
        let running = self.lists.iter_mut().find(|trials| trials.run == TrialsRun::Running);
        let Some(trials) = running else { return };
        trials.outcomes.push(outcome);
        if trials.outcomes.len() == trials.of.trials().len() {
            trials.run = TrialsRun::Done;
        }
    }
}
