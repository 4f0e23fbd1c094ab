//! Race: one position in one measure, and every lane in its place.
//!
//! During a race, the position leads and the playheads of the lanes follow. Whatever else happens (a search
//! goes on, a time is known, a realm joins), [`settle`] places the lanes that it concerns.

mod divergence;
mod place;
mod steps;

pub use place::settle;
pub use steps::{seek, stand_at, step};

use place::{go, go_on_searching, place};

use eight_realms_core::{
    realm::Realm,
    replay::{Playback, Playhead},
};

use crate::app::{CostCurve, Model, RaceAction, RaceMeasure, RunState, StopReason};

/// Carries out an action.
pub fn act(model: &mut Model, action: RaceAction) {
    match action {
        // An invisible race moves no lane.
        RaceAction::Measure(measure) if model.is_racing() => change_measure(model, measure),
        RaceAction::Face(face) if model.shows_race() => model.race.face = face,
        RaceAction::Measure(_) | RaceAction::Face(_) => {}
        RaceAction::FindDivergence(from) => divergence::part(model, from),
        RaceAction::MustExpandWith(heuristic) => model.race.must_expand_with = heuristic,
        RaceAction::SwitchMustExpandAxis => model.race.must_expand_axis = model.race.must_expand_axis.other(),
        RaceAction::Table(time) => model.race.table_time = time,
        RaceAction::Sort(column) => model.race.order = model.race.order.by(column),
    }
}

/// Begins the race where the lanes are: after the expansion of the chosen one or, if no lane has moved since the last
/// race, at its position. As long as the search of the chosen lane is followed, all are.
pub fn enter(model: &mut Model) {
    go_on_searching(model);
    let chosen = model.chosen_lane();
    if chosen.playhead.playback == Playback::Following {
        model.race.restart();
        return;
    }
    if !is_ready(model) {
        wait(model, Playback::Paused);
        return;
    }
    let (moment, previous) = (chosen.playhead.moment, model.whole().race_position());
    let curve = CostCurve::of(chosen, model.race.measure);
    let at = match curve {
        _ if all_are_at_their_end(model) => model.whole().longest_cost(),
        Some(curve) if curve.cost_at(moment) != curve.total().min(previous) => curve.cost_at(moment),
        _ => previous,
    };
    go(model, at);
}

/// Leaves the race. Searches that were followed stay followed.
pub fn leave(model: &mut Model) {
    if model.race.playhead.playback != Playback::Following {
        return;
    }
    let lanes: Vec<Realm> = model.shown_realms().collect();
    for realm in lanes {
        model.lane_mut(realm).playhead.playback = Playback::Following;
    }
}

/// Changes the measure. The position is what the lanes have spent in it.
fn change_measure(model: &mut Model, measure: RaceMeasure) {
    model.race.measure = measure;
    if model.race.playhead.playback == Playback::Following {
        return;
    }
    let playback = model.race.playhead.playback;
    if !is_ready(model) {
        wait(model, playback);
        return;
    }
    go(model, spent_now(model));
    if playback != Playback::Paused {
        resume(model);
    }
}

/// Whether the costs of all lanes in this measure are known, so that they can be placed.
fn is_ready(model: &Model) -> bool {
    !model.shown_realms().any(|realm| model.whole().awaits_cost(realm))
}

/// Leaves every lane where it is until all costs are known; then [`settle`] finds the position.
fn wait(model: &mut Model, playback: Playback) {
    model.race.playhead = Playhead::at(0);
    model.race.playhead.playback = playback;
    model.race.placed = place::placed_for(model);
}

/// The cost at which the lanes are: that of the chosen one if it still runs, otherwise the maximum of those that do.
/// When all are at their ends, that of the longest.
fn spent_now(model: &Model) -> u64 {
    let spent = |realm: Realm| {
        let lane = model.lane(realm);
        Some(CostCurve::of(lane, model.race.measure)?.cost_at(lane.playhead.moment))
    };
    let runs = |realm: &Realm| {
        let lane = model.lane(*realm);
        lane.playhead.moment < lane.recording.len()
    };
    let chosen = Some(model.chosen).filter(|realm| is_shown(model, *realm) && runs(realm)).and_then(spent);
    let running = || model.shown_realms().filter(runs).filter_map(spent).max();
    let ended = || model.shown_realms().filter_map(spent).max();
    chosen.or_else(running).or_else(ended).unwrap_or(0)
}

fn all_are_at_their_end(model: &Model) -> bool {
    model
        .shown_realms()
        .map(|realm| model.lane(realm))
        .all(|lane| lane.playhead.moment >= lane.recording.len())
}

/// Plays or pauses. At the end, plays from the beginning, and searches that were stopped are done again.
pub fn toggle(model: &mut Model) {
    if !is_ready(model) {
        let playback = if model.race.is_moving() { Playback::Paused } else { playback(model) };
        wait(model, playback);
        return;
    }
    if model.race.is_moving() {
        go(model, model.whole().race_position());
        return;
    }
    if model.race.playhead.moment >= model.whole().longest_cost() && !expects_more(model) {
        go(model, 0);
        search_stopped_again(model);
    }
    resume(model);
}

/// Runs stopped searches again from the beginning.
fn search_stopped_again(model: &mut Model) {
    let is_stopped = |realm: &Realm| model.lane(*realm).run == RunState::Stopped(StopReason::Requested);
    let lanes: Vec<Realm> = model.shown_realms().filter(is_stopped).collect();
    for realm in lanes {
        model.lane_mut(realm).restart(realm);
    }
}

/// Plays at the speed that is set.
pub fn resume(model: &mut Model) {
    model.race.playhead.playback = playback(model);
}

/// Lets the position move on as it did.
pub const fn play_on(model: &mut Model, playback: Playback) {
    model.race.playhead.playback = playback;
}

/// The motion of the position at the speed that is set, as far as the costs of the lanes are known.
fn playback(model: &Model) -> Playback {
    match model.preferences.speed.events_per_second() {
        Some(rate) => Playback::Playing { events_per_second: f64::from(rate) * units_per_expansion(model) },
        None => Playback::Following,
    }
}

/// The cost of the longest lane, divided by its expansions, so that playing takes as long in every measure.
fn units_per_expansion(model: &Model) -> f64 {
    let longest = model.shown_realms().max_by_key(|realm| total(model, *realm));
    let expansions = longest.and_then(|realm| CostCurve::of(model.lane(realm), RaceMeasure::Expansions));
    let expansions = expansions.map_or(0, |curve| curve.total());
    let units = model.whole().longest_cost();
    if expansions == 0 || units == 0 { 1.0 } else { units as f64 / expansions as f64 }
}

/// Whether a realm takes part.
fn is_shown(model: &Model, realm: Realm) -> bool {
    model.shown_realms().any(|other| other == realm)
}

/// The cost of a lane at the end of what is recorded; `None` if it is not known.
fn total(model: &Model, realm: Realm) -> Option<u64> {
    CostCurve::of(model.lane(realm), model.race.measure).map(|curve| curve.total())
}

/// Whether a lane may still grow, or its cost become known.
fn expects_more(model: &Model) -> bool {
    model.shown_realms().any(|realm| !model.lane(realm).has_ended() || model.whole().awaits_cost(realm))
}

/// Lets time pass, in seconds.
pub fn tick(model: &mut Model, seconds: f64) {
    if !model.race.is_moving() || !is_ready(model) {
        return;
    }
    let longest = model.whole().longest_cost();
    let mut playhead = model.race.playhead;
    playhead.advance(seconds, longest);
    let follows = playhead.playback == Playback::Following;
    if playhead.moment != model.race.playhead.moment || follows {
        place(model, playhead.moment);
    }
    model.race.playhead = playhead;
    if playhead.moment >= longest && !expects_more(model) {
        model.race.playhead.playback = Playback::Paused;
    }
}
