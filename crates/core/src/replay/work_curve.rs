//! The growth of a search's work with its expansions.
//!
//! A recording holds no work: receiving it would slow down every search that is recorded. A search is the
//! same each time, so it is run once more with an observer that only counts, and the sum after each
//! expansion is kept, thinned as the curves of a recording are.
//!
//! The work of an expansion is all that is done from taking its board to taking the next one. Work before the first
//! expansion belongs to the first, and work after the last one to the last, so the curve starts at no work and ends at
//! the total. Realm 3's curve is that of its look-ups; the curve of building its table is the table's cost.

use serde::{Deserialize, Serialize};

use super::thinned::{Step, Thinned};
use crate::{
    puzzle::Puzzle,
    realm::{Realm, Settings, Table},
    trace::{Event, Flow, Observer, Stop, Work, WorkTally},
};

/// One step of a curve.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorkSample {
    /// Boards expanded; in a table, boards looked up.
    pub expanded: u64,
    /// Units of work when the last of these boards is done.
    pub work: u64,
}

impl Step for WorkSample {
    fn expanded(&self) -> u64 {
        self.expanded
    }

    fn joined_with(self, later: Self) -> Self {
        later
    }
}

/// The work of one search.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct WorkCurve {
    samples: Thinned<WorkSample>,
    end: WorkSample,
    tally: WorkTally,
    table_cost: Option<Box<Self>>,
}

impl WorkCurve {
    /// Searches and counts. `observer` receives every event and may end the search. `None` if parity answers, so that
    /// nothing is searched.
    ///
    /// # Errors
    /// If the observer ends the search.
    pub fn of(
        realm: Realm,
        puzzle: &Puzzle,
        settings: &Settings,
        observer: impl Observer + Copy,
    ) -> Result<Option<Self>, Stop> {
        if realm.is_answered_by_parity(puzzle, settings) {
            return Ok(None);
        }
        let mut work_counter = (WorkCounter::default(), observer);
        let mut table_cost = None;
        if realm.looks_up() {
            let table = Table::build(puzzle.goal, settings.order, &mut work_counter)?;
            table_cost = Some(Box::new(std::mem::take(&mut work_counter.0).finish()));
            table.path_from(puzzle.start, &mut work_counter)?;
        } else {
            realm.search(puzzle, settings, &mut work_counter)?;
        }
        Ok(Some(Self { table_cost, ..work_counter.0.finish() }))
    }

    /// Units of work in all, without the table's cost.
    pub const fn total(&self) -> u64 {
        self.end.work
    }

    /// Units of work in all, with the table's cost.
    pub fn total_with_table(&self) -> u64 {
        self.total() + self.table_cost().map_or(0, Self::total)
    }

    /// Boards expanded in all; in a table, boards looked up.
    pub const fn expanded(&self) -> u64 {
        self.end.expanded
    }

    /// The work of each kind, without the table's cost.
    pub const fn tally(&self) -> &WorkTally {
        &self.tally
    }

    /// The kinds of work that were done at all, each with its units, the table's cost included.
    pub fn done_with_table(&self) -> impl Iterator<Item = (Work, u64)> {
        let table_units = |kind| self.table_cost().map_or(0, |table_cost| table_cost.tally.of(kind));
        let amounts = Work::ALL.map(|kind| (kind, self.tally.of(kind) + table_units(kind)));
        amounts.into_iter().filter(|(_, amount)| *amount > 0)
    }

    /// The work before the search: building realm 3's table. `None` in other realms.
    pub fn table_cost(&self) -> Option<&Self> {
        self.table_cost.as_deref()
    }

    /// Samples in steps even on a logarithmic axis of expansions.
    pub fn logarithmic(&self) -> &[WorkSample] {
        self.samples.logarithmic()
    }

    /// Samples in steps even on a linear axis of expansions.
    pub fn linear(&self) -> &[WorkSample] {
        self.samples.linear()
    }

    /// Units of work when `expanded` boards are expanded: exact at every sample, interpolated between two and rounded
    /// down. The result never falls as `expanded` grows.
    pub fn work_at(&self, expanded: u64) -> u64 {
        if expanded >= self.end.expanded {
            return self.end.work;
        }
        let (below, above) = self.around(expanded);
        let steps = above.expanded - below.expanded;
        below.work + (above.work - below.work) * (expanded - below.expanded) / steps
    }

    /// The largest number of boards that are expanded with `work` units.
    pub fn expanded_at(&self, work: u64) -> u64 {
        if work >= self.end.work {
            return self.end.expanded;
        }
        let (mut done, mut beyond) = (0, self.end.expanded);
        while done + 1 < beyond {
            let middle = u64::midpoint(done, beyond);
            if self.work_at(middle) <= work {
                done = middle;
            } else {
                beyond = middle;
            }
        }
        done
    }

    /// The nearest sample at or below `expanded`, and the nearest one above; `expanded` lies before the end.
    fn around(&self, expanded: u64) -> (WorkSample, WorkSample) {
        let (mut below, mut above) = (WorkSample::default(), self.end);
        for samples in [self.logarithmic(), self.linear()] {
            let (lower, higher) =
                samples.split_at(samples.partition_point(|sample| sample.expanded <= expanded));
            below = lower.last().copied().filter(|last| last.expanded > below.expanded).unwrap_or(below);
            above = higher.first().copied().filter(|first| first.expanded < above.expanded).unwrap_or(above);
        }
        (below, above)
    }
}

/// A counter that adds up work and notes the sum after each expansion.
#[derive(Default)]
struct WorkCounter {
    samples: Thinned<WorkSample>,
    tally: WorkTally,
    /// Boards expanded, and units of all kinds of work, so far.
    now: WorkSample,
}

impl WorkCounter {
    /// Adds the sample of the expansion or the look-up that has just ended.
    fn add_sample(&mut self) {
        if self.now.expanded > 0 {
            self.samples.add(self.now);
        }
    }

    fn finish(mut self) -> WorkCurve {
        self.add_sample();
        WorkCurve { samples: self.samples, end: self.now, tally: self.tally, table_cost: None }
    }
}

impl Observer for WorkCounter {
    /// Adds a sample: an expansion is sent before its work is done, a look-up after it.
    #[inline]
    fn on(&mut self, event: Event) -> Flow {
        match event {
            Event::Expand { .. } => {
                self.add_sample();
                self.now.expanded += 1;
            }
            Event::LookUp { .. } => {
                self.now.expanded += 1;
                self.add_sample();
            }
            Event::Begin { .. }
            | Event::Open { .. }
            | Event::Improve { .. }
            | Event::Duplicate { .. }
            | Event::Deepen { .. }
            | Event::Prune { .. }
            | Event::Retreat { .. }
            | Event::Meet { .. }
            | Event::Solved { .. } => {}
        }
        Ok(())
    }

    #[inline]
    fn work(&mut self, kind: Work, amount: u32) {
        self.tally.work(kind, amount);
        self.now.work += u64::from(amount);
    }
}
