//! What workers have to tell the model, beside the events of searches.

use std::sync::Arc;

use super::{HeuristicsTask, Times};
use crate::{
    compare::{Counterexample, Outcome},
    job::{MapPiece, SurveyedHeuristic},
    realm::Realm,
    replay::{TimeCurve, WorkCurve, tree::Forest},
};

/// Results for the heuristics tab.
pub enum HeuristicsNews {
    /// A heuristic has been compared.
    Surveyed(SurveyedHeuristic),
    /// One more trial has been made.
    Trial(Outcome),
    /// The search for a counterexample has tried so many boards.
    CounterexampleTries(u64),
    /// The search for a counterexample is over: with a board, or every board was tried.
    CounterexampleFound(Option<Counterexample>),
    /// It could not be done to its end.
    Lost(HeuristicsTask, String),
}

/// What has been measured.
pub enum MeasureNews {
    /// A realm's run times, and their curve.
    Time(Realm, Times, Option<Arc<TimeCurve>>),
    /// A realm's work.
    Work(Realm, Arc<WorkCurve>),
    /// A realm's peak memory, in bytes.
    Memory(Realm, u64),
    /// The worker that measures has ended.
    Ended,
}

/// What has been laid out.
pub enum MapNews {
    /// A part of the map.
    Built(MapPiece),
    /// Nothing: the worker that lays maps out has panicked, or could not be started.
    Lost(String),
    /// That worker has ended.
    Ended,
}

/// What has become of search trees that were requested.
pub enum TreesNews {
    /// They are laid out.
    Built(Arc<Forest>),
    /// Nothing: the worker that lays them out has panicked, or could not be started.
    Lost(String),
    /// That worker has ended.
    Ended,
}
