//! Moving through a recording.

use eight_realms_core::{
    realm::{Path, Realm, SourceFile},
    replay::{Direction, Playback, Playhead, Stride},
};

use super::{inside, together};
use crate::app::{Model, RunState, SolutionAction, SolutionShow, Speed, StageTab, StopReason};

/// Chooses another realm. The previous one stops playing, but its search goes on.
pub fn choose(model: &mut Model, realm: Realm) {
    if realm == model.chosen {
        return;
    }
    let playhead = &mut model.chosen_lane_mut().playhead;
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

/// Plays or pauses. At the end of a search that is done, plays from the beginning; a search that was stopped is run
/// again.
pub fn toggle(model: &mut Model) {
    if model.is_walking() {
        let moves = moves(model);
        model.solution.toggle(moves);
        return;
    }
    if model.is_racing() {
        together::toggle(model);
        return;
    }
    if model.whole().is_playing() {
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
    let lane = model.chosen_lane_mut();
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
    if model.is_walking() {
        walk(model, stride, direction);
        return;
    }
    if model.is_racing() {
        together::step(model, stride, direction);
        return;
    }
    let lane = model.chosen_lane_mut();
    let to_the_end = stride == Stride::All && direction == Direction::Forward;
    if to_the_end && lane.is_alive() {
        lane.run = RunState::Running;
        lane.playhead.playback = Playback::Following;
        return;
    }
    let moment = lane.recording.step(lane.playhead.moment, stride, direction);
    seek(model, moment);
}

/// Makes a step along the solution: one move, or to an end.
fn walk(model: &mut Model, stride: Stride, direction: Direction) {
    let (moves, at) = (moves(model), model.solution.step);
    let step = match (stride, direction) {
        (Stride::All, Direction::Forward) => moves,
        (Stride::All, Direction::Back) => 0,
        (Stride::Expansion | Stride::Event | Stride::Mark, Direction::Forward) => at + 1,
        (Stride::Expansion | Stride::Event | Stride::Mark, Direction::Back) => at.saturating_sub(1),
    };
    model.solution.open_at(step, moves);
}

/// Length of the chosen realm's solution; 0 without one.
fn moves(model: &Model) -> usize {
    model.chosen_lane().path().map_or(0, Path::len)
}

/// Goes to a moment, in a race to a position in its measure, and pauses there. A walk along the solution ends.
pub fn seek(model: &mut Model, moment: u64) {
    model.solution.restart();
    if model.is_racing() {
        together::seek(model, moment);
        return;
    }
    let lane = model.chosen_lane_mut();
    lane.playhead = Playhead::at(moment.min(lane.recording.len()));
}

/// Goes to a moment of the chosen realm's recording, and pauses there. In a race all lanes do, at the position that
/// this realm has spent there.
pub fn stand_at(model: &mut Model, moment: u64) {
    model.solution.restart();
    if model.is_racing() {
        together::stand_at(model, moment);
        return;
    }
    let lane = model.chosen_lane_mut();
    lane.playhead = Playhead::at(moment.min(lane.recording.len()));
}

/// Sets another speed, at once if the playhead moves.
pub fn set_speed(model: &mut Model, speed: Speed) {
    model.preferences.speed = speed;
    match model.whole().is_playing() {
        true if model.is_racing() => together::resume(model),
        true => model.chosen_lane_mut().playhead.playback = playback_of(speed),
        false => {}
    }
}

/// Carries out an action on the solution.
pub fn solution(model: &mut Model, action: SolutionAction) {
    let moves = moves(model);
    match action {
        SolutionAction::Open => open_solution(model, 0),
        SolutionAction::GoTo(step) if model.is_walking() => model.solution.open_at(step, moves),
        SolutionAction::GoTo(step) => open_solution(model, step),
        SolutionAction::Close => model.solution.restart(),
        SolutionAction::Speed(rate) => {
            model.solution.moves_per_second = rate.clamp(SolutionShow::MIN_SPEED, SolutionShow::MAX_SPEED);
        }
    }
}

/// Shows the search with the walk along its solution, if it has one; what plays pauses.
fn open_solution(model: &mut Model, step: usize) {
    let moves = moves(model);
    if model.chosen_lane().path().is_none() {
        return;
    }
    if model.whole().is_playing() {
        toggle(model);
    }
    model.show_stage(StageTab::Step);
    model.solution.open_at(step, moves);
}

/// Lets time pass, in seconds. The race places the lanes that race. A negative time, or one that is no number, counts
/// as 0.
pub fn tick(model: &mut Model, seconds: f64) {
    let seconds = if seconds > 0.0 { seconds } else { 0.0 };
    let chosen = model.chosen;
    let is_racing = model.is_racing();
    let before = model.chosen_lane().playhead.moment;
    if is_racing {
        together::tick(model, seconds);
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
    let moves = moves(model);
    let walked = if model.is_walking() { seconds as f32 } else { 0.0 };
    model.solution.advance(walked, moves);
    if let Some((_, remaining)) = &mut model.notice {
        *remaining -= seconds;
    }
    model.notice.take_if(|(_, remaining)| *remaining <= 0.0);
}
