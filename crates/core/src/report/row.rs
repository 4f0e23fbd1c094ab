//! One row: the result of one realm on one puzzle. Table, JSON and CSV are three formats of it.
//!
//! All counts of a row come from one observed search; the run times are measured apart from it, and the memory
//! in another process.

use serde::{Serialize, Serializer};

use super::bounds::Bounds;
use crate::{
    heuristic::HeuristicKind,
    job::{Runs, Search, SearchTimes, TimeSummary, Timer, measure},
    puzzle::Puzzle,
    realm::{Path, Realm, Settings},
    trace::{ExpandHash, Tally, Thresholds, WorkTally},
};

/// A row of a report. In JSON its fields are the keys, in this order; a value that does not apply to the realm is null.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReportRow {
    /// `1`, `2a`, `2` … `8`.
    pub realm: &'static str,
    /// Heuristic that the realm searched with in place of its own. The name of the realm in the table contains it.
    #[serde(skip)]
    pub other_heuristic: Option<HeuristicKind>,
    /// Nine characters, `x` for the blank.
    pub start: String,
    /// Nine characters, `x` for the blank.
    pub goal: String,
    /// The order of the blank's moves, `ulrd`.
    pub order: String,
    /// A*: `high-g` or `low-g`.
    pub tie: Option<&'static str>,
    /// A*: `fifo` or `lifo`.
    pub tie_order: Option<&'static str>,
    /// `misplaced`, `misplaced-blank`, `manhattan`, `linear-conflict` or `weighted`.
    pub heuristic: Option<&'static str>,
    /// The weight of a weighted heuristic, 1 to 5.
    pub weight: Option<f64>,
    /// Whether any path leads from start to goal.
    pub solvable: bool,
    /// Length of the path that was found, in moves; null if there is none.
    pub moves: Option<usize>,
    /// Letters of the blank's moves; null if there is no path.
    pub path: Option<String>,
    /// Boards expanded.
    pub expanded: u64,
    /// Successors generated; [`Tally`] has the convention.
    pub generated: u64,
    /// Maximum number of boards that waited at once.
    pub frontier_peak: u64,
    /// FNV-1a over the boards expanded, in order: 16 hexadecimal digits.
    pub expand_hash: String,
    /// Realm 8: the bound of each iteration, in moves.
    pub thresholds: Option<Bounds>,
    /// Realm 3: look-ups in the table.
    pub lookups: Option<u64>,
    /// Run time of the search alone; in realm 3, of the building of its table; if parity rules out a path, of the test
    /// of parity. Null if realm 8 rejects a pair that has no path, which takes no time worth a comparison.
    #[serde(rename = "bare_seconds")]
    pub run_time: Option<TimeSummary>,
    /// Realm 3: the median time of all look-ups together, in seconds.
    pub lookup_seconds: Option<f64>,
    /// Units of work by kind, without kinds of which none was done; in realm 3, those of its table and its look-ups.
    #[serde(serialize_with = "by_name")]
    pub work: WorkTally,
    /// Maximum number of bytes allocated at once, measured in a process of its own; null if that process could not be
    /// run.
    pub peak_memory_bytes: Option<u64>,
}

impl ReportRow {
    /// Searches once and counts, then measures the run time by `clock`, as often as `runs` says. The memory stays
    /// unknown.
    ///
    /// # Panics
    /// Never: none of these observers ends a search.
    pub fn of(realm: Realm, puzzle: &Puzzle, settings: &Settings, runs: Runs, clock: &impl Timer) -> Self {
        let mut observers = Observers::default();
        let path =
            realm.search(puzzle, settings, &mut observers).expect("none of these observers ends a search");
        let search = Search::new(realm, *puzzle, *settings);
        let times = measure(&search, runs, clock, ()).expect("without an observer that ends it");
        Self::from_counts(&search, path.as_ref(), observers, &times)
    }

    fn from_counts(search: &Search, path: Option<&Path>, observers: Observers, times: &SearchTimes) -> Self {
        let Search { realm, puzzle, settings, .. } = search;
        let ((tally, work), (expansions, Thresholds(bounds))) = observers;
        Self {
            realm: realm.label(),
            other_heuristic: realm.other_heuristic(settings),
            start: puzzle.start.letters(),
            goal: puzzle.goal.letters(),
            order: settings.order.to_string(),
            tie: realm.has_ties().then(|| settings.tie.name()),
            tie_order: realm.has_ties().then(|| settings.tie_order.name()),
            heuristic: realm.heuristic(settings).map(HeuristicKind::name),
            weight: realm.heuristic(settings).and_then(HeuristicKind::weight).map(f64::from),
            solvable: puzzle.is_solvable(),
            moves: path.map(Path::len),
            path: path.map(Path::letters),
            expanded: tally.expanded,
            generated: tally.generated,
            frontier_peak: tally.frontier_peak,
            expand_hash: format!("{:016x}", expansions.value()),
            thresholds: (realm.is_deepening() && puzzle.is_solvable())
                .then(|| Bounds::of(bounds, realm.unit(settings))),
            lookups: times.lookup.map(|_| tally.lookups),
            run_time: (!realm.rejects(puzzle, settings)).then_some(times.run_time),
            lookup_seconds: times.lookup.map(|lookup| lookup.median),
            work,
            peak_memory_bytes: None,
        }
    }
}

/// The observers of the search whose events are counted.
type Observers = ((Tally, WorkTally), (ExpandHash, Thresholds));

/// `{"rank_digits": 6760, …}`
fn by_name<S: Serializer>(work: &WorkTally, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(work.done().map(|(kind, amount)| (kind.name(), amount)))
}
