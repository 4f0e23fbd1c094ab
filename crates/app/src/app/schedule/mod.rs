//! Schedule: decides from the desk alone what to start, allow or measure next.
//!
//! One search runs at a time, the chosen realm's first. Beside it, at most one map and the search trees of one
//! recording are laid out. Run times are measured only while none of these is under way.

#![warn(clippy::wildcard_enum_match_arm)]

mod measure;

use std::sync::Arc;

use eight_realms_core::{
    job::{Job, Search},
    realm::Realm,
};

use self::measure::measure_next;
use super::{
    Desk, Effect, Model, Role, RunState, StopReason,
    state::{BuiltTable, Measuring},
    update::{heuristics, inside, map},
};

/// Maximum lead of a held search over the playhead, in events: more than a frame at full speed shows.
const LEAD: u64 = 100_000;

/// Returns the next effect that is due, if any. It is called again until it returns `None`.
pub fn schedule(model: &mut Model) -> Option<Effect> {
    let Model { desk, race, map, inside, heuristics, .. } = model;
    for realm in Realm::ALL {
        stop_if_full(desk, realm);
    }
    if let Some(effect) = desk.effects.pop() {
        return Some(effect);
    }
    let search = start_next(desk).or_else(|| move_horizon(desk));
    let job = search.or_else(|| map::next_job(map, desk)).or_else(|| inside::next_job(inside, desk));
    job.or_else(|| heuristics::next_job(heuristics, desk)).or_else(|| {
        let is_computing = map.is_drawing() || inside.is_busy() || heuristics.is_busy();
        if is_computing { None } else { measure_next(desk, race.shows_memory(desk)) }
    })
}

/// Ends a search whose recording has no room for more. What was recorded stays.
pub(super) fn stop_if_full(desk: &mut Desk, realm: Realm) {
    let room = room(desk, realm);
    let lane = desk.lane_mut(realm);
    let is_full = lane.is_alive() && lane.recording.len() >= room;
    if is_full {
        lane.end(RunState::Stopped(StopReason::Full));
        desk.ask(Effect::End(Role::Search(realm)));
    }
}

/// Starts the next search that is wanted, unless one runs.
fn start_next(desk: &mut Desk) -> Option<Effect> {
    if Realm::ALL.into_iter().any(|realm| desk.lane(realm).run == RunState::Running) {
        return None;
    }
    let realm = desk.requested_realms().find(|realm| desk.lane(*realm).run == RunState::Waiting)?;
    let room = room(desk, realm);
    let mut search = Search::new(realm, desk.puzzle, desk.settings);
    let is_not_searched = desk.is_answered_by_parity(realm);
    let lane = desk.lane_mut(realm);
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
    desk.measuring = Measuring::Idle;
    Some(Effect::Start(Role::Search(realm), Job::Search(search)))
}

/// The maximum number of events of a recording, given the lengths of the others.
pub(super) fn room(desk: &Desk, realm: Realm) -> u64 {
    let others: u64 = Realm::ALL
        .into_iter()
        .filter(|other| *other != realm)
        .map(|other| desk.lane(other).recording.len())
        .sum();
    desk.limits.one.min(desk.limits.all.saturating_sub(others))
}

/// Moves the horizon of a search where it has changed.
fn move_horizon(desk: &mut Desk) -> Option<Effect> {
    let has_moved = |realm: &Realm| {
        let lane = desk.lane(*realm);
        lane.is_alive() && horizon_of(desk, *realm) != lane.horizon
    };
    let realm = Realm::ALL.into_iter().find(has_moved)?;
    let horizon = horizon_of(desk, realm);
    let lane = desk.lane_mut(realm);
    lane.horizon = horizon;
    let events = horizon.saturating_sub(lane.recorded_before);
    desk.measuring = Measuring::Idle;
    Some(Effect::AllowUntil(realm, events))
}

/// The horizon of a search, in events. A held search keeps a lead over the playhead, which is renewed when half of it
/// is used up. Any other search goes on as far as there is room.
fn horizon_of(desk: &Desk, realm: Realm) -> u64 {
    let lane = desk.lane(realm);
    let room = room(desk, realm);
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
