//! A lane in the window: its recording, its playhead, the state of its search, its times.

use std::sync::Arc;

use eight_realms_core::{
    job::{MachineLoad, TimeSummary},
    lane::{self, LaneId, LaneRequest, MAX_LANES},
    puzzle::{Board, Order, Puzzle},
    realm::{DepthLimit, ParityCheck, Path, PerRealm, Realm, Settings, Table},
    replay::{Playback, Playhead, Recording, TimeCurve, WorkCurve},
    trace::Tally,
};

use crate::desk::{Shown, measure::Measurement, seen_until::SeenUntil};

/// Reason why a search ended before it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopReason {
    /// Stopped by the user.
    Requested,
    /// The recording is full.
    Full,
}

/// The state of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum RunState {
    /// Not started.
    #[default]
    Waiting,
    Running,
    /// Running only as far ahead of the playhead as stepping and playing need.
    Held,
    /// Ended by itself.
    Done(SearchOutcome),
    /// Ended before it was done.
    Stopped(StopReason),
    /// Panicked. The events before the panic are kept.
    Lost {
        /// The text of the panic.
        reason: String,
    },
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchOutcome {
    Found(Path),
    /// No path: by parity, or because everything within reach was searched.
    NoSolution,
    /// No path within this depth limit.
    CutOff(DepthLimit),
}

/// Run times of a search on this puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Times {
    /// Time of the search; for realm 3, of building its table.
    pub search: TimeSummary,
    /// Time of realm 3's look-ups.
    pub lookup: Option<TimeSummary>,
    /// Other load on the computer during the measurement.
    pub machine_load: MachineLoad,
}

impl Times {
    /// The time for this one puzzle: its search, or with a table its look-ups.
    pub fn answer(&self) -> TimeSummary {
        self.lookup.unwrap_or(self.search)
    }

    /// Time of building the table; `None` without a table.
    pub fn table_time(&self) -> Option<TimeSummary> {
        self.lookup.map(|_| self.search)
    }
}

/// The state of a search that runs on without being recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountingRun {
    Running,
    /// The counts and the result.
    Done(Tally, SearchOutcome),
}

/// A lane in the window.
#[derive(Clone)]
pub struct Lane {
    /// The events of its search.
    pub recording: Recording,
    /// The moment that is shown.
    pub playhead: Playhead,
    /// The number of expansions after which the playhead stands as soon as they are recorded, after a changed setting.
    pub(crate) goes_after: Option<u64>,
    /// State of the search.
    pub run: RunState,
    /// Run times, measured without recording; `None` until then.
    pub times: Option<Times>,
    /// Run time over expansions; `None` until it is measured, and where the clock is too coarse for so short a search.
    pub time_curve: Option<Arc<TimeCurve>>,
    /// Work over expansions; `None` until it is counted.
    pub work: Option<Arc<WorkCurve>>,
    /// Maximum number of bytes allocated at once; `None` until it is measured.
    pub peak_memory: Option<u64>,
    /// Measurements that failed.
    pub(crate) unmeasurable: Vec<Measurement>,
    /// The search run on without recording, if that was requested.
    pub counted: Option<CountingRun>,
    /// The last horizon that the worker was given, in events of this recording.
    pub(crate) horizon: u64,
    /// Number of events recorded before the current worker was started.
    pub(crate) recorded_before: u64,
    /// Search seconds of the events recorded before the current worker was started, which counts from zero.
    pub(crate) seconds_before: f64,
    /// Realm 3's table and the recording of its building, for this goal and this order of moves.
    pub(crate) built_table: Option<BuiltTable>,
    /// How much of the recording has been seen.
    pub(crate) seen: SeenUntil,
    /// The lane as it is shown while its totals are covered; `None` if nothing is.
    pub(crate) covered: Option<Box<Lane>>,
}

/// A finished table, and the recording of its building.
#[derive(Clone)]
pub(crate) struct BuiltTable {
    pub(crate) goal: Board,
    pub(crate) order: Order,
    pub(crate) table: Arc<Table>,
    pub(crate) building: Recording,
}

impl Lane {
    /// The lane of a realm that has done nothing yet.
    pub fn of(realm: Realm) -> Self {
        Self {
            recording: Recording::of(realm),
            playhead: Playhead::following(),
            goes_after: None,
            run: RunState::Waiting,
            times: None,
            time_curve: None,
            work: None,
            peak_memory: None,
            unmeasurable: Vec::new(),
            counted: None,
            horizon: 0,
            recorded_before: 0,
            seconds_before: 0.0,
            built_table: None,
            seen: SeenUntil::default(),
            covered: None,
        }
    }

    /// Forgets a search, but not a table that was built.
    pub(crate) fn restart(&mut self, realm: Realm) {
        let built_table = self.built_table.take();
        *self = Self { built_table, ..Self::of(realm) };
    }

    /// Keeps realm 3's finished table and the recording so far, so that both can be used again.
    pub(crate) fn keep(&mut self, goal: Board, order: Order, table: Arc<Table>) {
        self.built_table = Some(BuiltTable { goal, order, table, building: self.recording.clone() });
    }

    /// Ends the search. A playhead that followed it stays at the end.
    pub(crate) fn end(&mut self, run: RunState) {
        self.run = run;
        if self.playhead.playback == Playback::Following {
            self.playhead.moment = self.recording.len();
            self.playhead.playback = Playback::Paused;
        }
    }

    /// The path that was found.
    pub fn path(&self) -> Option<&Path> {
        match &self.run {
            RunState::Done(SearchOutcome::Found(path)) => Some(path),
            RunState::Done(SearchOutcome::NoSolution | SearchOutcome::CutOff(_))
            | RunState::Waiting
            | RunState::Running
            | RunState::Held
            | RunState::Stopped(_)
            | RunState::Lost { .. } => None,
        }
    }

    /// Whether the search has ended, in whatever way.
    pub const fn has_ended(&self) -> bool {
        matches!(self.run, RunState::Done(_) | RunState::Stopped(_) | RunState::Lost { .. })
    }

    /// Whether the search may still send events before the horizon.
    pub(crate) fn streams(&self) -> bool {
        self.is_alive() && self.recording.len() < self.horizon
    }

    /// Whether a worker runs the search.
    pub const fn is_alive(&self) -> bool {
        matches!(self.run, RunState::Running | RunState::Held)
    }

    /// Whether a measurement is still to be made. Only a search that has ended by itself is measured, and a measurement
    /// that failed is not tried again.
    pub fn awaits(&self, measure: Measurement) -> bool {
        let is_measured = match measure {
            Measurement::Time => self.times.is_some(),
            Measurement::Work => self.work.is_some(),
            Measurement::Memory => self.peak_memory.is_some(),
        };
        matches!(self.run, RunState::Done(_)) && !is_measured && !self.unmeasurable.contains(&measure)
    }
}

/// Every lane: the realms, and the lanes of one's own by place.
#[derive(Clone)]
pub(crate) struct Lanes {
    realms: PerRealm<Lane>,
    pub(crate) own: [Lane; MAX_LANES],
}

impl Lanes {
    /// The realms and the lanes of one's own, which have all done nothing yet.
    pub(crate) fn new(own: &[OwnLane], playhead: Playhead) -> Self {
        let of = |realm| Lane { playhead, ..Lane::of(realm) };
        let own =
            std::array::from_fn(|place| of(own.get(place).map_or(Realm::LADDER[0], |own| own.lane.realm)));
        Self { realms: PerRealm::from_fn(of), own }
    }

    /// The lanes of one's own as they are, leaving none.
    pub(crate) fn take_own(&mut self) -> [Lane; MAX_LANES] {
        std::mem::replace(&mut self.own, std::array::from_fn(|_| Lane::of(Realm::LADDER[0])))
    }

    pub(crate) fn get(&self, id: LaneId) -> &Lane {
        id.place().map_or_else(|| self.realms.get(id.realm), |place| &self.own[place])
    }

    pub(crate) fn get_mut(&mut self, id: LaneId) -> &mut Lane {
        match id.place() {
            None => self.realms.get_mut(id.realm),
            Some(place) => &mut self.own[place],
        }
    }
}

/// Maximum numbers of recorded events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Maximum for one recording.
    pub one: u64,
    /// Maximum for all recordings together.
    pub all: u64,
}

impl Default for Limits {
    /// 192 MB for one, 384 MB for all.
    fn default() -> Self {
        Self { one: 12_000_000, all: 24_000_000 }
    }
}

/// Key of a search, which is deterministic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordingKey {
    pub puzzle: Puzzle,
    pub realm: Realm,
    pub settings: Settings,
}

/// Key of the events that trees are made from: a search is deterministic, so their number is enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreesSource {
    pub search: RecordingKey,
    /// Number of events.
    pub events: u64,
}

impl TreesSource {
    /// Whether both belong to the same search, whatever their numbers of events.
    pub fn is_same_search(&self, other: &Self) -> bool {
        self.search == other.search
    }
}

/// A lane of one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnLane {
    /// What is said of it; the rest are conventions.
    pub request: LaneRequest,
    /// How it searches.
    pub lane: lane::Lane,
    pub(crate) shown: Shown,
}

impl OwnLane {
    /// The lane with these conventions. If it does not go with them, it has the usual ones.
    pub fn of(request: LaneRequest, conventions: &Settings) -> Self {
        // Whether parity is tested belongs to the puzzle.
        let conventions = &Settings { parity: ParityCheck::On, ..*conventions };
        let usual = || request.lane(&Settings::default());
        let lane = request.lane(conventions).or_else(|_| usual());
        let lane = lane.unwrap_or_else(|_| lane::Lane::of(request.realm, Settings::default()));
        Self { request, lane, shown: Shown::Yes }
    }

    /// The lane that searches just so. Whether parity is tested belongs to the puzzle.
    pub(crate) fn exactly(lane: lane::Lane) -> Self {
        let settings = Settings { parity: ParityCheck::On, ..lane.settings };
        let request = LaneRequest::of_settings(lane.realm, &settings);
        Self { request, lane: lane::Lane::of(lane.realm, settings), shown: Shown::Yes }
    }
}
