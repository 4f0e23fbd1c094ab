//! Actions in the race, and the divergence of two lanes.

use eight_realms_core::{compare::first_difference, realm::Realm};

use super::together;
use crate::app::{Divergence, Model, Notice, RaceAction, RaceMeasure, RunState, StageTab};

/// Carries out an action.
pub fn act(model: &mut Model, action: RaceAction) {
    match action {
        // An invisible race moves no lane.
        RaceAction::Measure(measure) if model.is_racing() => together::change_measure(model, measure),
        RaceAction::Face(face) if model.shows_race() => model.race.face = face,
        RaceAction::Measure(_) | RaceAction::Face(_) => {}
        RaceAction::FindDivergence(from) => part(model, from),
        RaceAction::MustExpandWith(heuristic) => model.race.must_expand_with = heuristic,
        RaceAction::SwitchMustExpandAxis => model.race.must_expand_axis = model.race.must_expand_axis.other(),
        RaceAction::Table(time) => model.race.table_time = time,
        RaceAction::Sort(column) => model.race.order = model.race.order.by(column),
    }
}

/// Goes to the first expansion at which the chosen lane and another one diverge, in the measure of expansions: there
/// both are at it. Without `from`, the other lane is the neighbour on the ladder.
fn part(model: &mut Model, from: Option<Realm>) {
    let chosen = model.chosen;
    let other = from.or_else(|| neighbour(model)).filter(|other| *other != chosen);
    let Some(other) = other.filter(|_| together::is_shown(model, chosen)) else {
        model.notify(Notice::NothingToCompare);
        return;
    };
    let [first, second] = [chosen, other].map(|realm| &model.lane(realm).recording);
    let difference = first_difference(first, second);
    let has_end = difference.is_none_or(|difference| difference.boards.contains(&None));
    let is_whole =
        |realm| matches!(model.lane(realm).run, RunState::Done(_)) && !model.is_answered_by_parity(realm);
    if has_end && ![chosen, other].into_iter().all(is_whole) {
        model.notify(Notice::NotSearched { realms: [chosen, other] });
        return;
    }
    let Some(difference) = difference else {
        model.notify(Notice::NeverDiverge { realms: [chosen, other] });
        return;
    };
    if !model.is_racing() {
        model.show_stage(StageTab::Race);
        together::enter(model);
    }
    model.together.measure = RaceMeasure::Expansions;
    model.race.divergence = Some(Divergence { realms: [chosen, other], difference });
    together::go(model, difference.expansion);
}

/// The realm before the chosen one on the ladder, of those that are shown; the next one for the first.
fn neighbour(model: &Model) -> Option<Realm> {
    let lanes: Vec<Realm> = model.shown_realms().collect();
    let place = lanes.iter().position(|realm| *realm == model.chosen)?;
    lanes.get(place.checked_sub(1).unwrap_or(1)).copied()
}
