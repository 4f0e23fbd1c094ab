//! The status of each board in the searches whose maps are visible, updated from view to view.

use std::{collections::BTreeMap, sync::Arc};

use eight_realms_core::{
    map::{MapData, MapStatuses},
    puzzle::Puzzle,
    realm::{PerRealm, Realm, Settings},
};

use super::map_overlay::realms_on_maps;
use crate::app::{MapShow, SeenDesk};

/// The statuses of each realm whose map is visible, at its playhead.
pub type FollowedStatuses = PerRealm<Option<Arc<MapStatuses>>>;

#[derive(Default)]
pub(super) struct StatusesCache {
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
pub(super) fn statuses(model: SeenDesk<'_>, map: &MapShow, cache: &mut StatusesCache) -> FollowedStatuses {
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
