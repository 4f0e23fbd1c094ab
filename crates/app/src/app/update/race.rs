//! Actions in the race, and the divergence of two lanes.

use eight_realms_core::{compare::first_difference, realm::Realm};

use super::together;
use crate::app::{Desk, Divergence, Notice, RaceAction, RaceMeasure, RaceShow, RunState, StageTab};

/// Carries out an action.
pub fn act(race: &mut RaceShow, desk: &mut Desk, action: RaceAction) {
    match action {
        // An invisible race moves no lane.
        RaceAction::Measure(measure) if desk.is_racing() => together::change_measure(desk, measure),
        RaceAction::Face(face) if desk.shows_race() => {
            race.face = face;
            desk.keep_face();
        }
        RaceAction::Measure(_) | RaceAction::Face(_) => {}
        RaceAction::FindDivergence(from) => part(race, desk, from),
        RaceAction::MustExpandWith(heuristic) => race.must_expand_with = heuristic,
        RaceAction::SwitchMustExpandAxis => race.must_expand_axis = race.must_expand_axis.other(),
        RaceAction::Table(time) => race.table_time = time,
        RaceAction::Sort(column) => race.order = race.order.by(column),
    }
}

/// Goes to the first expansion at which the chosen lane and another one diverge, in the measure of expansions: there
/// both are at it. Without `from`, the other lane is the neighbour on the ladder.
fn part(race: &mut RaceShow, desk: &mut Desk, from: Option<Realm>) {
    let chosen = desk.chosen;
    let other = from.or_else(|| neighbour(desk)).filter(|other| *other != chosen);
    let Some(other) = other.filter(|_| together::is_shown(desk, chosen)) else {
        desk.notify(Notice::NothingToCompare);
        return;
    };
    let [first, second] = [chosen, other].map(|realm| &desk.lane(realm).recording);
    let difference = first_difference(first, second);
    let has_end = difference.is_none_or(|difference| difference.boards.contains(&None));
    let is_whole =
        |realm| matches!(desk.lane(realm).run, RunState::Done(_)) && !desk.is_answered_by_parity(realm);
    if has_end && ![chosen, other].into_iter().all(is_whole) {
        desk.notify(Notice::NotSearched { realms: [chosen, other] });
        return;
    }
    let Some(difference) = difference else {
        desk.notify(Notice::NeverDiverge { realms: [chosen, other] });
        return;
    };
    if !desk.is_racing() {
        desk.show_stage(StageTab::Race);
        together::enter(desk);
    }
    desk.together.measure = RaceMeasure::Expansions;
    race.divergence = Some(Divergence { realms: [chosen, other], difference });
    together::go(desk, difference.expansion);
}

/// The realm before the chosen one on the ladder, of those that are shown; the next one for the first.
fn neighbour(desk: &Desk) -> Option<Realm> {
    let lanes: Vec<Realm> = desk.shown_realms().collect();
    let place = lanes.iter().position(|realm| *realm == desk.chosen)?;
    lanes.get(place.checked_sub(1).unwrap_or(1)).copied()
}

/// Forgets the divergence of searches that are gone.
pub fn settle(race: &mut RaceShow, desk: &Desk) {
    if std::mem::replace(&mut race.round, desk.round) != desk.round {
        race.divergence = None;
    }
}
