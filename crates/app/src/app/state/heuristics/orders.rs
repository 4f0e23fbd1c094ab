//! One board searched in all 24 orders of moves, with all ways to break ties: the results so far.

use eight_realms_core::{compare::Outcome, job::TrialsKey};
use strum::{IntoStaticStr, VariantArray};

/// The count of each search that is shown.
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
    /// Both counts.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();

    /// Name in the ids of messages.
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

/// Sorting of the searches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum OrdersSorting {
    /// In the dictionary order of `u l r d`.
    #[default]
    ByOrder,
    /// The smallest count first.
    ByValue,
}

impl OrdersSorting {
    /// Both sortings.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();
}

/// Progress of a list of trials.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialsRun {
    /// Waiting until the list is shown.
    Waiting,
    /// A worker makes the trials.
    Running,
    /// Stopped or broken off.
    Stopped,
    /// All trials are made.
    Done,
}

/// A list of trials, and their results so far.
#[derive(Clone, Debug)]
pub struct Trials {
    /// Everything that determines the list.
    pub of: TrialsKey,
    /// Results of the first trials, in order.
    pub outcomes: Vec<Outcome>,
    pub run: TrialsRun,
}

/// The trials of the puzzle, and how they are shown.
#[derive(Default)]
pub struct Orders {
    /// The count that is shown.
    pub count: OrdersCount,
    pub sorting: OrdersSorting,
    lists: Vec<Trials>,
}

impl Orders {
    /// The list with this key, if there is one.
    pub fn of(&self, of: &TrialsKey) -> Option<&Trials> {
        self.lists.iter().find(|trials| trials.of == *of)
    }

    /// Whether a worker is making trials.
    pub fn is_busy(&self) -> bool {
        self.lists.iter().any(|trials| trials.run == TrialsRun::Running)
    }

    /// Adds a list that waits to be shown, unless it exists already. Removes the lists of other puzzles.
    pub(in crate::app) fn list(&mut self, of: TrialsKey) {
        self.lists.retain(|trials| trials.of.puzzle == of.puzzle);
        if self.of(&of).is_none() {
            self.lists.push(Trials { of, outcomes: Vec::new(), run: TrialsRun::Waiting });
        }
    }

    /// Marks a list as running.
    pub(in crate::app) fn run(&mut self, of: &TrialsKey) {
        if let Some(trials) = self.lists.iter_mut().find(|trials| trials.of == *of) {
            trials.run = TrialsRun::Running;
        }
    }

    /// Lets a running list wait until it is shown again.
    pub(in crate::app) fn wait(&mut self) {
        self.change_run(TrialsRun::Running, TrialsRun::Waiting);
    }

    /// Stops the lists that run or wait, by request or because they cannot go on. Returns whether there were any.
    pub(in crate::app) fn stop(&mut self) -> bool {
        let is_pending = |trials: &Trials| matches!(trials.run, TrialsRun::Running | TrialsRun::Waiting);
        let was_pending = self.lists.iter().any(is_pending);
        self.change_run(TrialsRun::Running, TrialsRun::Stopped);
        self.change_run(TrialsRun::Waiting, TrialsRun::Stopped);
        was_pending
    }

    /// Lets stopped lists wait to go on.
    pub(in crate::app) fn run_on(&mut self) {
        self.change_run(TrialsRun::Stopped, TrialsRun::Waiting);
    }

    fn change_run(&mut self, from: TrialsRun, to: TrialsRun) {
        for trials in self.lists.iter_mut().filter(|trials| trials.run == from) {
            trials.run = to;
        }
    }

    /// Adds the result of the next trial to the running list.
    pub(in crate::app) fn add(&mut self, outcome: Outcome) {
        let running = self.lists.iter_mut().find(|trials| trials.run == TrialsRun::Running);
        let Some(trials) = running else { return };
        trials.outcomes.push(outcome);
        if trials.outcomes.len() == trials.of.trials().len() {
            trials.run = TrialsRun::Done;
        }
    }
}
