//! What a job says while it is done.

use std::{any::Any, sync::Arc};

use super::{Batch, CounterexampleNews, MapPiece, SearchTimes, SurveyedHeuristic};
use crate::{
    compare::Outcome,
    realm::{Answer, Realm, Table},
    replay::WorkCurve,
    trace::Tally,
};

/// From a job.
pub enum Message {
    /// Events of a search, and the time inside the search with them, in seconds.
    Events {
        /// The events.
        batch: Batch,
        /// Up to the event that follows them; waiting and sending excluded.
        search_seconds: f64,
    },
    /// Realm 3's table is built and may be kept. All events so far are those of its building.
    Built(Arc<Table>),
    /// The search has ended.
    Done(Answer),
    /// A search that is only counted has ended.
    Counted(Tally, Answer),
    /// The bare times of a realm.
    Timed(SearchTimes),
    /// The work of a realm.
    Worked(Realm, Arc<WorkCurve>),
    /// The most bytes that a realm has allocated at once.
    Weighed(Realm, u64),
    /// Why a search could not be weighed; told once, and the others are weighed all the same.
    Unweighed(String),
    /// A part of a map.
    Map(MapPiece),
    /// An estimate has been compared.
    Surveyed(SurveyedHeuristic),
    /// One more trial has been made.
    Tried(Outcome),
    /// How the hunt for a counterexample is doing.
    Hunted(CounterexampleNews),
    /// One of several parts has panicked, with these words; the others are done all the same.
    Fault {
        /// The panic's own words.
        reason: String,
    },
    /// The job has panicked. What it said before has been sent.
    Lost {
        /// The panic's own words.
        reason: String,
    },
}

/// What is said of a panic that says nothing that could be read: the same word in every language.
pub const WITHOUT_WORDS: &str = "panic";

/// What a panic said.
pub fn words_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| WITHOUT_WORDS.to_owned())
}
