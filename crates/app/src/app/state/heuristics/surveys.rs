//! The surveys of heuristics over all boards.

use std::sync::Arc;

use eight_realms_core::{heuristic::HeuristicKind, job::SurveyedHeuristic, puzzle::Board, space::Distances};

/// The surveys, all for one goal, and one for each heuristic: of the weighted one, that of the last weight.
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

    /// The survey of a heuristic. Until it is ready, that of the same heuristic with another weight or for another
    /// goal, or else the latest one.
    pub fn of_or_previous(&self, heuristic: HeuristicKind, goal: Board) -> Option<&SurveyedHeuristic> {
        let has_same_name = |result: &&SurveyedHeuristic| result.survey.kind().name() == heuristic.name();
        let previous = || self.results.iter().find(has_same_name).or(self.results.last());
        self.of(heuristic, goal).or_else(previous)
    }

    /// Whether a survey is being made.
    pub(in crate::app) const fn is_busy(&self) -> bool {
        self.running.is_some()
    }

    /// Whether a survey is still to be made: it is not ready, and no worker has panicked at it.
    pub(in crate::app) fn is_missing(&self, heuristic: HeuristicKind, goal: Board) -> bool {
        self.of(heuristic, goal).is_none() && !self.lost.contains(&(heuristic, goal))
    }

    /// True distances to a goal, if they have been measured.
    pub(in crate::app) fn distances(&self, goal: Board) -> Option<Arc<Distances>> {
        let result = self.results.first().filter(|result| result.distances.goal() == goal);
        result.map(|result| Arc::clone(&result.distances))
    }

    /// Notes that a worker makes a survey.
    pub(in crate::app) const fn request(&mut self, heuristic: HeuristicKind, goal: Board) {
        self.running = Some((heuristic, goal));
    }

    /// Adds the finished survey. Drops that of the same heuristic and those for other goals.
    pub(in crate::app) fn add(&mut self, result: SurveyedHeuristic) {
        let (name, goal) = (result.survey.kind().name(), result.distances.goal());
        self.running = None;
        self.results.retain(|other| other.distances.goal() == goal && other.survey.kind().name() != name);
        self.results.push(result);
    }

    /// Notes that the requested survey will not come.
    pub(in crate::app) fn fail(&mut self) {
        self.lost.extend(self.running.take());
    }
}
