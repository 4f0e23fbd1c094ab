//! The search for a board from which a heuristic that is not admissible leads to a longer path.

use crate::{
    compare::Counterexample, heuristic::Weight, job::CounterexampleTarget, puzzle::Board, realm::Settings,
};

/// How far the search for a counterexample is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum CounterexampleRun {
    /// It has not been requested.
    #[default]
    Idle,
    /// A worker tries one board after the other, so many so far.
    Running(u64),
    Found(Counterexample),
    /// Every board was tried in vain.
    NoneLeft,
    /// It was stopped after so many boards, or broken off.
    Stopped(u64),
}

/// The search for a counterexample and what it has found.
#[derive(Debug, Default)]
pub struct CounterexampleShow {
    /// How far it is.
    pub run: CounterexampleRun,
    target: Option<CounterexampleTarget>,
    /// How many such searches have found one.
    pub(in crate::app) examples: u64,
}

impl CounterexampleShow {
    /// What the run is or was about.
    pub const fn target(&self) -> Option<&CounterexampleTarget> {
        self.target.as_ref()
    }

    /// Whether a worker runs it.
    pub const fn is_busy(&self) -> bool {
        matches!(self.run, CounterexampleRun::Running(_))
    }

    pub(in crate::app) fn begin(&mut self, target: CounterexampleTarget) {
        self.target = Some(target);
        self.run = CounterexampleRun::Running(0);
    }

    /// It is stopped, or cannot go on. Returns whether it ran.
    pub(in crate::app) fn stop(&mut self) -> bool {
        let CounterexampleRun::Running(tries) = self.run else { return false };
        self.run = CounterexampleRun::Stopped(tries);
        true
    }

    /// So many boards have been tried.
    pub(in crate::app) fn count(&mut self, tries: u64) {
        if self.is_busy() {
            self.run = CounterexampleRun::Running(tries);
        }
    }

    /// It has come to its end.
    pub(in crate::app) fn end(&mut self, example: Option<Counterexample>) {
        if self.is_busy() {
            self.examples += u64::from(example.is_some());
            self.run = example.map_or(CounterexampleRun::NoneLeft, CounterexampleRun::Found);
        }
    }

    /// What was found for this goal, with the settings that found it.
    pub fn example(&self, goal: Board) -> Option<(&Counterexample, Settings)> {
        match (&self.run, self.target) {
            (CounterexampleRun::Found(example), Some(target)) if target.goal == goal => {
                Some((example, target.settings))
            }
            _ => None,
        }
    }

    /// How far it is, if it is about this goal and this weight; otherwise idle.
    pub fn run_for(&self, goal: Board, weight: Weight) -> CounterexampleRun {
        let is_current =
            self.target.is_some_and(|target| target.goal == goal) && self.weight() == Some(weight);
        if is_current { self.run.clone() } else { CounterexampleRun::Idle }
    }

    /// The weight it runs with or ran with.
    pub fn weight(&self) -> Option<Weight> {
        self.target?.settings.heuristic?.weight()
    }
}
