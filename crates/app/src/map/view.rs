//! The overlay of a map at a moment: the path, the stack, the current board.

use std::{collections::BTreeMap, sync::Arc};

use eight_realms_core::{
    lane::{LaneId, PerLane},
    map::{MapData, MapStatuses},
    puzzle::Board,
};

use crate::{
    desk::{
        cached::Cached,
        lanes::RecordingKey,
        screen::{LaneScope, StageTab},
        seen::SeenDesk,
    },
    map::MapShow,
};

/// A line along boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The path that was found.
    Path(Vec<Board>),
    /// The path that a deepening search is on, or the boards looked up in a table so far.
    Under(Vec<Board>),
}

/// The overlay of one lane's map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapOverlay {
    pub lane: LaneId,
    /// The line, if there is one.
    pub route: Option<Route>,
    /// The board that is being expanded.
    pub current: Option<Board>,
    /// The board at which two searches met first.
    pub met: Option<Board>,
}

impl MapOverlay {
    /// The overlay of every visible map; none on another stage.
    pub(crate) fn all(model: SeenDesk<'_>) -> Vec<Self> {
        lanes_on_maps(model).into_iter().map(|id| Self::of(model, id)).collect()
    }

    /// The overlay at the playhead of a lane.
    fn of(model: SeenDesk<'_>, id: LaneId) -> Self {
        let lane = model.lane(id);
        let moment = lane.playhead.moment.min(lane.recording.len());
        let scene = lane.recording.scene_at(moment);
        let path = scene.tally.solved.and_then(|_| lane.path());
        let route = match path {
            Some(path) => Some(Route::Path(path.boards(model.puzzle.start))),
            None if scene.tally.lookups > 0 => Some(Route::Under(lane.recording.looked_up_by(moment))),
            None if scene.stack.is_empty() => None,
            None => Some(Route::Under(scene.stack.iter().map(|node| node.board).collect())),
        };
        let is_over = moment == lane.recording.len() && lane.has_ended();
        let current = scene.current.map(|node| node.board).filter(|_| !is_over);
        Self { lane: id, route, current, met: scene.met }
    }
}

/// The lanes whose maps are visible; none on another stage.
pub(crate) fn lanes_on_maps(model: SeenDesk<'_>) -> Vec<LaneId> {
    match (model.stage, model.map_scope) {
        (StageTab::Map, LaneScope::One) => vec![model.chosen],
        (StageTab::Map, LaneScope::Lanes) => model.shown_lanes().collect(),
        (
            StageTab::Step
            | StageTab::Inside
            | StageTab::Race
            | StageTab::Heuristics
            | StageTab::Lab
            | StageTab::Reading,
            _,
        ) => Vec::new(),
    }
}

/// The statuses of each lane whose map is visible, at its playhead.
pub type FollowedStatuses = PerLane<Option<Arc<MapStatuses>>>;

#[derive(Default)]
pub(crate) struct StatusesCache {
    followed: PerLane<Option<Followed>>,
    /// The statuses that every search begins with. Copying them is cheaper than counting the boards again.
    blank: Option<MapStatuses>,
    equal: EqualSearches,
}

/// The statuses of one search. A search is deterministic: the same one has the same events.
struct Followed {
    search: RecordingKey,
    statuses: Arc<MapStatuses>,
}

/// The statuses of every visible map, as soon as its boards are laid out.
pub(crate) fn statuses(model: SeenDesk<'_>, map: &MapShow, cache: &mut StatusesCache) -> FollowedStatuses {
    let (mut statuses, ids) = (FollowedStatuses::default(), lanes_on_maps(model));
    let sheet = map.sheet(&model.puzzle, map.projection);
    let Some(sheet) = sheet.filter(|sheet| sheet.is_of(&model.puzzle) && !ids.is_empty()) else {
        return statuses;
    };
    let mut followed: Vec<LaneId> = Vec::new();
    for id in model.lane_ids() {
        if !ids.contains(&id) {
            *cache.followed.get_mut(id) = None;
        } else if let Some(other) =
            followed.iter().find(|other| cache.equal.at_playheads(model, [**other, id]))
        {
            *cache.followed.get_mut(id) = None;
            let shared = statuses.get(*other).clone();
            *statuses.get_mut(id) = shared;
        } else {
            *statuses.get_mut(id) = Some(cache.follow(model, id, sheet.layout.data()));
            followed.push(id);
        }
    }
    statuses
}

/// Pairs of searches that open and expand the same boards in the same events, as those of realms 1 and 2 do: the
/// statuses of one map are those of the other. A search is deterministic, so two of them are compared once for each
/// length.
#[derive(Default)]
struct EqualSearches(BTreeMap<[LaneId; 2], Compared>);

/// Whether two searches are equal, for both and a number of events.
type Compared = Cached<([RecordingKey; 2], u64), bool>;

impl EqualSearches {
    /// Whether each board has the same status at the playheads of two lanes, because their searches are equal.
    fn at_playheads(&mut self, model: SeenDesk<'_>, ids: [LaneId; 2]) -> bool {
        let [one, other] = ids.map(|id| model.lane(id));
        if one.playhead.moment != other.playhead.moment || one.recording.len() != other.recording.len() {
            return false;
        }
        let key = (ids.map(|id| model.recording_key_of(id)), one.recording.len());
        let compare = || one.recording.has_same_statuses(&other.recording);
        self.0.entry(ids).or_default().get(key, compare)
    }
}

impl StatusesCache {
    /// Moves a lane's statuses to its playhead.
    fn follow(&mut self, model: SeenDesk<'_>, id: LaneId, data: &Arc<MapData>) -> Arc<MapStatuses> {
        let recording = &model.lane(id).recording;
        let (search, slot) = (model.recording_key_of(id), self.followed.get_mut(id));
        let previous = slot.take().filter(|previous| {
            let is_same = previous.search == search;
            // A recording that has begun again must be followed from its beginning.
            is_same && previous.statuses.moment() <= recording.len()
        });
        let mut statuses =
            previous.map_or_else(|| Arc::new(blank(&mut self.blank, data)), |previous| previous.statuses);
        let moment = model.lane(id).playhead.moment.min(recording.len());
        if moment != statuses.moment() {
            Arc::make_mut(&mut statuses).go_to(recording, moment);
        }
        *slot = Some(Followed { search, statuses: Arc::clone(&statuses) });
        statuses
    }
}

/// Statuses of a map in which no board has been reached.
fn blank(cached: &mut Option<MapStatuses>, data: &Arc<MapData>) -> MapStatuses {
    let previous = cached.take().filter(|statuses| statuses.is_of(data));
    cached.insert(previous.unwrap_or_else(|| MapStatuses::of(data))).clone()
}
