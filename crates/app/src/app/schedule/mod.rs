//! Schedule: decides from the model alone what to start, allow or measure next.
//!
//! One search runs at a time, the chosen realm's first. Beside it, at most one map and the search trees of one
//! recording are laid out. Run times are measured only while none of these is under way.

#![warn(clippy::wildcard_enum_match_arm)]

mod heuristics;
mod inside;
mod map;
mod measure;

use std::sync::Arc;

use eight_realms_core::{
    job::{Job, Search},
    realm::Realm,
};

use self::{
    heuristics::next as next_heuristics_task, inside::lay_out_trees, map::draw_map, measure::measure_next,
};

use super::{
    Effect, Model, Role, RunState, StopReason,
    state::{BuiltTable, Measuring},
};

/// Maximum lead of a held search over the playhead, in events: more than a frame at full speed shows.
const LEAD: u64 = 100_000;

/// Returns the next effect that is due, if any. It is called again until it returns `None`.
pub fn schedule(model: &mut Model) -> Option<Effect> {
    let full = Realm::ALL.into_iter().find_map(|realm| stop_if_full(model, realm));
    let search = full.or_else(|| start_next(model)).or_else(|| move_horizon(model));
    let effect = search.or_else(|| draw_map(model)).or_else(|| lay_out_trees(model));
    let effect = effect.or_else(|| next_heuristics_task(model));
    effect.or_else(|| measure_next(model))
}

/// Ends a search whose recording has no room for more. What was recorded stays.
pub(super) fn stop_if_full(model: &mut Model, realm: Realm) -> Option<Effect> {
    let room = room(model, realm);
    let lane = model.lane_mut(realm);
    let is_full = lane.is_alive() && lane.recording.len() >= room;
    is_full.then(|| {
        lane.end(RunState::Stopped(StopReason::Full));
        Effect::End(Role::Search(realm))
    })
}

/// Starts the next search that is wanted, unless one runs.
fn start_next(model: &mut Model) -> Option<Effect> {
    if Realm::ALL.into_iter().any(|realm| model.lane(realm).run == RunState::Running) {
        return None;
    }
    let realm = model.requested_realms().find(|realm| model.lane(*realm).run == RunState::Waiting)?;
    let room = room(model, realm);
    let mut search = Search::new(realm, model.puzzle, model.settings);
    let is_not_searched = model.is_answered_by_parity(realm);
    let lane = model.lane_mut(realm);
    let fits = |built: &&BuiltTable| !is_not_searched && built.building.len() <= room;
    if let Some(built) = lane.built_table.as_ref().filter(fits) {
        search.table = Some(Arc::clone(&built.table));
        lane.recording = built.building.clone();
    }
    lane.recorded_before = lane.recording.len();
    lane.seconds_before = lane.recording.seconds_at(lane.recorded_before);
    lane.run = RunState::Running;
    // Events are allowed as soon as it has begun.
    lane.horizon = 0;
    model.measuring = Measuring::Idle;
    Some(Effect::Start(Role::Search(realm), Job::Search(search)))
}

/// The maximum number of events of a recording, given the lengths of the others.
pub(super) fn room(model: &Model, realm: Realm) -> u64 {
    let others: u64 = Realm::ALL
        .into_iter()
        .filter(|other| *other != realm)
        .map(|other| model.lane(other).recording.len())
        .sum();
    model.limits.one.min(model.limits.all.saturating_sub(others))
}

/// Moves the horizon of a search where it has changed.
fn move_horizon(model: &mut Model) -> Option<Effect> {
    let has_moved = |realm: &Realm| {
        let lane = model.lane(*realm);
        lane.is_alive() && horizon_of(model, *realm) != lane.horizon
    };
    let realm = Realm::ALL.into_iter().find(has_moved)?;
    let horizon = horizon_of(model, realm);
    let lane = model.lane_mut(realm);
    lane.horizon = horizon;
    let events = horizon.saturating_sub(lane.recorded_before);
    model.measuring = Measuring::Idle;
    Some(Effect::AllowUntil(realm, events))
}

/// The horizon of a search, in events. A held search keeps a lead over the playhead, which is renewed when half of it
/// is used up. Any other search goes on as far as there is room.
fn horizon_of(model: &Model, realm: Realm) -> u64 {
    let lane = model.lane(realm);
    let room = room(model, realm);
    let (near, far) = (lane.playhead.moment + LEAD / 2, lane.playhead.moment + LEAD);
    match lane.run {
        RunState::Held if (near..=far).contains(&lane.horizon) => room.min(lane.horizon),
        RunState::Held => room.min(far),
        RunState::Waiting
        | RunState::Running
        | RunState::Done(_)
        | RunState::Stopped(_)
        | RunState::Lost { .. } => room,
    }
}
