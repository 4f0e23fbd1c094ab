//! The messages of a job while it runs.

use std::{any::Any, sync::Arc};

use serde::{Deserialize, Serialize};

use super::{Batch, CheckNews, CounterexampleNews, LabNews, MapPiece, SearchTimes, SurveyedHeuristic};
use crate::{
    compare::Outcome,
    lane::LaneId,
    realm::{Answer, Table},
    replay::{WorkCurve, tree::Forest},
    trace::Tally,
};

/// A message about a job: from the job itself, or from whoever carries it out.
#[derive(Serialize, Deserialize)]
pub enum Message {
    /// Events of a search, and the time spent inside the search.
    Events {
        /// The events.
        batch: Batch,
        /// Seconds inside the search up to the event after the batch, without waiting and sending.
        search_seconds: f64,
    },
    /// Realm 3's table is built and may be kept. All events so far are those of its building.
    Built(Arc<Table>),
    /// The search has ended.
    Done(Answer),
    /// A search that is only counted has ended.
    Counted(Tally, Answer),
    /// The run times of a lane.
    Timed(SearchTimes),
    WorkCounted(LaneId, Arc<WorkCurve>),
    /// Maximum number of bytes that a lane's search has allocated at once.
    Weighed(LaneId, u64),
    /// Why a search could not be weighed; sent once, and the others are weighed all the same.
    Unweighed(String),
    /// A part of a map.
    Map(MapPiece),
    /// Search trees are laid out.
    Trees(Arc<Forest>),
    /// A heuristic has been compared.
    Surveyed(SurveyedHeuristic),
    /// One more trial has been made.
    Trial(Outcome),
    /// The progress of the search for a counterexample.
    Counterexample(CounterexampleNews),
    /// The progress of an experiment.
    Lab(LabNews),
    /// The progress of a check.
    Check(CheckNews),
    /// One of several parts has panicked, with this text; the others are done all the same.
    Fault {
        /// The text of the panic.
        reason: String,
    },
    /// The job has panicked. Its messages before that have been sent.
    Lost {
        /// The text of the panic.
        reason: String,
    },
    /// Whoever carries jobs out has no worker for this one, for this reason. A job never says so.
    NotStarted {
        /// Why there is none.
        reason: String,
    },
    /// Whoever carries the job out has nothing more from it: it has ended, with a last message or without one, or this
    /// machine cannot do it. A job never says so.
    Ended,
}

/// The text for a panic without a readable text: the same word in every language.
pub const PANIC_WITHOUT_TEXT: &str = "panic";

pub fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| PANIC_WITHOUT_TEXT.to_owned())
}
