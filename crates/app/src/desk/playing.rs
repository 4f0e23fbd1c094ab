//! Moving through a recording.

use eight_realms_core::{
    lane::LaneId,
    realm::{Path, SourceFile},
    replay::{Direction, Playback, Playhead, Stride},
};

use crate::desk::{
    Desk,
    action::SolutionAction,
    clock::PlayClock,
    lanes::{Lane, RunState, StopReason},
    preferences::Speed,
    screen::StageTab,
    together,
    walk::SolutionShow,
};

/// Chooses another lane. The previous one stops playing, but its search goes on.
pub fn choose(desk: &mut Desk, id: LaneId) {
    if id == desk.chosen {
        return;
    }
    let playhead = &mut desk.chosen_lane_mut().playhead;
    if let Playback::Playing { .. } | Playback::Tenfold { .. } = playhead.playback {
        playhead.playback = Playback::Paused;
    }
    desk.chosen = id;
    desk.source = id.search_source();
    if id.place().is_none() {
        *desk.steps.get_mut(id.realm) = id.realm;
    }
    desk.solution.restart();
}

/// Opens a file of the chosen lane; one that belongs to another lane is not opened.
pub fn read_source(desk: &mut Desk, source: SourceFile) {
    if desk.chosen.sources().any(|own| own == source) {
        desk.source = source;
    }
}

/// Plays or pauses. At the end of a search that is done, plays from the beginning; a search that was stopped is run
/// again.
pub fn toggle(desk: &mut Desk) {
    if desk.is_walking() {
        let moves = moves(desk);
        desk.solution.toggle(moves);
        return;
    }
    if desk.is_racing() {
        together::toggle(desk);
        return;
    }
    if desk.whole().is_playing() {
        pause(desk);
        return;
    }
    let playback = desk.whole().playback();
    let chosen = desk.chosen;
    let lane = desk.lane_mut(chosen);
    if lane.playhead.moment >= lane.recording.len() && !lane.is_alive() {
        if lane.run == RunState::Stopped(StopReason::Requested) {
            lane.restart(chosen.realm);
            return;
        }
        lane.playhead = Playhead::at(0);
    }
    play(lane, playback);
}

/// Plays a lane. To play it without a limit shows all of it.
fn play(lane: &mut Lane, playback: Playback) {
    lane.playhead.playback = playback;
    if playback == Playback::Following {
        lane.uncover();
    }
}

/// Pauses. A search that was followed is held where it is.
fn pause(desk: &mut Desk) {
    let lane = desk.chosen_lane_mut();
    if lane.run == RunState::Running && lane.playhead.playback == Playback::Following {
        lane.run = RunState::Held;
    }
    lane.playhead.playback = Playback::Paused;
}

/// Makes a step and pauses. The step to the end follows a search that runs or is held to its end.
pub fn step(desk: &mut Desk, stride: Stride, direction: Direction) {
    if desk.is_walking() {
        walk(desk, stride, direction);
        return;
    }
    if desk.is_racing() {
        together::step(desk, stride, direction);
        return;
    }
    let lane = desk.chosen_lane_mut();
    let to_the_end = stride == Stride::All && direction == Direction::Forward;
    if to_the_end {
        lane.uncover();
    }
    if to_the_end && lane.is_alive() {
        lane.run = RunState::Running;
        lane.playhead.playback = Playback::Following;
        return;
    }
    let moment = lane.recording.step(lane.playhead.moment, stride, direction);
    seek(desk, moment);
}

/// Makes a step along the solution: one move, or to an end.
fn walk(desk: &mut Desk, stride: Stride, direction: Direction) {
    let (moves, at) = (moves(desk), desk.solution.step);
    let step = match (stride, direction) {
        (Stride::All, Direction::Forward) => moves,
        (Stride::All, Direction::Back) => 0,
        (Stride::Expansion | Stride::Event | Stride::Mark, Direction::Forward) => at + 1,
        (Stride::Expansion | Stride::Event | Stride::Mark, Direction::Back) => at.saturating_sub(1),
    };
    desk.solution.open_at(step, moves);
}

/// Length of the chosen lane's solution; 0 without one.
fn moves(desk: &Desk) -> usize {
    desk.chosen_lane().path().map_or(0, Path::len)
}

/// Goes to a moment, in a race to a position in its measure, and pauses there. A walk along the solution ends.
pub fn seek(desk: &mut Desk, moment: u64) {
    desk.solution.restart();
    if desk.is_racing() {
        together::seek(desk, moment);
        return;
    }
    let lane = desk.chosen_lane_mut();
    lane.playhead = Playhead::at(moment.min(lane.recording.len()));
}

/// Goes to a moment of the chosen lane's recording, and pauses there. In a race all lanes do, at the position that
/// this realm has spent there.
pub fn stand_at(desk: &mut Desk, moment: u64) {
    desk.solution.restart();
    if desk.is_racing() {
        together::stand_at(desk, moment);
        return;
    }
    let lane = desk.chosen_lane_mut();
    lane.playhead = Playhead::at(moment.min(lane.recording.len()));
}

/// Sets another speed, at once if the playhead moves.
pub fn set_speed(desk: &mut Desk, speed: Speed) {
    desk.preferences.speed = speed;
    if desk.whole().leading_playhead().playback != Playback::Paused {
        go_on(desk);
    }
}

/// Sets another clock, at once if the playhead moves by the one before. What is followed stays followed.
pub fn set_clock(desk: &mut Desk, clock: PlayClock) {
    desk.set_clock(clock);
    match desk.whole().leading_playhead().playback {
        Playback::Playing { .. } | Playback::Tenfold { .. } => go_on(desk),
        Playback::Paused | Playback::Following => {}
    }
}

/// Plays on by the clock and the speed that are set.
fn go_on(desk: &mut Desk) {
    if desk.is_racing() {
        together::resume(desk);
    } else {
        let playback = desk.whole().playback();
        play(desk.chosen_lane_mut(), playback);
    }
}

/// Carries out an action on the solution.
pub fn solution(desk: &mut Desk, action: SolutionAction) {
    let moves = moves(desk);
    match action {
        SolutionAction::Open => open_solution(desk, 0),
        SolutionAction::GoTo(step) if desk.is_walking() => desk.solution.open_at(step, moves),
        SolutionAction::GoTo(step) => open_solution(desk, step),
        SolutionAction::Close => desk.solution.restart(),
        SolutionAction::Speed(rate) => {
            desk.solution.moves_per_second = rate.clamp(SolutionShow::MIN_SPEED, SolutionShow::MAX_SPEED);
        }
    }
}

/// Shows the search with the walk along its solution, if it has one; what plays pauses.
fn open_solution(desk: &mut Desk, step: usize) {
    let moves = moves(desk);
    if desk.seen().chosen_lane().path().is_none() {
        return;
    }
    if desk.whole().is_playing() {
        toggle(desk);
    }
    desk.show_stage(StageTab::Step);
    desk.solution.open_at(step, moves);
}

/// Lets time pass, in seconds. Lanes that go together are placed.
pub fn tick(desk: &mut Desk, seconds: f64) {
    let chosen = desk.chosen;
    let is_racing = desk.is_racing();
    if is_racing {
        together::tick(desk, seconds);
    }
    for id in desk.lane_ids() {
        let lane = desk.lane_mut(id);
        let passed = if id == chosen && !is_racing { seconds } else { 0.0 };
        lane.playhead.advance(passed, lane.recording.len());
        if lane.has_ended() && lane.playhead.moment == lane.recording.len() {
            lane.playhead.playback = Playback::Paused;
        }
    }
    let moves = moves(desk);
    let walked = if desk.is_walking() { seconds as f32 } else { 0.0 };
    desk.solution.advance(walked, moves);
    if let Some((_, remaining)) = &mut desk.notice {
        *remaining -= seconds;
    }
    desk.notice.take_if(|(_, remaining)| *remaining <= 0.0);
}
