//! Places of the lanes: every one where its cost is the position.

use eight_realms_core::{
    realm::Realm,
    replay::{Playback, Playhead},
};

use super::{resume, spent_now};
use crate::app::{
    CostCurve, Model, RunState,
    state::{PlacedFor, Runner},
};

/// Goes to a position with every lane, and pauses there.
pub(super) fn go(model: &mut Model, at: u64) {
    model.race.playhead = Playhead::at(at);
    place(model, at);
}

/// Puts every lane where it has spent `at`.
pub(super) fn place(model: &mut Model, at: u64) {
    let lanes: Vec<Realm> = model.shown_realms().collect();
    for realm in lanes {
        put(model, realm, at);
    }
    model.race.placed = placed_for(model);
}

/// Puts a lane where it has spent `at` or, while all are followed, at its end. It stays where it is as long as its cost
/// is not known.
fn put(model: &mut Model, realm: Realm, at: u64) {
    let follows = model.race.playhead.playback == Playback::Following;
    let lane = model.lane(realm);
    let moment = match CostCurve::of(lane, model.race.measure) {
        _ if follows => lane.recording.len(),
        Some(curve) => curve.moment_at(at),
        None => lane.playhead.moment.min(lane.recording.len()),
    };
    model.lane_mut(realm).playhead = Playhead::at(moment);
}

/// The facts that the places of the lanes depend on.
pub(super) fn placed_for(model: &Model) -> PlacedFor {
    let measure = model.race.measure;
    let mut placed = PlacedFor { measure, ..PlacedFor::default() };
    for realm in model.shown_realms() {
        *placed.runners.get_mut(realm) = Some(runner(model, realm));
    }
    placed
}

fn runner(model: &Model, realm: Realm) -> Runner {
    Runner { realm, events: model.lane(realm).recording.len(), cost: model.whole().cost(realm) }
}

/// Places the lanes that are new, or have changed since they were placed. When the last cost in a measure becomes
/// known, finds the position from where the lanes are. A race that plays goes on at the same speed, even if it turns
/// out to take longer.
pub fn settle(model: &mut Model) {
    let (previous, now) = (model.race.placed, placed_for(model));
    if previous == now {
        return;
    }
    let playback = model.race.playhead.playback;
    if playback != Playback::Following {
        if now.awaits() {
            model.race.placed = now;
            return;
        }
        if previous.awaits() {
            go(model, spent_now(model));
        }
        if playback != Playback::Paused {
            resume(model);
        }
    }
    for runner in now.runners.all().iter().flatten() {
        if previous.measure != now.measure || previous.runners.get(runner.realm).as_ref() != Some(runner) {
            put(model, runner.realm, model.race.playhead.moment);
        }
    }
    go_on_searching(model);
    model.race.placed = now;
}

/// Lets held searches go on: a race is between whole searches.
pub(super) fn go_on_searching(model: &mut Model) {
    let is_held = |realm: &Realm| model.lane(*realm).run == RunState::Held;
    let lanes: Vec<Realm> = model.shown_realms().filter(is_held).collect();
    for realm in lanes {
        model.lane_mut(realm).run = RunState::Running;
    }
}
