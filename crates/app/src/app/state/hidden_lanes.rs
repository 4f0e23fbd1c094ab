//! Lanes shown while a question is open: they hold no more than the person may know.

use eight_realms_core::{
    realm::PerRealm,
    replay::{Past, Playhead},
};

use super::{Lane, RunState};

/// Lanes that know no more than the past of one realm.
pub(super) fn of(past: &Past) -> PerRealm<Lane> {
    let mut lanes = PerRealm::from_fn(Lane::of);
    let lane = Lane {
        recording: past.clone().into_recording(),
        playhead: Playhead::at(past.len()),
        run: RunState::Running,
        ..Lane::of(past.realm())
    };
    *lanes.get_mut(past.realm()) = lane;
    lanes
}

/// Lanes that know nothing of any search.
pub(super) fn before_race() -> PerRealm<Lane> {
    PerRealm::from_fn(|realm| Lane { run: RunState::Running, ..Lane::of(realm) })
}
