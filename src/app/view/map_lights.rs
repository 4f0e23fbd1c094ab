//! What each board is to the searches whose maps are looked at, kept up from view to view.

use std::sync::Arc;

use super::scenery::realms_on_maps;
use crate::{
    app::Model,
    map::{Land, Lights},
    puzzle::Puzzle,
    realm::{PerRealm, Realm, Settings},
};

/// The lights of each realm whose map is looked at, at its playhead.
pub type MapLights = PerRealm<Option<Arc<Lights>>>;

/// What is kept of them.
#[derive(Default)]
pub(super) struct LightsCache {
    followed: PerRealm<Option<Followed>>,
    /// What all of them begin as: to copy it is cheaper than to count its boards again.
    unlit: Option<Lights>,
}

/// The lights of one search. A search is deterministic: the same one has the same events.
struct Followed {
    puzzle: Puzzle,
    settings: Settings,
    lights: Arc<Lights>,
}

/// Those of every map that is looked at, as soon as its boards are laid out.
pub(super) fn lights(model: &Model, cache: &mut LightsCache) -> MapLights {
    let (mut lights, realms) = (MapLights::default(), realms_on_maps(model));
    let sheet = model.map.sheet(&model.puzzle, model.map.projection);
    let Some(sheet) = sheet.filter(|sheet| sheet.is_of(&model.puzzle) && !realms.is_empty()) else {
        return lights;
    };
    for realm in Realm::ALL {
        if realms.contains(&realm) {
            *lights.get_mut(realm) = Some(cache.follow(model, realm, sheet.layout.land()));
        } else {
            *cache.followed.get_mut(realm) = None;
        }
    }
    lights
}

impl LightsCache {
    /// Leads a realm's lights to its playhead.
    fn follow(&mut self, model: &Model, realm: Realm, land: &Arc<Land>) -> Arc<Lights> {
        let recording = &model.lane(realm).recording;
        let slot = self.followed.get_mut(realm);
        let before = slot.take().filter(|before| {
            let is_same = (before.puzzle, before.settings) == (model.puzzle, model.settings);
            // A recording that has begun anew must be followed anew.
            is_same && before.lights.moment() <= recording.len()
        });
        let mut lights =
            before.map_or_else(|| Arc::new(unlit(&mut self.unlit, land)), |before| before.lights);
        let moment = model.lane(realm).playhead.moment.min(recording.len());
        if moment != lights.moment() {
            Arc::make_mut(&mut lights).go_to(recording, moment);
        }
        let (puzzle, settings) = (model.puzzle, model.settings);
        *slot = Some(Followed { puzzle, settings, lights: Arc::clone(&lights) });
        lights
    }
}

/// Lights of a land with no board lit.
fn unlit(kept: &mut Option<Lights>, land: &Arc<Land>) -> Lights {
    let before = kept.take().filter(|lights| lights.is_of(land));
    kept.insert(before.unwrap_or_else(|| Lights::of(land))).clone()
}
