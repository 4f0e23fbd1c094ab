//! The search for a board from which a heuristic that is not admissible leads to a longer path.

use eight_realms_core::{
    compare::Counterexample, heuristic::Weight, job::CounterexampleTarget, puzzle::Board, realm::Settings,
};

/// Progress of the search for a counterexample.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum CounterexampleRun {
    /// Not requested yet.
    #[default]
    Idle,
    /// A worker tries one board after the other; the number of boards tried so far.
    Running(u64),
    Found(Counterexample),
    /// Every board was tried, and none was a counterexample.
    NoneLeft,
    /// Stopped or broken off; the number of boards tried before.
    Stopped(u64),
}

/// The search for a counterexample and what it has found.
#[derive(Debug, Default)]
pub struct CounterexampleShow {
    pub run: CounterexampleRun,
    target: Option<CounterexampleTarget>,
    /// Number of searches that have found a counterexample.
    pub(in crate::app) examples: u64,
}

impl CounterexampleShow {
    /// Target of the current or last run; `None` before the first one.
    pub const fn target(&self) -> Option<&CounterexampleTarget> {
        self.target.as_ref()
    }

    /// Whether a worker is searching.
    pub const fn is_busy(&self) -> bool {
        matches!(self.run, CounterexampleRun::Running(_))
    }

    pub(in crate::app) fn begin(&mut self, target: CounterexampleTarget) {
        self.target = Some(target);
        self.run = CounterexampleRun::Running(0);
    }

    /// Stops the run, by request or because it cannot go on. Returns whether it was running.
    pub(in crate::app) fn stop(&mut self) -> bool {
        let CounterexampleRun::Running(tries) = self.run else { return false };
        self.run = CounterexampleRun::Stopped(tries);
        true
    }

    /// Records the number of boards tried so far.
    pub(in crate::app) fn count(&mut self, tries: u64) {
        if self.is_busy() {
            self.run = CounterexampleRun::Running(tries);
        }
    }

    /// Ends the run with its result; `None` if no board is left to try.
    pub(in crate::app) fn end(&mut self, example: Option<Counterexample>) {
        if self.is_busy() {
            self.examples += u64::from(example.is_some());
            self.run = example.map_or(CounterexampleRun::NoneLeft, CounterexampleRun::Found);
        }
    }

    /// The counterexample found for this goal, with the settings of the search that found it.
    pub fn example(&self, goal: Board) -> Option<(&Counterexample, Settings)> {
        match (&self.run, self.target) {
            (CounterexampleRun::Found(example), Some(target)) if target.goal == goal => {
                Some((example, target.settings))
            }
            _ => None,
        }
    }

    /// The progress, if the run is about this goal and this weight; otherwise idle.
    pub fn run_for(&self, goal: Board, weight: Weight) -> CounterexampleRun {
        let is_current =
            self.target.is_some_and(|target| target.goal == goal) && self.weight() == Some(weight);
        if is_current { self.run.clone() } else { CounterexampleRun::Idle }
    }

    /// Weight of the heuristic in the current or last run, if there is one.
    pub fn weight(&self) -> Option<Weight> {
        self.target?.settings.heuristic?.weight()
    }
}
