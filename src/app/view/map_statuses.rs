//! The status of each board in the searches whose maps are visible, updated from view to view.

use std::sync::Arc;

use super::map_overlay::realms_on_maps;
use crate::{
    app::Model,
    map::{MapData, MapStatuses},
    puzzle::Puzzle,
    realm::{PerRealm, Realm, Settings},
};

/// The statuses of each realm whose map is visible, at its playhead.
pub type FollowedStatuses = PerRealm<Option<Arc<MapStatuses>>>;

/// The cached statuses.
#[derive(Default)]
pub(super) struct StatusesCache {
    followed: PerRealm<Option<Followed>>,
    /// The statuses that all of them begin with: to copy them is cheaper than to count its boards again.
    blank: Option<MapStatuses>,
}

/// The statuses of one search. A search is deterministic: the same one has the same events.
struct Followed {
    puzzle: Puzzle,
    settings: Settings,
    statuses: Arc<MapStatuses>,
}

/// Those of every visible map, as soon as its boards are laid out.
pub(super) fn statuses(model: &Model, cache: &mut StatusesCache) -> FollowedStatuses {
    let (mut statuses, realms) = (FollowedStatuses::default(), realms_on_maps(model));
    let sheet = model.map.sheet(&model.puzzle, model.map.projection);
    let Some(sheet) = sheet.filter(|sheet| sheet.is_of(&model.puzzle) && !realms.is_empty()) else {
        return statuses;
    };
    for realm in Realm::ALL {
        if realms.contains(&realm) {
            *statuses.get_mut(realm) = Some(cache.follow(model, realm, sheet.layout.data()));
        } else {
            *cache.followed.get_mut(realm) = None;
        }
    }
    statuses
}

impl StatusesCache {
    /// Moves a realm's statuses to its playhead.
    fn follow(&mut self, model: &Model, realm: Realm, data: &Arc<MapData>) -> Arc<MapStatuses> {
        let recording = &model.lane(realm).recording;
        let slot = self.followed.get_mut(realm);
        let previous = slot.take().filter(|previous| {
            let is_same = (previous.puzzle, previous.settings) == (model.puzzle, model.settings);
            // A recording that has begun anew must be followed anew.
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
