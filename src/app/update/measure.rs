//! What has been measured.

use std::sync::Arc;

use crate::{
    app::{Model, Times, state::Measuring},
    realm::Realm,
    replay::WorkCurve,
};

/// Nothing more is to be said. What was asked for and not measured is not asked for again.
pub fn ended(model: &mut Model) {
    if let Measuring::Running(measure, asked) = std::mem::take(&mut model.measuring) {
        for realm in asked {
            let lane = model.lane_mut(realm);
            if lane.awaits(measure) {
                lane.unmeasurable.push(measure);
            }
        }
    }
}

/// Takes a bare time in.
pub fn timed(model: &mut Model, realm: Realm, times: Times) {
    model.lane_mut(realm).times = Some(times);
}

/// Takes counted work in.
pub fn worked(model: &mut Model, realm: Realm, work: Arc<WorkCurve>) {
    model.lane_mut(realm).work = Some(work);
}

/// Takes peak memory in, in bytes.
pub fn weighed(model: &mut Model, realm: Realm, bytes: u64) {
    model.lane_mut(realm).peak_memory = Some(bytes);
}
