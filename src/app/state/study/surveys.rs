//! What is known of estimates over all boards.

use std::sync::Arc;

use crate::{heuristic::Estimate, job::Surveyed, puzzle::Board, space::Distances};

/// What is known, all for one goal; of the weighted estimates the one that was asked for last.
#[derive(Default)]
pub struct Surveys {
    known: Vec<Surveyed>,
    asked: Option<(Estimate, Board)>,
    /// What cannot be known: whoever made it panicked.
    lost: Vec<(Estimate, Board)>,
}

impl Surveys {
    /// What is known of an estimate and a goal.
    pub fn of(&self, estimate: Estimate, goal: Board) -> Option<&Surveyed> {
        self.known.iter().find(|known| known.is_of(estimate, goal))
    }

    /// What is to be seen of an estimate until it is known: the same one with another weight or for another
    /// goal, or what came last.
    pub fn seen(&self, estimate: Estimate, goal: Board) -> Option<&Surveyed> {
        let alike = |known: &&Surveyed| known.survey.estimate().name() == estimate.name();
        let before = || self.known.iter().find(alike).or(self.known.last());
        self.of(estimate, goal).or_else(before)
    }

    /// Whether one is being made.
    pub(in crate::app) const fn is_busy(&self) -> bool {
        self.asked.is_some()
    }

    /// Whether one is still to be made.
    pub(in crate::app) fn lacks(&self, estimate: Estimate, goal: Board) -> bool {
        self.of(estimate, goal).is_none() && !self.lost.contains(&(estimate, goal))
    }

    /// True distances to a goal, if they have been measured.
    pub(in crate::app) fn distances(&self, goal: Board) -> Option<Arc<Distances>> {
        let known = self.known.first().filter(|known| known.distances.goal() == goal);
        known.map(|known| Arc::clone(&known.distances))
    }

    /// One has been asked for.
    pub(in crate::app) const fn ask(&mut self, estimate: Estimate, goal: Board) {
        self.asked = Some((estimate, goal));
    }

    /// One has been made.
    pub(in crate::app) fn hear(&mut self, surveyed: Surveyed) {
        let (name, goal) = (surveyed.survey.estimate().name(), surveyed.distances.goal());
        self.asked = None;
        self.known.retain(|known| known.distances.goal() == goal && known.survey.estimate().name() != name);
        self.known.push(surveyed);
    }

    /// The one that was asked for will not come.
    pub(in crate::app) fn lose(&mut self) {
        self.lost.extend(self.asked.take());
    }
}
