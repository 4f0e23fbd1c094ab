//! The overlay of a map at a moment: the path, the stack, the current board.

use std::{collections::BTreeMap, sync::Arc};

use eight_realms_core::{
    map::{MapData, MapStatuses},
    puzzle::{Board, Puzzle},
    realm::{PerRealm, Realm, Settings},
};

use crate::{
    desk::{
        screen::{MapScope, StageTab},
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

/// The overlay of one realm's map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapOverlay {
    pub realm: Realm,
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
        realms_on_maps(model).into_iter().map(|realm| Self::of(model, realm)).collect()
    }

    /// The overlay at the playhead of a realm.
    fn of(model: SeenDesk<'_>, realm: Realm) -> Self {
        let lane = model.lane(realm);
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
        Self { realm, route, current, met: scene.met }
    }
}

/// The realms whose maps are visible; none on another stage.
pub(crate) fn realms_on_maps(model: SeenDesk<'_>) -> Vec<Realm> {
    match (model.stage, model.map_scope) {
        (StageTab::Map, MapScope::One) => vec![model.chosen],
        (StageTab::Map, MapScope::Lanes) => model.shown_realms().collect(),
        (
            StageTab::Step | StageTab::Inside | StageTab::Race | StageTab::Heuristics | StageTab::Reading,
            _,
        ) => Vec::new(),
    }
}

/// The statuses of each realm whose map is visible, at its playhead.
pub type FollowedStatuses = PerRealm<Option<Arc<MapStatuses>>>;

#[derive(Default)]
pub(crate) struct StatusesCache {
    followed: PerRealm<Option<Followed>>,
    /// The statuses that every search begins with. Copying them is cheaper than counting the boards again.
    blank: Option<MapStatuses>,
    equal: EqualSearches,
}

/// The statuses of one search. A search is deterministic: the same one has the same events.
struct Followed {
    puzzle: Puzzle,
    settings: Settings,
    statuses: Arc<MapStatuses>,
}

/// The statuses of every visible map, as soon as its boards are laid out.
pub(crate) fn statuses(model: SeenDesk<'_>, map: &MapShow, cache: &mut StatusesCache) -> FollowedStatuses {
    let (mut statuses, realms) = (FollowedStatuses::default(), realms_on_maps(model));
    let sheet = map.sheet(&model.puzzle, map.projection);
    let Some(sheet) = sheet.filter(|sheet| sheet.is_of(&model.puzzle) && !realms.is_empty()) else {
        return statuses;
    };
    let mut followed: Vec<Realm> = Vec::new();
    for realm in Realm::ALL {
        if !realms.contains(&realm) {
            *cache.followed.get_mut(realm) = None;
        } else if let Some(other) =
            followed.iter().find(|other| cache.equal.at_playheads(model, [**other, realm]))
        {
            *cache.followed.get_mut(realm) = None;
            let shared = statuses.get(*other).clone();
            *statuses.get_mut(realm) = shared;
        } else {
            *statuses.get_mut(realm) = Some(cache.follow(model, realm, sheet.layout.data()));
            followed.push(realm);
        }
    }
    statuses
}

/// Pairs of searches that open and expand the same boards in the same events, as those of realms 1 and 2 do: the
/// statuses of one map are those of the other. A search is deterministic, so two of them are compared once for each
/// length.
#[derive(Default)]
struct EqualSearches {
    of: Option<(Puzzle, Settings)>,
    /// For two realms, the number of events compared, and whether they are equal.
    compared: BTreeMap<[Realm; 2], (u64, bool)>,
}

impl EqualSearches {
    /// Whether each board has the same status at the playheads of two realms, because their searches are equal.
    fn at_playheads(&mut self, model: SeenDesk<'_>, realms: [Realm; 2]) -> bool {
        let [one, other] = realms.map(|realm| model.lane(realm));
        if one.playhead.moment != other.playhead.moment || one.recording.len() != other.recording.len() {
            return false;
        }
        let of = Some((model.puzzle, model.settings));
        if self.of != of {
            *self = Self { of, compared: BTreeMap::new() };
        }
        let events = one.recording.len();
        let (compared, are_equal) = self.compared.entry(realms).or_insert((0, true));
        if *compared != events {
            (*compared, *are_equal) = (events, one.recording.has_same_statuses(&other.recording));
        }
        *are_equal
    }
}

impl StatusesCache {
    /// Moves a realm's statuses to its playhead.
    fn follow(&mut self, model: SeenDesk<'_>, realm: Realm, data: &Arc<MapData>) -> Arc<MapStatuses> {
        let recording = &model.lane(realm).recording;
        let slot = self.followed.get_mut(realm);
        let previous = slot.take().filter(|previous| {
            let is_same = (previous.puzzle, previous.settings) == (model.puzzle, model.settings);
            // A recording that has begun again must be followed from its beginning.
            is_same && previous.statuses.moment() <= recording.len()
        });
        let mut statuses =
            previous.map_or_else(|| Arc::new(blank(&mut self.blank, data)), |previous| previous.statuses);
        let moment = model.lane(realm).playhead.moment.min(recording.len());
        if moment != statuses.moment() {
            Arc::make_mut(&mut statuses).go_to(recording, moment);
        }
        let (puzzle, settings) = (model.puzzle, model.settings);
        *slot = Some(Followed { puzzle, settings, statuses: Arc::clone(&statuses) });
        statuses
    }
}

/// Statuses of a map in which no board has been reached.
fn blank(cached: &mut Option<MapStatuses>, data: &Arc<MapData>) -> MapStatuses {
    let previous = cached.take().filter(|statuses| statuses.is_of(data));
    cached.insert(previous.unwrap_or_else(|| MapStatuses::of(data))).clone()
}
