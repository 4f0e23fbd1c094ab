//! News from workers, besides the events of searches.

use std::sync::Arc;

use eight_realms_core::{
    compare::{Counterexample, Outcome},
    job::{MapPiece, SurveyedHeuristic},
    realm::Realm,
    replay::{TimeCurve, WorkCurve, tree::Forest},
};

use super::{HeuristicsTask, Times};

/// Results for the heuristics tab.
pub enum HeuristicsNews {
    /// A heuristic has been compared.
    Surveyed(SurveyedHeuristic),
    /// One more trial has been made.
    Trial(Outcome),
    /// The search for a counterexample has tried this many boards.
    CounterexampleTries(u64),
    /// The search for a counterexample is over; `None`: every board was tried in vain.
    CounterexampleFound(Option<Counterexample>),
    /// A task was broken off, for this reason.
    Lost(HeuristicsTask, String),
}

/// News of measuring.
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

/// News of the map.
pub enum MapNews {
    /// A part of the map.
    Built(MapPiece),
    /// The worker that lays maps out has panicked, or could not be started.
    Lost(String),
    /// The worker that lays maps out has ended.
    Ended,
}

/// News of search trees that were requested.
pub enum TreesNews {
    /// The trees are laid out.
    Built(Arc<Forest>),
    /// The worker that lays trees out has panicked, or could not be started.
    Lost(String),
    /// The worker that lays trees out has ended.
    Ended,
}
