//! Steps of a race, and jumps.

use eight_realms_core::{
    realm::Realm,
    replay::{Direction, Playback, Playhead, Recording, Stride},
};

use super::{expects_more, is_ready, is_shown, place::go, total};
use crate::app::{CostCurve, Model, RaceMeasure};

/// Makes a step, after which all lanes pause.
pub fn step(model: &mut Model, stride: Stride, direction: Direction) {
    match (stride, direction) {
        (Stride::All, Direction::Forward) if expects_more(model) => {
            model.race.playhead.playback = Playback::Following;
        }
        // The destination of a step is not known yet.
        _ if !is_ready(model) => {}
        (Stride::All, Direction::Forward) => go(model, model.whole().longest_cost()),
        (Stride::All, Direction::Back) => go(model, 0),
        (Stride::Mark, _) => go(model, next_finish(model, direction)),
        (Stride::Expansion, _) if model.race.measure == RaceMeasure::Expansions => {
            step_together(model, direction);
        }
        (Stride::Expansion | Stride::Event, _) => step_runner(model, stride, direction),
    }
}

/// Goes to a position, where all lanes pause.
pub fn seek(model: &mut Model, at: u64) {
    if is_ready(model) {
        go(model, at.min(model.whole().longest_cost()));
    }
}

/// Goes to a moment of the chosen lane, where all pause; as long as its cost there is not known, moves that lane alone.
pub fn stand_at(model: &mut Model, moment: u64) {
    let (chosen, lane) = (model.chosen, model.chosen_lane());
    let moment = moment.min(lane.recording.len());
    let spent = CostCurve::of(lane, model.race.measure).map(|curve| curve.cost_at(moment));
    if let Some(at) = spent.filter(|_| is_ready(model) && is_shown(model, chosen)) {
        go(model, at);
    }
    model.lane_mut(chosen).playhead = Playhead::at(moment);
}

/// Steps every lane by one expansion. If the chosen lane has gone on by some events, a step back undoes those.
fn step_together(model: &mut Model, direction: Direction) {
    let at = model.whole().race_position();
    match direction {
        Direction::Forward => seek(model, at + 1),
        Direction::Back if is_ahead(model, at) => go(model, at),
        Direction::Back => go(model, at.saturating_sub(1)),
    }
}

/// Whether the chosen lane has gone on by some events since the position was reached.
fn is_ahead(model: &Model, at: u64) -> bool {
    let lane = model.chosen_lane();
    let place = CostCurve::of(lane, model.race.measure).map(|curve| curve.moment_at(at));
    is_shown(model, model.chosen) && place.is_some_and(|place| lane.playhead.moment > place)
}

/// Steps one lane; the others follow to what it has spent. A step by an event may leave that lane within an expansion.
fn step_runner(model: &mut Model, stride: Stride, direction: Direction) {
    let Some(realm) = runner(model, direction) else { return };
    let lane = model.lane(realm);
    let Some(curve) = CostCurve::of(lane, model.race.measure) else { return };
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
        Direction::Forward => spent.max(model.whole().race_position()),
        Direction::Back => spent.max(if realm == model.chosen { 0 } else { chosen_total(model) }),
    };
    go(model, at);
    model.lane_mut(realm).playhead = Playhead::at(place);
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
fn runner(model: &Model, direction: Direction) -> Option<Realm> {
    let at = model.whole().race_position();
    let lane = model.chosen_lane();
    let runs = match direction {
        Direction::Forward => lane.playhead.moment < lane.recording.len(),
        Direction::Back => at <= chosen_total(model),
    };
    if runs && is_shown(model, model.chosen) {
        return Some(model.chosen);
    }
    model.shown_realms().max_by_key(|realm| total(model, *realm))
}

/// The cost of the chosen lane; 0 if it does not take part.
fn chosen_total(model: &Model) -> u64 {
    total(model, model.chosen).filter(|_| is_shown(model, model.chosen)).unwrap_or(0)
}

/// The position at which the next lane finishes, or the one before did; without one, the end or the beginning.
fn next_finish(model: &Model, direction: Direction) -> u64 {
    let at = model.whole().race_position();
    let ended = model.shown_realms().filter(|realm| model.lane(*realm).has_ended());
    let finishes = ended.filter_map(|realm| total(model, realm));
    match direction {
        Direction::Forward => {
            finishes.filter(|finish| *finish > at).min().unwrap_or(model.whole().longest_cost())
        }
        Direction::Back => finishes.filter(|finish| *finish < at).max().unwrap_or(0),
    }
}
