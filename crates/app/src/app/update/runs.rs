//! The state of searches, and what their workers send.

use std::sync::Arc;

use eight_realms_core::{
    job::{Job, Search, SearchTimes},
    realm::{Answer, Realm, Settings, Table},
    replay::{TimeCurve, TimeSample},
    trace::{Event, Tally},
};

use crate::app::{
    CountingRun, Effect, Measurement, Model, Notice, Role, RunState, SearchOutcome, Shown, StopReason, Times,
    schedule::{room, stop_if_full},
    state::Measuring,
};

/// Adds events to the recording, as many as there is room for: each of several searches may have been allowed what
/// remains for one. Events of a search that has been ended are ignored. `seconds` is the time that the worker has
/// searched up to the last of them.
pub fn record(model: &mut Model, realm: Realm, events: &[Event], seconds: f64) -> Option<Effect> {
    let room = room(model, realm);
    let lane = model.lane_mut(realm);
    if !lane.is_alive() {
        return None;
    }
    let fit = room.saturating_sub(lane.recording.len()).min(events.len() as u64);
    lane.recording.extend(&events[..fit as usize], lane.seconds_before + seconds);
    stop_if_full(model, realm)
}

/// Keeps realm 3's table for other starts.
pub fn built(model: &mut Model, table: Arc<Table>) {
    let lane = model.lane_mut(Realm::Table);
    if lane.is_alive() {
        lane.keep(table);
    }
}

/// Forgets realm 3's table: it is for another goal, or another order of moves.
pub fn forget_table(model: &mut Model) {
    model.lane_mut(Realm::Table).built_table = None;
}

/// Ends the lane of a search that has ended by itself, and sets the times and the memory that were given for it.
pub fn ended(model: &mut Model, realm: Realm, answer: Answer) {
    let lane = model.lane_mut(realm);
    if !lane.is_alive() {
        return;
    }
    lane.end(match answer {
        Ok(Some(path)) => RunState::Done(SearchOutcome::Found(path)),
        Ok(None) => RunState::Done(SearchOutcome::NoSolution),
        Err(_) => RunState::Stopped(StopReason::Requested),
    });
    if let Some(times) = model.given_times.get(&realm).copied() {
        let curve = model.given_curves.get(&realm).cloned();
        let lane = model.lane_mut(realm);
        lane.times = Some(times);
        lane.recording.retime(times.search.median);
        let end = TimeSample { expanded: lane.recording.edge().tally.expanded, seconds: times.search.median };
        let straight = || (end.expanded > 0).then(|| Arc::new(TimeCurve::ending_at(end, &[])));
        lane.time_curve = curve.or_else(straight);
    }
    if let Some(bytes) = model.given_memory.get(&realm).copied() {
        model.lane_mut(realm).peak_memory = Some(bytes);
    }
}

/// Notes what a search that was only counted has come to; nothing, if it was ended.
pub fn counted(model: &mut Model, realm: Realm, tally: Tally, answer: Answer) {
    if let Ok(path) = answer {
        let outcome = path.map_or(SearchOutcome::NoSolution, SearchOutcome::Found);
        model.lane_mut(realm).counted = Some(CountingRun::Done(tally, outcome));
    }
}

/// Notes a realm's run times, and their curve.
pub fn timed(model: &mut Model, timed: SearchTimes) {
    let SearchTimes { realm, run_time, lookup, machine_load, curve } = timed;
    let lane = model.lane_mut(realm);
    lane.times = Some(Times { search: run_time, lookup, machine_load });
    lane.time_curve = curve;
}

/// Ends measuring. What was requested and not measured is not requested again.
pub fn measuring_ended(model: &mut Model) {
    if let Measuring::Running(measure, realms) = std::mem::take(&mut model.measuring) {
        for realm in realms {
            let lane = model.lane_mut(realm);
            if lane.awaits(measure) {
                lane.unmeasurable.push(measure);
            }
        }
    }
}

/// Forgets the run times of the searches that are shown, which are then measured anew. Times that were given stay.
pub fn measure_again(model: &mut Model) {
    if !model.whole().can_measure_again() {
        return;
    }
    let realms: Vec<Realm> = model.requested_realms().collect();
    for realm in realms {
        let is_given = model.given_times.contains_key(&realm);
        let lane = model.lane_mut(realm);
        lane.unmeasurable.retain(|measure| *measure != Measurement::Time);
        if !is_given {
            (lane.times, lane.time_curve) = (None, None);
        }
    }
}

/// Marks a search as lost after a panic. Its events stay.
pub fn lost(model: &mut Model, realm: Realm, reason: String) {
    let lane = model.lane_mut(realm);
    if lane.is_alive() || lane.counted == Some(CountingRun::Running) {
        lane.counted = None;
        lane.end(RunState::Lost { reason });
    }
}

/// Runs a lost search again from the beginning.
pub fn search_lost_again(model: &mut Model, realm: Realm) {
    let lane = model.lane_mut(realm);
    if let RunState::Lost { .. } = lane.run {
        lane.restart(realm);
    }
}

/// Ends the search that runs, the chosen realm's first, and those of hidden realms last. What was recorded stays.
pub fn stop(model: &mut Model) -> Option<Effect> {
    let runs = |realm: &Realm| {
        let lane = model.lane(*realm);
        lane.is_alive() || lane.counted == Some(CountingRun::Running)
    };
    let realm = model.requested_realms().chain(Realm::ALL).find(runs)?;
    let lane = model.lane_mut(realm);
    if lane.is_alive() {
        lane.end(RunState::Stopped(StopReason::Requested));
        return Some(Effect::End(Role::Search(realm)));
    }
    lane.counted = None;
    Some(Effect::End(Role::Count(realm)))
}

/// Searches anew with other settings; with the same ones nothing happens.
pub fn search_with(model: &mut Model, settings: Settings) -> Option<Effect> {
    let before = std::mem::replace(&mut model.settings, settings);
    if settings == before {
        return None;
    }
    if settings.order != before.order {
        forget_table(model);
    }
    Some(search_again(model))
}

/// Forgets every search, so that all that are wanted run again.
pub fn search_again(model: &mut Model) -> Effect {
    let playhead = model.preferences.opens_at.playhead();
    for realm in Realm::ALL {
        let lane = model.lane_mut(realm);
        lane.restart(realm);
        lane.playhead = playhead;
    }
    model.changed = None;
    model.solution.restart();
    model.together.restart();
    model.together.playhead = playhead;
    model.race.divergence = None;
    model.heuristics.pause_tasks();
    model.inside.forget();
    model.measuring = Measuring::Idle;
    Effect::EndAll
}

/// Repeats a search whose recording is full, counting only, to its end.
pub fn run_on(model: &mut Model, realm: Realm) -> Option<Effect> {
    let lane = model.lane_mut(realm);
    if lane.run != RunState::Stopped(StopReason::Full) || lane.counted.is_some() {
        return None;
    }
    lane.counted = Some(CountingRun::Running);
    model.measuring = Measuring::Idle;
    let search = Search::new(realm, model.puzzle, model.settings);
    Some(Effect::Start(Role::Count(realm), Job::Count(search)))
}

/// Hides a realm or shows it again.
pub fn toggle_shown(model: &mut Model, realm: Realm) {
    let shown = match model.shown(realm) {
        Shown::Yes => Shown::No,
        Shown::No => Shown::Yes,
    };
    model.set_shown(realm, shown);
    match shown {
        Shown::No => model.notify(Notice::Hidden { realm }),
        Shown::Yes => _ = model.notice.take_if(|(notice, _)| matches!(notice, Notice::Hidden { .. })),
    }
}
