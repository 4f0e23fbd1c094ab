//! One realm in the window: its recording, where one stands in it, how its search is doing, its times.

use std::sync::Arc;

use super::Measure;
use crate::{
    job::TimeSummary,
    realm::{Path, Realm, Table},
    replay::{Playback, Playhead, Recording, WorkCurve},
    trace::Tally,
};

/// Why a search ended before it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopReason {
    /// Somebody stopped it.
    Requested,
    /// The recording is full.
    Full,
}

/// How a search is doing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum RunState {
    /// It has not been started.
    #[default]
    Waiting,
    /// It runs.
    Running,
    /// It runs no further than a person has stepped.
    Held,
    /// It has ended by itself.
    Done(SearchOutcome),
    /// It was ended.
    Stopped(StopReason),
    /// It panicked; what it had said is kept.
    Lost {
        /// The panic's own words.
        reason: String,
    },
}

/// What a search found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchOutcome {
    /// A shortest way.
    Found(Path),
    /// There is none: parity said so, or everything within reach was searched.
    NoSolution,
}

/// Bare times of a realm on this puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Times {
    /// The search; for realm 3 the building of its table.
    pub search: TimeSummary,
    /// Realm 3's look-ups.
    pub lookup: Option<TimeSummary>,
}

impl Times {
    /// What the realm needs for this one question: its search, or with a table its look-ups.
    pub fn answer(&self) -> TimeSummary {
        self.lookup.unwrap_or(self.search)
    }

    /// What had to be paid before: the table.
    pub fn table_time(&self) -> Option<TimeSummary> {
        self.lookup.map(|_| self.search)
    }
}

/// How a search ended that ran on without being recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountingRun {
    /// It runs.
    Running,
    /// Its counts, and what it found.
    Done(Tally, SearchOutcome),
}

/// One realm in the window.
pub struct Lane {
    /// What its search has said.
    pub recording: Recording,
    /// Where one stands.
    pub playhead: Playhead,
    /// How the search is doing.
    pub run: RunState,
    /// How long it takes when nobody listens.
    pub times: Option<Times>,
    /// How much work it is.
    pub work: Option<Arc<WorkCurve>>,
    /// The most bytes that it has allocated at once.
    pub peak_memory: Option<u64>,
    /// What could not be measured of it.
    pub(in crate::app) unmeasurable: Vec<Measure>,
    /// The search run on without recording, if somebody asked for it.
    pub counted: Option<CountingRun>,
    /// The last horizon that the worker was given, in events of this recording.
    pub(in crate::app) horizon: u64,
    /// Events that were recorded before the worker that searches now was started.
    pub(in crate::app) recorded_before: u64,
    /// The search seconds of those events: the worker that searches now counts from zero.
    pub(in crate::app) seconds_before: f64,
    /// Realm 3's table and the recording of its building, as long as the goal stays.
    pub(in crate::app) kept: Option<BuiltTable>,
}

/// A table that has been built, and how.
#[derive(Clone)]
pub(in crate::app) struct BuiltTable {
    pub(in crate::app) table: Arc<Table>,
    pub(in crate::app) building: Recording,
}

impl Lane {
    /// A realm that has done nothing yet.
    pub fn of(realm: Realm) -> Self {
        Self {
            recording: Recording::of(realm),
            playhead: Playhead::following(),
            run: RunState::Waiting,
            times: None,
            work: None,
            peak_memory: None,
            unmeasurable: Vec::new(),
            counted: None,
            horizon: 0,
            recorded_before: 0,
            seconds_before: 0.0,
            kept: None,
        }
    }

    /// Forgets a search, but not a table that was built.
    pub(in crate::app) fn start_again(&mut self, realm: Realm) {
        let kept = self.kept.take();
        *self = Self { kept, ..Self::of(realm) };
    }

    /// Realm 3's table is built: the recording so far can be used again.
    pub(in crate::app) fn keep(&mut self, table: Arc<Table>) {
        self.kept = Some(BuiltTable { table, building: self.recording.clone() });
    }

    /// Its search has ended; a playhead that followed stands at the end.
    pub(in crate::app) fn end(&mut self, run: RunState) {
        self.run = run;
        if self.playhead.playback == Playback::Following {
            self.playhead.moment = self.recording.len();
            self.playhead.playback = Playback::Paused;
        }
    }

    /// The way it found.
    pub fn path(&self) -> Option<&Path> {
        match &self.run {
            RunState::Done(SearchOutcome::Found(path)) => Some(path),
            RunState::Done(SearchOutcome::NoSolution)
            | RunState::Waiting
            | RunState::Running
            | RunState::Held
            | RunState::Stopped(_)
            | RunState::Lost { .. } => None,
        }
    }

    /// Whether its search has ended, in whatever way.
    pub const fn has_ended(&self) -> bool {
        matches!(self.run, RunState::Done(_) | RunState::Stopped(_) | RunState::Lost { .. })
    }

    /// Whether it has more to say than it has said, as far as it may.
    pub(in crate::app) fn streams(&self) -> bool {
        self.is_alive() && self.recording.len() < self.horizon
    }

    /// Whether a worker searches for it.
    pub const fn is_alive(&self) -> bool {
        matches!(self.run, RunState::Running | RunState::Held)
    }

    /// Whether this is still to be measured. Only a search that has ended by itself is measured, and what could
    /// not be measured once is not tried again.
    pub fn awaits(&self, measure: Measure) -> bool {
        let is_known = match measure {
            Measure::Time => self.times.is_some(),
            Measure::Work => self.work.is_some(),
            Measure::Memory => self.peak_memory.is_some(),
        };
        matches!(self.run, RunState::Done(_)) && !is_known && !self.unmeasurable.contains(&measure)
    }
}
