//! What workers say, and what becomes of their searches.

use std::sync::Arc;

use crate::{
    app::{Counted, Effect, Model, Outcome, RunState, Shown, Why, model::Timing, schedule::room},
    realm::{Answer, Realm, Table},
    replay::Playback,
    trace::Event,
    worker::Job,
};

/// Events join the recording. When it is full, the search ends and the recording stays.
pub fn heard(model: &mut Model, realm: Realm, events: &[Event], seconds: f64) -> Option<Effect> {
    let room = room(model, realm);
    let lane = model.lane_mut(realm);
    lane.recording.extend(events, lane.seconds_before + seconds);
    if lane.is_alive() && lane.recording.len() >= room {
        lane.run = RunState::Stopped(Why::Full);
        return Some(Effect::End(realm));
    }
    None
}

/// Realm 3's table is kept for other starts.
pub fn built(model: &mut Model, table: Arc<Table>) {
    model.lane_mut(Realm::Table).keep(table);
}

/// Forgets realm 3's table: it is that of another goal, or of another order of moves.
pub fn forget_table(model: &mut Model) {
    model.lane_mut(Realm::Table).kept = None;
}

/// A search has ended by itself.
pub fn ended(model: &mut Model, realm: Realm, answer: Answer) {
    let lane = model.lane_mut(realm);
    lane.run = match answer {
        Ok(Some(path)) => RunState::Done(Outcome::Found(path)),
        Ok(None) => RunState::Done(Outcome::NoWay),
        Err(_) => RunState::Stopped(Why::Asked),
    };
    if let Some(times) = model.given_times.get(&realm).copied() {
        let lane = model.lane_mut(realm);
        lane.times = Some(times);
        lane.recording.retime(times.search.median);
    }
    arrive(model, realm);
}

/// A search has panicked. What it said stays.
pub fn lost(model: &mut Model, realm: Realm, reason: String) {
    model.lane_mut(realm).run = RunState::Lost { reason };
    arrive(model, realm);
}

/// A playhead that followed stands at the end.
fn arrive(model: &mut Model, realm: Realm) {
    let lane = model.lane_mut(realm);
    if lane.playhead.playback == Playback::Following {
        lane.playhead.moment = lane.recording.len();
        lane.playhead.playback = Playback::Paused;
    }
}

/// Ends the search that runs, the chosen realm's first. What was recorded stays.
pub fn stop(model: &mut Model) -> Option<Effect> {
    let realm = model.wanted().find(|realm| model.lane(*realm).is_alive())?;
    model.lane_mut(realm).run = RunState::Stopped(Why::Asked);
    arrive(model, realm);
    Some(Effect::End(realm))
}

/// Forgets every search, so that all that are wanted run again.
pub fn search_again(model: &mut Model) -> Effect {
    for realm in Realm::ALL {
        model.lane_mut(realm).start_again(realm);
    }
    model.solution.start_again();
    model.timing = Timing::Idle;
    Effect::EndAll
}

/// A search whose recording is full runs again to its end, counting only.
pub fn run_on(model: &mut Model, realm: Realm) -> Option<Effect> {
    let lane = model.lane_mut(realm);
    if lane.run != RunState::Stopped(Why::Full) || lane.counted.is_some() {
        return None;
    }
    lane.counted = Some(Counted::Running);
    Some(Effect::Count(Job::new(realm, model.puzzle, model.settings)))
}

/// The stopwatch has nothing more to measure: what is still untimed will be asked for again.
pub fn timing_ended(model: &mut Model) {
    model.timing = Timing::Idle;
}

/// Hides a realm or shows it again.
pub fn toggle_shown(model: &mut Model, realm: Realm) {
    let shown = match model.shown(realm) {
        Shown::Yes => Shown::No,
        Shown::No => Shown::Yes,
    };
    model.set_shown(realm, shown);
}
