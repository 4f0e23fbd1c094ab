//! The search for a board where an estimate that promises too much leads to a longer way.

use crate::{compare::Price, heuristic::Weight, job::HuntFor, puzzle::Board, realm::Settings};

/// How far the hunt is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum HuntRun {
    /// Nobody has asked for it.
    #[default]
    Idle,
    /// A worker tries one board after the other, so many so far.
    Running(u64),
    /// It has found one.
    Found(Price),
    /// Every board was tried in vain.
    NoneLeft,
    /// Somebody stopped it after so many boards, or it was broken off.
    Stopped(u64),
}

/// The hunt and what it has found.
#[derive(Debug, Default)]
pub struct Hunting {
    /// How far it is.
    pub run: HuntRun,
    asked: Option<HuntFor>,
    /// How many hunts have found something.
    pub(in crate::app) found: u64,
}

impl Hunting {
    /// What the run is or was about.
    pub const fn asked(&self) -> Option<&HuntFor> {
        self.asked.as_ref()
    }

    /// Whether a worker is at it.
    pub const fn is_busy(&self) -> bool {
        matches!(self.run, HuntRun::Running(_))
    }

    /// It begins.
    pub(in crate::app) fn begin(&mut self, hunt: HuntFor) {
        self.asked = Some(hunt);
        self.run = HuntRun::Running(0);
    }

    /// Somebody stops it, or it cannot go on. Answers with whether it ran.
    pub(in crate::app) fn stop(&mut self) -> bool {
        let HuntRun::Running(tried) = self.run else { return false };
        self.run = HuntRun::Stopped(tried);
        true
    }

    /// So many boards have been tried.
    pub(in crate::app) fn hear(&mut self, tried: u64) {
        if self.is_busy() {
            self.run = HuntRun::Running(tried);
        }
    }

    /// It has come to its end.
    pub(in crate::app) fn end(&mut self, price: Option<Price>) {
        if self.is_busy() {
            self.found += u64::from(price.is_some());
            self.run = price.map_or(HuntRun::NoneLeft, HuntRun::Found);
        }
    }

    /// What was found for this goal, with the settings that found it.
    pub fn price(&self, goal: Board) -> Option<(&Price, Settings)> {
        match (&self.run, self.asked) {
            (HuntRun::Found(price), Some(asked)) if asked.goal == goal => Some((price, asked.settings)),
            _ => None,
        }
    }

    /// How far it is, if it is about this goal and this weight; nobody has asked for any other.
    pub fn run_for(&self, goal: Board, weight: Weight) -> HuntRun {
        let is_asked = self.asked.is_some_and(|asked| asked.goal == goal) && self.weight() == Some(weight);
        if is_asked { self.run.clone() } else { HuntRun::Idle }
    }

    /// The weight it runs with or ran with.
    pub fn weight(&self) -> Option<Weight> {
        self.asked?.settings.heuristic?.weight()
    }
}
