//! A heuristic compared with the true distances of all boards.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    heuristic::{HeuristicKind, Level, Survey},
    puzzle::Board,
    space::Distances,
};

/// A heuristic to be compared with the true distances to a goal.
#[derive(Clone, Serialize, Deserialize)]
pub struct SurveyJob {
    pub heuristic: HeuristicKind,
    pub goal: Board,
    /// True distances to the goal, if this process has them already.
    #[serde(skip)]
    pub distances: Option<Arc<Distances>>,
}

/// A heuristic compared with the true distances to one goal.
#[derive(Clone, Serialize, Deserialize)]
#[serde(from = "SurveyRecord", into = "SurveyRecord")]
pub struct SurveyedHeuristic {
    /// Number of boards for each pair of h and true distance.
    pub survey: Arc<Survey>,
    /// True distances to the goal.
    pub distances: Arc<Distances>,
    pub summary: Summary,
}

/// The figures of a heuristic over all boards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// Mean of h, in moves.
    pub mean: f64,
    /// Mean shortfall of h below the true distance, in moves; negative if h is greater on average.
    pub error: f64,
    /// Greatest h, in moves.
    pub greatest: f64,
    /// Number of boards whose h is their true distance.
    pub exact: u32,
    /// Number of boards whose h is greater than their true distance.
    pub over: u32,
    /// Maximum excess of h over the true distance, in moves; 0 if h is never greater.
    pub excess: f64,
    /// Number of boards in all.
    pub boards: u32,
}

impl SurveyedHeuristic {
    /// Compares a heuristic with true distances.
    pub fn of(heuristic: HeuristicKind, distances: Arc<Distances>) -> Self {
        let survey = Survey::of(heuristic, &distances);
        let summary = Summary::of(&survey);
        Self { survey: Arc::new(survey), distances, summary }
    }

    /// Whether the survey is of this heuristic and this goal.
    pub fn is_of(&self, heuristic: HeuristicKind, goal: Board) -> bool {
        self.survey.kind() == heuristic && self.distances.goal() == goal
    }
}

/// A survey as it is sent: the rest follows from this.
#[derive(Serialize, Deserialize)]
struct SurveyRecord {
    kind: HeuristicKind,
    levels: Vec<Level>,
    distances: Arc<Distances>,
}

impl From<SurveyedHeuristic> for SurveyRecord {
    fn from(SurveyedHeuristic { survey, distances, .. }: SurveyedHeuristic) -> Self {
        Self { kind: survey.kind(), levels: survey.levels().to_vec(), distances }
    }
}

impl From<SurveyRecord> for SurveyedHeuristic {
    fn from(SurveyRecord { kind, levels, distances }: SurveyRecord) -> Self {
        let survey = Survey::of_levels(kind, distances.goal(), levels);
        let summary = Summary::of(&survey);
        Self { survey: Arc::new(survey), distances, summary }
    }
}

impl Summary {
    fn of(survey: &Survey) -> Self {
        let moves = |h| survey.unit().in_moves(h);
        Self {
            mean: survey.mean(),
            error: survey.mean_error(),
            greatest: moves(survey.greatest()),
            exact: survey.exact(),
            over: survey.overestimated(),
            excess: moves(survey.greatest_excess()),
            boards: survey.boards(),
        }
    }
}
