//! Timing searches: of each realm the part that the comparison is about.
//!
//! A *run time* is measured on one thread, apart from every run that is recorded; the two kinds are never mixed in one
//! figure. The flag that ends a search which is being timed is read once for each board expanded. That costs up to 2 %:
//! the difference, in any realm, between the shortest of 101 runs of the sample 23415x768 and the shortest with the
//! observer `()`.

use std::{hint::black_box, num::NonZeroU32, sync::Arc};

use serde::{Deserialize, Serialize};

use super::{MachineLoad, Runs, Search, TimeSummary, Timer, time_summary::TimedRepeats};
use crate::{
    lane::LaneId,
    realm::Table,
    replay::TimeCurve,
    trace::{Observer, Stop},
};

#[derive(Clone, Serialize, Deserialize)]
pub struct TimedSearch {
    pub search: Search,
    /// Number of boards that the search expands, as its recording has counted them. The places of the curve are spread
    /// over them.
    pub expanded: u64,
}

/// The run times of one search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchTimes {
    pub lane: LaneId,
    /// Time of the search alone; in realm 3, of the building of its table; if parity says that there is no path, of the
    /// test of parity.
    pub run_time: TimeSummary,
    /// Realm 3: time of the whole path from start to goal by look-ups in a table that is built; otherwise `None`.
    pub lookup: Option<TimeSummary>,
    /// Other work of the computer meanwhile.
    pub machine_load: MachineLoad,
    /// Growth of the run time with the expansions; `None` if it is not measured, or cannot be.
    pub curve: Option<Arc<TimeCurve>>,
}

/// Times a search here and now, without its curve. The observer is `()`, or
/// [`CancelObserver`](crate::trace::CancelObserver) with a flag that ends it.
///
/// # Errors
/// If the observer ends it.
pub fn measure<O: Observer + Copy>(
    search: &Search,
    runs: Runs,
    clock: &impl Timer,
    observer: O,
) -> Result<SearchTimes, Stop> {
    let Search { lane, puzzle, settings, .. } = *search;
    let search_once = || lane.search(black_box(&puzzle), &settings, &mut { observer });
    let (repeats, lookup) = match search.kind() {
        Kind::Parity => (TimedRepeats::of_short(runs, clock, || Ok(black_box(&puzzle).is_solvable()))?, None),
        Kind::Table => table(search, runs, clock, observer)?,
        Kind::Trivial => (TimedRepeats::of_short(runs, clock, search_once)?, None),
        Kind::Search => (TimedRepeats::of(runs, clock, search_once)?, None),
    };
    let lookup_load = lookup.as_ref().map_or(MachineLoad::Quiet, TimedRepeats::machine_load);
    Ok(SearchTimes {
        lane,
        run_time: repeats.summary(),
        lookup: lookup.as_ref().map(TimedRepeats::summary),
        machine_load: repeats.machine_load().or(lookup_load),
        curve: None,
    })
}

/// The seconds that a search takes now: the mean of as many repeats as the clock needs.
///
/// # Errors
/// If the observer ends it.
pub(super) fn measure_once<O: Observer + Copy>(
    search: &Search,
    clock: &impl Timer,
    observer: O,
) -> Result<f64, Stop> {
    let Search { lane, puzzle, settings, .. } = *search;
    let once = Runs::Exactly(NonZeroU32::MIN);
    let repeats = match search.kind() {
        Kind::Table => TimedRepeats::of_short(once, clock, || {
            Table::build(black_box(puzzle.goal), settings.order, &mut { observer }).map(drop)
        })?,
        Kind::Parity | Kind::Trivial | Kind::Search => TimedRepeats::of_short(once, clock, || {
            lane.search(black_box(&puzzle), &settings, &mut { observer }).map(drop)
        })?,
    };
    Ok(repeats.summary().median)
}

/// Times the building of the table, and a path by look-ups once it is built.
fn table<O: Observer + Copy>(
    search: &Search,
    runs: Runs,
    clock: &impl Timer,
    observer: O,
) -> Result<(TimedRepeats, Option<TimedRepeats>), Stop> {
    let (start, goal, order) = (search.puzzle.start, search.puzzle.goal, search.settings.order);
    let building = TimedRepeats::of(runs, clock, || Table::build(black_box(goal), order, &mut { observer }))?;
    let table = Table::build(goal, order, &mut { observer })?;
    let lookup =
        TimedRepeats::of_short(runs, clock, || table.path_from(black_box(start), &mut { observer }))?;
    Ok((building, Some(lookup)))
}

pub(super) enum Kind {
    /// Parity says that there is no path.
    Parity,
    /// A table and its look-ups.
    Table,
    /// The start is the goal.
    Trivial,
    /// There is something to be searched.
    Search,
}

impl Search {
    /// The kind of this search, as [`Realm::search`] decides it.
    pub(super) fn kind(&self) -> Kind {
        if self.lane.is_answered_by_parity(&self.puzzle, &self.settings) {
            Kind::Parity
        } else if self.lane.looks_up() {
            Kind::Table
        } else if self.lane.is_there_already(&self.puzzle) {
            Kind::Trivial
        } else {
            Kind::Search
        }
    }
}
