//! The surveys of heuristics over all boards.

use std::sync::Arc;

use crate::{heuristic::HeuristicKind, job::SurveyedHeuristic, puzzle::Board, space::Distances};

/// The results, all for one goal; of the weighted heuristic the one that was requested last.
#[derive(Default)]
pub struct Surveys {
    results: Vec<SurveyedHeuristic>,
    running: Option<(HeuristicKind, Board)>,
    /// Surveys whose worker panicked.
    lost: Vec<(HeuristicKind, Board)>,
}

impl Surveys {
    pub fn of(&self, heuristic: HeuristicKind, goal: Board) -> Option<&SurveyedHeuristic> {
        self.results.iter().find(|result| result.is_of(heuristic, goal))
    }

    /// The survey of a heuristic or, until it is there, that of the same one with another weight or for another
    /// goal, or the latest one.
    pub fn of_or_previous(&self, heuristic: HeuristicKind, goal: Board) -> Option<&SurveyedHeuristic> {
        let has_same_name = |result: &&SurveyedHeuristic| result.survey.kind().name() == heuristic.name();
        let previous = || self.results.iter().find(has_same_name).or(self.results.last());
        self.of(heuristic, goal).or_else(previous)
    }

    /// Whether one is being made.
    pub(in crate::app) const fn is_busy(&self) -> bool {
        self.running.is_some()
    }

    /// Whether one is still to be made.
    pub(in crate::app) fn is_missing(&self, heuristic: HeuristicKind, goal: Board) -> bool {
        self.of(heuristic, goal).is_none() && !self.lost.contains(&(heuristic, goal))
    }

    /// True distances to a goal, if they have been measured.
    pub(in crate::app) fn distances(&self, goal: Board) -> Option<Arc<Distances>> {
        let result = self.results.first().filter(|result| result.distances.goal() == goal);
        result.map(|result| Arc::clone(&result.distances))
    }

    /// One has been requested.
    pub(in crate::app) const fn request(&mut self, heuristic: HeuristicKind, goal: Board) {
        self.running = Some((heuristic, goal));
    }

    /// One has been made.
    pub(in crate::app) fn add(&mut self, result: SurveyedHeuristic) {
        let (name, goal) = (result.survey.kind().name(), result.distances.goal());
        self.running = None;
        self.results.retain(|other| other.distances.goal() == goal && other.survey.kind().name() != name);
        self.results.push(result);
    }

    /// The one that was requested will not come.
    pub(in crate::app) fn fail(&mut self) {
        self.lost.extend(self.running.take());
    }
}
