//! The cost of one lane in a measure: what it has spent at a moment, and its moment when so much is spent.
//!
//! Realm 3 runs only when its table is built: its cost begins at the first look-up. The cost of the table is
//! separate and never added.

use super::RaceMeasure;
use crate::{
    app::Lane,
    replay::{MarkKind, Recording, Sample, TimeCurve, WorkCurve},
};

/// Units of run time in a second. In so small a unit, times are whole numbers, which compare exactly, and the
/// rounding is far below what can be measured.
pub const PICOSECONDS: f64 = 1e12;

/// The cost of one lane in a measure.
#[derive(Clone, Copy)]
pub struct CostCurve<'a> {
    recording: &'a Recording,
    unit: CostUnit<'a>,
    /// The moment at which nothing is spent.
    start: u64,
}

/// What one expansion, look-up or second costs.
#[derive(Clone, Copy)]
enum CostUnit<'a> {
    Expansions,
    /// One unit a look-up.
    LookUps,
    Work(&'a WorkCurve),
    Time(&'a TimeCurve),
    /// So many picoseconds for a second of the recording, where there is no curve.
    RecordedTime(f64),
    /// So many picoseconds for a look-up.
    LookUpTime(f64),
}

impl<'a> CostCurve<'a> {
    /// The curve of a lane; `None` if its cost in this measure is not known.
    pub fn of(lane: &'a Lane, measure: RaceMeasure) -> Option<Self> {
        let recording = &lane.recording;
        let looks_up = recording.realm().looks_up();
        let unit = match measure {
            RaceMeasure::Expansions if looks_up => CostUnit::LookUps,
            RaceMeasure::Expansions => CostUnit::Expansions,
            RaceMeasure::Work => CostUnit::Work(lane.work.as_deref()?),
            RaceMeasure::RunTime if looks_up => CostUnit::LookUpTime(per_look_up(lane)?),
            RaceMeasure::RunTime => time_unit(lane)?,
        };
        let start = if looks_up { first_look_up(recording) } else { 0 };
        Some(Self { recording, unit, start })
    }

    /// The moment at which nothing is spent: the first, with a table the one at which it is built.
    pub const fn start(&self) -> u64 {
        self.start
    }

    /// What is spent at the end of what is recorded.
    pub fn total(&self) -> u64 {
        let tally = &self.recording.edge().tally;
        match self.unit {
            CostUnit::Expansions => tally.expanded,
            CostUnit::LookUps => tally.lookups,
            CostUnit::Work(curve) => curve.total(),
            CostUnit::Time(curve) => picoseconds_at(curve, tally.expanded),
            CostUnit::RecordedTime(each) => self.recorded_time(each, self.recording.len()),
            CostUnit::LookUpTime(each) => (tally.lookups as f64 * each).round() as u64,
        }
    }

    /// What is spent at a moment.
    pub fn cost_at(&self, moment: u64) -> u64 {
        if moment >= self.recording.len() {
            return self.total();
        }
        match self.unit {
            CostUnit::Expansions => self.expanded_at(moment),
            CostUnit::LookUps => self.look_ups_at(moment),
            CostUnit::Work(curve) => curve.work_at(self.done_at(moment)),
            CostUnit::Time(curve) => picoseconds_at(curve, self.expanded_at(moment)),
            CostUnit::RecordedTime(each) => self.recorded_time(each, moment),
            CostUnit::LookUpTime(each) => (self.look_ups_at(moment) as f64 * each).round() as u64,
        }
    }

    /// The moment of the lane when so much is spent: after the last expansion that is covered, with all its successors;
    /// its end, if all are.
    pub fn moment_at(&self, spent: u64) -> u64 {
        if spent >= self.total() {
            return self.recording.len();
        }
        match self.unit {
            CostUnit::Expansions => self.recording.moment_after_successors(spent),
            CostUnit::LookUps => self.start + spent,
            CostUnit::Work(curve) => self.moment_of(curve.expanded_at(spent)),
            CostUnit::Time(curve) => self.moment_of(expanded_within(curve, spent)),
            CostUnit::RecordedTime(_) | CostUnit::LookUpTime(_) => self.last_affordable(spent),
        }
    }

    /// What is spent at a sample of its curve.
    pub fn cost_in(&self, sample: &Sample) -> u64 {
        match self.unit {
            CostUnit::Expansions => sample.expanded,
            CostUnit::Work(curve) => curve.work_at(sample.expanded),
            CostUnit::Time(curve) => picoseconds_at(curve, sample.expanded),
            CostUnit::LookUps | CostUnit::RecordedTime(_) | CostUnit::LookUpTime(_) => {
                self.cost_at(sample.moment)
            }
        }
    }

    /// Expansions that have begun at a moment; with a table, look-ups.
    fn done_at(&self, moment: u64) -> u64 {
        if self.looks_up() { self.look_ups_at(moment) } else { self.expanded_at(moment) }
    }

    /// The moment after so many of them.
    fn moment_of(&self, done: u64) -> u64 {
        if self.looks_up() { self.start + done } else { self.recording.moment_after_successors(done) }
    }

    fn looks_up(&self) -> bool {
        self.recording.realm().looks_up()
    }

    fn expanded_at(&self, moment: u64) -> u64 {
        self.recording.scene_at(moment).tally.expanded
    }

    fn look_ups_at(&self, moment: u64) -> u64 {
        moment.saturating_sub(self.start).min(self.recording.edge().tally.lookups)
    }

    /// Time inside the recorded search, so many picoseconds for a second.
    fn recorded_time(&self, each: f64, moment: u64) -> u64 {
        (self.recording.seconds_at(moment) * each).round() as u64
    }

    /// The last moment at which no more than this is spent. What is spent never falls, so it is found by
    /// bisection.
    fn last_affordable(&self, spent: u64) -> u64 {
        let (mut below, mut above) = (self.start, self.recording.len());
        while below + 1 < above {
            let middle = u64::midpoint(below, above);
            if self.cost_at(middle) <= spent {
                below = middle;
            } else {
                above = middle;
            }
        }
        below
    }
}

/// Picoseconds of a look-up: the median run time of all of them, divided evenly.
fn per_look_up(lane: &Lane) -> Option<f64> {
    let median = lane.times?.lookup?.median;
    Some(median * PICOSECONDS / lane.recording.edge().tally.lookups.max(1) as f64)
}

/// The curve that was measured. Without one the time of the recording is scaled so that it ends with the median run time;
/// where nothing was searched, to nothing.
fn time_unit(lane: &Lane) -> Option<CostUnit<'_>> {
    let median = lane.times?.search.median;
    if let Some(curve) = &lane.time_curve {
        return Some(CostUnit::Time(curve));
    }
    let recorded = lane.recording.seconds_at(lane.recording.len());
    Some(CostUnit::RecordedTime(if recorded > 0.0 { median * PICOSECONDS / recorded } else { 0.0 }))
}

fn picoseconds_at(curve: &TimeCurve, expanded: u64) -> u64 {
    (curve.seconds_at(expanded) * PICOSECONDS).round() as u64
}

/// The most boards that are expanded within so many picoseconds, which are fewer than those of all.
fn expanded_within(curve: &TimeCurve, spent: u64) -> u64 {
    let (mut done, mut beyond) = (0, curve.end().expanded);
    while done + 1 < beyond {
        let middle = u64::midpoint(done, beyond);
        if picoseconds_at(curve, middle) <= spent {
            done = middle;
        } else {
            beyond = middle;
        }
    }
    done
}

/// The moment before the first look-up in a table; the end, as long as it is being built.
fn first_look_up(recording: &Recording) -> u64 {
    let first = recording.marks().iter().rev().find(|mark| mark.kind == MarkKind::LookedUp);
    first.map_or(recording.len(), |mark| mark.moment - 1)
}
