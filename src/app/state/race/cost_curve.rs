//! How one lane spends a clock: what it has spent at a moment, and where it stands when so much is spent.
//!
//! Realm 3 runs only when its table stands: its clock begins at the first look-up. What the table has cost is
//! a price of its own and never added.

use super::RaceMeasure;
use crate::{
    app::Lane,
    replay::{MarkKind, Recording, Sample, WorkCurve},
};

/// Units of bare time in a second. So small a unit is a whole number, which compares exactly, and still no
/// stopwatch could tell it from the truth.
pub const PICOSECONDS: f64 = 1e12;

/// How one lane spends a clock.
#[derive(Clone, Copy)]
pub struct CostCurve<'a> {
    recording: &'a Recording,
    spends: CostUnit<'a>,
    /// The moment at which nothing is spent.
    start: u64,
}

/// What one expansion, look-up or second costs.
#[derive(Clone, Copy)]
enum CostUnit<'a> {
    /// One unit an expansion.
    Expansions,
    /// One unit a look-up.
    LookUps,
    /// What its curve says.
    Work(&'a WorkCurve),
    /// So many picoseconds for a streamed second.
    Time(f64),
    /// So many picoseconds for a look-up.
    LookUpTime(f64),
}

impl<'a> CostCurve<'a> {
    /// The pace of a lane; `None` if what it spends on this clock is not known.
    pub fn of(lane: &'a Lane, clock: RaceMeasure) -> Option<Self> {
        let recording = &lane.recording;
        let looks_up = recording.realm().looks_up();
        let spends = match clock {
            RaceMeasure::Expansions if looks_up => CostUnit::LookUps,
            RaceMeasure::Expansions => CostUnit::Expansions,
            RaceMeasure::Work => CostUnit::Work(lane.work.as_deref()?),
            RaceMeasure::BareTime if looks_up => CostUnit::LookUpTime(per_look_up(lane)?),
            RaceMeasure::BareTime => CostUnit::Time(per_streamed_second(lane)?),
        };
        let start = if looks_up { first_look_up(recording) } else { 0 };
        Some(Self { recording, spends, start })
    }

    /// The moment at which nothing is spent: the first, with a table the one at which it stands.
    pub const fn start(&self) -> u64 {
        self.start
    }

    /// What is spent at the end of what is recorded.
    pub fn total(&self) -> u64 {
        let tally = &self.recording.edge().tally;
        match self.spends {
            CostUnit::Expansions => tally.expanded,
            CostUnit::LookUps => tally.lookups,
            CostUnit::Work(curve) => curve.total(),
            CostUnit::Time(_) => self.picoseconds_at(self.recording.len()),
            CostUnit::LookUpTime(each) => (tally.lookups as f64 * each).round() as u64,
        }
    }

    /// What is spent at a moment.
    pub fn cost_at(&self, moment: u64) -> u64 {
        if moment >= self.recording.len() {
            return self.total();
        }
        match self.spends {
            CostUnit::Expansions => self.expanded_at(moment),
            CostUnit::LookUps => self.look_ups_at(moment),
            CostUnit::Work(curve) => curve.work_at(self.done_at(moment)),
            CostUnit::Time(_) => self.picoseconds_at(moment),
            CostUnit::LookUpTime(each) => (self.look_ups_at(moment) as f64 * each).round() as u64,
        }
    }

    /// Where the lane stands when so much is spent: right after the last expansion that was paid for; at its
    /// end, if nothing is left to pay.
    pub fn moment_at(&self, spent: u64) -> u64 {
        if spent >= self.total() {
            return self.recording.len();
        }
        match self.spends {
            CostUnit::Expansions => self.recording.moment_of_expansion(spent),
            CostUnit::LookUps => self.start + spent,
            CostUnit::Work(curve) => self.moment_of(curve.expanded_at(spent)),
            CostUnit::Time(_) | CostUnit::LookUpTime(_) => self.last_paid_for(spent),
        }
    }

    /// What is spent at a sample of its curve.
    pub fn cost_in(&self, sample: &Sample) -> u64 {
        match self.spends {
            CostUnit::Expansions => sample.expanded,
            CostUnit::Work(curve) => curve.work_at(sample.expanded),
            CostUnit::LookUps | CostUnit::Time(_) | CostUnit::LookUpTime(_) => self.cost_at(sample.moment),
        }
    }

    /// Expansions that have begun at a moment; with a table, look-ups.
    fn done_at(&self, moment: u64) -> u64 {
        if self.looks_up() { self.look_ups_at(moment) } else { self.expanded_at(moment) }
    }

    /// The moment right after so many of them.
    fn moment_of(&self, done: u64) -> u64 {
        if self.looks_up() { self.start + done } else { self.recording.moment_of_expansion(done) }
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

    /// Time on the clock of the stream, stretched or pressed so that it ends with the bare median.
    fn picoseconds_at(&self, moment: u64) -> u64 {
        match self.spends {
            CostUnit::Time(each) => (self.recording.seconds_at(moment) * each).round() as u64,
            CostUnit::Expansions | CostUnit::LookUps | CostUnit::Work(_) | CostUnit::LookUpTime(_) => 0,
        }
    }

    /// The last moment at which no more than this is spent. What is spent never falls, so it is found by
    /// halving.
    fn last_paid_for(&self, spent: u64) -> u64 {
        let (mut paid, mut unpaid) = (self.start, self.recording.len());
        while paid + 1 < unpaid {
            let middle = u64::midpoint(paid, unpaid);
            if self.cost_at(middle) <= spent {
                paid = middle;
            } else {
                unpaid = middle;
            }
        }
        paid
    }
}

/// Picoseconds of a look-up: the bare median of all of them, shared out evenly.
fn per_look_up(lane: &Lane) -> Option<f64> {
    let median = lane.times?.lookup?.median;
    Some(median * PICOSECONDS / lane.recording.edge().tally.lookups.max(1) as f64)
}

/// Picoseconds of bare time for a second of streamed time; none where nothing was searched.
fn per_streamed_second(lane: &Lane) -> Option<f64> {
    let streamed = lane.recording.seconds_at(lane.recording.len());
    let median = lane.times?.search.median;
    Some(if streamed > 0.0 { median * PICOSECONDS / streamed } else { 0.0 })
}

/// The moment before a table is asked for the first time; the end, as long as it is being built.
fn first_look_up(recording: &Recording) -> u64 {
    let asked = recording.marks().iter().rev().find(|mark| mark.kind == MarkKind::LookedUp);
    asked.map_or(recording.len(), |mark| mark.moment - 1)
}
