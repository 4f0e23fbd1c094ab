//! Steps of a race, and jumps.

use eight_realms_core::{
    lane::LaneId,
    replay::{Direction, Playback, Playhead, Recording, Stride},
};

use crate::desk::{
    Desk,
    cost::{CostCurve, RaceMeasure},
    together::{is_ready, is_shown, place::go, total, uncover},
};

/// Makes a step, after which all lanes pause.
pub fn step(desk: &mut Desk, stride: Stride, direction: Direction) {
    match (stride, direction) {
        (Stride::All, Direction::Forward) if desk.whole().expects_more() => {
            uncover(desk);
            desk.together.playhead.playback = Playback::Following;
        }
        // The destination of a step is not known yet.
        _ if !is_ready(desk) => {}
        (Stride::All, Direction::Forward) => {
            uncover(desk);
            go(desk, desk.whole().longest_cost());
        }
        (Stride::All, Direction::Back) => go(desk, 0),
        (Stride::Mark, _) => go(desk, next_finish(desk, direction)),
        (Stride::Expansion, _) if desk.together.measure == RaceMeasure::Expansions => {
            step_together(desk, direction);
        }
        (Stride::Expansion | Stride::Event, _) => step_runner(desk, stride, direction),
    }
}

/// Goes to a position, where all lanes pause.
pub fn seek(desk: &mut Desk, at: u64) {
    if is_ready(desk) {
        go(desk, at.min(desk.whole().longest_cost()));
    }
}

/// Goes to a moment of the chosen lane, where all pause; as long as its cost there is not known, moves that lane alone.
pub fn stand_at(desk: &mut Desk, moment: u64) {
    let (chosen, lane) = (desk.chosen, desk.chosen_lane());
    let moment = moment.min(lane.recording.len());
    let spent = CostCurve::of(lane, desk.together.measure).map(|curve| curve.cost_at(moment));
    if let Some(at) = spent.filter(|_| is_ready(desk) && is_shown(desk, chosen)) {
        go(desk, at);
    }
    desk.lane_mut(chosen).playhead = Playhead::at(moment);
}

/// Steps every lane by one expansion. If the chosen lane has gone on by some events, a step back undoes those.
fn step_together(desk: &mut Desk, direction: Direction) {
    let at = desk.whole().race_position();
    match direction {
        Direction::Forward => seek(desk, at + 1),
        Direction::Back if is_ahead(desk, at) => go(desk, at),
        Direction::Back => go(desk, at.saturating_sub(1)),
    }
}

/// Whether the chosen lane has gone on by some events since the position was reached.
fn is_ahead(desk: &Desk, at: u64) -> bool {
    let lane = desk.chosen_lane();
    let place = CostCurve::of(lane, desk.together.measure).map(|curve| curve.moment_at(at));
    is_shown(desk, desk.chosen) && place.is_some_and(|place| lane.playhead.moment > place)
}

/// Steps one lane; the others follow to what it has spent. A step by an event may leave that lane within an expansion.
fn step_runner(desk: &mut Desk, stride: Stride, direction: Direction) {
    let Some(id) = runner(desk, direction) else { return };
    let lane = desk.lane(id);
    let Some(curve) = CostCurve::of(lane, desk.together.measure) else { return };
    let recording = &lane.recording;
    let from = match stride {
        Stride::Expansion => before_successors(recording, lane.playhead.moment),
        Stride::Event | Stride::Mark | Stride::All => lane.playhead.moment,
    };
    let moment = recording.step(from, stride, direction).max(curve.start());
    let spent = curve.cost_at(moment);
    let place = match stride {
        Stride::Expansion => after_successors(recording, moment),
        Stride::Event | Stride::Mark | Stride::All => moment,
    };
    let at = match direction {
        Direction::Forward => spent.max(desk.whole().race_position()),
        Direction::Back => spent.max(if id == desk.chosen { 0 } else { chosen_total(desk) }),
    };
    go(desk, at);
    desk.lane_mut(id).playhead = Playhead::at(place);
}

/// The moment at which the current expansion began; outside of one, `moment` itself.
fn before_successors(recording: &Recording, moment: u64) -> u64 {
    let number = recording.expanded_by(moment);
    let is_within = moment <= recording.moment_after_successors(number);
    if is_within { recording.moment_of_expansion(number).min(moment) } else { moment }
}

/// The moment after all successors of a board, right after it is expanded; otherwise `moment` itself.
fn after_successors(recording: &Recording, moment: u64) -> u64 {
    let has_expanded = moment.checked_sub(1).and_then(|at| recording.event(at)?.expanded()).is_some();
    if has_expanded { recording.moment_after_successors(recording.expanded_by(moment)) } else { moment }
}

/// The lane that steps: the chosen one or, when it has finished, the longest.
fn runner(desk: &Desk, direction: Direction) -> Option<LaneId> {
    let at = desk.whole().race_position();
    let lane = desk.chosen_lane();
    let runs = match direction {
        Direction::Forward => lane.playhead.moment < lane.recording.len(),
        Direction::Back => at <= chosen_total(desk),
    };
    if runs && is_shown(desk, desk.chosen) {
        return Some(desk.chosen);
    }
    desk.shown_lanes().max_by_key(|id| total(desk, *id))
}

/// The cost of the chosen lane; 0 if it does not take part.
fn chosen_total(desk: &Desk) -> u64 {
    total(desk, desk.chosen).filter(|_| is_shown(desk, desk.chosen)).unwrap_or(0)
}

/// The position at which the next lane finishes, or the one before did; without one, the end or the beginning.
fn next_finish(desk: &Desk, direction: Direction) -> u64 {
    let at = desk.whole().race_position();
    let ended = desk.shown_lanes().filter(|id| desk.lane(*id).has_ended());
    let finishes = ended.filter_map(|id| total(desk, id));
    match direction {
        Direction::Forward => {
            finishes.filter(|finish| *finish > at).min().unwrap_or(desk.whole().longest_cost())
        }
        Direction::Back => finishes.filter(|finish| *finish < at).max().unwrap_or(0),
    }
}
