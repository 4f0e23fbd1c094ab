//! What is known of estimates over all boards.

use std::sync::Arc;

use crate::{heuristic::HeuristicKind, job::SurveyedHeuristic, puzzle::Board, space::Distances};

/// What is known, all for one goal; of the weighted estimates the one that was asked for last.
#[derive(Default)]
pub struct Surveys {
    results: Vec<SurveyedHeuristic>,
    running: Option<(HeuristicKind, Board)>,
    /// What cannot be known: whoever made it panicked.
    lost: Vec<(HeuristicKind, Board)>,
}

impl Surveys {
    /// What is known of an estimate and a goal.
    pub fn of(&self, estimate: HeuristicKind, goal: Board) -> Option<&SurveyedHeuristic> {
        self.results.iter().find(|known| known.is_of(estimate, goal))
    }

    /// What is to be seen of an estimate until it is known: the same one with another weight or for another
    /// goal, or what came last.
    pub fn latest(&self, estimate: HeuristicKind, goal: Board) -> Option<&SurveyedHeuristic> {
        let alike = |known: &&SurveyedHeuristic| known.survey.kind().name() == estimate.name();
        let before = || self.results.iter().find(alike).or(self.results.last());
        self.of(estimate, goal).or_else(before)
    }

    /// Whether one is being made.
    pub(in crate::app) const fn is_busy(&self) -> bool {
        self.running.is_some()
    }

    /// Whether one is still to be made.
    pub(in crate::app) fn lacks(&self, estimate: HeuristicKind, goal: Board) -> bool {
        self.of(estimate, goal).is_none() && !self.lost.contains(&(estimate, goal))
    }

    /// True distances to a goal, if they have been measured.
    pub(in crate::app) fn distances(&self, goal: Board) -> Option<Arc<Distances>> {
        let known = self.results.first().filter(|known| known.distances.goal() == goal);
        known.map(|known| Arc::clone(&known.distances))
    }

    /// One has been asked for.
    pub(in crate::app) const fn ask(&mut self, estimate: HeuristicKind, goal: Board) {
        self.running = Some((estimate, goal));
    }

    /// One has been made.
    pub(in crate::app) fn add(&mut self, surveyed: SurveyedHeuristic) {
        let (name, goal) = (surveyed.survey.kind().name(), surveyed.distances.goal());
        self.running = None;
        self.results.retain(|known| known.distances.goal() == goal && known.survey.kind().name() != name);
        self.results.push(surveyed);
    }

    /// The one that was asked for will not come.
    pub(in crate::app) fn lose(&mut self) {
        self.lost.extend(self.running.take());
    }
}
