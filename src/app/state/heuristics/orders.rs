//! One board searched in all 24 orders of moves, with all ways to break ties: what has come of it so far.

use crate::{compare::Outcome, job::TrialsKey};

/// Which count of each search is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OrdersCount {
    /// Boards expanded.
    #[default]
    Expanded,
    /// Successors produced.
    Generated,
}

impl OrdersCount {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Expanded, Self::Generated];

    /// The count of a search.
    pub const fn of(self, outcome: &Outcome) -> u64 {
        match self {
            Self::Expanded => outcome.expanded,
            Self::Generated => outcome.generated,
        }
    }
}

/// How the searches are lined up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OrdersSorting {
    /// In the dictionary order of `u l r d`.
    #[default]
    ByOrder,
    /// The least first.
    ByValue,
}

impl OrdersSorting {
    /// Both.
    pub const ALL: [Self; 2] = [Self::ByOrder, Self::ByValue];
}

/// How far a list of trials is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialsRun {
    /// It goes on as soon as it is looked at.
    Waiting,
    /// A worker makes them.
    Running,
    /// Somebody stopped it, or it was broken off.
    Stopped,
    /// All are made.
    Done,
}

/// A list of trials, and what has come of them so far.
#[derive(Clone, Debug)]
pub struct Trials {
    /// What decides it.
    pub of: TrialsKey,
    /// What has come of the first ones.
    pub outcomes: Vec<Outcome>,
    /// How far it is.
    pub run: TrialsRun,
}

/// The trials of the puzzle, and how they are looked at.
#[derive(Default)]
pub struct Orders {
    /// Which count is shown.
    pub count: OrdersCount,
    /// How they are lined up.
    pub sorting: OrdersSorting,
    lists: Vec<Trials>,
}

impl Orders {
    /// What is known of a list of trials.
    pub fn of(&self, of: &TrialsKey) -> Option<&Trials> {
        self.lists.iter().find(|trials| trials.of == *of)
    }

    /// Whether any are being made.
    pub fn is_busy(&self) -> bool {
        self.lists.iter().any(|trials| trials.run == TrialsRun::Running)
    }

    /// A list waits to be looked at, unless it is known already; lists of other puzzles go.
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

    /// What runs goes on when it is looked at again.
    pub(in crate::app) fn wait(&mut self) {
        self.turn(TrialsRun::Running, TrialsRun::Waiting);
    }

    /// Somebody stops what runs or waits, or it cannot go on. Answers with whether anything was to come.
    pub(in crate::app) fn stop(&mut self) -> bool {
        let is_to_come = |trials: &Trials| matches!(trials.run, TrialsRun::Running | TrialsRun::Waiting);
        let was_to_come = self.lists.iter().any(is_to_come);
        self.turn(TrialsRun::Running, TrialsRun::Stopped);
        self.turn(TrialsRun::Waiting, TrialsRun::Stopped);
        was_to_come
    }

    /// What was stopped goes on.
    pub(in crate::app) fn run_on(&mut self) {
        self.turn(TrialsRun::Stopped, TrialsRun::Waiting);
    }

    fn turn(&mut self, from: TrialsRun, to: TrialsRun) {
        for trials in self.lists.iter_mut().filter(|trials| trials.run == from) {
            trials.run = to;
        }
    }

    /// One more trial of those that run has been made.
    pub(in crate::app) fn add(&mut self, outcome: Outcome) {
        let running = self.lists.iter_mut().find(|trials| trials.run == TrialsRun::Running);
        let Some(trials) = running else { return };
        trials.outcomes.push(outcome);
        if trials.outcomes.len() == trials.of.trials().len() {
            trials.run = TrialsRun::Done;
        }
    }
}
