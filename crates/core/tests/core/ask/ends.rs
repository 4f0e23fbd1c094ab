//! Where a recording ends, and where nothing is searched.

use eight_realms_core::{
    ask::{Prediction, Question, QuestionKind, RecordingEnd, YesNo, right},
    puzzle::Board,
    realm::{ParityCheck, Realm, Settings},
    replay::{Past, Recording},
};

use super::question_moment::QuestionMoment;
use crate::{
    probe::{puzzle, record},
    samples::are_small,
};

/// The search of a pair without a path, to its last event.
fn exhausted(realm: Realm) -> QuestionMoment {
    let settings = Settings { parity: ParityCheck::Off, ..Settings::default() };
    let apart = puzzle("12345687x", "12345678x");
    let mut whole = Recording::of(realm);
    whole.extend(&record(realm, &apart, settings), 1.0);
    QuestionMoment::in_recording(apart, settings, whole, 0)
}

/// The last layer of a search without a path ends with the search, and so does its last expansion: they have an answer
/// where the search has ended, and none where it may go on.
#[test]
fn what_comes_last_is_known_once_a_search_has_ended() {
    // Half a million events each.
    if are_small() {
        return;
    }
    for (realm, kind, answer) in [
        (Realm::Bidirectional, QuestionKind::Meet, Prediction::YesNo(YesNo::No)),
        (Realm::Hash, QuestionKind::Frontier, Prediction::Count(0)),
        (Realm::Heap, QuestionKind::Frontier, Prediction::Count(0)),
    ] {
        let mut there = exhausted(realm);
        let last_mark = there.whole.marks().last().expect("there are layers").moment - 1;
        let last_expansion = there.whole.moment_of_expansion(there.whole.edge().tally.expanded);
        let moment = if kind == QuestionKind::Meet { last_mark } else { last_expansion };
        there.past = Past::of(&there.whole, moment);
        let (question, from) = (Question::of(kind), there.context());
        let full = |end| right(&question, &from, (&there.whole, end)).map(|right| right.full);
        assert_eq!(full(RecordingEnd::OfSearch), Some(vec![answer]), "realm {realm}, {kind:?} at {moment}");
        assert_eq!(full(RecordingEnd::Earlier), None, "realm {realm}, {kind:?} at {moment}");
    }
}

/// How many boards are expanded in all is known at the end, and no question once some have been.
#[test]
fn a_count_is_known_at_the_end_and_a_question_at_the_beginning_alone() {
    let mut there = QuestionMoment::of("8r1:41325678x:7@e0");
    let question = Question::of(QuestionKind::Count);
    let full = |there: &QuestionMoment, end| {
        right(&question, &there.context(), (&there.whole, end)).map(|right| right.full)
    };
    let all = Prediction::Count(there.whole.edge().tally.expanded);
    assert_eq!(full(&there, RecordingEnd::OfSearch), Some(vec![all]));
    assert_eq!(full(&there, RecordingEnd::Earlier), None);
    there.past = Past::of(&there.whole, 1);
    assert_eq!(full(&there, RecordingEnd::OfSearch), None);
}

/// The start is the goal: there is no search to ask about, but boards have an h, and there is a path.
#[test]
fn where_nothing_is_searched_no_question_is_about_the_search() {
    let goal = Board::standard_goal().to_string().replace(' ', "");
    for realm in ["2", "4", "5", "7", "7b", "8"] {
        for events in 0..=2 {
            let there = QuestionMoment::of(&format!("8r1:{goal}:{realm}@e{events}"));
            for kind in QuestionKind::ALL {
                let (question, from) = (Question::of(kind), there.context());
                let right = right(&question, &from, (&there.whole, RecordingEnd::OfSearch));
                let is_about_start = matches!(kind, QuestionKind::Value | QuestionKind::Over);
                let expected = match kind {
                    QuestionKind::Solvable => true,
                    QuestionKind::Count => events == 0,
                    _ => is_about_start && kind.is_of(from.realm()),
                };
                assert_eq!(right.is_some(), expected, "realm {realm}, {kind:?} at {events}: {right:?}");
            }
        }
    }
}
