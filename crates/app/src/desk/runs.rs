//! The state of searches, and what their workers send.

use std::sync::Arc;

use eight_realms_core::{
    job::{Job, Search, SearchTimes, TimedSearch},
    lane::LaneId,
    realm::{Answer, DepthLimit, Path, Settings, Table},
    replay::{TimeCurve, TimeSample},
    trace::{Event, Tally},
};

use crate::desk::{
    Desk, Shown,
    effect::Effect,
    jobs::Role,
    lanes::{BuiltTable, CountingRun, OwnLane, RunState, SearchOutcome, StopReason, Times},
    measure::{Measurement, Measuring},
    notice::Notice,
    own,
    screen::Face,
};

/// Adds events to the recording, as many as there is room for: each of several searches may have been allowed what
/// remains for one. Events of a search that has been ended are ignored. `seconds` is the time that the worker has
/// searched up to the last of them.
pub fn record(desk: &mut Desk, id: LaneId, events: &[Event], seconds: f64) {
    let room = room(desk, id);
    let lane = desk.lane_mut(id);
    if !lane.is_alive() {
        return;
    }
    let fit = room.saturating_sub(lane.recording.len()).min(events.len() as u64);
    lane.recording.extend(&events[..fit as usize], lane.seconds_before + seconds);
    make_room(desk);
    stop_if_full(desk, id);
}

/// Keeps realm 3's table for other starts.
pub fn built(desk: &mut Desk, id: LaneId, table: Arc<Table>) {
    let (goal, order) = (desk.puzzle.goal, desk.settings_of(id).order);
    let lane = desk.lane_mut(id);
    if lane.is_alive() {
        lane.keep(goal, order, table);
    }
}

/// Ends the lane of a search that has ended by itself, and sets the times and the memory that were given for it.
pub fn ended(desk: &mut Desk, id: LaneId, answer: Answer) {
    let limit = limit_of(desk, id);
    let lane = desk.lane_mut(id);
    if !lane.is_alive() {
        return;
    }
    lane.end(match answer {
        Ok(path) => RunState::Done(outcome(path, limit)),
        Err(_) => RunState::Stopped(StopReason::Requested),
    });
    if let Some(times) = desk.given_times.get(&id).copied() {
        let curve = desk.given_curves.get(&id).cloned();
        let lane = desk.lane_mut(id);
        lane.times = Some(times);
        lane.recording.retime(times.search.median);
        let end = TimeSample { expanded: lane.recording.edge().tally.expanded, seconds: times.search.median };
        let straight = || (end.expanded > 0).then(|| Arc::new(TimeCurve::ending_at(end, &[])));
        lane.time_curve = curve.or_else(straight);
    }
    if let Some(bytes) = desk.given_memory.get(&id).copied() {
        desk.lane_mut(id).peak_memory = Some(bytes);
    }
}

/// What a search has come to. Without a path it was cut off, if it has a limit.
fn outcome(path: Option<Path>, limit: Option<DepthLimit>) -> SearchOutcome {
    let none = limit.map_or(SearchOutcome::NoSolution, SearchOutcome::CutOff);
    path.map_or(none, SearchOutcome::Found)
}

/// The depth limit of a lane that searches; none where parity has answered.
fn limit_of(desk: &Desk, id: LaneId) -> Option<DepthLimit> {
    desk.settings_of(id).depth_limit.filter(|_| !desk.is_answered_by_parity(id))
}

/// Notes what a search that was only counted has come to; nothing, if it was ended.
pub fn counted(desk: &mut Desk, id: LaneId, tally: Tally, answer: Answer) {
    if let Ok(path) = answer {
        let outcome = outcome(path, limit_of(desk, id));
        desk.lane_mut(id).counted = Some(CountingRun::Done(tally, outcome));
    }
}

/// Notes a lane's run times, and their curve.
pub fn timed(desk: &mut Desk, timed: SearchTimes) {
    let SearchTimes { lane: id, run_time, lookup, machine_load, curve } = timed;
    let lane = desk.lane_mut(id);
    lane.times = Some(Times { search: run_time, lookup, machine_load });
    lane.time_curve = curve;
}

/// Ends measuring. What was requested and not measured is not requested again.
pub fn measuring_ended(desk: &mut Desk) {
    if let Measuring::Running(measure, ids) = std::mem::take(&mut desk.measuring) {
        for id in ids {
            let lane = desk.lane_mut(id);
            if lane.awaits(measure) {
                lane.unmeasurable.push(measure);
            }
        }
    }
}

/// Forgets the run times of the searches that are shown, which are then measured anew. Times that were given stay.
pub fn measure_again(desk: &mut Desk) {
    if !desk.whole().can_measure_again() {
        return;
    }
    let ids: Vec<LaneId> = desk.requested_lanes().collect();
    for id in ids {
        let is_given = desk.given_times.contains_key(&id);
        let lane = desk.lane_mut(id);
        lane.unmeasurable.retain(|measure| *measure != Measurement::Time);
        if !is_given {
            (lane.times, lane.time_curve) = (None, None);
        }
    }
}

/// Marks a search as lost after a panic. Its events stay.
pub fn lost(desk: &mut Desk, id: LaneId, reason: String) {
    let lane = desk.lane_mut(id);
    if lane.is_alive() || lane.counted == Some(CountingRun::Running) {
        lane.counted = None;
        lane.end(RunState::Lost { reason });
    }
}

/// Runs a lost search again from the beginning.
pub fn search_lost_again(desk: &mut Desk, id: LaneId) {
    let lane = desk.lane_mut(id);
    if let RunState::Lost { .. } = lane.run {
        lane.restart(id.realm);
    }
}

/// Ends the search that runs, the chosen lane's first, and those of hidden lanes last. What was recorded stays. Returns
/// whether there was one.
pub fn stop(desk: &mut Desk) -> bool {
    let runs = |id: &LaneId| {
        let lane = desk.lane(*id);
        lane.is_alive() || lane.counted == Some(CountingRun::Running)
    };
    let Some(id) = desk.requested_lanes().chain(desk.lane_ids()).find(runs) else { return false };
    let lane = desk.lane_mut(id);
    if lane.is_alive() {
        lane.end(RunState::Stopped(StopReason::Requested));
        desk.ask(Effect::End(Role::Search(id)));
    } else {
        lane.counted = None;
        desk.ask(Effect::End(Role::Count(id)));
    }
    true
}

/// Searches with other settings. Lanes that search otherwise with them begin anew, and lanes whose search is not over;
/// returns those, or `None` for the same settings, with which nothing happens.
pub fn search_with(desk: &mut Desk, settings: Settings) -> Option<Vec<LaneId>> {
    if settings == desk.settings {
        return None;
    }
    let before: Vec<(LaneId, Settings)> = used_settings(desk).collect();
    desk.settings = settings;
    follow_conventions(desk);
    let begins_anew = |((now, before), id): &((_, _), LaneId)| now != before || desk.lane(*id).is_alive();
    let lanes = used_settings(desk).zip(before).zip(desk.lane_ids());
    let changed: Vec<LaneId> = lanes.filter(begins_anew).map(|(_, id)| id).collect();
    if changed.is_empty() {
        return Some(changed);
    }
    restart(desk, &changed);
    for id in desk.lane_ids() {
        let counted = &mut desk.lane_mut(id).counted;
        counted.take_if(|run| *run == CountingRun::Running);
    }
    desk.ask(Effect::EndAll);
    Some(changed)
}

/// Every lane, with the settings that it uses.
fn used_settings(desk: &Desk) -> impl Iterator<Item = (LaneId, Settings)> {
    desk.lane_ids().into_iter().map(|id| (id, desk.settings_of(id).used_by(id.realm)))
}

/// Gives every lane of one's own what other conventions make of it.
pub(crate) fn follow_conventions(desk: &mut Desk) {
    let conventions = desk.settings;
    for own in &mut desk.own {
        *own = OwnLane { shown: own.shown, ..OwnLane::of(own.request, &conventions) };
    }
}

/// Forgets every search, so that all that are wanted run again.
pub fn search_again(desk: &mut Desk) {
    restart(desk, &desk.lane_ids());
    desk.ask(Effect::EndAll);
}

/// Forgets these searches, and what was made of them.
fn restart(desk: &mut Desk, ids: &[LaneId]) {
    let playhead = desk.preferences.opens_at.playhead();
    for id in ids {
        let lane = desk.lane_mut(*id);
        lane.restart(id.realm);
        lane.playhead = playhead;
    }
    desk.changed = None;
    desk.solution.restart();
    desk.together.restart();
    desk.together.playhead = playhead;
    desk.measuring = Measuring::Idle;
    desk.round += 1;
}

/// Repeats a search whose recording is full, counting only, to its end.
pub fn run_on(desk: &mut Desk, id: LaneId) {
    let lane = desk.lane_mut(id);
    if lane.run != RunState::Stopped(StopReason::Full) || lane.counted.is_some() {
        return;
    }
    lane.counted = Some(CountingRun::Running);
    desk.measuring = Measuring::Idle;
    let search = Search::new(id, desk.puzzle, desk.settings_of(id));
    desk.ask(Effect::Start(Role::Count(id), Job::Count(search)));
}

/// Hides a lane or shows it again.
pub fn toggle_shown(desk: &mut Desk, id: LaneId) {
    let shown = match desk.shown(id) {
        Shown::Yes => Shown::No,
        Shown::No => Shown::Yes,
    };
    desk.set_shown(id, shown);
    match shown {
        Shown::No => desk.notify(Notice::Hidden { lane: id }),
        Shown::Yes => _ = desk.notice.take_if(|(notice, _)| matches!(notice, Notice::Hidden { .. })),
    }
}

/// Maximum lead of a held search over the playhead, in events: more than a frame at full speed shows.
const LEAD: u64 = 100_000;

/// Ends a search whose recording has no room for more. What was recorded stays.
pub(crate) fn stop_if_full(desk: &mut Desk, id: LaneId) {
    let room = room(desk, id);
    let lane = desk.lane_mut(id);
    let is_full = lane.is_alive() && lane.recording.len() >= room;
    if is_full {
        lane.end(RunState::Stopped(StopReason::Full));
        desk.ask(Effect::End(Role::Search(id)));
    }
}

/// Starts the next search that is wanted, unless one runs.
pub fn start_next(desk: &mut Desk) -> Option<Effect> {
    if desk.lane_ids().into_iter().any(|id| desk.lane(id).run == RunState::Running) {
        return None;
    }
    let id = desk.requested_lanes().find(|id| desk.lane(*id).run == RunState::Waiting)?;
    let room = room(desk, id);
    let settings = desk.settings_of(id);
    let mut search = Search::new(id, desk.puzzle, settings);
    let goal = desk.puzzle.goal;
    let is_not_searched = desk.is_answered_by_parity(id);
    let lane = desk.lane_mut(id);
    let fits = |built: &&BuiltTable| {
        let is_of = (built.goal, built.order) == (goal, settings.order);
        !is_not_searched && is_of && built.building.len() <= room
    };
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
    Some(Effect::Start(Role::Search(id), Job::Search(search)))
}

/// The maximum number of events of a recording, given the lengths of the others on its face.
pub(crate) fn room(desk: &Desk, id: LaneId) -> u64 {
    let is_beside = |other: &LaneId| *other != id && Face::of(*other) == Face::of(id);
    let others: u64 = lengths(desk).filter(|(other, _)| is_beside(other)).map(|(_, events)| events).sum();
    desk.limits.one.min(desk.limits.all.saturating_sub(others))
}

/// Every lane, with the number of events of its recording.
fn lengths(desk: &Desk) -> impl Iterator<Item = (LaneId, u64)> {
    desk.lane_ids().into_iter().map(|id| (id, desk.lane(id).recording.len()))
}

/// Forgets searches of the face that is not shown, the longest first, as long as all recordings together have too many
/// events. They begin again when they are wanted.
fn make_room(desk: &mut Desk) {
    while lengths(desk).map(|(_, events)| events).sum::<u64>() > desk.limits.all {
        let hidden = lengths(desk).filter(|(id, events)| Face::of(*id) != desk.face && *events > 0);
        let Some((longest, _)) = hidden.max_by_key(|(_, events)| *events) else { return };
        own::forget(desk, longest);
    }
}

/// Moves the horizon of a search where it has changed.
pub fn move_horizon(desk: &mut Desk) -> Option<Effect> {
    let has_moved = |id: &LaneId| {
        let lane = desk.lane(*id);
        lane.is_alive() && horizon_of(desk, *id) != lane.horizon
    };
    let id = desk.lane_ids().into_iter().find(has_moved)?;
    let horizon = horizon_of(desk, id);
    let lane = desk.lane_mut(id);
    lane.horizon = horizon;
    let events = horizon.saturating_sub(lane.recorded_before);
    desk.measuring = Measuring::Idle;
    Some(Effect::AllowUntil(id, events))
}

/// The horizon of a search, in events. A held search keeps a lead over the playhead, which is renewed when half of it
/// is used up. Any other search goes on as far as there is room.
fn horizon_of(desk: &Desk, id: LaneId) -> u64 {
    let lane = desk.lane(id);
    let room = room(desk, id);
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

/// The next measurement, once nothing streams. `weighs`: whether peak memory is shown, and so to be measured.
pub(crate) fn measure_next(desk: &mut Desk, weighs: bool) -> Option<Effect> {
    let is_busy = |id| desk.lane(id).streams() || desk.lane(id).counted == Some(CountingRun::Running);
    if desk.measuring != Measuring::Idle || desk.lane_ids().into_iter().any(is_busy) {
        return None;
    }
    let is_wanted = |measure: &Measurement| *measure != Measurement::Memory || weighs;
    let (measure, ids) = Measurement::ALL.into_iter().filter(is_wanted).find_map(|measure| {
        let awaiting: Vec<LaneId> =
            desk.requested_lanes().filter(|id| desk.lane(*id).awaits(measure)).collect();
        (!awaiting.is_empty()).then_some((measure, awaiting))
    })?;
    let search = |id: &LaneId| Search::new(*id, desk.puzzle, desk.settings_of(*id));
    let expanded = |id: &LaneId| desk.lane(*id).recording.edge().tally.expanded;
    let timed = |id: &LaneId| TimedSearch { search: search(id), expanded: expanded(id) };
    let job = match measure {
        Measurement::Time => Job::Time(ids.iter().map(timed).collect()),
        Measurement::Work => Job::Work(ids.iter().map(search).collect()),
        Measurement::Memory => Job::Weigh(ids.iter().map(search).collect()),
    };
    desk.measuring = Measuring::Running(measure, ids);
    Some(Effect::Start(Role::Measure, job))
}
