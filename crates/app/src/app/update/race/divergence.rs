//! Divergence of two lanes.

use eight_realms_core::{compare::first_difference, realm::Realm};

use super::{is_shown, place::go};
use crate::app::{Divergence, Model, Notice, RaceMeasure, RunState, StageTab};

/// Goes to the first expansion at which the chosen lane and another one diverge, in the measure of expansions: there
/// both are at it. Without `from`, the other lane is the neighbour on the ladder.
pub fn part(model: &mut Model, from: Option<Realm>) {
    let chosen = model.chosen;
    let other = from.or_else(|| neighbour(model)).filter(|other| *other != chosen);
    let Some(other) = other.filter(|_| is_shown(model, chosen)) else {
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
        super::enter(model);
    }
    model.race.measure = RaceMeasure::Expansions;
    model.race.divergence = Some(Divergence { realms: [chosen, other], difference });
    go(model, difference.expansion);
}

/// The realm before the chosen one on the ladder, of those that are shown; the next one for the first.
fn neighbour(model: &Model) -> Option<Realm> {
    let lanes: Vec<Realm> = model.shown_realms().collect();
    let place = lanes.iter().position(|realm| *realm == model.chosen)?;
    lanes.get(place.checked_sub(1).unwrap_or(1)).copied()
}
