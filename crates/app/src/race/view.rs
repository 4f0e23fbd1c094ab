//! The race at its position: a row for each lane that takes part.

use std::sync::Arc;

use eight_realms_core::{
    lane::{LaneId, PerLane},
    puzzle::Board,
    replay::Sample,
    trace::Tally,
};

use crate::{
    desk::{
        cached::{Cached, Points, Recorded},
        clock::ScrubberScale,
        cost::{self, CostCurve, LaneCost, RaceMeasure},
        lanes::{Lane, RunState},
        screen::StageTab,
        seen::SeenDesk,
    },
    race::{
        Divergence, RaceFace, RaceShow,
        must_expand::{MustExpandCache, MustExpandView},
        standing::{CurveEnd, RaceStanding, curve_end, standing},
        table::{RaceRow, TableTime, race_table},
    },
};

#[derive(Clone, Debug, PartialEq)]
pub struct RaceLane {
    pub id: LaneId,
    /// Standing of the lane at the position.
    pub standing: RaceStanding,
    /// Cost so far, at most the position.
    pub cost_now: u64,
    /// Cost at the end of the recording.
    pub cost: LaneCost,
    pub end: Option<CurveEnd>,
    /// The current board; the goal once it is reached.
    pub board: Board,
    /// Number of boards that wait; of a deepening search, the number on its path.
    pub frontier: u64,
    /// Number, from 1, of the expansion that the lane is within, before the last of its successors; `None` between two
    /// expansions, and for look-ups.
    pub within: Option<u64>,
    /// Number of boards in the lane's table, which had to be built before; `None` without look-ups.
    pub table_cost: Option<u64>,
    /// The frontier's curve as it is drawn, in logarithms to base 10: units of the measure spent, and boards waiting
    /// plus one.
    pub curve: Arc<[[f64; 2]]>,
}

impl RaceLane {
    /// Cost at the end of the recording, if it is known.
    pub const fn total(&self) -> Option<u64> {
        self.cost.known()
    }
}

/// A place at which lanes finish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// Cost of the lanes that finish here.
    pub at: u64,
    /// The lanes, in the order of the ladder.
    pub lanes: Vec<LaneId>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Race {
    /// The measure that the axis counts.
    pub measure: RaceMeasure,
    /// The position, in units of the measure.
    pub at: u64,
    /// A row for each lane that takes part, in the order of the ladder.
    pub lanes: Vec<RaceLane>,
    /// The table, while it is shown.
    pub table: Vec<RaceRow>,
    /// The figures that the table shows.
    pub table_time: TableTime,
    /// The divergence of two lanes, as long as the race stands there.
    pub divergence: Option<Divergence>,
    /// The must-expand face, while it is shown.
    pub must_expand: Option<MustExpandView>,
    /// Whether the totals of a lane are covered.
    pub is_covered: bool,
    /// Cost of the longest lane; 0 while no cost is known. While totals are covered, the end of the axis.
    pub longest: u64,
    /// The lane with that cost.
    pub longest_id: Option<LaneId>,
    /// Maximum height of all curves, at least 1.
    pub peak: f64,
    /// The beginning of a logarithmic axis.
    pub least: u64,
    /// Places at which lanes finish, in order.
    pub finishes: Vec<Finish>,
    /// The frontier of the longest lane at even distances, 0 to 1 of its largest.
    pub silhouette: Arc<[f32]>,
}

/// The current board, all counts, and how many boards wait.
type LaneMoment = (Option<Board>, Tally, u64);

/// The contents of a recording, and its total cost in a measure.
type CostCurveKey = (Recorded, Option<u64>, RaceMeasure);

/// The cached parts of the race.
#[derive(Default)]
pub(crate) struct RaceCache {
    /// By realm: board and counts of a lane at a moment.
    moments: PerLane<Cached<(Recorded, u64), LaneMoment>>,
    /// By realm: the frontier over the cost.
    lanes: PerLane<Cached<CostCurveKey, Points>>,
    /// The boards of the must-expand face, and each lane's classes.
    must_expand: MustExpandCache,
    /// The silhouette of the longest lane.
    silhouette: Cached<(Recorded, u64, RaceMeasure, ScrubberScale), Arc<[f32]>>,
}

impl Race {
    /// The race of all lanes that are shown.
    pub(crate) fn of(model: SeenDesk<'_>, show: &RaceShow, cache: &mut RaceCache) -> Self {
        let lanes: Vec<RaceLane> = model.shown_lanes().map(|id| lane(model, id, cache)).collect();
        let longest = longest(model, &lanes);
        let at = model.race_position();
        let most = longest.and_then(RaceLane::total).unwrap_or(0);
        let is_covered = model.covers_race();
        let most = model.race_end(most.max(at));
        let face = face(model, show);
        Self {
            measure: model.together.measure,
            at,
            table_time: show.shown_table_time(model),
            is_covered,
            divergence: divergence(model, show, at),
            table: match face {
                Some(RaceFace::Table) => race_table(model, show),
                Some(RaceFace::Lanes | RaceFace::MustExpand) | None => Vec::new(),
            },
            must_expand: match face {
                Some(RaceFace::MustExpand) => Some(MustExpandView::of(model, show, &mut cache.must_expand)),
                Some(RaceFace::Lanes | RaceFace::Table) | None => None,
            },
            longest: most,
            longest_id: longest.map(|lane| lane.id),
            peak: lanes.iter().map(|lane| peak(&lane.curve)).fold(1.0, f64::max),
            least: least(model.together.measure, &lanes),
            finishes: finishes(model, &lanes),
            silhouette: longest.map_or_else(|| Arc::from([]), |lane| silhouette(model, lane, most, cache)),
            lanes,
        }
    }

    /// The lane with the highest known cost.
    pub fn longest_lane(&self) -> Option<&RaceLane> {
        self.lane(self.longest_id?)
    }

    /// Whether all lanes keep a path in the place of a frontier.
    pub fn keeps_paths(&self) -> bool {
        !self.lanes.is_empty() && self.lanes.iter().all(|lane| lane.id.is_deepening())
    }

    /// The lane of the race with this id, if it takes part.
    pub fn lane(&self, id: LaneId) -> Option<&RaceLane> {
        self.lanes.iter().find(|lane| lane.id == id)
    }
}

/// The divergence that was requested, while the race stands there and shows both lanes.
fn divergence(model: SeenDesk<'_>, show: &RaceShow, at: u64) -> Option<Divergence> {
    let is_shown = |id: &LaneId| model.shown_lanes().any(|shown| shown == *id);
    let stands_there = |divergence: &Divergence| {
        at == divergence.difference.expansion && divergence.lanes.iter().all(is_shown)
    };
    show.divergence
        .filter(|divergence| model.together.measure == RaceMeasure::Expansions && stands_there(divergence))
}

/// The lane with the highest known cost. While totals are covered, as a rule all lanes have come equally far, and it is
/// the chosen one.
fn longest<'a>(model: SeenDesk<'_>, lanes: &'a [RaceLane]) -> Option<&'a RaceLane> {
    let is_preferred = |lane: &RaceLane| model.covers_race() && lane.id == model.chosen;
    let known = lanes.iter().filter(|lane| lane.total().is_some());
    known.max_by_key(|lane| (lane.total(), is_preferred(lane)))
}

/// The face of the race, if the stage shows one.
fn face(model: SeenDesk<'_>, show: &RaceShow) -> Option<RaceFace> {
    match model.stage {
        StageTab::Race => Some(show.shown_face(&model)),
        StageTab::Step
        | StageTab::Inside
        | StageTab::Map
        | StageTab::Heuristics
        | StageTab::Lab
        | StageTab::Reading => None,
    }
}

fn lane(model: SeenDesk<'_>, id: LaneId, cache: &mut RaceCache) -> RaceLane {
    let lane = model.lane(id);
    let moment = lane.playhead.moment.min(lane.recording.len());
    let recorded = Recorded::of(model, id);
    let lane_moment = || {
        let scene = lane.recording.scene_at(moment);
        (scene.current.map(|at| at.board), scene.tally, scene.waiting(id.realm))
    };
    let (board, tally, frontier) = cache.moments.get_mut(id).get((recorded, moment), lane_moment);
    let standing = standing(model, id, moment);
    let cost_curve = CostCurve::of(lane, model.together.measure);
    let cost = model.cost(id);
    let board = match standing {
        RaceStanding::Found(_) => model.puzzle.goal,
        _ => board.unwrap_or(model.puzzle.start),
    };
    RaceLane {
        id,
        standing,
        cost_now: cost.known().unwrap_or(0).min(model.together.playhead.moment),
        cost,
        end: curve_end(&lane.run, cost),
        board: if is_before_its_table(id, tally.lookups) { model.puzzle.start } else { board },
        within: Some(tally.expanded)
            .filter(|number| !id.looks_up() && moment < lane.recording.moment_after_successors(*number)),
        frontier,
        table_cost: (id.looks_up() && lane.recording.edge().tally.lookups > 0).then_some(tally.expanded),
        curve: curve(id, lane, cost_curve, (recorded, cost.known(), model.together.measure), cache),
    }
}

/// Whether realm 3 has yet to look anything up: it begins with the start, whatever board its table ended with.
fn is_before_its_table(id: LaneId, lookups: u64) -> bool {
    id.looks_up() && lookups == 0
}

/// The largest frontier of each step of the curve. Realm 3 has none: when it runs, nothing waits.
fn curve(
    id: LaneId,
    lane: &Lane,
    cost_curve: Option<CostCurve<'_>>,
    key: CostCurveKey,
    cache: &mut RaceCache,
) -> Arc<[[f64; 2]]> {
    let log = |count: u64| (count as f64).log10();
    let point = |cost_curve: CostCurve<'_>, sample: &Sample| {
        [log(cost_curve.cost_in(sample).max(1)), log(sample.frontier + 1)]
    };
    let samples = lane.recording.series().logarithmic().iter();
    let points = || match cost_curve.filter(|_| !id.looks_up()) {
        Some(cost_curve) => samples.map(|sample| point(cost_curve, sample)).collect(),
        None => Arc::from([]),
    };
    cache.lanes.get_mut(id).get(key, points)
}

fn peak(curve: &[[f64; 2]]) -> f64 {
    curve.iter().map(|point| point[1]).fold(0.0, f64::max)
}

/// The beginning of a logarithmic axis. For work and run time, the largest power of ten that is no more than the cost
/// of the shortest lane and no more than a thousandth of that of the longest; otherwise, and at least, 1.
fn least(measure: RaceMeasure, lanes: &[RaceLane]) -> u64 {
    let totals = || lanes.iter().filter_map(RaceLane::total).filter(|total| *total > 0);
    match (measure, totals().min(), totals().max()) {
        (RaceMeasure::Work | RaceMeasure::RunTime, Some(shortest), Some(longest)) => {
            10_u64.pow(shortest.min(longest / 1000).max(1).ilog10())
        }
        _ => 1,
    }
}

/// The places at which lanes finish. Lanes that finish at one place share a mark.
fn finishes(model: SeenDesk<'_>, lanes: &[RaceLane]) -> Vec<Finish> {
    let has_run = |lane: &Lane| matches!(lane.run, RunState::Done(_)) && !lane.recording.is_empty();
    let ended = lanes.iter().filter(|lane| has_run(model.lane(lane.id)));
    let mut all: Vec<(u64, LaneId)> = ended.filter_map(|lane| Some((lane.total()?, lane.id))).collect();
    all.sort_by_key(|(at, _)| *at);
    let groups = all.chunk_by(|one, next| one.0 == next.0);
    groups.map(|lanes| Finish { at: lanes[0].0, lanes: lanes.iter().map(|(_, id)| *id).collect() }).collect()
}

/// The silhouette of the longest lane, over what it spends, on an axis that ends at `most`.
fn silhouette(model: SeenDesk<'_>, longest: &RaceLane, most: u64, cache: &mut RaceCache) -> Arc<[f32]> {
    let lane = model.lane(longest.id);
    let Some(cost_curve) = CostCurve::of(lane, model.together.measure) else { return Arc::from([]) };
    // The cost of building a table is not part of the race.
    if longest.id.looks_up() {
        return Arc::from([]);
    }
    let scale = model.scrubber_scale();
    let key = (Recorded::of(model, longest.id), most, model.together.measure, scale);
    let at = |sample: &Sample| cost_curve.cost_in(sample);
    cache.silhouette.get(key, || cost::silhouette(&lane.recording, (scale, most), at, cost_curve.total()))
}
