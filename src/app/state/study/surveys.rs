//! What is known of estimates over all boards.

use std::sync::Arc;

use crate::{
    heuristic::{Estimate, Survey},
    puzzle::Board,
    space::Distances,
};

/// An estimate compared with the true distances to one goal.
#[derive(Clone)]
pub struct Surveyed {
    /// Where each board's h and true distance meet.
    pub survey: Arc<Survey>,
    /// The true distances.
    pub distances: Arc<Distances>,
    /// What it comes to.
    pub summary: Summary,
}

/// What an estimate comes to, over all boards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// The mean of h, in moves.
    pub mean: f64,
    /// How far h falls short of the true distance in the mean, in moves; below 0 where it goes beyond.
    pub error: f64,
    /// The greatest h, in moves.
    pub greatest: f64,
    /// How many boards' h is their true distance.
    pub exact: u32,
    /// How many boards' h is more than their true distance.
    pub over: u32,
    /// By how many moves it is more at the most.
    pub excess: f64,
    /// How many boards there are.
    pub boards: u32,
}

impl Surveyed {
    /// Compares an estimate with true distances.
    pub fn of(estimate: Estimate, distances: Arc<Distances>) -> Self {
        let survey = Survey::of(estimate, &distances);
        let summary = Summary::of(&survey);
        Self { survey: Arc::new(survey), distances, summary }
    }

    /// Whether it is about this estimate and this goal.
    pub fn is_of(&self, estimate: Estimate, goal: Board) -> bool {
        self.survey.estimate() == estimate && self.distances.goal() == goal
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
