//! The state of searches, and what their workers send.

use std::sync::Arc;

use eight_realms_core::{
    job::{Job, Search, SearchTimes, TimedSearch},
    realm::{Answer, Realm, Settings, Table},
    replay::{TimeCurve, TimeSample},
    trace::{Event, Tally},
};

use crate::desk::{
    Desk, Shown,
    effect::Effect,
    jobs::Role,
    lanes::{BuiltTable, CountingRun, RunState, SearchOutcome, StopReason, Times},
    measure::{Measurement, Measuring},
    notice::Notice,
};

/// Adds events to the recording, as many as there is room for: each of several searches may have been allowed what
/// remains for one. Events of a search that has been ended are ignored. `seconds` is the time that the worker has
/// searched up to the last of them.
pub fn record(desk: &mut Desk, realm: Realm, events: &[Event], seconds: f64) {
    let room = room(desk, realm);
    let lane = desk.lane_mut(realm);
    if !lane.is_alive() {
        return;
    }
    let fit = room.saturating_sub(lane.recording.len()).min(events.len() as u64);
    lane.recording.extend(&events[..fit as usize], lane.seconds_before + seconds);
    stop_if_full(desk, realm);
}

/// Keeps realm 3's table for other starts.
pub fn built(desk: &mut Desk, table: Arc<Table>) {
    let lane = desk.lane_mut(Realm::Table);
    if lane.is_alive() {
        lane.keep(table);
    }
}

/// Forgets realm 3's table: it is for another goal, or another order of moves.
pub fn forget_table(desk: &mut Desk) {
    desk.lane_mut(Realm::Table).built_table = None;
}

/// Ends the lane of a search that has ended by itself, and sets the times and the memory that were given for it.
pub fn ended(desk: &mut Desk, realm: Realm, answer: Answer) {
    let lane = desk.lane_mut(realm);
    if !lane.is_alive() {
        return;
    }
    lane.end(match answer {
        Ok(Some(path)) => RunState::Done(SearchOutcome::Found(path)),
        Ok(None) => RunState::Done(SearchOutcome::NoSolution),
        Err(_) => RunState::Stopped(StopReason::Requested),
    });
    if let Some(times) = desk.given_times.get(&realm).copied() {
        let curve = desk.given_curves.get(&realm).cloned();
        let lane = desk.lane_mut(realm);
        lane.times = Some(times);
        lane.recording.retime(times.search.median);
        let end = TimeSample { expanded: lane.recording.edge().tally.expanded, seconds: times.search.median };
        let straight = || (end.expanded > 0).then(|| Arc::new(TimeCurve::ending_at(end, &[])));
        lane.time_curve = curve.or_else(straight);
    }
    if let Some(bytes) = desk.given_memory.get(&realm).copied() {
        desk.lane_mut(realm).peak_memory = Some(bytes);
    }
}

/// Notes what a search that was only counted has come to; nothing, if it was ended.
pub fn counted(desk: &mut Desk, realm: Realm, tally: Tally, answer: Answer) {
    if let Ok(path) = answer {
        let outcome = path.map_or(SearchOutcome::NoSolution, SearchOutcome::Found);
        desk.lane_mut(realm).counted = Some(CountingRun::Done(tally, outcome));
    }
}

/// Notes a realm's run times, and their curve.
pub fn timed(desk: &mut Desk, timed: SearchTimes) {
    let SearchTimes { realm, run_time, lookup, machine_load, curve } = timed;
    let lane = desk.lane_mut(realm);
    lane.times = Some(Times { search: run_time, lookup, machine_load });
    lane.time_curve = curve;
}

/// Ends measuring. What was requested and not measured is not requested again.
pub fn measuring_ended(desk: &mut Desk) {
    if let Measuring::Running(measure, realms) = std::mem::take(&mut desk.measuring) {
        for realm in realms {
            let lane = desk.lane_mut(realm);
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
    let realms: Vec<Realm> = desk.requested_realms().collect();
    for realm in realms {
        let is_given = desk.given_times.contains_key(&realm);
        let lane = desk.lane_mut(realm);
        lane.unmeasurable.retain(|measure| *measure != Measurement::Time);
        if !is_given {
            (lane.times, lane.time_curve) = (None, None);
        }
    }
}

/// Marks a search as lost after a panic. Its events stay.
pub fn lost(desk: &mut Desk, realm: Realm, reason: String) {
    let lane = desk.lane_mut(realm);
    if lane.is_alive() || lane.counted == Some(CountingRun::Running) {
        lane.counted = None;
        lane.end(RunState::Lost { reason });
    }
}

/// Runs a lost search again from the beginning.
pub fn search_lost_again(desk: &mut Desk, realm: Realm) {
    let lane = desk.lane_mut(realm);
    if let RunState::Lost { .. } = lane.run {
        lane.restart(realm);
    }
}

/// Ends the search that runs, the chosen realm's first, and those of hidden realms last. What was recorded stays. Returns
/// whether there was one.
pub fn stop(desk: &mut Desk) -> bool {
    let runs = |realm: &Realm| {
        let lane = desk.lane(*realm);
        lane.is_alive() || lane.counted == Some(CountingRun::Running)
    };
    let Some(realm) = desk.requested_realms().chain(Realm::ALL).find(runs) else { return false };
    let lane = desk.lane_mut(realm);
    if lane.is_alive() {
        lane.end(RunState::Stopped(StopReason::Requested));
        desk.ask(Effect::End(Role::Search(realm)));
    } else {
        lane.counted = None;
        desk.ask(Effect::End(Role::Count(realm)));
    }
    true
}

/// Searches anew with other settings; with the same ones nothing happens. Returns whether they were others.
pub fn search_with(desk: &mut Desk, settings: Settings) -> bool {
    let before = std::mem::replace(&mut desk.settings, settings);
    if settings == before {
        return false;
    }
    if settings.order != before.order {
        forget_table(desk);
    }
    search_again(desk);
    true
}

/// Forgets every search, so that all that are wanted run again.
pub fn search_again(desk: &mut Desk) {
    let playhead = desk.preferences.opens_at.playhead();
    for realm in Realm::ALL {
        let lane = desk.lane_mut(realm);
        lane.restart(realm);
        lane.playhead = playhead;
    }
    desk.changed = None;
    desk.solution.restart();
    desk.together.restart();
    desk.together.playhead = playhead;
    desk.measuring = Measuring::Idle;
    desk.round += 1;
    desk.ask(Effect::EndAll);
}

/// Repeats a search whose recording is full, counting only, to its end.
pub fn run_on(desk: &mut Desk, realm: Realm) {
    let lane = desk.lane_mut(realm);
    if lane.run != RunState::Stopped(StopReason::Full) || lane.counted.is_some() {
        return;
    }
    lane.counted = Some(CountingRun::Running);
    desk.measuring = Measuring::Idle;
    let search = Search::new(realm, desk.puzzle, desk.settings);
    desk.ask(Effect::Start(Role::Count(realm), Job::Count(search)));
}

/// Hides a realm or shows it again.
pub fn toggle_shown(desk: &mut Desk, realm: Realm) {
    let shown = match desk.shown(realm) {
        Shown::Yes => Shown::No,
        Shown::No => Shown::Yes,
    };
    desk.set_shown(realm, shown);
    match shown {
        Shown::No => desk.notify(Notice::Hidden { realm }),
        Shown::Yes => _ = desk.notice.take_if(|(notice, _)| matches!(notice, Notice::Hidden { .. })),
    }
}

/// Maximum lead of a held search over the playhead, in events: more than a frame at full speed shows.
const LEAD: u64 = 100_000;

/// Ends a search whose recording has no room for more. What was recorded stays.
pub(crate) fn stop_if_full(desk: &mut Desk, realm: Realm) {
    let room = room(desk, realm);
    let lane = desk.lane_mut(realm);
    let is_full = lane.is_alive() && lane.recording.len() >= room;
    if is_full {
        lane.end(RunState::Stopped(StopReason::Full));
        desk.ask(Effect::End(Role::Search(realm)));
    }
}

/// Starts the next search that is wanted, unless one runs.
pub fn start_next(desk: &mut Desk) -> Option<Effect> {
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
pub(crate) fn room(desk: &Desk, realm: Realm) -> u64 {
    let others: u64 = Realm::ALL
        .into_iter()
        .filter(|other| *other != realm)
        .map(|other| desk.lane(other).recording.len())
        .sum();
    desk.limits.one.min(desk.limits.all.saturating_sub(others))
}

/// Moves the horizon of a search where it has changed.
pub fn move_horizon(desk: &mut Desk) -> Option<Effect> {
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

/// The next measurement, once nothing streams. `weighs`: whether peak memory is shown, and so to be measured.
pub(crate) fn measure_next(desk: &mut Desk, weighs: bool) -> Option<Effect> {
    let is_busy =
        |realm| desk.lane(realm).streams() || desk.lane(realm).counted == Some(CountingRun::Running);
    if desk.measuring != Measuring::Idle || Realm::ALL.into_iter().any(is_busy) {
        return None;
    }
    let is_wanted = |measure: &Measurement| *measure != Measurement::Memory || weighs;
    let (measure, realms) = Measurement::ALL.into_iter().filter(is_wanted).find_map(|measure| {
        let awaiting: Vec<Realm> =
            desk.requested_realms().filter(|realm| desk.lane(*realm).awaits(measure)).collect();
        (!awaiting.is_empty()).then_some((measure, awaiting))
    })?;
    let search = |realm: &Realm| Search::new(*realm, desk.puzzle, desk.settings);
    let expanded = |realm: &Realm| desk.lane(*realm).recording.edge().tally.expanded;
    let timed = |realm| TimedSearch { search: search(realm), expanded: expanded(realm) };
    let job = match measure {
        Measurement::Time => Job::Time(realms.iter().map(timed).collect()),
        Measurement::Work => Job::Work(realms.iter().map(search).collect()),
        Measurement::Memory => Job::Weigh(realms.iter().map(search).collect()),
    };
    desk.measuring = Measuring::Running(measure, realms);
    Some(Effect::Start(Role::Measure, job))
}
