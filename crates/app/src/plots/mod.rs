//! The three plots, as series: frontier over expansions, expansions over time, time itself.

pub mod sentences;

use std::sync::Arc;

use eight_realms_core::{
    job::{MachineLoad, TimeSummary},
    lane::{LaneId, PerLane},
    replay::{Recording, Sample, TimeCurve},
};

use crate::desk::{
    Shown,
    cached::{Cached, Points, Recorded},
    cost::{PICOSECONDS, RaceMeasure},
    here::Here,
    lanes::{Lane, RunState, SearchOutcome},
    preferences::Axis,
    seen::SeenDesk,
};

/// The time that an axis shows. Run time and the time of recordings are never mixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlotTime {
    /// Run time, on curves that were measured.
    RunTime,
    /// Run time too, but the clock was too coarse for some curve: that one has the shape of its recording.
    RecordedShape,
    /// Time inside the searches while they are recorded: until every median run time is known.
    Streamed,
}

impl PlotTime {
    /// Whether every curve ends at its median run time.
    pub const fn is_run_time(self) -> bool {
        match self {
            Self::RunTime | Self::RecordedShape => true,
            Self::Streamed => false,
        }
    }
}

/// The playhead in the second plot: on the axis of time or of expansions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PlotPlayhead {
    /// A number of seconds.
    Seconds(f64),
    /// A number of expansions.
    Expansions(u64),
}

/// One lane's curve, thinned to the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct PlotCurve {
    pub lane: LaneId,
    /// Points in real units, from left to right.
    pub points: Arc<[[f64; 2]]>,
}

/// One lane's run times, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TimeSpread {
    pub lane: LaneId,
    /// Time for this one puzzle.
    pub answer: Option<TimeSummary>,
    /// Time of building the table of realm 3.
    pub table_time: Option<TimeSummary>,
    /// Other load on the computer during the measurement.
    pub machine_load: MachineLoad,
}

/// The three plots.
#[derive(Clone, Debug, PartialEq)]
pub struct Plots {
    /// Frontier size over expansions.
    pub frontier: Vec<PlotCurve>,
    /// Expansions over seconds.
    pub expanded: Vec<PlotCurve>,
    /// The time that the second plot shows.
    pub clock: PlotTime,
    /// A row for each lane of the ladder.
    pub times: Vec<TimeSpread>,
    /// Whether a curve goes on beyond what is shown: axes of counts end at the next power of ten.
    pub is_covered: bool,
    /// The playhead in the first plot: the chosen lane's expansions so far, or those of a race.
    pub playhead: u64,
    /// The playhead in the second plot.
    pub expanded_playhead: PlotPlayhead,
    /// Expansions of the chosen lane at the playhead.
    pub expanded_now: u64,
    /// Frontier size of the chosen lane at the playhead; of a deepening search, the number of boards on its path.
    pub frontier_now: u64,
    /// Seconds of the chosen lane at the playhead, on the clock of the second plot.
    pub seconds_now: f64,
}

/// The cached curves of the plots, by realm.
#[derive(Default)]
pub(crate) struct PlotsCache {
    frontier: PerLane<Cached<(Recorded, Axis), Points>>,
    expanded: PerLane<Cached<(Recorded, Axis, LaneClock), Points>>,
}

/// Source of the seconds of one curve.
#[derive(Clone, PartialEq)]
enum LaneClock {
    Measured(Arc<TimeCurve>),
    /// The whole search takes these seconds, and they pass as in its recording.
    Whole(f64),
    /// The seconds of the recording.
    Streamed,
}

impl LaneClock {
    /// The seconds until a moment of the recording, at which so many boards are expanded.
    fn seconds_at(&self, recording: &Recording, moment: u64, expanded: u64) -> f64 {
        match self {
            Self::Measured(curve) => curve.seconds_at(expanded),
            Self::Whole(whole) => recording.share_at(moment) * whole,
            Self::Streamed => recording.seconds_at(moment),
        }
    }
}

impl Plots {
    /// The plots of all lanes that are shown.
    pub(crate) fn of(model: SeenDesk<'_>, here: &Here, cache: &mut PlotsCache) -> Self {
        let clock = clock(model);
        let ids: Vec<LaneId> =
            model.shown_lanes().filter(|id| !model.lane(*id).recording.is_empty()).collect();
        let axes = model.preferences.axes;
        let mut frontier = |id: &LaneId| frontier_curve(model, *id, axes.frontier, cache);
        let frontier: Vec<PlotCurve> = ids.iter().map(&mut frontier).collect();
        let mut expanded = |id: &LaneId| expanded_curve(model, *id, axes.expanded, clock, cache);
        let timed = ids.iter().filter(|id| !model.is_covered(**id));
        let expanded: Vec<PlotCurve> = timed.map(&mut expanded).collect();
        let expanded_now = here.scene.tally.expanded;
        let recording = &model.chosen_lane().recording;
        let seconds_now =
            lane_clock(model, model.chosen, clock).seconds_at(recording, here.moment, expanded_now);
        Self {
            playhead: race_expansions(model).unwrap_or(expanded_now).min(end_of(&frontier, 0) as u64),
            expanded_playhead: expanded_playhead(model, clock, (seconds_now, expanded_now), &expanded),
            is_covered: model.covers_race(),
            frontier,
            expanded,
            clock,
            times: model.ladder().into_iter().map(|id| spread(model, id)).collect(),
            expanded_now,
            frontier_now: here.scene.waiting(model.chosen.realm),
            seconds_now,
        }
    }
}

/// The expansions of a race that counts them.
fn race_expansions(model: SeenDesk<'_>) -> Option<u64> {
    let counts = model.is_racing() && model.together.measure == RaceMeasure::Expansions;
    counts.then_some(model.race_position())
}

/// The end of the longest of these curves, on one of its axes.
fn end_of(curves: &[PlotCurve], axis: usize) -> f64 {
    curves.iter().filter_map(|curve| curve.points.last()).map(|point| point[axis]).fold(0.0, f64::max)
}

/// The playhead in the second plot. A hidden realm that is chosen may be beyond the end of every curve that is shown,
/// so its playhead stops there.
fn expanded_playhead(
    model: SeenDesk<'_>,
    clock: PlotTime,
    (seconds_now, expanded_now): (f64, u64),
    curves: &[PlotCurve],
) -> PlotPlayhead {
    let is_hidden = model.shown(model.chosen) == Shown::No;
    let races_on_time = model.is_racing() && model.together.measure == RaceMeasure::RunTime;
    match race_expansions(model) {
        Some(expansions) => PlotPlayhead::Expansions(expansions),
        None if races_on_time && clock.is_run_time() => {
            PlotPlayhead::Seconds(model.race_position() as f64 / PICOSECONDS)
        }
        // How long a covered search has run is not told.
        None if model.is_covered(model.chosen) => PlotPlayhead::Expansions(expanded_now),
        None if is_hidden => PlotPlayhead::Seconds(seconds_now.min(end_of(curves, 0))),
        None => PlotPlayhead::Seconds(seconds_now),
    }
}

/// The time of the second plot: run time as soon as every curve has its median run time. A covered lane has no curve.
fn clock(model: SeenDesk<'_>) -> PlotTime {
    let ids = || model.shown_lanes().filter(|id| !model.is_covered(*id));
    let lanes = || ids().map(|id| model.lane(id)).filter(|lane| !lane.recording.is_empty());
    let is_timed = |lane: &Lane| matches!(lane.run, RunState::Done(_)) && lane.times.is_some();
    let has_curve = |lane: &Lane| lane.time_curve.is_some() || lane.recording.edge().tally.expanded == 0;
    match (lanes().all(is_timed), lanes().all(has_curve)) {
        (true, true) => PlotTime::RunTime,
        (true, false) => PlotTime::RecordedShape,
        (false, _) => PlotTime::Streamed,
    }
}

/// The clock of a lane's curve. Without a measured curve, the recording has its shape, and the median run time its length.
fn lane_clock(model: SeenDesk<'_>, id: LaneId, clock: PlotTime) -> LaneClock {
    let lane = model.lane(id);
    match (lane.times.filter(|_| clock.is_run_time()), &lane.time_curve) {
        (Some(_), Some(curve)) => LaneClock::Measured(Arc::clone(curve)),
        (Some(times), None) => LaneClock::Whole(times.search.median),
        (None, _) => LaneClock::Streamed,
    }
}

fn samples(recording: &Recording, axis: Axis) -> &[Sample] {
    match axis {
        Axis::Logarithmic => recording.series().logarithmic(),
        Axis::Linear => recording.series().linear(),
    }
}

fn frontier_curve(model: SeenDesk<'_>, id: LaneId, axis: Axis, cache: &mut PlotsCache) -> PlotCurve {
    let key = (Recorded::of(model, id), axis);
    let points = || frontier_points(&model.lane(id).recording, axis);
    PlotCurve { lane: id, points: cache.frontier.get_mut(id).get(key, points) }
}

/// The largest frontier of each step and, at the end, the last one: a search that finds no path ends at 0.
fn frontier_points(recording: &Recording, axis: Axis) -> Arc<[[f64; 2]]> {
    let tally = &recording.edge().tally;
    let point = |at: &Sample| [at.expanded as f64, at.frontier as f64];
    let last = (tally.expanded > 0).then_some([tally.expanded as f64, tally.frontier as f64]);
    samples(recording, axis).iter().map(point).chain(last).collect()
}

fn expanded_curve(
    model: SeenDesk<'_>,
    id: LaneId,
    axis: Axis,
    clock: PlotTime,
    cache: &mut PlotsCache,
) -> PlotCurve {
    let lane_clock = lane_clock(model, id, clock);
    let key = (Recorded::of(model, id), axis, lane_clock.clone());
    let points = || match &lane_clock {
        LaneClock::Measured(curve) => measured_points(curve),
        LaneClock::Whole(_) | LaneClock::Streamed => {
            recorded_points(&model.lane(id).recording, axis, &lane_clock)
        }
    };
    PlotCurve { lane: id, points: cache.expanded.get_mut(id).get(key, points) }
}

/// The points that were measured, on either axis. Before the first one time passes evenly, so points at powers of two
/// are added there, enough for a line on a logarithmic axis too.
fn measured_points(curve: &TimeCurve) -> Arc<[[f64; 2]]> {
    let first = curve.samples().next().map_or(0, |at| at.expanded);
    let before = std::iter::successors(Some(1_u64), |expanded| Some(expanded * 2));
    let before = before.take_while(|expanded| *expanded < first);
    let before = before.map(|expanded| [curve.seconds_at(expanded), expanded as f64]);
    before.chain(curve.samples().map(|at| [at.seconds, at.expanded as f64])).collect()
}

fn recorded_points(recording: &Recording, axis: Axis, clock: &LaneClock) -> Arc<[[f64; 2]]> {
    let expanded = recording.edge().tally.expanded;
    let point = |moment, expanded| [clock.seconds_at(recording, moment, expanded), expanded as f64];
    let last = (expanded > 0).then(|| point(recording.len(), expanded));
    samples(recording, axis).iter().map(|at| point(at.moment, at.expanded)).chain(last).collect()
}

/// The run times of a lane. The time of the parity test is not that of a search: where nothing is searched, the row is
/// empty.
fn spread(model: SeenDesk<'_>, id: LaneId) -> TimeSpread {
    let lane = model.lane(id);
    let is_searched = !model.is_answered_by_parity(id);
    let times =
        match &lane.run {
            RunState::Done(
                SearchOutcome::Found(_) | SearchOutcome::NoSolution | SearchOutcome::CutOff(_),
            ) if is_searched => lane.times,
            _ => None,
        };
    TimeSpread {
        lane: id,
        answer: times.map(|times| times.answer()),
        table_time: times.and_then(|times| times.table_time()),
        machine_load: times.map_or(MachineLoad::Quiet, |times| times.machine_load),
    }
}
