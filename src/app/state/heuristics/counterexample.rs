//! The search for a board where an estimate that promises too much leads to a longer way.

use crate::{
    compare::SuboptimalExample, heuristic::Weight, job::CounterexampleTarget, puzzle::Board, realm::Settings,
};

/// How far the hunt is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum CounterexampleRun {
    /// Nobody has asked for it.
    #[default]
    Idle,
    /// A worker tries one board after the other, so many so far.
    Running(u64),
    /// It has found one.
    Found(SuboptimalExample),
    /// Every board was tried in vain.
    NoneLeft,
    /// Somebody stopped it after so many boards, or it was broken off.
    Stopped(u64),
}

/// The hunt and what it has found.
#[derive(Debug, Default)]
pub struct CounterexampleShow {
    /// How far it is.
    pub run: CounterexampleRun,
    target: Option<CounterexampleTarget>,
    /// How many hunts have found something.
    pub(in crate::app) examples: u64,
}

impl CounterexampleShow {
    /// What the run is or was about.
    pub const fn target(&self) -> Option<&CounterexampleTarget> {
        self.target.as_ref()
    }

    /// Whether a worker is at it.
    pub const fn is_busy(&self) -> bool {
        matches!(self.run, CounterexampleRun::Running(_))
    }

    /// It begins.
    pub(in crate::app) fn begin(&mut self, hunt: CounterexampleTarget) {
        self.target = Some(hunt);
        self.run = CounterexampleRun::Running(0);
    }

    /// Somebody stops it, or it cannot go on. Answers with whether it ran.
    pub(in crate::app) fn stop(&mut self) -> bool {
        let CounterexampleRun::Running(tried) = self.run else { return false };
        self.run = CounterexampleRun::Stopped(tried);
        true
    }

    /// So many boards have been tried.
    pub(in crate::app) fn count(&mut self, tried: u64) {
        if self.is_busy() {
            self.run = CounterexampleRun::Running(tried);
        }
    }

    /// It has come to its end.
    pub(in crate::app) fn end(&mut self, price: Option<SuboptimalExample>) {
        if self.is_busy() {
            self.examples += u64::from(price.is_some());
            self.run = price.map_or(CounterexampleRun::NoneLeft, CounterexampleRun::Found);
        }
    }

    /// What was found for this goal, with the settings that found it.
    pub fn example(&self, goal: Board) -> Option<(&SuboptimalExample, Settings)> {
        match (&self.run, self.target) {
            (CounterexampleRun::Found(price), Some(asked)) if asked.goal == goal => {
                Some((price, asked.settings))
            }
            _ => None,
        }
    }

    /// How far it is, if it is about this goal and this weight; nobody has asked for any other.
    pub fn run_for(&self, goal: Board, weight: Weight) -> CounterexampleRun {
        let is_asked = self.target.is_some_and(|asked| asked.goal == goal) && self.weight() == Some(weight);
        if is_asked { self.run.clone() } else { CounterexampleRun::Idle }
    }

    /// The weight it runs with or ran with.
    pub fn weight(&self) -> Option<Weight> {
        self.target?.settings.heuristic?.weight()
    }
}
