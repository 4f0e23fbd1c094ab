//! Moving through a recording.

use super::{inside, race};
use crate::{
    app::{Model, Motion, RunState, SolutionAction, Speed, StopReason},
    realm::{Realm, SourceFile},
    replay::{Direction, Playback, Playhead, Stride},
};

/// Chooses another realm. The previous one stops playing, but its search goes on.
pub fn choose(model: &mut Model, realm: Realm) {
    if realm == model.chosen {
        return;
    }
    let playhead = &mut model.lane_mut(model.chosen).playhead;
    if let Playback::Playing { .. } = playhead.playback {
        playhead.playback = Playback::Paused;
    }
    model.chosen = realm;
    model.source = realm.search_source();
    *model.steps.get_mut(realm) = realm;
    model.solution.restart();
}

/// Opens a file of the chosen realm; one that belongs to another realm is not opened.
pub fn read_source(model: &mut Model, source: SourceFile) {
    if model.chosen.sources().any(|own| own == source) {
        model.source = source;
    }
}

/// Whether the playhead moves by itself.
pub fn is_moving(model: &Model) -> bool {
    model.leading_playhead().playback != Playback::Paused
}

/// Plays or pauses. At the end of a search that is done, plays from the beginning; a search that was stopped is run
/// again.
pub fn toggle(model: &mut Model) {
    if model.is_racing() {
        race::toggle(model);
        return;
    }
    if is_moving(model) {
        pause(model);
        return;
    }
    let playback = playback_of(model.preferences.speed);
    let chosen = model.chosen;
    let lane = model.lane_mut(chosen);
    if lane.playhead.moment >= lane.recording.len() && !lane.is_alive() {
        if lane.run == RunState::Stopped(StopReason::Requested) {
            lane.restart(chosen);
            return;
        }
        lane.playhead = Playhead::at(0);
    }
    lane.playhead.playback = playback;
}

/// Pauses. A search that was followed is held where it is.
fn pause(model: &mut Model) {
    let lane = model.lane_mut(model.chosen);
    if lane.run == RunState::Running && lane.playhead.playback == Playback::Following {
        lane.run = RunState::Held;
    }
    lane.playhead.playback = Playback::Paused;
}

fn playback_of(speed: Speed) -> Playback {
    match speed.events_per_second() {
        Some(rate) => Playback::Playing { events_per_second: f64::from(rate) },
        None => Playback::Following,
    }
}

/// Makes a step and pauses. The step to the end follows a search that runs or is held to its end.
pub fn step(model: &mut Model, stride: Stride, direction: Direction) {
    if model.is_racing() {
        race::step(model, stride, direction);
        return;
    }
    let lane = model.lane_mut(model.chosen);
    let to_the_end = stride == Stride::All && direction == Direction::Forward;
    if to_the_end && lane.is_alive() {
        lane.run = RunState::Running;
        lane.playhead.playback = Playback::Following;
        return;
    }
    let moment = lane.recording.step(lane.playhead.moment, stride, direction);
    seek(model, moment);
}

/// Goes to a moment, in a race to a position in its measure, and pauses there.
pub fn seek(model: &mut Model, moment: u64) {
    if model.is_racing() {
        race::seek(model, moment);
        return;
    }
    let lane = model.lane_mut(model.chosen);
    lane.playhead = Playhead::at(moment.min(lane.recording.len()));
}

/// Goes to a moment of the chosen realm's recording, and pauses there. In a race all lanes do, at the position that
/// this realm has spent there.
pub fn stand_at(model: &mut Model, moment: u64) {
    if model.is_racing() {
        race::stand_at(model, moment);
        return;
    }
    let lane = model.lane_mut(model.chosen);
    lane.playhead = Playhead::at(moment.min(lane.recording.len()));
}

/// Sets another speed, at once if the playhead moves.
pub fn set_speed(model: &mut Model, speed: Speed) {
    model.preferences.speed = speed;
    match is_moving(model) {
        true if model.is_racing() => race::resume(model),
        true => model.lane_mut(model.chosen).playhead.playback = playback_of(speed),
        false => {}
    }
}

/// Carries out an action on the solution.
pub fn solution(model: &mut Model, action: SolutionAction) {
    let moves = model.chosen_lane().path().map_or(0, crate::realm::Path::len);
    let show = &mut model.solution;
    match action {
        SolutionAction::Toggle => show.toggle(moves),
        SolutionAction::Speed(rate) => show.moves_per_second = rate.clamp(0.5, 8.0),
        SolutionAction::Step(direction) => {
            let step = match direction {
                Direction::Forward => show.step + 1,
                Direction::Back => show.step.saturating_sub(1),
            };
            show.motion = Motion::Still;
            show.go_to(step, moves);
        }
        SolutionAction::GoTo(step) => {
            show.motion = Motion::Still;
            show.go_to(step, moves);
        }
    }
}

/// Lets time pass, in seconds. The race places the lanes that race. A negative time, or one that is no number, counts
/// as 0.
pub fn tick(model: &mut Model, seconds: f64) {
    let seconds = if seconds > 0.0 { seconds } else { 0.0 };
    let chosen = model.chosen;
    let is_racing = model.is_racing();
    let before = model.chosen_lane().playhead.moment;
    if is_racing {
        race::tick(model, seconds);
    }
    for realm in Realm::ALL {
        let lane = model.lane_mut(realm);
        let passed = if realm == chosen && !is_racing { seconds } else { 0.0 };
        lane.playhead.advance(passed, lane.recording.len());
        if lane.has_ended() && lane.playhead.moment == lane.recording.len() {
            lane.playhead.playback = Playback::Paused;
        }
    }
    inside::run_operations(model, before);
    if let Some(question) = model.questions.current.as_mut().filter(|question| question.is_open()) {
        question.seconds += seconds;
    }
    let moves = model.chosen_lane().path().map_or(0, crate::realm::Path::len);
    model.solution.advance(seconds as f32, moves);
    if let Some((_, remaining)) = &mut model.notice {
        *remaining -= seconds;
    }
    model.notice.take_if(|(_, remaining)| *remaining <= 0.0);
}
