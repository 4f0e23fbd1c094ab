//! The planes of g and h of all lanes at their playheads, side by side: the same boards, and each lane's lines of equal f.
//!
//! A recording is read in parts, a few milliseconds' worth for each view. Until it has been read as far as the playhead, a
//! lane has no plane.

use eight_realms_core::{
    compare::{Plane, PlaneReader},
    heuristic::{HeuristicKind, Unit},
    lane::{LaneId, PerLane},
    realm::{Evaluation, Waits},
    replay::Scene,
};

use crate::desk::{lanes::RecordingKey, seen::SeenDesk};

/// Maximum number of events read for one view, over all lanes.
const PART: u64 = 100_000;
/// The end of the axis of g is a multiple of this.
const COLUMNS: usize = 10;
/// The least end of the axis of g.
const LEAST_COLUMNS: usize = 20;

/// The planes of all lanes that are shown.
#[derive(Clone, Debug, PartialEq)]
pub struct PlanesView {
    pub lanes: Vec<LanePlane>,
    /// The end of the axis of g, the same for all lanes.
    pub greatest_g: usize,
    /// The end of the axis of h, in moves, the same for all lanes.
    pub greatest_h: usize,
}

/// The plane of one lane.
#[derive(Clone, Debug, PartialEq)]
pub struct LanePlane {
    pub id: LaneId,
    /// The heuristic of the plane: that of the lane without its weight, or Manhattan distance where the lane has none.
    pub heuristic: HeuristicKind,
    /// f, as the sum of this many times g and this many times h; `None` for a lane that takes boards by no f.
    pub factors: Option<[f64; 2]>,
    /// The f of the board that is expanded, or the bound, in moves; `None` before the first expansion.
    pub f: Option<f64>,
    /// Its expansions so far, those of earlier iterations too.
    pub expanded: u64,
    /// The boards so far; `None` while they are counted, and without f.
    pub plane: Option<Plane>,
}

impl PlanesView {
    /// Whether something is still being counted, so that another view will show more.
    pub fn is_counting(&self) -> bool {
        self.lanes.iter().any(|lane| lane.factors.is_some() && lane.plane.is_none())
    }
}

/// What has been read of each lane.
#[derive(Default)]
pub(crate) struct PlanesCache(PerLane<Option<ReadPlane>>);

struct ReadPlane {
    of: RecordingKey,
    reader: PlaneReader,
    /// The plane of the last view, and its moment.
    shown: Option<(u64, Plane)>,
}

impl PlanesCache {
    /// The planes of all lanes that are shown, at their playheads. The chosen lane's recording is read first.
    pub(crate) fn at_playheads(&mut self, model: SeenDesk<'_>) -> PlanesView {
        let mut remaining = PART;
        for id in model.requested_lanes().filter(|id| factors(model, *id).is_some()) {
            let read = self.read(model, id);
            let before = read.reader.events_read();
            read.reader.read(&model.lane(id).recording, remaining);
            remaining -= read.reader.events_read() - before;
        }
        let lanes: Vec<LanePlane> = model.shown_lanes().map(|id| self.lane(model, id)).collect();
        let planes = || lanes.iter().filter_map(|lane| lane.plane.as_ref());
        let highest = planes().flat_map(|plane| plane.cells().map(|(_, h, _)| h)).max().unwrap_or(0);
        let greatest_h = lanes.iter().map(|lane| rows(lane.heuristic)).fold(highest, usize::max);
        let read = model.shown_lanes().filter_map(|id| self.0.get(id).as_ref());
        let widest = read.map(|read| read.reader.columns().saturating_sub(1)).max().unwrap_or(0);
        let greatest_g = widest.next_multiple_of(COLUMNS).max(LEAST_COLUMNS);
        PlanesView { lanes, greatest_g, greatest_h }
    }

    /// What has been read of a lane; it begins again for another search, or if more events have been read than there are.
    fn read(&mut self, model: SeenDesk<'_>, id: LaneId) -> &mut ReadPlane {
        let of = model.recording_key_of(id);
        let events = model.lane(id).recording.len();
        let kept = self.0.get_mut(id).take();
        let kept = kept.filter(|read| read.of == of && read.reader.events_read() <= events);
        let fresh = || {
            let reader = PlaneReader::new(model.puzzle.goal, heuristic(model, id));
            ReadPlane { of, reader, shown: None }
        };
        self.0.get_mut(id).insert(kept.unwrap_or_else(fresh))
    }

    fn lane(&mut self, model: SeenDesk<'_>, id: LaneId) -> LanePlane {
        let factors = factors(model, id);
        let plane = factors.and_then(|_| self.plane(model, id));
        let scene = scene(model, id);
        let f = f(id.unit(&model.settings_of(id)), id, &scene);
        LanePlane { id, heuristic: heuristic(model, id), factors, f, expanded: scene.tally.expanded, plane }
    }

    fn plane(&mut self, model: SeenDesk<'_>, id: LaneId) -> Option<Plane> {
        let lane = model.lane(id);
        let moment = lane.playhead.moment.min(lane.recording.len());
        let ReadPlane { reader, shown, .. } = self.0.get_mut(id).as_mut()?;
        if shown.as_ref().is_none_or(|(at, _)| *at != moment) {
            *shown = reader.at(&lane.recording, moment).map(|plane| (moment, plane));
        }
        shown.as_ref().map(|(_, plane)| plane.clone())
    }
}

/// The largest h that is expected, for an axis that does not grow while boards are counted.
const fn rows(heuristic: HeuristicKind) -> usize {
    match heuristic {
        HeuristicKind::Misplaced | HeuristicKind::BlankCounted => 10,
        HeuristicKind::Zero
        | HeuristicKind::Manhattan
        | HeuristicKind::LinearConflict
        | HeuristicKind::Weighted(_) => 24,
    }
}

/// The heuristic of the lane's plane.
fn heuristic(model: SeenDesk<'_>, id: LaneId) -> HeuristicKind {
    match id.heuristic(&model.settings_of(id)).map(HeuristicKind::unweighted) {
        None | Some(HeuristicKind::Zero) => HeuristicKind::Manhattan,
        Some(heuristic) => heuristic,
    }
}

/// How many times g and h make f. A queue takes boards by g.
fn factors(model: SeenDesk<'_>, id: LaneId) -> Option<[f64; 2]> {
    let settings = model.settings_of(id);
    match (id.waits(), id.heuristic(&settings)) {
        (Waits::Table | Waits::TwoQueues, _) => None,
        (Waits::Queue, _) | (_, None | Some(HeuristicKind::Zero)) => Some([1.0, 0.0]),
        _ if settings.evaluation == Evaluation::HeuristicAlone => Some([0.0, 1.0]),
        (_, Some(heuristic)) => {
            Some([1.0, heuristic.weight().map_or(1.0, |weight| f64::from(weight.tenths()) / 10.0)])
        }
    }
}

fn scene(model: SeenDesk<'_>, id: LaneId) -> Scene {
    let lane = model.lane(id);
    lane.recording.scene_at(lane.playhead.moment.min(lane.recording.len()))
}

/// The f of the board that is expanded, or the bound, in moves.
fn f(unit: Unit, id: LaneId, scene: &Scene) -> Option<f64> {
    let expanded = || {
        let node = scene.current.filter(|_| scene.tally.expanded > 0)?;
        Some(if id.waits() == Waits::Queue { f64::from(node.g) } else { unit.in_moves(node.f) })
    };
    scene.bound.map(|bound| unit.in_moves(bound)).or_else(expanded)
}
