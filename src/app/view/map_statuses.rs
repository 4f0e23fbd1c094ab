//! What each board is to the searches whose maps are looked at, kept up from view to view.

use std::sync::Arc;

use super::map_overlay::realms_on_maps;
use crate::{
    app::Model,
    map::{MapData, MapStatuses},
    puzzle::Puzzle,
    realm::{PerRealm, Realm, Settings},
};

/// The lights of each realm whose map is looked at, at its playhead.
pub type FollowedStatuses = PerRealm<Option<Arc<MapStatuses>>>;

/// What is kept of them.
#[derive(Default)]
pub(super) struct StatusesCache {
    followed: PerRealm<Option<Followed>>,
    /// What all of them begin as: to copy it is cheaper than to count its boards again.
    blank: Option<MapStatuses>,
}

/// The lights of one search. A search is deterministic: the same one has the same events.
struct Followed {
    puzzle: Puzzle,
    settings: Settings,
    statuses: Arc<MapStatuses>,
}

/// Those of every map that is looked at, as soon as its boards are laid out.
pub(super) fn statuses(model: &Model, cache: &mut StatusesCache) -> FollowedStatuses {
    let (mut lights, realms) = (FollowedStatuses::default(), realms_on_maps(model));
    let sheet = model.map.sheet(&model.puzzle, model.map.projection);
    let Some(sheet) = sheet.filter(|sheet| sheet.is_of(&model.puzzle) && !realms.is_empty()) else {
        return lights;
    };
    for realm in Realm::ALL {
        if realms.contains(&realm) {
            *lights.get_mut(realm) = Some(cache.follow(model, realm, sheet.layout.data()));
        } else {
            *cache.followed.get_mut(realm) = None;
        }
    }
    lights
}

impl StatusesCache {
    /// Leads a realm's lights to its playhead.
    fn follow(&mut self, model: &Model, realm: Realm, land: &Arc<MapData>) -> Arc<MapStatuses> {
        let recording = &model.lane(realm).recording;
        let slot = self.followed.get_mut(realm);
        let before = slot.take().filter(|before| {
            let is_same = (before.puzzle, before.settings) == (model.puzzle, model.settings);
            // A recording that has begun anew must be followed anew.
            is_same && before.statuses.moment() <= recording.len()
        });
        let mut lights =
            before.map_or_else(|| Arc::new(blank(&mut self.blank, land)), |before| before.statuses);
        let moment = model.lane(realm).playhead.moment.min(recording.len());
        if moment != lights.moment() {
            Arc::make_mut(&mut lights).go_to(recording, moment);
        }
        let (puzzle, settings) = (model.puzzle, model.settings);
        *slot = Some(Followed { puzzle, settings, statuses: Arc::clone(&lights) });
        lights
    }
}

/// Lights of a land with no board lit.
fn blank(kept: &mut Option<MapStatuses>, land: &Arc<MapData>) -> MapStatuses {
    let before = kept.take().filter(|lights| lights.is_of(land));
    kept.insert(before.unwrap_or_else(|| MapStatuses::of(land))).clone()
}
