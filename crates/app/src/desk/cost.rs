//! The cost of one lane in a measure: what it has spent at a moment, and the moment at which a given cost is spent.
//!
//! Realm 3 runs only once its table is built, so its cost begins at the first look-up. The cost of the table is
//! separate and never added.

use std::sync::Arc;

use eight_realms_core::replay::{MarkKind, Recording, Sample, TimeCurve, WorkCurve};
use strum::VariantArray;

use crate::desk::{clock::ScrubberScale, lanes::Lane};

/// Picoseconds in a second: the unit of run time. In so small a unit, times are whole numbers, which compare exactly,
/// and the rounding error is far below what can be measured.
pub const PICOSECONDS: f64 = 1e12;

/// The cost of one lane in a measure.
#[derive(Clone, Copy)]
pub struct CostCurve<'a> {
    recording: &'a Recording,
    unit: CostUnit<'a>,
    /// The moment at which nothing is spent.
    start: u64,
}

/// What a lane spends.
#[derive(Clone, Copy)]
enum CostUnit<'a> {
    Expansions,
    /// One unit a look-up.
    LookUps,
    Work(&'a WorkCurve),
    Time(&'a TimeCurve),
    /// Picoseconds of the whole search, without a measured curve: they pass as in the recording.
    Whole(f64),
    /// Picoseconds for a look-up.
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

    /// The moment at which nothing is spent: the first one; with a table, the one at which the table is built.
    pub const fn start(&self) -> u64 {
        self.start
    }

    /// The cost at the end of the recording.
    pub fn total(&self) -> u64 {
        let tally = &self.recording.edge().tally;
        match self.unit {
            CostUnit::Expansions => tally.expanded,
            CostUnit::LookUps => tally.lookups,
            CostUnit::Work(curve) => curve.total(),
            CostUnit::Time(curve) => picoseconds_at(curve, tally.expanded),
            CostUnit::Whole(whole) => whole.round() as u64,
            CostUnit::LookUpTime(each) => (tally.lookups as f64 * each).round() as u64,
        }
    }

    /// The cost at a moment.
    pub fn cost_at(&self, moment: u64) -> u64 {
        if moment >= self.recording.len() {
            return self.total();
        }
        match self.unit {
            CostUnit::Expansions => self.expanded_at(moment),
            CostUnit::LookUps => self.look_ups_at(moment),
            CostUnit::Work(curve) => curve.work_at(self.done_at(moment)),
            CostUnit::Time(curve) => picoseconds_at(curve, self.expanded_at(moment)),
            CostUnit::Whole(whole) => (self.recording.share_at(moment) * whole).round() as u64,
            CostUnit::LookUpTime(each) => (self.look_ups_at(moment) as f64 * each).round() as u64,
        }
    }

    /// The moment of the lane when `spent` is spent: after the last expansion that it covers, with all its successors;
    /// the end, if it covers all.
    pub fn moment_at(&self, spent: u64) -> u64 {
        if spent >= self.total() {
            return self.recording.len();
        }
        match self.unit {
            CostUnit::Expansions => self.recording.moment_after_successors(spent),
            CostUnit::LookUps => self.start + spent,
            CostUnit::Work(curve) => self.moment_of(curve.expanded_at(spent)),
            CostUnit::Time(curve) => self.moment_of(expanded_within(curve, spent)),
            CostUnit::Whole(_) | CostUnit::LookUpTime(_) => self.last_affordable(spent),
        }
    }

    /// The cost at a sample of the recording's curve.
    pub fn cost_in(&self, sample: &Sample) -> u64 {
        match self.unit {
            CostUnit::Expansions => sample.expanded,
            CostUnit::Work(curve) => curve.work_at(sample.expanded),
            CostUnit::Time(curve) => picoseconds_at(curve, sample.expanded),
            CostUnit::LookUps | CostUnit::Whole(_) | CostUnit::LookUpTime(_) => self.cost_at(sample.moment),
        }
    }

    /// Number of expansions that have begun at a moment; with a table, of look-ups.
    fn done_at(&self, moment: u64) -> u64 {
        if self.looks_up() { self.look_ups_at(moment) } else { self.expanded_at(moment) }
    }

    /// The moment after a number of expansions or look-ups.
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

    /// The last moment at which no more than `spent` is spent. The cost never falls, so the moment is found by
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

/// Picoseconds of a look-up: the median run time of all look-ups, divided evenly.
fn per_look_up(lane: &Lane) -> Option<f64> {
    let median = lane.times?.lookup?.median;
    Some(median * PICOSECONDS / lane.recording.edge().tally.lookups.max(1) as f64)
}

/// The measured curve. Without one, the recording has its shape, and the median run time its length. The time of the
/// parity test is not that of a search: where nothing is searched, nothing is spent.
fn time_unit(lane: &Lane) -> Option<CostUnit<'_>> {
    let median = lane.times?.search.median;
    let median = if lane.recording.is_empty() { 0.0 } else { median };
    Some(lane.time_curve.as_deref().map_or(CostUnit::Whole(median * PICOSECONDS), CostUnit::Time))
}

fn picoseconds_at(curve: &TimeCurve, expanded: u64) -> u64 {
    (curve.seconds_at(expanded) * PICOSECONDS).round() as u64
}

/// Number of boards expanded within `spent` picoseconds, which must be less than the whole search takes.
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

/// The moment before the first look-up in a table; the end of the recording while the table is being built.
fn first_look_up(recording: &Recording) -> u64 {
    let first = recording.marks().iter().rev().find(|mark| mark.kind == MarkKind::LookedUp);
    first.map_or(recording.len(), |mark| mark.moment - 1)
}

/// Number of heights in the silhouette, at even distances.
const SILHOUETTE: usize = 320;

/// The largest frontier in each of many parts that are equally wide on a scrubber, 0 to 1 of the peak; `at` returns the
/// position of a sample, `most` is the last position, and beyond `end` nothing is recorded. On a logarithmic scrubber
/// heights are logarithmic too: a frontier of ten and one of ten thousand are both seen.
pub(crate) fn silhouette(
    recording: &Recording,
    (scale, most): (ScrubberScale, u64),
    at: impl Fn(&Sample) -> u64,
    end: u64,
) -> Arc<[f32]> {
    let peak = recording.edge().tally.frontier_peak.max(1) as f64;
    let (samples, height) = match scale {
        ScrubberScale::Even => (recording.series().linear(), (|boards| boards) as fn(f64) -> f64),
        ScrubberScale::Tenfold { .. } => (recording.series().logarithmic(), f64::ln_1p as fn(f64) -> f64),
    };
    // A sample at the very end belongs to the last part.
    let part = |at: u64| ((scale.share(at, most) * SILHOUETTE as f64) as usize).min(SILHOUETTE - 1);
    let mut heights: Vec<Option<f64>> = vec![None; part(end) + 1];
    for sample in samples {
        let tallest = &mut heights[part(at(sample).min(end))];
        *tallest = Some(tallest.unwrap_or(0.0).max(height(sample.frontier as f64) / height(peak)));
    }
    filled(&heights)
}

/// Heights without gaps: a part without a sample is on the line between those beside it, and the last ones are level.
/// Beyond what is recorded they are 0.
fn filled(heights: &[Option<f64>]) -> Arc<[f32]> {
    let mut filled: Vec<f32> = Vec::with_capacity(SILHOUETTE);
    let mut last = 0.0;
    for (part, height) in heights.iter().enumerate() {
        let Some(height) = height else { continue };
        let gap = (part + 1 - filled.len()) as f64;
        let line = (1..).map(|step| (last + (height - last) * f64::from(step) / gap) as f32);
        filled.extend(line.take(part + 1 - filled.len()));
        last = *height;
    }
    filled.resize(heights.len(), last as f32);
    filled.resize(SILHOUETTE, 0.0);
    filled.into()
}

/// The measure in which all lanes have spent the same at one position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum RaceMeasure {
    /// Boards expanded; with a table, look-ups.
    #[default]
    Expansions,
    /// Units of work, the same on every computer.
    Work,
    /// Run time, in whole picoseconds, on the curve that was measured for each lane.
    RunTime,
}

impl RaceMeasure {
    /// All measures, from left to right.
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();

    /// The measure to the right; after the last one, the first.
    pub const fn next(self) -> Self {
        match self {
            Self::Expansions => Self::Work,
            Self::Work => Self::RunTime,
            Self::RunTime => Self::Expansions,
        }
    }
}

/// The cost of a lane at the end of its recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaneCost {
    /// A number of units.
    Known(u64),
    /// Unknown until the search ends and is measured or counted.
    Unfinished,
    /// Still to be measured or counted.
    Awaited,
    /// Unknown for good: the lane was not searched to its end, or could not be measured.
    Unknown,
}

impl LaneCost {
    /// The units, if they are known.
    pub const fn known(self) -> Option<u64> {
        match self {
            Self::Known(units) => Some(units),
            Self::Unfinished | Self::Awaited | Self::Unknown => None,
        }
    }
}
