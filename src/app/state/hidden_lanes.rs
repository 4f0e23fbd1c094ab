//! What is shown in place of the lanes while a question is open: no more than is known.

use super::{Lane, RunState};
use crate::{
    realm::PerRealm,
    replay::{Past, Playhead},
};

/// The lanes of a window that knows no more than the past of one realm.
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

/// The lanes of a window that knows nothing of any search yet.
pub(super) fn before_race() -> PerRealm<Lane> {
    PerRealm::from_fn(|realm| Lane { run: RunState::Running, ..Lane::of(realm) })
}
