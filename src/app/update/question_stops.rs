//! The window asks by itself: while a search is played or stepped on, it stops for a question.
//!
//! How far on the next stop is grows with the expansions there have been, so that a class is asked early and often where
//! everything is new, and rarely in a long search. There is no chance in it: the same search stops at the same places.

use super::question_opening::{parts_at, show_at};
use crate::{
    app::{
        Model, QuestionMode,
        state::{QuestionParts, QuestionStop},
    },
    ask::{QuestionKind, SuccessorFate, Worth, worth},
    realm::Realm,
    replay::Past,
    trace::Event,
};

/// So many expansions are looked at, from the one at which the next stop is due, for a question that is worth it.
const MOST_EXPANSIONS: u64 = 8;

/// A search has been played or stepped on from a moment: if the next stop lies in between, the window asks there.
pub fn come_from(model: &mut Model, realm: Realm, before: u64) {
    let moment = model.chosen_lane().playhead.moment;
    let is_off = model.preferences.questions.mode == QuestionMode::Off;
    let is_elsewhere = model.chosen != realm || model.is_racing() || model.editor.is_some();
    if is_off || is_elsewhere || model.questions.current.is_some() || moment <= before {
        return;
    }
    if before == 0 && is_new(model) && ask_at(model, 0, &[QuestionKind::Count]) {
        note_stop(model, 0);
        return;
    }
    let due = due_after(model, before);
    for expanded in due..due + MOST_EXPANSIONS {
        let [from, to] = [expanded, expanded + 1].map(|number| end_of_expansion(model, number));
        if from > moment {
            return;
        }
        for at in from.max(before)..to.min(moment + 1).max(from + 1) {
            if is_promising(model, at) && ask_at(model, at, &QuestionKind::ALL) {
                note_stop(model, expanded);
                return;
            }
        }
    }
    note_stop(model, due + MOST_EXPANSIONS - 1);
}

/// Whether the window has not stopped in this search yet.
fn is_new(model: &Model) -> bool {
    model.questions.last_stop.is_none_or(|stop| stop.realm != model.chosen)
}

/// How many expansions there have been when the next stop is due. Whoever has gone back is asked anew.
fn due_after(model: &Model, before: u64) -> u64 {
    let here = model.chosen_lane().recording.scene_at(before).tally.expanded;
    let last = model.questions.last_stop.filter(|stop| stop.realm == model.chosen && stop.expanded <= here);
    let rate = model.preferences.questions.rate;
    last.map_or(here.max(1), |stop| rate.next_after(stop.expanded).max(here))
}

/// The moment at which all that an expansion leads to has been reported: before the next one.
fn end_of_expansion(model: &Model, number: u64) -> u64 {
    let recording = &model.chosen_lane().recording;
    recording.expansion(number).unwrap_or(recording.len())
}

fn note_stop(model: &mut Model, expanded: u64) {
    model.questions.last_stop = Some(QuestionStop { realm: model.chosen, expanded });
}

/// Whether there may be a question that is worth it: not before a successor that is a new board, and not where everything
/// that can become of a successor has been asked for. It is only a matter of time: a past costs some milliseconds.
fn is_promising(model: &Model, moment: u64) -> bool {
    let recording = &model.chosen_lane().recording;
    let follows_expansion =
        moment > 0 && recording.event(moment - 1).is_some_and(|event| event.expanded().is_some());
    match recording.event(moment) {
        _ if recording.realm().is_deepening() && follows_expansion => true,
        Some(Event::Open { .. }) => matches!(recording.event(moment + 1), Some(Event::Meet { .. })),
        Some(Event::Prune { .. } | Event::Retreat { .. } | Event::Meet { .. }) | None => false,
        Some(
            Event::Begin { .. }
            | Event::Duplicate { .. }
            | Event::Improve { .. }
            | Event::Expand { .. }
            | Event::Deepen { .. }
            | Event::LookUp { .. }
            | Event::Solved { .. },
        ) => true,
    }
}

/// Asks the best question of these kinds at a moment that is worth stopping for; whether there was one.
fn ask_at(model: &mut Model, moment: u64, kinds: &[QuestionKind]) -> bool {
    let past = Past::of(&model.chosen_lane().recording, moment);
    let worthwhile = kinds.iter().filter_map(|kind| {
        let parts = parts_at(model, &past, *kind)?;
        let once = worth_of(model, &parts)?;
        Some((parts, once))
    });
    let Some((parts, once)) =
        worthwhile.min_by_key(|(parts, _)| model.questions.count_of(parts.question.kind))
    else {
        return false;
    };
    model.questions.stopped_for.extend(once);
    show_at(model, moment, parts);
    true
}

/// Whether a question is worth it: `None` if not, else what has become of a successor that is asked for once.
fn worth_of(model: &Model, parts: &QuestionParts) -> Option<Option<SuccessorFate>> {
    match worth(parts.question.kind, &parts.right, &parts.rivals) {
        Worth::Always => Some(None),
        Worth::Once(fate) => (!model.questions.stopped_for.contains(&fate)).then_some(Some(fate)),
        Worth::Never => None,
    }
}
