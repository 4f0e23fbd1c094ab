//! Questions that the window asks by itself: while a search is played or stepped forward, it stops for one.
//!
//! The distance to the next stop grows with the number of expansions so far, so that a class is asked early and often
//! where everything is new, and rarely in a long search. Nothing is random, and it does not matter how far the playhead
//! goes at once: a search that has been recorded stops at the same places each time. While a search is being recorded,
//! only questions are asked that can be answered so far: whether two searches meet in a layer, not before the end of
//! that layer is recorded.
//!
//! ```text
//!   expansion 5          expansion 6        expansion 7
//!   ├──────────────────┼──────────────────┼─────────        moments, from the boundary before an expansion
//!   due: looked at, and the next seven; the first question that is worth it stops the search
//! ```

use eight_realms_core::{
    ask::{QuestionKind, SuccessorFate, Worth, worth},
    lane::LaneId,
    replay::{MarkKind, Past, Playback},
    trace::Event,
};

use crate::{
    desk::{
        Desk,
        notice::Notice,
        preferences::{QuestionMode, QuestionRate},
    },
    questions::{
        QuestionWatch, Questions,
        opening::{open_from, parts_at, show_at},
    },
};

/// Number of expansions that are looked at for a question that is worth it, from the one at which the next stop is due.
const MAX_EXPANSIONS: u64 = 8;

/// Asks at the next stop, if a search that was played or stepped forward from the moment `before` has reached it.
/// `playback` is how it was played.
pub fn come_from(questions: &mut Questions, desk: &mut Desk, id: LaneId, before: u64, playback: Playback) {
    let moment = desk.chosen_lane().playhead.moment;
    let is_off = desk.preferences.questions.mode == QuestionMode::Off;
    let is_elsewhere = desk.chosen != id || desk.is_racing() || desk.is_editing;
    if is_off || is_elsewhere || desk.has_question() || moment <= before {
        return;
    }
    let mut watch = watch_from(questions, desk, before);
    let asks_count = before == 0 && !watch.has_begun;
    watch.has_begun = true;
    let stops = asks_count && ask_at(questions, desk, &mut watch, 0, (&[QuestionKind::Count], playback))
        || stop_in(questions, desk, &mut watch, before, (moment, playback));
    if !stops {
        watch.passed = moment;
    }
    questions.watch = Some(watch);
}

/// Asks at one of the stops that playing from the beginning would make, the later the more has been asked, or else at
/// the first moment at which anything can be asked. A notice says that the playhead has gone back. Returns whether
/// there was such a moment.
pub fn open_earlier(questions: &mut Questions, desk: &mut Desk, kind: Option<QuestionKind>) -> bool {
    let is_open = kind.is_none() && open_at_stop(questions, desk) || open_from(questions, desk, 0, kind);
    if is_open {
        let expanded = desk.chosen_lane().recording.expanded_by(desk.chosen_lane().playhead.moment);
        desk.notify(Notice::QuestionEarlier { expanded });
    }
    is_open
}

fn open_at_stop(questions: &mut Questions, desk: &mut Desk) -> bool {
    let recording = &desk.chosen_lane().recording;
    let (end, all) = (recording.len(), recording.expanded_by(recording.len()));
    let rate = desk.preferences.questions.rate;
    let later = |due| Some(rate.next_after(due)).filter(|due| *due < all).unwrap_or(1);
    let due = (0..questions.number()).fold(1, |due, _| later(due));
    let Some(from) = next_place(desk, due) else { return false };
    let mut watch = QuestionWatch::of(desk.recording_key(), due);
    stop_in(questions, desk, &mut watch, from, (end, Playback::Paused))
}

/// The watch of a search that goes on from the moment `before`. From the beginning, and in another search, everything
/// is asked anew; after a jump, questions come from there on.
fn watch_from(questions: &mut Questions, desk: &Desk, before: u64) -> QuestionWatch {
    let key = desk.recording_key();
    let here = desk.chosen_lane().recording.scene_at(before).tally.expanded.max(1);
    match questions.watch.take().filter(|watch| watch.key == key) {
        // The answer to a question has led one event on.
        Some(watch) if watch.passed.max(1) <= before && before <= watch.passed + 1 => watch,
        Some(watch) if before > 0 => {
            let due = if before < watch.passed { here } else { watch.due.max(here) };
            QuestionWatch { due, passed: before, next: None, ..watch }
        }
        // The question at the very beginning has been left.
        Some(watch) if watch.passed == 0 => watch,
        _ => QuestionWatch::of(key, here),
    }
}

/// Asks at the first expansion that has a question worth it, from `before` up to `moment`. Returns whether there was
/// one.
fn stop_in(
    questions: &mut Questions,
    desk: &mut Desk,
    watch: &mut QuestionWatch,
    before: u64,
    (moment, playback): (u64, Playback),
) -> bool {
    let rate = desk.preferences.questions.rate;
    let mut at = before;
    while at <= moment {
        let number = expansion_at(desk, at);
        let looks_up = is_look_up(desk, at);
        if looks_up && watch.looked_up && rate != QuestionRate::Every {
            return false;
        } else if !looks_up && number < watch.due {
            // On to where it is due, or past what the search has done so far.
            at = next_place(desk, watch.due).map_or(moment + 1, |next| next.max(at + 1));
        } else if !looks_up && number >= watch.due + MAX_EXPANSIONS {
            watch.due = rate.next_after(watch.due + MAX_EXPANSIONS - 1);
        } else {
            let found = watch.next.take().filter(|(stop, _)| *stop >= at);
            match found.or_else(|| best_within(questions, desk, watch, at)) {
                Some(next) if next.0 > moment => {
                    watch.next = Some(next);
                    return false;
                }
                Some((stop, kind)) => {
                    watch.due = rate.next_after(number);
                    watch.looked_up |= looks_up;
                    watch.passed = stop;
                    return ask_at(questions, desk, watch, stop, (&[kind], playback));
                }
                None => at = next_place(desk, number + 1).map_or(moment + 1, |next| next.max(at + 1)),
            }
        }
    }
    false
}

/// The best question from a moment to the end of its expansion: of the kind that has been asked least often, and of
/// those the first.
fn best_within(
    questions: &Questions,
    desk: &Desk,
    watch: &QuestionWatch,
    from: u64,
) -> Option<(u64, QuestionKind)> {
    let (recording, number) = (&desk.chosen_lane().recording, expansion_at(desk, from));
    let within = (from..recording.len()).take_while(|at| expansion_at(desk, *at) == number);
    let promising = within.filter(|at| is_promising(desk, watch, *at));
    let kinds = |at: u64| {
        let past = Past::of(recording, at);
        let kinds = QuestionKind::ALL.into_iter().filter(|kind| kind.can_be_worth_it());
        let worthwhile = |kind: &QuestionKind| {
            let parts = parts_at(desk, &past, *kind);
            parts.is_some_and(|parts| is_worth_it(watch, worth(*kind, &parts.right, &parts.rivals)))
        };
        kinds.filter(worthwhile).map(|kind| (at, kind)).collect::<Vec<_>>()
    };
    promising.flat_map(kinds).min_by_key(|(at, kind)| (questions.count_of(*kind), *at))
}

/// The index, from 0, of the expansion that begins at a moment or that the moment lies within.
fn expansion_at(desk: &Desk, moment: u64) -> u64 {
    let recording = &desk.chosen_lane().recording;
    let expanded = recording.scene_at(moment).tally.expanded;
    let is_boundary = recording.event(moment).is_some_and(|event| event.expanded().is_some());
    if is_boundary { expanded } else { expanded.saturating_sub(1) }
}

/// The moment before an expansion; if a table is finished earlier, the moment before its look-ups; `None` if neither is
/// recorded.
fn next_place(desk: &Desk, expansion: u64) -> Option<u64> {
    let recording = &desk.chosen_lane().recording;
    let look_ups = || recording.marks().iter().find(|mark| mark.kind == MarkKind::LookedUp);
    recording.expansion(expansion).or_else(|| look_ups().map(|mark| mark.moment - 1))
}

/// Whether the next event is a look-up in a finished table.
fn is_look_up(desk: &Desk, moment: u64) -> bool {
    matches!(desk.chosen_lane().recording.event(moment), Some(Event::LookUp { .. }))
}

/// Whether a moment may have a question that is worth it. A new board is passed over if the next event is no meeting
/// and a new board has been asked about already. The test only saves time: to find the right answers costs more.
fn is_promising(desk: &Desk, watch: &QuestionWatch, moment: u64) -> bool {
    let recording = &desk.chosen_lane().recording;
    let follows_expansion =
        moment > 0 && recording.event(moment - 1).is_some_and(|event| event.expanded().is_some());
    match recording.event(moment) {
        _ if recording.realm().is_deepening() && follows_expansion => true,
        Some(Event::Open { .. }) => {
            let meets = matches!(recording.event(moment + 1), Some(Event::Meet { .. }));
            meets || !watch.fates.contains(&SuccessorFate::New)
        }
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

/// Asks the best of the questions of these kinds that are worth it at a moment. Returns whether there was one.
fn ask_at(
    questions: &mut Questions,
    desk: &mut Desk,
    watch: &mut QuestionWatch,
    moment: u64,
    (kinds, playback): (&[QuestionKind], Playback),
) -> bool {
    let past = Past::of(&desk.chosen_lane().recording, moment);
    let worthwhile = kinds.iter().filter(|kind| kind.can_be_worth_it()).filter_map(|kind| {
        let parts = parts_at(desk, &past, *kind)?;
        let worth = worth(parts.question.kind, &parts.right, &parts.rivals);
        is_worth_it(watch, worth).then_some((parts, worth))
    });
    let Some((parts, worth)) = worthwhile.min_by_key(|(parts, _)| questions.count_of(parts.question.kind))
    else {
        return false;
    };
    if let Worth::Once(fate) = worth {
        watch.fates.push(fate);
    }
    show_at(questions, desk, moment, parts, playback);
    true
}

/// Whether a question is worth it: always, or because this fate of a successor has not been asked for yet.
fn is_worth_it(watch: &QuestionWatch, worth: Worth) -> bool {
    match worth {
        Worth::Always => true,
        Worth::Once(fate) => !watch.fates.contains(&fate),
        Worth::Never => false,
    }
}
