//! Places of the lanes: every one where its cost is the position.

use eight_realms_core::{
    lane::LaneId,
    replay::{Playback, Playhead},
};

use crate::desk::{
    Desk,
    cost::CostCurve,
    lanes::RunState,
    together::{PlacedFor, Runner, resume, spent_now},
};

/// Goes to a position with every lane, and pauses there.
pub fn go(desk: &mut Desk, at: u64) {
    desk.together.playhead = Playhead::at(at);
    place(desk, at);
}

/// Puts every lane where it has spent `at`.
pub(crate) fn place(desk: &mut Desk, at: u64) {
    let lanes: Vec<LaneId> = desk.shown_lanes().collect();
    for id in lanes {
        put(desk, id, at);
    }
    desk.together.placed = placed_for(desk);
}

/// Puts a lane where it has spent `at` or, while all are followed, at its end. It stays where it is as long as its cost
/// is not known.
fn put(desk: &mut Desk, id: LaneId, at: u64) {
    let follows = desk.together.playhead.playback == Playback::Following;
    let lane = desk.lane(id);
    let moment = match CostCurve::of(lane, desk.together.measure) {
        _ if follows => lane.recording.len(),
        Some(curve) => curve.moment_at(at),
        None => lane.playhead.moment.min(lane.recording.len()),
    };
    desk.lane_mut(id).playhead = Playhead::at(moment);
}

/// The facts that the places of the lanes depend on.
pub(crate) fn placed_for(desk: &Desk) -> PlacedFor {
    let measure = desk.together.measure;
    let mut placed = PlacedFor { measure, ..PlacedFor::default() };
    for id in desk.shown_lanes() {
        placed.runners[id.rung()] = Some(runner(desk, id));
    }
    placed
}

fn runner(desk: &Desk, id: LaneId) -> Runner {
    Runner { lane: id, events: desk.lane(id).recording.len(), cost: desk.whole().cost(id) }
}

/// Places the lanes that are new, or have changed since they were placed. When the last cost in a measure becomes
/// known, finds the position from where the lanes are. A race that plays goes on at the same speed, even if it turns
/// out to take longer.
pub fn settle(desk: &mut Desk) {
    let (previous, now) = (desk.together.placed, placed_for(desk));
    if previous == now {
        return;
    }
    let playback = desk.together.playhead.playback;
    if playback != Playback::Following {
        if now.awaits() {
            desk.together.placed = now;
            return;
        }
        if previous.awaits() {
            go(desk, spent_now(desk));
        }
        if playback != Playback::Paused {
            resume(desk);
        }
    }
    for runner in now.runners.iter().flatten() {
        if previous.measure != now.measure || previous.runners[runner.lane.rung()].as_ref() != Some(runner) {
            put(desk, runner.lane, desk.together.playhead.moment);
        }
    }
    go_on_searching(desk);
    desk.together.placed = now;
}

/// Lets held searches go on: a race is between whole searches.
pub(crate) fn go_on_searching(desk: &mut Desk) {
    let is_held = |id: &LaneId| desk.lane(*id).run == RunState::Held;
    let lanes: Vec<LaneId> = desk.shown_lanes().filter(is_held).collect();
    for id in lanes {
        desk.lane_mut(id).run = RunState::Running;
    }
}
