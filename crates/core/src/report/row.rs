//! One row: the result of one realm on one puzzle. Table, JSON and CSV are three formats of it.
//!
//! All counts of a row come from one observed search; the run times are measured apart from it, and the memory
//! in another process.

use serde::Serialize;

use crate::{
    compare::effective_branching_factor,
    heuristic::{HeuristicKind, InMoves},
    job::{Runs, Search, SearchTimes, TimeSummary, Timer, measure},
    lane::Lane,
    puzzle::Puzzle,
    realm::{DepthLimit, Evaluation, ParityCheck, Path, Realm, Settings},
    trace::{Event, ExpandHash, Flow, Observer, Rounds, Tally, WorkTally},
};

/// A row of a report. In JSON its fields are the keys, in this order; a value that does not apply to the realm is null.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReportRow {
    /// `1`, `2a`, `2` … `8`.
    pub realm: &'static str,
    /// Heuristic that the realm searched with in place of its own. The name of the realm in the table contains it.
    #[serde(skip)]
    pub other_heuristic: Option<HeuristicKind>,
    /// The realm and its settings, as a line of a lane has them. The name of a lane in the table is this line.
    #[serde(skip)]
    pub line: String,
    /// Nine characters, `x` for the blank.
    pub start: String,
    /// Nine characters, `x` for the blank.
    pub goal: String,
    /// The order of the blank's moves, `ulrd`.
    pub order: String,
    /// A*: `high-g`, `low-g` or `none`.
    pub tie: Option<&'static str>,
    /// A*: `fifo` or `lifo`.
    pub tie_order: Option<&'static str>,
    /// `zero`, `misplaced`, `misplaced-blank`, `manhattan`, `linear-conflict` or `weighted`.
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
    pub thresholds: Option<Vec<InMoves>>,
    /// Realm 3: look-ups in the table.
    pub lookups: Option<u64>,
    /// Run time of the search alone; in realm 3, of the building of its table; if parity rules out a path, of the test
    /// of parity. Null if realm 8 rejects a pair that has no path, which takes no time worth a comparison.
    #[serde(rename = "bare_seconds")]
    pub run_time: Option<TimeSummary>,
    /// Realm 3: the median time of all look-ups together, in seconds.
    pub lookup_seconds: Option<f64>,
    /// Units of work by kind, without kinds of which none was done; in realm 3, those of its table and its look-ups.
    #[serde(serialize_with = "WorkTally::by_name")]
    pub work: WorkTally,
    /// Maximum number of bytes allocated at once, measured in a process of its own; null if that process could not be
    /// run.
    pub peak_memory_bytes: Option<u64>,
    /// Letter of a lane of one's own, `a` to `h`; null for one of the eight realms.
    pub lane: Option<char>,
    /// What A* and IDA* compare: `g`, `h`, `g+h` or `g+wh`; null where nothing is compared.
    pub f: Option<&'static str>,
    /// `generated` or `expanded`; null with a table, and for two searches, which test whether they meet.
    pub goal_test: Option<&'static str>,
    /// Depth at which the search goes back, in moves.
    pub depth_limit: Option<u8>,
    /// `found`; `none` if there is no path, or `cutoff` if there is none within the depth limit.
    pub outcome: &'static str,
    /// Maximum g of a board that was generated and kept.
    pub depth_reached: u8,
    /// Boards that wait at the end; null in a search that keeps no frontier.
    pub frontier_end: Option<u64>,
    /// Effective branching factor; null without a path, and for a table, which is not a search for this one path.
    pub b_star: Option<f64>,
    /// Whether parity is tested before the search: `on` or `off`; null in a realm that never tests it.
    pub parity: Option<&'static str>,
    /// Version of this program.
    pub version: &'static str,
}

impl ReportRow {
    /// Searches once and counts, then measures the run time by `clock`, as often as `runs` says. The memory stays
    /// unknown.
    ///
    /// # Panics
    /// Never: none of these observers ends a search, and no path of a lane is longer than an event can hold.
    pub fn of(lane: Lane, puzzle: &Puzzle, runs: Runs, clock: &impl Timer) -> Self {
        let Lane { realm, settings } = lane;
        let mut observers = Observers::default();
        let path =
            realm.search(puzzle, &settings, &mut observers).expect("none of these observers ends a search");
        let search = Search::new(realm, *puzzle, settings);
        let times = measure(&search, runs, clock, ()).expect("without an observer that ends it");
        Self::from_counts(&search, path.as_ref(), observers, &times)
    }

    fn from_counts(search: &Search, path: Option<&Path>, observers: Observers, times: &SearchTimes) -> Self {
        let Search { lane, puzzle, settings, .. } = search;
        let realm = &lane.realm;
        let ((tally, work), ((expansions, depth), Rounds(rounds))) = observers;
        let ties = realm.has_ties().then(|| realm.ties(settings));
        let moves = path.map(Path::len);
        Self {
            realm: realm.label(),
            other_heuristic: realm.other_heuristic(settings),
            line: Lane::of(*realm, *settings).to_string(),
            start: puzzle.start.letters(),
            goal: puzzle.goal.letters(),
            order: settings.order.to_string(),
            tie: ties.map(|(tie, _)| tie.name()),
            tie_order: ties.map(|(_, order)| order.name()),
            heuristic: realm.heuristic(settings).map(HeuristicKind::name),
            weight: realm.heuristic(settings).and_then(HeuristicKind::weight).map(f64::from),
            solvable: puzzle.is_solvable(),
            moves,
            path: path.map(Path::letters),
            expanded: tally.expanded,
            generated: tally.generated,
            frontier_peak: tally.frontier_peak,
            expand_hash: format!("{:016x}", expansions.value()),
            thresholds: (realm.is_deepening() && (puzzle.is_solvable() || !rounds.is_empty()))
                .then(|| rounds.iter().map(|round| InMoves::of(round.bound, realm.unit(settings))).collect()),
            lookups: times.lookup.map(|_| tally.lookups),
            run_time: (!realm.rejects(puzzle, settings)).then_some(times.run_time),
            lookup_seconds: times.lookup.map(|lookup| lookup.median),
            work,
            peak_memory_bytes: None,
            lane: None,
            f: f_of(*realm, settings),
            goal_test: (!realm.looks_up() && !realm.is_two_way()).then(|| realm.goal_test(settings).name()),
            depth_limit: settings.depth_limit.map(DepthLimit::moves),
            outcome: match (moves, settings.depth_limit) {
                (Some(_), _) => "found",
                (None, Some(_)) if tally.iterations > 0 => "cutoff",
                (None, _) => "none",
            },
            depth_reached: depth.0,
            frontier_end: (!realm.is_deepening()).then_some(tally.frontier),
            b_star: moves
                .filter(|_| !realm.looks_up())
                .and_then(|moves| effective_branching_factor(tally.generated, moves as u8)),
            parity: realm.tests_parity().then_some(match settings.parity {
                ParityCheck::Off if realm.ends_without_solution(settings) => "off",
                ParityCheck::On | ParityCheck::Off => "on",
            }),
            version: env!("CARGO_PKG_VERSION"),
        }
    }
}

/// The observers of the search whose events are counted.
type Observers = ((Tally, WorkTally), ((ExpandHash, DepthReached), Rounds));

/// The maximum g of a board that was generated and kept.
#[derive(Default)]
struct DepthReached(u8);

impl Observer for DepthReached {
    const COUNTS: bool = false;

    fn on(&mut self, event: Event) -> Flow {
        if let Event::Open { g, .. } | Event::Improve { g, .. } = event {
            self.0 = self.0.max(g);
        }
        Ok(())
    }
}

/// What the search compares, in the words of its four functions; `None` where nothing is compared.
fn f_of(realm: Realm, settings: &Settings) -> Option<&'static str> {
    let heuristic = realm.heuristic(settings)?;
    Some(match (settings.used_by(realm).evaluation, heuristic) {
        (_, HeuristicKind::Zero) => "g",
        (Evaluation::HeuristicAlone, _) => "h",
        (Evaluation::Sum, HeuristicKind::Weighted(_)) => "g+wh",
        (
            Evaluation::Sum,
            HeuristicKind::Misplaced
            | HeuristicKind::BlankCounted
            | HeuristicKind::Manhattan
            | HeuristicKind::LinearConflict,
        ) => "g+h",
    })
}
